// Elements are built of texts, never of markup: nothing that a caption says is read as HTML.

/** Makes an element; `properties` are attributes, but for `class`, `text` and `on…`, which are what they say. */
function element(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "text") node.textContent = value;
    else if (key === "class") node.className = value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Makes an SVG element with attributes. */
function shape(name, attributes = {}, text) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text !== undefined) node.textContent = text;
  return node;
}

/** Makes a view of a template; gives its parts by the names of their slots. */
function view(template) {
  const root = document.getElementById(template).content.cloneNode(true);
  const slots = {};
  for (const node of root.querySelectorAll("[data-slot]")) slots[node.dataset.slot] = node;
  return { root, slots };
}

/** Fills a table of `columns`, each `{title, value, kind}`, with a row for each item. */
function fillTable(table, caption, columns, items) {
  const head = element("tr");
  for (const column of columns) head.append(element("th", { scope: "col", class: column.kind, text: column.title }));
  const body = element("tbody");
  for (const item of items) {
    const row = element("tr");
    columns.forEach((column, index) => {
      const value = column.value(item);
      const cell = index === 0 ? element("th", { scope: "row", class: column.kind }) : element("td", { class: column.kind });
      cell.append(value instanceof Node ? value : String(value));
      row.append(cell);
    });
    body.append(row);
  }
  table.replaceChildren(element("caption", { class: "unseen", text: caption }), element("thead", {}, head), body);
}

/** Puts the options of a list: pairs of value and words. */
function fillSelect(select, options) {
  select.replaceChildren(...options.map(([value, text]) => element("option", { value, text })));
}

/** Says something to who does not see the page. */
function announce(text) {
  document.getElementById("announcer").textContent = text;
}
