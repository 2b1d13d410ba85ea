// The lists of all findings and of all files, with their filters.

/** So many titles are offered in a list; of more, a part is typed. */
const mostTitleOptions = 400;

const findingColumns = [
  { title: "Severity", kind: "severity-cell" },
  { title: "Rule", kind: "code" },
  { title: "File", kind: "file-cell" },
  { title: "Time", kind: "time" },
  { title: "Finding", kind: "message", isLink: true },
];

function findingMessage(finding) {
  const node = element("span", { class: "said" }, element("span", { class: "message-text", text: finding.message }));
  if (finding.text) node.append(quotedText(finding.text, finding.excerpt));
  return node;
}

function filePlace(file) {
  return element("span", { class: "file-place", title: file.path },
    element("span", { class: "file-name", text: file.name }), element("span", { class: "file-folder", text: file.folder }));
}

function findingAddress(finding) {
  return `#/file/${finding.file.index}/finding/${finding.number}`;
}

function showFindings(main, _, query) {
  const { root, slots } = view("findings-view");
  const form = root.querySelector("form");
  const field = (id) => form.querySelector(`#${id}`);
  const ruleCounts = new Map();
  for (const finding of findings) ruleCounts.set(finding.code, (ruleCounts.get(finding.code) ?? 0) + 1);
  fillSelect(field("rule"), [
    ["", "All rules"],
    ...[...ruleCounts].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([code, count]) => [code, `${code} (${number(count)})`]),
  ]);
  const groups = (key, label) => groupFiles(key).filter((group) => group.total)
    .map((group) => [group.name || "-", label(group.name)]).sort((a, b) => (a[1] < b[1] ? -1 : 1));
  const titles = groups((file) => file.title, (name) => name || "no title");
  const isTyped = titles.length > mostTitleOptions;
  fillSelect(field("title"), [["", "All titles"], ...(isTyped ? [] : titles)]);
  fillSelect(field("language"), [["", "All languages"], ...groups((file) => file.language, languageLabel)]);
  const titleField = isTyped ? field("title-part") : field("title");
  if (isTyped) {
    form.querySelector("label[for=title]").htmlFor = "title-part";
    field("title").hidden = true;
    titleField.hidden = false;
  }
  const totals = [0, 0, 0];
  for (const finding of findings) totals[finding.severity] += 1;
  severities.forEach(({ name }, index) => {
    slots.severities.append(
      element("label", { class: "check" }, element("input", { type: "checkbox", name: "severity", value: name, checked: true }),
        severityBadge(index, `${name} (${number(totals[index])})`)),
    );
  });

  // The address holds the filters, so that it can be kept and sent to somebody.
  const asked = query.get("severity")?.split(",");
  field("query").value = query.get("q") ?? "";
  field("rule").value = query.get("rule") ?? "";
  titleField.value = query.get("title") ?? "";
  field("language").value = query.get("language") ?? "";
  for (const box of form.elements.severity) box.checked = !asked || asked.includes(box.value);

  const list = new VirtualList({
    label: "Findings", kind: "findings", columns: findingColumns, address: findingAddress,
    cells: (finding) => [
      severityBadge(finding.severity), finding.code,
      filePlace(finding.file), finding.time ?? "–", findingMessage(finding),
    ],
    open: (finding) => (location.hash = findingAddress(finding)),
  });
  slots.list.replaceWith(list.node);
  const count = root.querySelector("#count");

  function filter() {
    const words = field("query").value.toLowerCase().split(/\s+/).filter(Boolean);
    const rule = field("rule").value;
    const title = titleField.value;
    const language = field("language").value;
    const shown = severities.map(({ name }) => [...form.elements.severity].some((box) => box.value === name && box.checked));
    const part = title.toLowerCase();
    const found = findings.filter((finding) =>
      shown[finding.severity] && (!rule || finding.code === rule)
      && (!language || (finding.file.language || "-") === language)
      && (!title || (isTyped ? finding.file.title.toLowerCase().includes(part) : (finding.file.title || "-") === title))
      && (!words.length || words.every((word) => searchText(finding).includes(word))));
    list.set(found);
    const words_ = found.length === findings.length
      ? counted(findings.length, "finding") : `${number(found.length)} of ${counted(findings.length, "finding")}`;
    count.textContent = summary.leftOut.findings ? `${words_}; ${number(summary.leftOut.findings)} more are counted but not listed` : words_;
    announce(count.textContent);
    const kept = new URLSearchParams();
    if (words.length) kept.set("q", field("query").value);
    if (rule) kept.set("rule", rule);
    if (title) kept.set("title", title);
    if (language) kept.set("language", language);
    if (!shown.every(Boolean)) kept.set("severity", severities.filter((_, index) => shown[index]).map(({ name }) => name).join(","));
    history.replaceState(null, "", `#/findings${kept.size ? `?${kept}` : ""}`);
  }
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(filter));
  main.replaceChildren(root);
  filter();
  return { title: "Findings", lists: [list] };
}

function showFiles(main, _, query) {
  const { root, slots } = view("files-view");
  const form = root.querySelector("form");
  const field = (id) => form.querySelector(`#${id}`);
  field("state").value = query.get("state") ?? "";
  field("order").value = query.get("order") ?? "";
  const list = new VirtualList({
    label: "Files", kind: "files",
    columns: [
      { title: "File", kind: "file-cell", isLink: true }, { title: "Title", kind: "title-cell" }, { title: "Language", kind: "language-cell" },
      { title: "Format", kind: "code" }, { title: "Cues", kind: "number" }, { title: "Length", kind: "time" },
      { title: "Findings", kind: "severities" },
    ],
    address: (file) => `#/file/${file.index}`,
    cells: (file) => [
      filePlace(file), file.title, languageLabel(file.language), file.format ?? "–", number(file.cueCount),
      file.length === null ? "–" : shortClock(file.length),
      file.problem ? element("span", { class: "problem", text: file.problem === "refused" ? "no captions" : "unreadable" })
        : file.total ? severityMarks(file.bySeverity) : "none",
    ],
    open: (file) => (location.hash = `#/file/${file.index}`),
  });
  slots.list.replaceWith(list.node);
  const count = root.querySelector("#count");

  const orders = {
    path: (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0),
    findings: (a, b) => b.total - a.total,
    gravity: (a, b) => b.bySeverity[0] - a.bySeverity[0] || b.bySeverity[1] - a.bySeverity[1] || b.bySeverity[2] - a.bySeverity[2],
  };
  function filter() {
    const part = field("file-query").value.toLowerCase();
    const state = field("state").value;
    const order = field("order").value;
    const found = files.filter((file) =>
      (!part || file.path.toLowerCase().includes(part))
      && (state !== "found" || file.total > 0) && (state !== "clean" || (!file.total && !file.problem))
      && (state !== "unread" || file.problem));
    if (order) found.sort(orders[order]);
    list.set(found);
    count.textContent = found.length === files.length ? counted(files.length, "file") : `${number(found.length)} of ${counted(files.length, "file")}`;
    announce(count.textContent);
  }
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  main.replaceChildren(root);
  filter();
  return { title: "Files", lists: [list] };
}
