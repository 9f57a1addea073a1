"""The input commands of Chromium's DevTools protocol as WebDriver's actions, which Firefox performs."""

KEYS = {
    "Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Backspace": "\ue003", "Delete": "\ue017",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
}
CONTROL = "\ue009"
BUTTONS = {"left": 0, "middle": 1, "right": 2}


class Input:
    """Remembers which fingers are down, since the protocol names those that stay."""

    def __init__(self, size):
        self.size = size
        self.fingers = {}

    def actions(self, command, values):
        """Returns the sources of actions for a command; None where there are none."""
        kind = values.get("type")
        if command == "Input.dispatchMouseEvent":
            return [self.wheel(values)] if kind == "mouseWheel" else [self.mouse(kind, values)]
        if command == "Input.dispatchTouchEvent":
            return self.touches(kind, values["touchPoints"])
        if command == "Input.dispatchKeyEvent":
            key = KEYS.get(values["key"], values["key"])
            return [{"type": "key", "id": "keys",
                     "actions": [{"type": "keyUp" if kind == "keyUp" else "keyDown", "value": key}]}]
        return None

    def move(self, values):
        """WebDriver lets no pointer leave the window."""
        x, y = (min(max(round(values[name]), 0), end - 1) for name, end in zip("xy", self.size))
        return {"type": "pointerMove", "x": x, "y": y, "duration": 0}

    @staticmethod
    def wheel(values):
        step = {"type": "scroll", "x": round(values["x"]), "y": round(values["y"]), "deltaX": round(values["deltaX"]),
                "deltaY": round(values["deltaY"]), "duration": 0}
        return {"type": "wheel", "id": "wheel", "actions": [step]}

    def mouse(self, kind, values):
        steps = [self.move(values)]
        if kind in ("mousePressed", "mouseReleased"):
            button = BUTTONS[values.get("button", "left")]
            steps.append({"type": "pointerDown" if kind == "mousePressed" else "pointerUp", "button": button})
        return self.pointer("mouse", "mouse", steps)

    def touches(self, kind, points):
        """Chromium's events name all fingers that are down, and those that leave by leaving them out."""
        now = {point.get("id", index): point for index, point in enumerate(points)}
        sources = []
        for finger, point in now.items():
            steps = [self.move(point)]
            if finger not in self.fingers:
                steps.append({"type": "pointerDown", "button": 0})
            sources.append(self.pointer(f"finger-{finger}", "touch", steps))
        for finger in self.fingers.keys() - now.keys():
            sources.append(self.pointer(f"finger-{finger}", "touch", [{"type": "pointerUp", "button": 0}]))
        self.fingers = now
        return sources

    @staticmethod
    def pointer(name, kind, steps):
        return {"type": "pointer", "id": name, "parameters": {"pointerType": kind}, "actions": steps}
