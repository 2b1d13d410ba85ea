// The page of one file.

const cueColumns = [
  { title: "Cue", short: "#", kind: "number cue-number", isLink: true },
  { title: "Begin and end", kind: "time times" },
  { title: "Length in seconds", short: "Length", kind: "number length" },
  { title: "Gap before it in seconds", short: "Gap", kind: "number gap" },
  { title: "Characters", short: "Chars", kind: "number characters" },
  { title: "Characters of the longest line", short: "Line", kind: "number longest" },
  { title: "Characters a second", short: "Char/s", kind: "number speed" },
  { title: "Words a minute", short: "WPM", kind: "number words" },
  { title: "Text", kind: "text" },
  { title: "Findings", kind: "severities" },
];

function cueCells(cue) {
  const counts = [0, 0, 0];
  for (const finding of cue.findings) counts[finding.severity] += 1;
  const text = element("span", { class: "cue-text", dir: "auto" });
  text.textContent = cue.text;
  return [
    number(cue.index + 1),
    element("span", {}, element("span", { text: cue.beginCode }), element("span", { class: "until", text: cue.endCode })),
    seconds(cue.duration), cue.gap === null ? "–" : seconds(cue.gap), number(cue.characters), number(cue.longest),
    decimal(cue.speed), cue.wordsPerMinute === null ? "–" : number(Math.round(cue.wordsPerMinute)), text,
    cue.findings.length ? severityMarks(counts) : element("span", { class: "unseen", text: "none" }),
  ];
}

/** The limit of reading speed that the file's findings were held against, in characters a second; nil where none was. */
function speedLimit(file) {
  const finding = file.findings.find(({ code, measured }) => code === "reading/speed" && /^[^/]*char.* (a|per) second/.test(measured?.[2] ?? ""));
  const limit = Number(finding?.measured[1]);
  return limit > 0 ? limit : null;
}

class FilePage {
  constructor(main, file, kind, place) {
    this.file = file;
    this.cues = cuesOf(file);
    this.finding = null;
    this.cue = null;
    const { root, slots } = view("file-view");
    Object.assign(this, { slots });
    this.fillHead();
    this.ruleField = root.querySelector("#file-rule");
    const counts = new Map();
    for (const finding of file.findings) counts.set(finding.code, (counts.get(finding.code) ?? 0) + 1);
    fillSelect(this.ruleField, [["", `All rules (${number(file.findings.length)})`],
      ...[...counts].sort((a, b) => b[1] - a[1]).map(([code, count]) => [code, `${code} (${number(count)})`])]);
    this.ruleField.addEventListener("input", () => this.filter());
    this.makeLists();
    if (this.cues.length) this.makeTimeline(root);
    slots.previous.addEventListener("click", () => this.step(-1));
    slots.next.addEventListener("click", () => this.step(1));
    main.replaceChildren(root);
    this.showList(this.cues.length ? "cues" : "findings");
    this.go(kind, place);
  }

  fillHead() {
    const { file, slots } = this;
    slots.folder.textContent = file.folder;
    slots.name.textContent = file.name;
    const facts = [
      ["Title", file.title], ["Language", languageLabel(file.language)], ["Format", file.format ?? "not known"],
      ["Cues", number(file.cueCount)], ["Length", file.length === null ? "–" : shortClock(file.length)],
    ];
    for (const [name, value] of facts) {
      slots.facts.append(element("span", {}, element("span", { class: "fact", text: `${name} ` }), value));
    }
    slots.facts.append(element("span", {}, file.total ? severityMarks(file.bySeverity) : "no findings"));
    for (const [slot, step] of [["previous-file", -1], ["next-file", 1]]) {
      const other = files[file.index + step];
      if (other) slots[slot].href = `#/file/${other.index}`;
      else slots[slot].remove();
      if (other) slots[slot].title = other.path;
    }
    const notes = [];
    if (file.problem === "unreadable") notes.push("The file could not be read.");
    if (file.problem === "refused") notes.push("The file holds nothing that could be checked.");
    if (file.kept < file.total) notes.push(`${number(file.total - file.kept)} of ${counted(file.total, "finding")} of this file are not listed here; the command's other reports hold all.`);
    if (file.cueCount && !file.hasCues) notes.push("The cues of this file are left out, so that the page stays small enough to open. A report of this file alone holds them.");
    slots.notes.append(...notes.map((text) => element("p", { class: "notice", text })));
  }

