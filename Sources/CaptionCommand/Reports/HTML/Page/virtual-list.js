// A list of any length, of which only the rows in sight are in the document.

let listCount = 0;

class VirtualList {
  /**
   * Makes a list.
   *
   * @param label What the list holds, for who does not see it.
   * @param columns Of each `{title, kind, short, isLink}`: a shorter title, and whether the cell leads to the item.
   * @param cells Gives the contents of an item's cells, each a node or text.
   * @param open Is called with an item that is clicked, or opened with Enter.
   * @param move Is called with an item that becomes the current one by keys; may be left out.
   * @param address Gives the address that an item leads to.
   */
  constructor({ label, kind, columns, cells, open, move, address }) {
    Object.assign(this, { columns, cells, open, move, address });
    this.id = `list-${++listCount}`;
    this.items = [];
    this.current = -1;
    this.rows = new Map();
    const head = element("div", { role: "row", class: "head", "aria-rowindex": 1 });
    for (const column of columns) {
      const cell = element("div", { role: "columnheader", class: column.kind });
      cell.append(column.short ? element("abbr", { title: column.title, text: column.short }) : column.title);
      head.append(cell);
    }
    this.space = element("div", { class: "space", role: "rowgroup" });
    this.node = element(
      "div",
      { class: `list ${kind}`, role: "grid", "aria-label": label, "aria-colcount": columns.length, "aria-readonly": "true", tabindex: "0" },
      element("div", { role: "rowgroup", class: "heads" }, head),
      this.space,
    );
    this.node.addEventListener("scroll", () => this.draw(), { passive: true });
    this.node.addEventListener("keydown", (event) => this.press(event));
    this.node.addEventListener("focus", () => {
      if (this.current < 0 && this.items.length) this.select(0);
    });
    this.space.addEventListener("click", (event) => {
      const row = event.target.closest("[role=row]");
      if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.select(Number(row.dataset.index));
      this.open(this.items[this.current]);
    });
    // Rows are made anew where their height may be another, and not for the size that they were made for.
    this.observer = new ResizeObserver(() => {
      const height = this.styledHeight;
      const isOther = height !== this.rowHeight;
      this.rowHeight = height;
      this.draw(isOther);
    });
    this.observer.observe(this.node);
  }

  /** The height of a row, which the style sheet decides. */
  get styledHeight() {
    return parseFloat(getComputedStyle(this.node).getPropertyValue("--row")) || 40;
  }

  /** The height in which rows are seen: all but the heads, which stay above them. */
  get room() {
    return this.node.clientHeight - this.space.offsetTop;
  }

  /** Shows other items, from the first one on. */
  set(items) {
    this.items = items;
    this.current = -1;
    this.node.removeAttribute("aria-activedescendant");
    this.node.setAttribute("aria-rowcount", items.length + 1);
    this.node.classList.toggle("empty", items.length === 0);
    this.rowHeight ??= this.styledHeight;
    this.node.scrollTop = 0;
    this.draw(true);
  }

  /** Makes an item the current one and brings it into sight. */
  select(index, { center = false } = {}) {
    if (index < 0 || index >= this.items.length) return;
    const former = this.rows.get(this.current);
    if (former) former.setAttribute("aria-selected", "false");
    this.current = index;
    const height = this.rowHeight;
    const { scrollTop } = this.node;
    const room = this.room;
    const top = index * height;
    if (top < scrollTop || top + height > scrollTop + room) {
      const middle = top - (room - height) / 2;
      const edge = top < scrollTop ? top : top + height - room;
      this.node.scrollTop = center ? middle : edge;
    }
    this.draw();
    const row = this.rows.get(index);
    row?.setAttribute("aria-selected", "true");
    this.node.setAttribute("aria-activedescendant", `${this.id}-${index}`);
  }

  /** Puts the rows in sight into the document, and takes out the others. */
  draw(all = false) {
    if (this.isPrinting) return;
    const height = this.rowHeight;
    this.space.style.height = `${this.items.length * height}px`;
    const { scrollTop } = this.node;
    const first = Math.max(0, Math.floor(scrollTop / height) - 6);
    const last = Math.min(this.items.length, Math.ceil((scrollTop + this.room) / height) + 6);
    for (const [index, row] of this.rows) {
      if (!all && ((index >= first && index < last) || index === this.current)) continue;
      row.remove();
      this.rows.delete(index);
    }
    const added = document.createDocumentFragment();
    for (let index = first; index < last; index += 1) this.add(index, height, added);
    if (this.current >= 0) this.add(this.current, height, added);
    this.space.append(added);
  }

  add(index, height, target) {
    if (this.rows.has(index) || index >= this.items.length) return;
    const item = this.items[index];
    const row = element("div", {
      role: "row", id: `${this.id}-${index}`, "aria-rowindex": index + 2, "aria-selected": String(index === this.current),
      class: index % 2 ? "odd" : null, "data-index": index,
    });
    row.style.top = `${index * height}px`;
    this.cells(item).forEach((content, column) => {
      const cell = element("div", { role: "gridcell", class: this.columns[column].kind });
      if (this.columns[column].isLink) {
        cell.append(element("a", { href: this.address(item), tabindex: "-1" }, content));
      } else {
        cell.append(content);
      }
      row.append(cell);
    });
    this.rows.set(index, row);
    target.append(row);
  }

  press(event) {
    if (event.target !== this.node || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.room / this.rowHeight) - 1);
    const last = this.items.length - 1;
    const steps = {
      ArrowDown: this.current + 1, ArrowUp: this.current - 1, PageDown: this.current + page, PageUp: this.current - page,
      Home: 0, End: last,
    };
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.current >= 0) this.open(this.items[this.current]);
    } else if (event.key in steps && last >= 0) {
      event.preventDefault();
      this.select(Math.min(last, Math.max(0, steps[event.key])));
      this.move?.(this.items[this.current]);
    }
  }

  /** Puts all rows into the document, up to a number that paper can bear; says whether there are more. */
  beginPrinting(most = 1000) {
    this.isPrinting = true;
    this.node.classList.add("printing");
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    const added = document.createDocumentFragment();
    for (let index = 0; index < Math.min(most, this.items.length); index += 1) this.add(index, 0, added);
    this.space.append(added);
    if (this.items.length > most) {
      this.rest = element("p", { class: "note", text: `${number(this.items.length - most)} more rows are not printed; filters show fewer.` });
      this.node.append(this.rest);
    }
  }

  endPrinting() {
    this.isPrinting = false;
    this.node.classList.remove("printing");
    this.rest?.remove();
    this.draw(true);
  }

  close() {
    this.observer.disconnect();
  }
}
