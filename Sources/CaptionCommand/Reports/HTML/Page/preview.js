// A video from this computer with the captions in it. The browser plays it from where it lies.

/** Colours of WebVTT's own classes. */
const captionColors = { white: "#fff", lime: "#0f0", cyan: "#0ff", red: "#f00", yellow: "#ff0", magenta: "#f0f", blue: "#00f", black: "#000" };

class Preview {
  /** Makes the preview in the slots of a file's page; `follow` is called with the index of the cue that is shown. */
  constructor(slots, root, cues, follow, moved) {
    Object.assign(this, { slots, cues, follow, moved });
    this.video = slots.video;
    this.delay = root.querySelector("#delay");
    this.follows = root.querySelector("#follow");
    this.styles = element("style");
    root.querySelector(".stage").append(this.styles);
    this.addRules();
    root.querySelector("#video-file").addEventListener("change", (event) => this.load(event.target.files[0]));
    this.delay.addEventListener("input", () => this.fillTrack());
    slots.play.addEventListener("click", () => {
      this.seek();
      this.video.play().catch(() => {});
    });
    this.video.addEventListener("timeupdate", () => this.tell());
    this.video.addEventListener("error", () => {
      if (!this.address) return;
      slots["video-problem"].textContent = "This browser can't play the file. MP4 with H.264 and WebM are played by most.";
      this.unload();
    });
  }

  /** Rules for colours, of which the command wrote nothing but hexadecimal digits. */
  addRules() {
    const rules = Object.entries(captionColors).map(([name, color]) => [name, color]);
    const found = new Set();
    for (const cue of this.cues) {
      for (const [name] of cue.markup?.matchAll(/\b[fb]g-[0-9a-f]{6,8}\b/g) ?? []) found.add(name);
    }
    const texts = rules.flatMap(([name, color]) => [
      `.caption .${name}, video::cue(.${name}) { color: ${color} }`,
      `.caption .bg_${name}, video::cue(.bg_${name}) { background-color: ${color} }`,
    ]);
    for (const name of found) {
      const property = name.startsWith("fg") ? "color" : "background-color";
      texts.push(`.caption .${name}, video::cue(.${name}) { ${property}: #${name.slice(3)} }`);
    }
    // A selector that a browser doesn't know would take the other one with it.
    this.styles.textContent = texts.flatMap((rule) => {
      const [selectors, body] = rule.split(" { ");
      return selectors.split(", ").map((selector) => `${selector} { ${body}`);
    }).join("\n");
  }

  /** A cue as the browser's own. */
  vttCue(cue, later = 0) {
    const begin = Math.max(0, cue.begin / 1000 + later);
    const end = cue.end === null ? Number.MAX_SAFE_INTEGER : Math.max(begin, cue.end / 1000 + later);
    const plain = cue.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const made = new VTTCue(begin, end, cue.markup ?? plain);
    for (const [key, value] of Object.entries(cue.placement ?? {})) {
      try {
        made[key] = value;
      } catch {
        // The browser then puts it where captions ordinarily are.
      }
    }
    made.id = String(cue.index);
    return made;
  }

  /** Draws a cue where there is no video. */
  show(index) {
    this.current = index;
    const cue = this.cues[index];
    const { caption, stage } = this.slots;
    if (!cue) return caption.replaceChildren();
    const made = this.vttCue(cue);
    const lines = element("span", { dir: "auto" }, made.getCueAsHTML());
    caption.replaceChildren(lines);
    const line = made.line;
    const share = line === "auto" ? 100 : made.snapToLines ? (line < 0 ? 100 + (line + 1) * 6 : line * 6) : line;
    stage.dataset.row = share < 34 ? "top" : share < 67 ? "middle" : "bottom";
    const sides = { left: "left", start: "left", right: "right", end: "right" };
    stage.dataset.side = sides[made.align] ?? "center";
    if (this.address && this.video.paused) this.seek();
  }

  /** Opens a file that somebody has chosen. */
  load(file) {
    this.unload();
    this.slots["video-problem"].textContent = "";
    if (!file) return;
    this.address = URL.createObjectURL(file);
    this.video.src = this.address;
    this.video.hidden = false;
    this.slots.caption.hidden = true;
    this.slots.play.disabled = false;
    this.track ??= this.video.addTextTrack("captions", "Captions");
    this.track.mode = "showing";
    this.fillTrack();
    this.video.addEventListener("loadedmetadata", () => this.seek(), { once: true });
    announce(`${file.name} is in the preview`);
  }

  fillTrack() {
    if (!this.track) return;
    for (const cue of [...(this.track.cues ?? [])]) this.track.removeCue(cue);
    const later = Number(this.delay.value) || 0;
    for (const cue of this.cues) if (cue.end === null || cue.end > cue.begin) this.track.addCue(this.vttCue(cue, later));
  }

  unload() {
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
    this.video.removeAttribute("src");
    this.video.load();
    this.video.hidden = true;
    this.slots.caption.hidden = false;
    this.slots.play.disabled = true;
  }

  seek() {
    const cue = this.cues[this.current ?? 0];
    const time = cue.begin / 1000 + (Number(this.delay.value) || 0);
    // A moment into the cue, so that the frame shows it.
    if (this.address) this.video.currentTime = Math.max(0, Math.min(time + 0.01, this.video.duration || time));
  }

  tell() {
    const later = Number(this.delay.value) || 0;
    this.moved((this.video.currentTime - later) * 1000);
    if (this.video.paused || !this.follows.checked) return;
    const active = this.track?.activeCues?.[0];
    if (active && Number(active.id) !== this.current) {
      this.current = Number(active.id);
      this.follow(this.current);
    }
  }

  close() {
    if (this.address) URL.revokeObjectURL(this.address);
    this.video.pause();
  }
}
