// The data as the command wrote it: rows whose columns have their order, of which objects are made.

const severities = [
  { name: "error", plural: "errors", mark: "●" },
  { name: "warning", plural: "warnings", mark: "▲" },
  { name: "advice", plural: "pieces of advice", mark: "◆" },
];

/** The rows of all portions of a part, which are taken out of the document. */
function takeRows(part) {
  const rows = [];
  for (const node of document.querySelectorAll(`script[data-part="${part}"]`)) {
    for (const row of JSON.parse(node.textContent)) rows.push(row);
    node.remove();
  }
  return rows;
}

const summary = JSON.parse(document.querySelector('script[data-part="summary"]').textContent);

const files = takeRows("files").map(
  ([path, title, language, format, problem, cueCount, length, hasCues, kept, counts], index) => {
    const bySeverity = [0, 0, 0];
    for (const [, severity, count] of counts) bySeverity[severity] += count;
    const slash = path.lastIndexOf("/");
    return {
      index, path, title, format, problem, cueCount, length, hasCues, kept, counts, bySeverity,
      language: language ?? "",
      name: path.slice(slash + 1) || path,
      folder: path.slice(0, slash + 1),
      total: bySeverity[0] + bySeverity[1] + bySeverity[2],
      findings: [],
    };
  },
);

const findings = takeRows("findings").map(
  ([file, rule, severity, line, column, cue, time, text, message, excerpt, measured, source, fix, notes]) => {
    const finding = {
      file: files[file], rule, severity, line, column, cue, time, text, message, excerpt, measured, fix, notes,
      source: source === null ? null : summary.sources[source],
      code: summary.rules[rule].code,
      number: files[file].findings.length,
    };
    files[file].findings.push(finding);
    return finding;
  },
);

/** What a search looks through; made when it is needed first. */
function searchText(finding) {
  finding.searched ??= [finding.text ?? "", finding.message, finding.code, finding.file.path].join("\n").toLowerCase();
  return finding.searched;
}

/** The cues of a file, with gaps and speeds; an empty list where the page does not hold them. */
function cuesOf(file) {
  if (file.cues) return file.cues;
  const node = document.querySelector(`script[data-part="cues-${file.index}"]`);
  const rows = node ? JSON.parse(node.textContent) : [];
  let latest = null;
  const cues = rows.map(
    ([begin, end, text, characters, words, lines, longest, id, markup, placement, beginCode, endCode], index) => {
      const duration = end === null ? null : end - begin;
      const cue = {
        index, begin, end, text, characters, words, lines, longest, id, markup, placement, duration,
        beginCode: beginCode ?? clock(begin),
        endCode: end === null ? "end" : endCode ?? clock(end),
        gap: latest === null ? null : begin - latest,
        speed: duration > 0 ? (characters * 1000) / duration : null,
        wordsPerMinute: duration > 0 ? (words * 60000) / duration : null,
        findings: [],
      };
      if (end !== null) latest = Math.max(latest ?? end, end);
      return cue;
    },
  );
  for (const finding of file.findings) if (finding.cue !== null && cues[finding.cue]) cues[finding.cue].findings.push(finding);
  file.cues = cues;
  return cues;
}

/** Counts files and findings by what `key` gives for a file, the most findings first. */
function groupFiles(key) {
  const groups = new Map();
  for (const file of files) {
    const name = key(file);
    let group = groups.get(name);
    if (!group) groups.set(name, (group = { name, files: 0, total: 0, bySeverity: [0, 0, 0] }));
    group.files += 1;
    group.total += file.total;
    file.bySeverity.forEach((count, severity) => (group.bySeverity[severity] += count));
  }
  return [...groups.values()].sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

/** Counts findings and files of each rule, the most findings first; of all that was found, also where the page lacks it. */
function countRules() {
  const rules = summary.rules.map((rule, index) => ({ ...rule, index, files: 0, total: 0, bySeverity: [0, 0, 0] }));
  for (const file of files) {
    let last = -1;
    for (const [rule, severity, count] of file.counts) {
      rules[rule].total += count;
      rules[rule].bySeverity[severity] += count;
      if (last !== rule) rules[rule].files += 1;
      last = rule;
    }
  }
  return rules.filter((rule) => rule.total > 0).sort((a, b) => b.total - a.total || (a.code < b.code ? -1 : 1));
}
