// The programme as a drawing: findings, cues with the gaps between them, and how fast they are to read.

class Timeline {
  static height = 178;
  static findingsTop = 4;
  static cuesTop = 34;
  static curveTop = 62;
  static curveHeight = 88;
  static left = 36;
  static right = 12;
  /** Half the time over which reading speed is averaged, in milliseconds. */
  static reach = 15000;

  /** Makes the timeline of a file's cues; `choose` is called with the index of a cue that somebody picks. */
  constructor(file, cues, limit, choose) {
    Object.assign(this, { file, cues, limit, choose });
    this.zoom = 1;
    this.current = 0;
    const last = Math.max(...cues.map((cue) => cue.end ?? cue.begin), 1);
    const first = Math.min(...cues.map((cue) => cue.begin));
    // Programmes that begin at 10:00:00 have nothing before that.
    this.begin = first > last / 4 ? first : Math.min(0, first);
    this.end = Math.max(last, this.begin + 1);
    const fastest = Math.max(0, ...cues.map((cue) => cue.speed ?? 0));
    this.top = Math.min(50, Math.max(20, Math.ceil(Math.max(fastest, (limit ?? 0) * 1.2) / 10) * 10));
    this.svg = shape("svg", { height: Timeline.height, class: "drawing", "aria-hidden": "true", focusable: "false" });
    this.band = shape("rect", { class: "current", y: 0, height: Timeline.height - 20 });
    this.head = shape("line", { class: "playhead", y1: 0, y2: Timeline.height - 20, visibility: "hidden" });
    this.slider = element("div", {
      class: "track", role: "slider", tabindex: "0", "aria-label": "Cue on the timeline", "aria-valuemin": 1,
      "aria-valuemax": cues.length, "aria-valuenow": 1, "aria-orientation": "horizontal",
    }, this.svg);
    this.scroller = element("div", { class: "timeline-scroll", tabindex: "-1" }, this.slider);
    this.axis = shape("svg", { class: "axis", width: Timeline.left, height: Timeline.height, "aria-hidden": "true", focusable: "false" });
    this.node = element("div", { class: "timeline-box" }, this.axis, this.scroller);
    this.slider.addEventListener("click", (event) => this.pick(event));
    this.slider.addEventListener("keydown", (event) => this.press(event));
    this.observer = new ResizeObserver(() => {
      if (this.width !== this.drawnWidth) this.draw();
    });
    this.observer.observe(this.scroller);
    this.mean = this.means();
  }

  get width() {
    return Math.max(200, this.scroller.clientWidth) * this.zoom;
  }

  x(time) {
    const inner = this.drawnWidth - Timeline.right - 1;
    return 1 + ((time - this.begin) / (this.end - this.begin)) * inner;
  }

  y(speed) {
    const share = Math.min(1, speed / this.top);
    return Timeline.curveTop + Timeline.curveHeight * (1 - share);
  }

  /** Characters a second over the time around moments of the programme. */
  means() {
    const timed = this.cues.filter((cue) => cue.duration > 0).sort((a, b) => a.begin - b.begin);
    const count = 600;
    const points = [];
    let first = 0;
    for (let step = 0; step <= count; step += 1) {
      const moment = this.begin + ((this.end - this.begin) * step) / count;
      const [from, to] = [moment - Timeline.reach, moment + Timeline.reach];
      while (first < timed.length && timed[first].end < from) first += 1;
      let characters = 0;
      let time = 0;
      for (let index = first; index < timed.length && timed[index].begin < to; index += 1) {
        const shown = Math.min(to, timed[index].end) - Math.max(from, timed[index].begin);
        if (shown <= 0) continue;
        characters += (timed[index].characters * shown) / timed[index].duration;
        time += shown;
      }
      points.push([moment, time > 0 ? (characters * 1000) / time : null]);
    }
    return points;
  }

