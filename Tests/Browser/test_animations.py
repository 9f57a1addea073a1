"""The catalogue of animations in Chromium: what is on screen while they run, against the curves."""

import math
import time

from gallery import PHONE, GalleryTestCase, chromium_only, needs_moving_boxes, open_index

START, END = 16, 330
TOLERANCE = 0.05 * (END - START)


def bezier(x1, y1, x2, y2):
    """Returns the pace of a cubic Bézier curve."""

    def at(t, a, b):
        return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t**3

    def progress(x):
        low, high = 0.0, 1.0
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if at(middle, x1, x2) < x else (low, middle)
        return at(low, y1, y2)

    return progress


CURVES = {
    "linear": lambda x: x,
    "easeIn": bezier(0.42, 0, 1, 1),
    "easeOut": bezier(0, 0, 0.58, 1),
    "easeInOut": bezier(0.42, 0, 0.58, 1),
}

# The times of the page's own animation, so that a slow machine cannot shift the samples.
SAMPLE = """
const [name, done] = arguments;
const box = document.querySelector(`[data-identifier="${name}"]`);
const samples = [];
const step = () => {
    const animation = box.getAnimations()[0];
    if (animation) samples.push([animation.currentTime / 1000, box.getBoundingClientRect().x]);
    else if (samples.length) return void done(samples);
    requestAnimationFrame(step);
};
requestAnimationFrame(step);
document.querySelector('[data-identifier="play"]').click();
"""


# By the time of the page's animations, which a late frame does not shift.
WATCH = """
const box = document.querySelector('[data-identifier="interruption-box"]');
const samples = window.watched = [];
const end = document.timeline.currentTime + 2500;
const step = () => {
    const now = document.timeline.currentTime;
    samples.push([now / 1000, box.getBoundingClientRect().x]);
    if (now < end) requestAnimationFrame(step);
    else samples.isDone = true;
};
requestAnimationFrame(step);
"""


# Each step of the way that the page goes in a scroller, by the page's clock.
WATCH_OFFSET = """
const [name] = arguments;
const scroller = document.querySelector(`[data-identifier="${name}"] .s`);
const steps = window.steps = [];
const scrollTo = scroller.scrollTo;
scroller.scrollTo = target => {
    steps.push([performance.now() / 1000, target.left]);
    scrollTo.call(scroller, target);
};
"""

# The turn and the scale that the page shows of a box for each frame, in radians and ways of one.
WATCH_TURN = """
const box = document.querySelector('[data-identifier="turning-box"]');
const samples = window.watched = [];
const end = document.timeline.currentTime + 2500;
const step = () => {
    const now = document.timeline.currentTime;
    const { a, b } = new DOMMatrix(getComputedStyle(box).transform);
    samples.push([now / 1000, Math.atan2(b, a), Math.hypot(a, b)]);
    if (now < end) requestAnimationFrame(step);
    else samples.isDone = true;
};
requestAnimationFrame(step);
"""

# Sends the boxes on their way twice, the second time half a second later, and says how long that takes.
INTERRUPT = """
const done = arguments[arguments.length - 1];
const play = document.querySelector('[data-identifier="play"]');
const box = document.querySelector('[data-identifier="turning-box"]');
const moves = [
    () => setTimeout(() => play.click(), 500),
    () => setTimeout(() => done((() => {%s})()), 50),
];
new MutationObserver(() => moves.shift()?.()).observe(box, { attributeFilter: ["style"] });
play.click();
"""

PLACE = "return document.querySelector('[data-identifier=\"offset-scroller\"] .s').scrollLeft;"


