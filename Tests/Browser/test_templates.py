"""Layout templates in Chromium: boxes on the way from one layout to another, against the curve."""

import time

from gallery import DESKTOP, PHONE, GalleryTestCase, chromium_only, needs_moving_boxes, open_index
from test_animations import CURVES

SECONDS = 0.5
LEFT, RIGHT = 20, 270

# The boxes of all elements of the screen with a name, by the page's own measures.
BOXES = """
return Object.fromEntries([...document.querySelectorAll('[data-identifier]')].map(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.dataset.identifier, [x, y, width, height]];
}));
"""

# The times of the page's own animation, so that a slow machine cannot shift the samples.
SAMPLE = """
const [name, button, done] = arguments;
const find = name => document.querySelector(`[data-identifier="${name}"]`);
const samples = [];
const step = () => {
    const animation = find(name).getAnimations().find(animation => "translate" in animation.effect.getKeyframes()[0]);
    if (animation) samples.push([animation.currentTime / 1000, find(name).getBoundingClientRect().x]);
    else if (samples.length) return void done(samples);
    requestAnimationFrame(step);
};
requestAnimationFrame(step);
find(button).click();
"""

WATCH = """
const box = document.querySelector(`[data-identifier="${arguments[0]}"]`);
const samples = window.watched = [];
const end = document.timeline.currentTime + 2000;
const step = () => {
    const now = document.timeline.currentTime;
    samples.push([now / 1000, box.getBoundingClientRect().x]);
    if (now < end) requestAnimationFrame(step);
    else samples.isDone = true;
};
requestAnimationFrame(step);
"""

EVENTS_STYLE = """
const { left, top, width, height } = getComputedStyle(document.querySelector('[data-identifier="dashboard-events"]'));
return [left, top, width, height].join();
"""

# The order of all nodes, and what each of them stands in.
PARENTS = """
return [...document.querySelectorAll('[id^=n]:not(style)')].map(({ id, parentElement: parent }) => {
    return [id, parent.id || parent.className];
});
"""

IS_AT_REST = """
return document.getAnimations().every(animation => animation.playState === 'finished')
    && !document.querySelector('.ghost, [data-skinned], [data-clipped]');
"""

# How long it takes until the first animation of the page ends, from a mark in the trace.
SECONDS_LEFT = """
performance.mark('on-the-way');
return Math.min(...document.getAnimations().map(animation => {
    return animation.effect.getComputedTiming().endTime - animation.currentTime;
})) / 1000;
"""

# Sends the dashboard on its way, and says how long that takes; all in the page, since it is half a second.
GO = """
const done = arguments[arguments.length - 1];
const find = name => document.querySelector(`[data-identifier="dashboard-${name}"]`);
const steps = [() => setTimeout(() => done((() => {%s})()))];
new MutationObserver(() => steps.shift()?.()).observe(find("events"), { attributeFilter: ["style"] });
find("toggle").click();
""" % SECONDS_LEFT