  draw() {
    const width = (this.drawnWidth = this.width);
    const bottom = Timeline.curveTop + Timeline.curveHeight;
    this.svg.setAttribute("width", width);
    const nodes = [this.band];
    // The grid, and the times below it.
    const step = this.tickStep(width);
    let grid = "";
    for (let tick = Math.ceil(this.begin / step) * step; tick <= this.end; tick += step) {
      const x = this.x(tick).toFixed(1);
      grid += `M${x} 0V${bottom}`;
      nodes.push(shape("text", { x, y: Timeline.height - 6, class: "tick", "text-anchor": tick === this.begin ? "start" : "middle" }, shortClock(tick)));
    }
    nodes.push(shape("path", { class: "grid", d: grid }));
    const lines = [0, this.top / 2, this.top];
    nodes.push(shape("path", { class: "grid", d: lines.map((speed) => `M0 ${this.y(speed)}H${width}`).join("") }));
    // Cues, and how fast each is to read.
    let blocks = "";
    let bars = "";
    for (const cue of this.cues) {
      const x = this.x(cue.begin);
      const length = Math.max(1, this.x(cue.end ?? this.end) - x - (cue.duration > 0 ? 0.5 : 0));
      blocks += `M${x.toFixed(1)} ${Timeline.cuesTop}h${length.toFixed(1)}v16h-${length.toFixed(1)}z`;
      if (cue.speed) bars += `M${x.toFixed(1)} ${bottom}V${this.y(cue.speed).toFixed(1)}h${length.toFixed(1)}V${bottom}z`;
    }
    nodes.push(shape("path", { class: "cues", d: blocks }), shape("path", { class: "speeds", d: bars }));
    let curve = "";
    let isDown = false;
    for (const [moment, speed] of this.mean) {
      if (speed !== null) curve += `${isDown ? "L" : "M"}${this.x(moment).toFixed(1)} ${this.y(speed).toFixed(1)}`;
      isDown = speed !== null;
    }
    nodes.push(shape("path", { class: "mean", d: curve }));
    if (this.limit) nodes.push(shape("path", { class: "limit", d: `M0 ${this.y(this.limit)}H${width}` }));
    // Findings: one path for each severity, the gravest on top.
    const marks = ["", "", ""];
    for (const finding of this.file.findings) {
      const cue = this.cues[finding.cue];
      if (!cue) continue;
      const x = this.x(cue.begin).toFixed(1);
      const top = Timeline.findingsTop;
      marks[finding.severity] += [
        `M${x} ${top}m-4 4a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`,
        `M${x} ${top + 9}l4.5 8h-9z`,
        `M${x} ${top + 18}l4 4l-4 4l-4 -4z`,
      ][finding.severity];
    }
    for (const severity of [2, 1, 0]) nodes.push(shape("path", { class: `marks ${severities[severity].name}`, d: marks[severity] }));
    nodes.push(this.head);
    this.svg.replaceChildren(...nodes);
    this.axis.replaceChildren(
      ...lines.map((speed) => shape("text", { x: Timeline.left - 6, y: this.y(speed) + 4, "text-anchor": "end", class: "tick" }, String(speed))),
      shape("text", { x: 0, y: Timeline.curveTop - 8, class: "tick" }, "char/s"),
    );
    this.mark();
  }

  /** A round time between ticks that leaves room for their texts. */
  tickStep(width) {
    const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18000, 36000].map((step) => step * 1000);
    const length = this.end - this.begin;
    let step = steps.find((step) => (step / length) * width >= 70) ?? 36000000;
    while ((step / length) * width < 70) step *= 2;
    return step;
  }

  /** Makes a cue the current one. */
  select(index) {
    if (!this.cues[index]) return;
    this.current = index;
    if (!this.drawnWidth) return;
    this.mark();
    this.bringIntoSight(this.x(this.cues[index].begin));
  }

  mark() {
    const cue = this.cues[this.current];
    const x = this.x(cue.begin);
    this.band.setAttribute("x", x - 2);
    this.band.setAttribute("width", Math.max(3, this.x(cue.end ?? this.end) - x) + 4);
    this.slider.setAttribute("aria-valuenow", this.current + 1);
    this.slider.setAttribute("aria-valuetext",
      `cue ${this.current + 1}, ${cue.beginCode} to ${cue.endCode}, ${decimal(cue.speed)} characters a second, `
      + `${counted(cue.findings.length, "finding")}: ${cue.text.slice(0, 120)}`);
  }

  bringIntoSight(x) {
    const { scrollLeft, clientWidth } = this.scroller;
    if (x < scrollLeft + 20 || x > scrollLeft + clientWidth - 20) this.scroller.scrollLeft = x - clientWidth / 2;
  }

  /** Shows where the video is; nil takes the line away. */
  setTime(time) {
    const isShown = time !== null && time >= this.begin && time <= this.end;
    this.head.setAttribute("visibility", isShown ? "visible" : "hidden");
    if (!isShown) return;
    const x = this.x(time);
    this.head.setAttribute("x1", x);
    this.head.setAttribute("x2", x);
  }

  setZoom(zoom) {
    this.zoom = Math.min(64, Math.max(1, zoom));
    this.draw();
    const x = this.x(this.cues[this.current].begin);
    this.scroller.scrollLeft = x - this.scroller.clientWidth / 2;
    announce(`Zoom ${this.zoom}`);
  }

  pick(event) {
    const x = event.clientX - this.svg.getBoundingClientRect().left;
    let best = 0;
    let distance = Infinity;
    for (const cue of this.cues) {
      const [from, to] = [this.x(cue.begin), this.x(cue.end ?? this.end)];
      const away = x < from ? from - x : x > to ? x - to : 0;
      if (away < distance) [best, distance] = [cue.index, away];
    }
    this.choose(best);
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const last = this.cues.length - 1;
    const steps = {
      ArrowRight: this.current + 1, ArrowUp: this.current + 1, ArrowLeft: this.current - 1, ArrowDown: this.current - 1,
      PageUp: this.current + 10, PageDown: this.current - 10, Home: 0, End: last,
    };
    if (event.key in steps) this.choose(Math.min(last, Math.max(0, steps[event.key])));
    else if (event.key === "+" || event.key === "=") this.setZoom(this.zoom * 2);
    else if (event.key === "-") this.setZoom(this.zoom / 2);
    else return;
    event.preventDefault();
  }

  close() {
    this.observer.disconnect();
  }
}
