// The summary: totals, and what was found by rule, title and language.

const mostTitles = 100;

function tile(value, words, address, severity) {
  const inside = [element("strong", { text: number(value) }), element("span", { text: words })];
  const content = address ? element("a", { href: address }, ...inside) : element("div", {}, ...inside);
  return element("li", { class: severity }, content);
}

/** Lines about what the page does not hold. */
function leftOutNotes() {
  const lines = [];
  if (summary.leftOut.findings) {
    lines.push(
      `${counted(summary.leftOut.findings, "finding")} of ${number(summary.leftOut.findings + findings.length)} ` +
        "are counted here but not listed, so that the page stays small enough to open.",
    );
  }
  if (summary.leftOut.cuesOfFiles) {
    lines.push(`The cues of ${counted(summary.leftOut.cuesOfFiles, "file")} are left out for the same reason; their pages have no timeline.`);
  }
  return lines.map((text) => element("p", { class: "notice", text }));
}

function showSummary(main) {
  const { root, slots } = view("summary-view");
  const counts = [0, 0, 0];
  for (const file of files) file.bySeverity.forEach((count, index) => (counts[index] += count));
  const unread = files.filter((file) => file.problem).length;
  const clean = files.filter((file) => !file.total && !file.problem).length;
  slots.tiles.append(
    tile(files.length, files.length === 1 ? "file checked" : "files checked", "#/files"),
    ...counts.map((count, index) =>
      tile(count, count === 1 && index < 2 ? severities[index].name : index < 2 ? severities[index].plural : "advice",
        `#/findings?severity=${severities[index].name}`, severities[index].name)),
    tile(clean, clean === 1 ? "file without findings" : "files without findings", "#/files?state=clean"),
  );
  if (unread) slots.tiles.append(tile(unread, unread === 1 ? "file not readable" : "files not readable", "#/files?state=unread", "error"));
  slots.notes.append(...leftOutNotes());

  const rules = countRules();
  const most = Math.max(1, ...rules.map((rule) => rule.total));
  const bar = (group) => {
    const node = element("span", { class: "share", "aria-hidden": "true" });
    group.bySeverity.forEach((count, index) => {
      if (!count) return;
      const part = element("span", { class: severities[index].name });
      part.style.width = `${(count / most) * 100}%`;
      node.append(part);
    });
    return node;
  };
  fillTable(slots.rules, "Findings by rule", [
    { title: "Rule", kind: "code", value: (rule) => element("a", { href: `#/findings?rule=${encodeURIComponent(rule.code)}`, text: rule.code }) },
    { title: "What it finds", kind: "words", value: (rule) => rule.summary ?? "" },
    { title: "Severity", kind: "severities", value: (rule) => severityMarks(rule.bySeverity) },
    { title: "Findings", kind: "number", value: (rule) => number(rule.total) },
    { title: "Files", kind: "number", value: (rule) => number(rule.files) },
    { title: "Share", kind: "bar", value: bar },
  ], rules);
  if (!rules.length) slots.rules.replaceWith(element("p", { class: "note", text: "Nothing was found." }));

  const groupColumns = (title, key, words) => [
    { title, kind: "name", value: (group) => element("a", { href: `#/findings?${key}=${encodeURIComponent(group.name || "-")}`, text: words(group.name) }) },
    { title: "Files", kind: "number", value: (group) => number(group.files) },
    { title: "Findings", kind: "number", value: (group) => number(group.total) },
    { title: "By severity", kind: "severities", value: (group) => severityMarks(group.bySeverity) },
  ];
  const titles = groupFiles((file) => file.title);
  fillTable(slots.titles, "Findings by title", groupColumns("Title", "title", (name) => name || "no title"), titles.slice(0, mostTitles));
  slots["more-titles"].textContent = titles.length > mostTitles
    ? `${number(titles.length - mostTitles)} more titles, with fewer findings each; the list of findings can be filtered by them.` : "";
  fillTable(slots.languages, "Findings by language", groupColumns("Language", "language", languageLabel), groupFiles((file) => file.language));

  if (summary.notRun.length) {
    slots["not-run"].hidden = false;
    fillTable(slots["not-run-rules"], "Rules that were not run", [
      { title: "Rule", kind: "code", value: (rule) => rule.rule },
      { title: "Why", kind: "words", value: (rule) => rule.reason },
      { title: "Files", kind: "number", value: (rule) => number(rule.files) },
    ], summary.notRun);
  }
  main.replaceChildren(root);
  return { title: "Summary" };
}
