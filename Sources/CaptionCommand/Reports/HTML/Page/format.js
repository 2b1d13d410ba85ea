// Numbers, times and languages as people read them.

const grouped = new Intl.NumberFormat("en");

function number(value) {
  return grouped.format(value);
}

/** A number with its noun: `1 file`, `2 files`. */
function counted(count, noun, plural = noun + "s") {
  return `${number(count)} ${count === 1 ? noun : plural}`;
}

/** A number with one decimal, or a dash where there is none. */
function decimal(value) {
  return value === null || value === undefined ? "–" : value.toFixed(1);
}

/** Milliseconds as a clock: `00:01:02.500`. */
function clock(milliseconds) {
  const sign = milliseconds < 0 ? "-" : "";
  const all = Math.round(Math.abs(milliseconds));
  const two = (value) => String(Math.floor(value)).padStart(2, "0");
  const rest = String(all % 1000).padStart(3, "0");
  return `${sign}${two(all / 3600000)}:${two((all / 60000) % 60)}:${two((all / 1000) % 60)}.${rest}`;
}

/** A clock without what nobody needs on an axis: `1:02` or `1:00:02`. */
function shortClock(milliseconds) {
  const [hours, minutes, seconds] = clock(milliseconds).split(".")[0].split(":");
  return Number(hours) ? `${Number(hours)}:${minutes}:${seconds}` : `${Number(minutes)}:${seconds}`;
}

/** Milliseconds as seconds: `2.500`. */
function seconds(milliseconds) {
  return milliseconds === null ? "–" : (milliseconds / 1000).toFixed(3);
}

const languageNames = (() => {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" });
  } catch {
    return null;
  }
})();

/** A language with its name: `German (de)`. */
function languageLabel(tag) {
  if (!tag) return "not told";
  try {
    const name = languageNames?.of(tag);
    return name && name !== tag ? `${name} (${tag})` : tag;
  } catch {
    return tag;
  }
}

/** Numbers by severity: `2 errors, 1 warning`. */
function severityWords(counts) {
  const words = counts.map((count, index) => [count, severities[index]]).filter(([count]) => count > 0);
  if (!words.length) return "no findings";
  const noun = (name) => (name === "advice" ? "piece of advice" : name);
  return words.map(([count, { name, plural }]) => counted(count, noun(name), plural)).join(", ");
}

/** A severity as its mark and word. */
function severityBadge(severity, text = severities[severity].name) {
  return element(
    "span",
    { class: `severity ${severities[severity].name}` },
    element("span", { "aria-hidden": "true", class: "mark", text: severities[severity].mark }),
    text,
  );
}

/** Numbers by severity as marks, for narrow cells. */
function severityMarks(counts) {
  const node = element("span", { class: "marks" }, element("span", { class: "unseen", text: severityWords(counts) }));
  counts.forEach((count, index) => {
    if (!count) return;
    node.append(
      element("span", { class: `severity ${severities[index].name}`, "aria-hidden": "true" },
        element("span", { class: "mark", text: severities[index].mark }), number(count)),
    );
  });
  return node;
}

/** A text whose lines stand on one, with the part in question marked. */
function quotedText(text, excerpt) {
  const node = element("span", { class: "quoted", dir: "auto" });
  const plain = (part) => part.replaceAll("\n", " ⏎ ");
  if (!excerpt) {
    node.textContent = plain(text);
    return node;
  }
  node.append(plain(text.slice(0, excerpt[0])), element("mark", { text: plain(text.slice(...excerpt)) }), plain(text.slice(excerpt[1])));
  return node;
}