  makeLists() {
    const { file } = this;
    this.lists = {};
    if (this.cues.length) {
      this.lists.cues = new VirtualList({
        label: "Cues", kind: "cues", columns: cueColumns, cells: cueCells, address: (cue) => `#/file/${file.index}/cue/${cue.index}`,
        open: (cue) => this.chooseCue(cue.index, { fromList: true }), move: (cue) => this.chooseCue(cue.index, { fromList: true }),
      });
    }
    this.lists.findings = new VirtualList({
      label: "Findings of the file", kind: "findings in-file", columns: findingColumns.filter(({ title }) => title !== "File"), address: findingAddress,
      cells: (finding) => [severityBadge(finding.severity), finding.code, finding.time ?? "–", findingMessage(finding)],
      open: (finding) => this.chooseFinding(finding, { fromList: true }), move: (finding) => this.chooseFinding(finding, { fromList: true }),
    });
    for (const button of this.slots.switches.querySelectorAll("button")) {
      if (!this.cues.length && button.dataset.list !== "findings") button.remove();
      else button.addEventListener("click", () => this.showList(button.dataset.list));
    }
  }

  makeTimeline(root) {
    const { slots } = this;
    slots.timeline.hidden = false;
    slots.preview.hidden = false;
    const limit = speedLimit(this.file);
    this.timeline = new Timeline(this.file, this.cues, limit, (index) => this.chooseCue(index));
    slots.drawing.replaceWith(this.timeline.node);
    if (limit) {
      slots["limit-key"].hidden = false;
      slots["limit-text"].textContent = `Limit of ${limit}`;
    }
    for (const button of slots.timeline.querySelectorAll("[data-zoom]")) {
      const factor = { in: 2, out: 0.5, fit: 0 }[button.dataset.zoom];
      button.addEventListener("click", () => this.timeline.setZoom(this.timeline.zoom * factor));
    }
    const speeds = this.cues.filter((cue) => cue.speed !== null);
    const shown = speeds.reduce((sum, cue) => sum + cue.duration, 0);
    const characters = speeds.reduce((sum, cue) => sum + cue.characters, 0);
    const fastest = speeds.reduce((best, cue) => (best && best.speed >= cue.speed ? best : cue), null);
    const longest = this.cues.reduce((best, cue) => (best && best.gap >= (cue.gap ?? 0) ? best : cue), null);
    slots.figures.textContent = [
      shown ? `Mean ${decimal((characters * 1000) / shown)} characters a second` : null,
      fastest ? `fastest cue ${number(fastest.index + 1)} with ${decimal(fastest.speed)}` : null,
      longest?.gap > 0 ? `longest gap ${seconds(longest.gap)} s before cue ${number(longest.index + 1)}` : null,
    ].filter(Boolean).join("; ") + ".";
    this.preview = new Preview(slots, root, this.cues, (index) => this.chooseCue(index, { fromVideo: true }), (time) => this.timeline.setTime(time));
  }

  /** Goes to what the address names: a finding, a cue, or else the first finding. */
  go(kind, place) {
    if (kind === "finding" && this.file.findings[place]) this.chooseFinding(this.file.findings[place]);
    else if (kind === "cue" && this.cues[place]) this.chooseCue(place);
    else if (this.file.findings.length) this.chooseFinding(this.file.findings[0]);
    else if (this.cues.length) this.chooseCue(0);
    else this.showDetail([element("p", { class: "note", text: "There are no findings in this file." })], "Finding");
  }

  // The lists

