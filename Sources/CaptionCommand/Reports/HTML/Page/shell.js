// What stands around the views: addresses, keys, the theme, printing.

const views = { summary: showSummary, findings: showFindings, files: showFiles, file: showFile };
const main = document.getElementById("main");
let current = null;
let currentName = "";

/** Values that the browser keeps for the next time, where it does so. */
const kept = {
  get(key) {
    try {
      return localStorage.getItem(`captionkit.${key}`);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`captionkit.${key}`, value);
    } catch {
      // Then it is forgotten.
    }
  },
};

function route() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [name, ...parts] = path.split("/");
  const shown = views[name] ? name : "summary";
  if (shown === currentName && current?.go?.(parts)) return;
  const isFirst = current === null;
  current?.close?.();
  for (const list of current?.lists ?? []) list.close();
  current = views[shown](main, parts, new URLSearchParams(query));
  currentName = shown;
  document.title = `${current.title} – CaptionKit report`;
  for (const link of document.querySelectorAll(".masthead nav a")) {
    const isCurrent = link.dataset.view === shown || (shown === "file" && link.dataset.view === "files");
    if (isCurrent) link.setAttribute("aria-current", link.dataset.view === shown ? "page" : "true");
    else link.removeAttribute("aria-current");
  }
  if (isFirst) return;
  window.scrollTo(0, 0);
  // Who does not see the page is told where they are.
  const heading = main.querySelector("h1");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// The theme

const themeField = document.getElementById("theme");

function setTheme(theme) {
  themeField.value = theme;
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  kept.set("theme", theme);
}
themeField.addEventListener("input", () => setTheme(themeField.value));
setTheme(["light", "dark"].includes(kept.get("theme")) ? kept.get("theme") : "auto");

function nextTheme() {
  const isDark = getComputedStyle(document.documentElement).colorScheme === "dark"
    || (themeField.value === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  setTheme(isDark ? "light" : "dark");
  announce(`${themeField.value} theme`);
}

// Keys

const keysDialog = document.getElementById("keys");
const singleKeys = document.getElementById("single-keys");
singleKeys.checked = kept.get("keys") !== "off";
singleKeys.addEventListener("input", () => kept.set("keys", singleKeys.checked ? "on" : "off"));
document.getElementById("show-keys").addEventListener("click", () => keysDialog.showModal());

function stepFile(direction) {
  const index = current.page ? current.page.file.index + direction : direction > 0 ? 0 : files.length - 1;
  if (files[index]) location.hash = `#/file/${index}`;
}

function stepFinding(direction) {
  if (current.page) return current.page.step(direction);
  const first = direction > 0 ? findings[0] : findings.at(-1);
  if (first) location.hash = findingAddress(first);
}

const keyActions = {
  n: () => stepFinding(1),
  p: () => stepFinding(-1),
  "]": () => stepFile(1),
  "[": () => stepFile(-1),
  s: () => (location.hash = "#/"),
  t: nextTheme,
  "?": () => keysDialog.showModal(),
  "/": () => {
    if (currentName !== "findings") {
      history.pushState(null, "", "#/findings");
      route();
    }
    document.getElementById("query").focus();
  },
};

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !singleKeys.checked || keysDialog.open) return;
  const { target } = event;
  // Where a character means something already, it keeps its meaning.
  if (target.matches("input:not([type=checkbox]), select, textarea")) return;
  const action = keyActions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});

// Paper has room for more than the rows in sight, and is white.

window.addEventListener("beforeprint", () => {
  for (const list of current?.lists ?? []) list.beginPrinting();
});
window.addEventListener("afterprint", () => {
  for (const list of current?.lists ?? []) list.endPrinting();
});

window.addEventListener("hashchange", route);
route();