class AnimationTests(GalleryTestCase):
    """The catalogue, on a phone."""

    def open_catalogue(self, browser, exhibit):
        """Goes to an exhibit of the catalogue."""
        open_index(browser, self.server.address)
        browser.tap("demo-animations")
        browser.wait_for("play")
        browser.tap(f"exhibit-{exhibit}")
        time.sleep(0.4)
        browser.wait_for("play")

    @chromium_only
    def test_boxes_follow_the_curves(self):
        """A quarter, half and three quarters through, a box is where the curve says."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "curves")
        for index, (name, curve) in enumerate(CURVES.items()):
            first, last = (START, END) if index % 2 == 0 else (END, START)
            samples = browser.driver.execute_async_script(SAMPLE, f"curve-{name}")
            for moment in (0.25, 0.5, 0.75):
                at, x = min(samples, key=lambda sample: abs(sample[0] - moment))
                expected = first + (last - first) * curve(min(max(at, 0), 1))
                self.assertAlmostEqual(x, expected, delta=TOLERANCE, msg=f"{name} at {at}")
            browser.wait_until(
                lambda: math.isclose(browser.box(f"curve-{name}").x, last, abs_tol=0.5),
                f"{name} rests at {last}",
            )
            time.sleep(0.2)

    @needs_moving_boxes
    def test_an_interrupted_move_does_not_jump(self):
        """A box that is turned on its way goes on from where it is."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "interrupt")
        browser.script(WATCH)
        browser.tap("play")
        time.sleep(0.5)
        browser.tap("play")
        browser.wait_until(lambda: browser.script("return window.watched.isDone;"), "the box was watched")
        samples = browser.script("return window.watched;")
        # Even at its fastest it makes 1.8 ways a second, and both animations add.
        for (before, x), (after, next_x) in zip(samples, samples[1:]):
            most = 4 * (END - START) * max(after - before, 1 / 60) + 1
            self.assertLess(abs(next_x - x), most, f"between {before} and {after}")
        self.assertGreater(max(x for _, x in samples), START + 40)
        self.assertAlmostEqual(samples[-1][1], START, delta=0.5)

    def test_an_interrupted_turn_does_not_jump(self):
        """A box that turns and grows goes back from where it is, by one animation."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "interrupt")
        browser.script(WATCH_TURN)
        browser.tap("play")
        time.sleep(0.5)
        browser.tap("play")
        count = "return document.querySelector('[data-identifier=\"turning-box\"]').getAnimations().length;"
        for _ in range(3):
            self.assertLessEqual(browser.script(count), 1)
            time.sleep(0.1)
        browser.wait_until(lambda: browser.script("return window.watched.isDone;"), "the box was watched")
        samples = browser.script("return window.watched;")
        for (before, turn, size), (after, next_turn, next_size) in zip(samples, samples[1:]):
            frame = max(after - before, 1 / 60)
            # Even at its fastest a curve makes 1.8 ways a second, and both animations add.
            self.assertLess(abs(next_turn - turn), 4 * 2 * frame + 0.02, f"between {before} and {after}")
            self.assertLess(abs(next_size - size), 4 * frame * 2 + 0.02, f"between {before} and {after}")
        self.assertGreater(max(turn for _, turn, _ in samples), 0.2)
        self.assertAlmostEqual(samples[-1][1], 0, delta=0.01)
        self.assertAlmostEqual(samples[-1][2], 1, delta=0.01)

    @chromium_only
    def test_the_page_rests_while_interrupted_boxes_move(self):
        """A trace shows no style and no layout for the frames after a move, a turn and a growth were turned back."""
        from renderer_trace import Trace
        from test_templates import SECONDS_LEFT

        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "interrupt")
        checked = 0
        for _ in range(8):
            with Trace(browser) as trace:
                left = browser.driver.execute_async_script(INTERRUPT % SECONDS_LEFT)
                time.sleep(2.2)
            if not left or left < 0.15:
                continue
            begin = trace.times("on-the-way")[0]
            work = [
                at - begin for at in trace.times("UpdateLayoutTree", "Layout") if 0.03 < at - begin < left - 0.03
            ]
            # The patches of what ends on the way cost a few; sixty frames a second would be dozens of each.
            self.assertLess(len(work), 10, f"{[round(at, 3) for at in work]} of {left}")
            checked += 1
            if checked == 2:
                return
        self.fail("the page was never asked in time")

    def test_a_paused_animator_stays_and_goes_back(self):
        """An animator is paused, turned round, and ends once at its start."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "interrupt")
        browser.tap("play")
        time.sleep(0.8)
        browser.tap("animator-pause")
        browser.wait_until(lambda: "Paused" in browser.text("animator-state"), "the animator is paused")
        held = browser.wait_for("animator-box")
        self.assertTrue(START < held.x < END)
        time.sleep(0.3)
        self.assertEqual(browser.box("animator-box"), held)
        browser.tap("animator-reverse")
        browser.tap("animator-pause")
        browser.wait_until(lambda: browser.text("animator-state") == "Back at the start", "it ended at its start")
        self.assertAlmostEqual(browser.wait_for("animator-box").x, START, delta=0.5)

    def wait_for_count(self, browser, count):
        """Waits until as many moves ended as began, and for a second to see that no more do."""
        words = f"{count} of {count} ended"
        browser.wait_until(lambda: browser.text("interruption-count") == words, words, 20)
        time.sleep(1.2)
        self.assertEqual(browser.text("interruption-count"), words)

    def test_completions_come_once(self):
        """Each move ends once: run to its end, turned on its way, and with its page loaded anew on the way."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "interrupt")
        browser.tap("play")
        self.wait_for_count(browser, 1)
        for _ in range(3):
            browser.tap("play")
            time.sleep(0.2)
        self.wait_for_count(browser, 4)
        browser.tap("play")
        time.sleep(0.3)
        browser.reload()
        browser.wait_for("play")
        self.wait_for_count(browser, 5)
        self.assertAlmostEqual(browser.box("interruption-box").x, END, delta=0.5)

    def test_a_page_loaded_anew_goes_on_with_an_animator(self):
        """The box of an animator is on its way on the new page, between where it was and its end."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "interrupt")
        browser.tap("play")
        time.sleep(0.4)
        before = browser.box("animator-box").x
        browser.reload()
        browser.wait_for("play")
        browser.wait_until(
            lambda: browser.script("return document.getAnimations().length > 0;"), "it is on its way"
        )
        self.assertTrue(before < browser.box("animator-box").x < END, browser.box("animator-box"))
        browser.wait_until(lambda: browser.text("animator-state") == "Ended", "it ended", 20)

    def test_an_offset_follows_the_curve_of_its_block(self):
        """A quarter, half and three quarters through, content is scrolled as far as the curve says."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "scroll")
        for first, last in ((0, 600), (600, 0)):
            browser.script(WATCH_OFFSET, "offset-scroller")
            browser.tap("play")
            browser.wait_until(lambda: browser.script(PLACE) == last, f"the content is at {last}")
            steps = browser.script("return window.steps;")
            begin = steps[0][0]
            for moment in (0.25, 0.5, 0.75):
                at, x = min(steps, key=lambda step: abs(step[0] - begin - moment))
                expected = first + (last - first) * CURVES["easeIn"](min(max(at - begin, 0), 1))
                self.assertAlmostEqual(x, expected, delta=0.05 * 600, msg=f"after {at - begin}")
            time.sleep(0.5)

    def test_text_is_never_distorted(self):
        """While a card grows, its text keeps its size; nothing is left behind."""
        browser = self.browse(size=PHONE)
        self.open_catalogue(browser, "looks")
        line = "const line = [...document.querySelectorAll('.l')].find(l => l.textContent === 'Never distorted');"
        size = line + (
            "const range = document.createRange(); range.selectNodeContents(line);"
            "const { width, height } = range.getBoundingClientRect(); return [width, height];"
        )
        before = browser.script(size)
        browser.tap("play")
        for _ in range(8):
            time.sleep(0.1)
            width, height = browser.script(size)
            self.assertAlmostEqual(width, before[0], delta=0.5)
            self.assertAlmostEqual(height, before[1], delta=0.5)
        browser.wait_until(
            lambda: browser.script("return document.querySelectorAll('.ghost, [data-skinned]').length") == 0,
            "the pictures of what was are gone",
        )
        self.assertAlmostEqual(browser.box("look-card").width, 358, delta=0.5)

    @chromium_only
    def test_the_page_rests_while_boxes_move(self):
        """Animations run on the compositor: no style is computed and nothing laid out for a frame."""
        browser = self.browse(size=PHONE)
        browser.command("Performance.enable")

        def count():
            found = {entry["name"]: entry["value"] for entry in browser.command("Performance.getMetrics")["metrics"]}
            return found["RecalcStyleCount"] + found["LayoutCount"]

        for exhibit in ("curves", "springs", "looks"):
            self.open_catalogue(browser, exhibit)
            browser.tap("play")
            time.sleep(0.25)
            before = count()
            time.sleep(0.4)
            # Sixty frames a second would be more than twenty.
            self.assertLess(count() - before, 4, exhibit)
            time.sleep(1)