class TemplateTests(GalleryTestCase):
    """The three demos of layout templates."""

    def open_templates(self, browser, screen=None):
        """Goes to a screen of the templates."""
        open_index(browser, self.server.address)
        browser.tap("demo-templates")
        browser.wait_for("template-box")
        if screen:
            browser.tap(f"templates-{screen}")
            time.sleep(0.4)
            browser.wait_for({"attributes": "attributes-card", "dashboard": "dashboard-toggle"}[screen])

    def toggle_dashboard(self, browser):
        """Changes the layout of the dashboard and waits until it is there."""
        before = browser.script(EVENTS_STYLE)
        browser.tap("dashboard-toggle")
        browser.wait_until(lambda: browser.script(EVENTS_STYLE) != before, "the list has its other layout", 20)
        self.wait_for_rest(browser)

    def wait_for_rest(self, browser):
        """Waits until nothing is animated."""
        browser.wait_until(lambda: browser.script(IS_AT_REST), "the page is at rest", 20)

    @chromium_only
    def test_a_box_follows_the_curve_to_its_other_layout(self):
        """A quarter, half and three quarters through, the box is where the curve says."""
        browser = self.browse(size=PHONE)
        self.open_templates(browser)
        first, last = LEFT, RIGHT
        for button in ("box-right", "box-left"):
            samples = browser.driver.execute_async_script(SAMPLE, "template-box", button)
            for share in (0.25, 0.5, 0.75):
                at, x = min(samples, key=lambda sample: abs(sample[0] - share * SECONDS))
                done = CURVES["easeInOut"](min(max(at / SECONDS, 0), 1))
                expected = first + (last - first) * done
                self.assertAlmostEqual(x, expected, delta=0.05 * (RIGHT - LEFT), msg=f"{button} at {at}")
            self.wait_for_rest(browser)
            self.assertAlmostEqual(browser.box("template-box").x, last, delta=0.01)
            first, last = last, first

    @needs_moving_boxes
    def test_an_interrupted_change_does_not_jump(self):
        """A box that is sent back on its way goes on from where it is."""
        browser = self.browse(size=PHONE)
        self.open_templates(browser)
        browser.script(WATCH, "template-box")
        browser.tap("box-right")
        time.sleep(0.25)
        browser.tap("box-left")
        browser.wait_until(lambda: browser.script("return window.watched.isDone;"), "the box was watched")
        samples = browser.script("return window.watched;")
        for (before, x), (after, next_x) in zip(samples, samples[1:]):
            # At its fastest it makes 1.8 ways in its time, and both animations add.
            most = 4 * (RIGHT - LEFT) / SECONDS * max(after - before, 1 / 60) + 1
            self.assertLess(abs(next_x - x), most, f"between {before} and {after}")
        self.assertGreater(max(x for _, x in samples), LEFT + 10)
        self.assertAlmostEqual(samples[-1][1], LEFT, delta=0.01)

    def test_layouts_end_on_the_frames_of_the_server(self):
        """After each change the boxes are those of a page that is loaded anew."""
        for size in (PHONE, DESKTOP):
            browser = self.browse(size=size)
            self.open_templates(browser, "dashboard")
            first = browser.script(BOXES)
            for _ in range(2):
                self.toggle_dashboard(browser)
                shown = browser.script(BOXES)
                browser.reload()
                browser.wait_for("dashboard-toggle")
                self.assertEqual(shown, browser.script(BOXES))
            self.assertEqual(shown, first)
            self.toggle_dashboard(browser)
            self.assertNotEqual(browser.script(BOXES), first)

    def test_an_interrupted_change_leaves_nothing_behind(self):
        """A change that is turned twice on its way ends as a page that is loaded anew: boxes and who holds whom."""
        browser = self.browse(size=PHONE)
        self.open_templates(browser, "dashboard")
        for _ in range(3):
            browser.script("document.querySelector('[data-identifier=\"dashboard-toggle\"]').click();")
            time.sleep(0.2)
        self.wait_for_rest(browser)
        time.sleep(0.3)
        self.wait_for_rest(browser)
        shown = browser.script(BOXES), browser.script(PARENTS)
        browser.reload()
        browser.wait_for("dashboard-toggle")
        self.assertEqual(shown, (browser.script(BOXES), browser.script(PARENTS)))

    def test_text_is_never_distorted(self):
        """Lines of the list keep their height while the list grows."""
        browser = self.browse(size=PHONE)
        self.open_templates(browser, "dashboard")
        height = (
            "const line = [...document.querySelectorAll('.l')].find(l => l.textContent === 'Backup finished');"
            "const { width, height } = line.getBoundingClientRect(); return height;"
        )
        before = browser.script(height)
        browser.tap("dashboard-toggle")
        for _ in range(6):
            time.sleep(0.08)
            self.assertAlmostEqual(browser.script(height), before, delta=0.1)

    @chromium_only
    def test_the_renderer_rests_during_the_dashboards_change(self):
        """A trace shows style and layout at both ends of the way, and none for the frames between."""
        browser = self.browse(size=PHONE)
        self.open_templates(browser, "dashboard")
        self.assert_rest(browser, GO)

    def assert_rest(self, browser, script):
        """Fails where style or layout is computed for the frames of a way that a script starts, twice."""
        from renderer_trace import Trace

        checked = 0
        for _ in range(8):
            self.wait_for_rest(browser)
            with Trace(browser) as trace:
                left = browser.driver.execute_async_script(script)
                # Whoever asks has style computed.
                time.sleep(left or 0)
                self.wait_for_rest(browser)
            # A machine that is too slow to answer on the way has nothing to show.
            if not left or left < 0.15:
                continue
            begin = trace.times("on-the-way")[0]
            work = [
                at - begin for at in trace.times("UpdateLayoutTree", "Layout") if 0.03 < at - begin < left - 0.03
            ]
            # Sixty frames a second would be more than twenty of each.
            self.assertLess(len(work), 4, f"{[round(at, 3) for at in work]} of {left}")
            checked += 1
            if checked == 2:
                return
        self.fail("the page was never asked in time")