  showList(name) {
    this.listName = name;
    const list = name === "findings" ? this.lists.findings : this.lists.cues;
    this.list?.node.remove();
    this.list = list;
    this.slots.list.replaceChildren(list.node);
    this.slots["list-title"].textContent = name === "findings" ? "Findings" : "Cues";
    for (const button of this.slots.switches.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.dataset.list === name));
    }
    this.filter();
  }

  get chosenFindings() {
    const rule = this.ruleField.value;
    return rule ? this.file.findings.filter(({ code }) => code === rule) : this.file.findings;
  }

  filter() {
    const rule = this.ruleField.value;
    if (this.listName === "findings") {
      this.list.set(this.chosenFindings);
    } else {
      const has = (cue) => cue.findings.some(({ code }) => !rule || code === rule);
      this.list.set(this.listName === "found" || rule ? this.cues.filter(has) : this.cues);
    }
    announce(counted(this.list.items.length, this.listName === "findings" ? "finding" : "cue"));
    this.bringIntoList();
    this.updateSteps();
  }

  bringIntoList() {
    const wanted = this.listName === "findings" ? this.finding : this.cues[this.cue];
    const index = wanted ? this.list.items.indexOf(wanted) : -1;
    if (index >= 0 && index !== this.list.current) this.list.select(index, { center: true });
  }

  // Choosing

  chooseFinding(finding, { fromList = false } = {}) {
    this.finding = finding;
    this.cue = finding.cue;
    history.replaceState(null, "", findingAddress(finding));
    this.showPlace({ fromList });
  }

  chooseCue(index, { fromList = false, fromVideo = false } = {}) {
    const cue = this.cues[index];
    this.cue = index;
    this.finding = cue.findings.find((finding) => this.chosenFindings.includes(finding)) ?? cue.findings[0] ?? null;
    history.replaceState(null, "", `#/file/${this.file.index}/cue/${index}`);
    this.showPlace({ fromList, fromVideo });
  }

  showPlace({ fromList, fromVideo = false }) {
    const cue = this.cues[this.cue];
    if (cue) {
      this.timeline.select(this.cue);
      if (!fromVideo) this.preview.show(this.cue);
    }
    if (!fromList) this.bringIntoList();
    if (this.finding) this.showDetail(findingDetail(this.finding, cue));
    else if (cue) this.showDetail(cueDetail(cue));
    this.updateSteps();
  }

  showDetail(nodes) {
    this.slots.finding.replaceChildren(...nodes);
  }

  updateSteps() {
    const chosen = this.chosenFindings;
    const place = this.finding ? chosen.indexOf(this.finding) : -1;
    this.slots["finding-title"].textContent = this.finding && place >= 0 ? `Finding ${number(place + 1)} of ${number(chosen.length)}` : "Finding";
    this.slots.previous.disabled = !chosen.length;
    this.slots.next.disabled = !chosen.length;
  }

  /** Goes to the next finding or the one before, in another file where this one has no more. */
  step(direction) {
    const chosen = this.chosenFindings;
    let place = this.finding ? chosen.indexOf(this.finding) : -1;
    if (place < 0) {
      // From a cue without findings, to the nearest one behind or before it.
      const cue = this.cue ?? -1;
      place = direction > 0
        ? chosen.findIndex((finding) => (finding.cue ?? -1) > cue) - 1
        : chosen.findLastIndex((finding) => (finding.cue ?? -1) < cue) + 1;
      if (direction > 0 && place === -2) place = chosen.length - 1;
    }
    const next = chosen[place + direction];
    if (next) {
      this.chooseFinding(next);
      announce(`${this.slots["finding-title"].textContent}: ${severities[next.severity].name}, ${next.message}`);
      return;
    }
    for (let index = this.file.index + direction; files[index]; index += direction) {
      const other = files[index];
      if (!other.findings.length) continue;
      location.hash = findingAddress(other.findings.at(direction > 0 ? 0 : -1));
      return;
    }
    announce(direction > 0 ? "This is the last finding" : "This is the first finding");
  }

  close() {
    this.timeline?.close();
    this.preview?.close();
    for (const list of Object.values(this.lists)) list.close();
  }
}

function showFile(main, [index, kind, place]) {
  const file = files[Number(index)];
  if (!file) {
    main.replaceChildren(element("h1", { text: "No such file" }), element("p", {}, element("a", { href: "#/files", text: "All files" })));
    return { title: "No such file" };
  }
  const page = new FilePage(main, file, kind, Number(place));
  return {
    title: file.name, page, get lists() { return [page.list]; },
    close: () => page.close(),
    // Another place in the same file needs no new page.
    go: ([other, kind, place]) => {
      if (Number(other) !== file.index) return false;
      page.go(kind, Number(place));
      return true;
    },
  };
}
