// All that is known of one finding, or of a cue without one.

/** A rule's explanation: blocks, of which the first line is a heading where more follow it. */
function explanationBlocks(rule) {
  const nodes = [];
  for (const block of (rule.explanation ?? "").split("\n\n")) {
    const [head, ...rest] = block.split("\n");
    if (!rest.length) {
      nodes.push(element("p", { text: head }));
      continue;
    }
    nodes.push(element("p", { class: "term", text: head }));
    for (const line of rest) nodes.push(element("p", { text: line }));
  }
  if (rule.reference) nodes.push(element("p", { text: `Reference: ${rule.reference}` }));
  return nodes;
}

function terms(pairs) {
  const list = element("dl", { class: "terms" });
  for (const [term, value] of pairs) {
    if (value === null || value === undefined || value === "") continue;
    list.append(element("div", {}, element("dt", { text: term }), element("dd", {}, value)));
  }
  return list;
}

function findingDetail(finding, cue) {
  const rule = summary.rules[finding.rule];
  const [measured, allowed, unit] = finding.measured ?? [];
  const withUnit = (value) => (value === undefined ? null : `${value}${unit ? ` ${unit}` : ""}`);
  const explanation = explanationBlocks(rule);
  return [
    element("p", { class: "finding-head" }, severityBadge(finding.severity), " ",
      element("a", { class: "code", href: `#/findings?rule=${encodeURIComponent(finding.code)}`, text: finding.code })),
    element("p", { class: "finding-message", text: finding.message }),
    finding.text ? element("blockquote", { dir: "auto" }, quotedText(cue && !finding.excerpt ? cue.text : finding.text, finding.excerpt)) : null,
    terms([
      ["Cue", finding.cue === null ? null : `${number(finding.cue + 1)}${cue?.id ? ` “${cue.id}”` : ""}`],
      ["Time", cue ? `${cue.beginCode} → ${cue.endCode}` : finding.time],
      ["Line", finding.file.format && finding.line ? `${number(finding.line)}, column ${number(finding.column)}` : null],
      ["Measured", withUnit(measured)],
      ["Allowed", withUnit(allowed)],
      ["Limit from", finding.source],
      ["Fix", finding.fix ? `${finding.fix[0]}${finding.fix[1] === "unsafe" ? " (may change the meaning)" : ""}` : null],
    ]),
    ...finding.notes.map(([message, line]) => element("p", { class: "note", text: line ? `${message} (line ${number(line)})` : message })),
    explanation.length ? element("details", {}, element("summary", { text: "About the rule" }), element("p", { text: rule.summary }), ...explanation) : null,
  ].filter(Boolean);
}

function cueDetail(cue) {
  return [
    element("p", { class: "finding-message", text: `Cue ${number(cue.index + 1)} has no findings.` }),
    element("blockquote", { dir: "auto" }, quotedText(cue.text)),
    terms([
      ["Time", `${cue.beginCode} → ${cue.endCode}`],
      ["Length", `${seconds(cue.duration)} s`],
      ["Gap before", cue.gap === null ? null : `${seconds(cue.gap)} s`],
      ["Reading speed", cue.speed === null ? null : `${decimal(cue.speed)} characters a second, ${Math.round(cue.wordsPerMinute)} words a minute`],
      ["Text", `${counted(cue.characters, "character")}, ${counted(cue.words, "word")}, ${counted(cue.lines, "line")}, the longest of ${number(cue.longest)}`],
    ]),
  ];
}
