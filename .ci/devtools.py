"""Drives a headless Chromium through the DevTools protocol over a pair of pipes, with Python alone."""
import base64
import fcntl
import json
import os
import select
import subprocess
import tempfile
import time

ANSWER_LIMIT_SECONDS = 60


class Browser:
    """A browser with a profile of its own; `with Browser(program) as browser:` ends it."""

    def __init__(self, program: str, *arguments: str) -> None:
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # Out of the way of 3 and 4, which is where the browser looks for its pipes.
        high = [fcntl.fcntl(end, fcntl.F_DUPFD, 20) for end in (commands, answers)]

        def connect() -> None:
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--autoplay-policy=no-user-gesture-required", f"--user-data-dir={self.profile.name}", *arguments, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=connect, pass_fds=(3, 4),
        )
        for end in (commands, answers, *high):
            os.close(end)
        self.number = 0
        self.buffer = b""
        self.pages: dict[str, "Page"] = {}

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.profile.cleanup()

    def send(self, method: str, session: str | None = None, **parameters: object) -> dict:
        """Sends a command and waits for its answer; events that come before are kept by their pages."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        content = json.dumps(message).encode() + b"\0"
        while content:
            content = content[os.write(self.commands, content):]
        deadline = time.monotonic() + ANSWER_LIMIT_SECONDS
        while True:
            answer = self.read(deadline)
            if answer is None:
                raise SystemExit(f"devtools: no answer to {method}")
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def read(self, deadline: float) -> dict | None:
        """The next message, or None where none comes in time; events go to their pages."""
        while b"\0" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.answers], [], [], left)[0]:
                return None
            portion = os.read(self.answers, 1 << 20)
            if not portion:
                raise SystemExit("devtools: the browser has ended")
            self.buffer += portion
        content, _, self.buffer = self.buffer.partition(b"\0")
        message = json.loads(content)
        if "method" in message and message.get("sessionId") in self.pages:
            self.pages[message["sessionId"]].events.append(message)
        return message

    def page(self, width: int = 1280, height: int = 900) -> "Page":
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Page(self, target, session, width, height)


class Page:
    """One page."""

    def __init__(self, browser: Browser, target: str, session: str, width: int, height: int) -> None:
        self.browser, self.target, self.session = browser, target, session
        self.events: list[dict] = []
        browser.pages[session] = self
        for domain in ("Page", "Runtime", "Log", "Network", "DOM", "Accessibility"):
            self.send(f"{domain}.enable")
        self.resize(width, height)

    def send(self, method: str, **parameters: object) -> dict:
        return self.browser.send(method, self.session, **parameters)

    def resize(self, width: int, height: int, scale: float = 1) -> None:
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def open(self, address: str) -> None:
        """Goes to an address and waits until it is loaded and drawn."""
        self.events.clear()
        self.send("Page.navigate", url=address)
        self.wait_for("Page.loadEventFired")
        self.drawn()

    def wait_for(self, event: str, seconds: float = 60) -> dict:
        deadline = time.monotonic() + seconds
        while True:
            for message in self.events:
                if message["method"] == event:
                    return message
            if self.browser.read(deadline) is None:
                raise SystemExit(f"devtools: {event} did not come")

    def run(self, script: str) -> object:
        """The value of an expression, a promise's included; what it throws ends the check."""
        answer = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]) + f"\nin {script}")
        return answer["result"].get("value")

    def drawn(self) -> None:
        """Waits until what was changed is on the screen."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def until(self, condition: str, seconds: float = 10) -> bool:
        """Waits until an expression is true; False where it does not become so."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.run(f"Boolean({condition})"):
                return True
            time.sleep(0.05)
        return False

    def press(self, key: str, shift: bool = False) -> None:
        """Presses a key as a keyboard does."""
        names = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Tab": 9, "Enter": 13, "Escape": 27,
                 "Home": 36, "End": 35, "PageDown": 34, "PageUp": 33, " ": 32}
        text = key if len(key) == 1 else "\r" if key == "Enter" else ""
        common = {"key": key, "code": key if len(key) > 1 else "", "windowsVirtualKeyCode": names.get(key, ord(key[0].upper())),
                  "modifiers": 8 if shift else 0}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text: str) -> None:
        for character in text:
            self.press(character)

    def click(self, selector: str) -> None:
        """Clicks the middle of an element, which has to be in sight."""
        x, y = self.run(
            f"(() => {{ const node = document.querySelector({json.dumps(selector)}); node.scrollIntoView({{block: 'nearest'}});"
            " const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def choose_file(self, selector: str, path: str) -> None:
        root = self.send("DOM.getDocument")["root"]["nodeId"]
        node = self.send("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.send("DOM.setFileInputFiles", nodeId=node, files=[path])

    def screenshot(self, path: str, whole: bool = False) -> None:
        content = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(content))

    def pdf(self) -> bytes:
        return base64.b64decode(self.send("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"])

    def problems(self) -> list[str]:
        """What the console said of errors and warnings, and every request to a network."""
        found = []
        for message in self.events:
            parameters = message["params"]
            if message["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif message["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                found.append(" ".join(str(argument.get("value")) for argument in parameters["args"]))
            elif message["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"])
            elif message["method"] == "Network.requestWillBeSent":
                address = parameters["request"]["url"]
                if not address.startswith(("file:", "blob:", "data:", "about:")):
                    found.append(f"a request for {address}")
        return found
