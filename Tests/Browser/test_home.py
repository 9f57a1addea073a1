"""The home screen, from the first byte to the animation's last frame."""

import unittest

from gallery import (
    ANIMATION_SECONDS,
    COUNTER_BUTTON,
    COUNTER_LABEL,
    DESKTOP,
    HELLO_LABEL,
    HOME_ENTRY,
    LABEL_AFTER_TAP,
    LABEL_AT_FIRST,
    PHONE,
    GalleryTestCase,
    chromium_only,
    count_shown,
    needs_moving_boxes,
    open_home,
    open_index,
    wait_until_connected,
)


class HomeTests(GalleryTestCase):
    """What a person sees of the home screen."""

    def test_label_stands_where_its_frame_says(self):
        for size in (PHONE, DESKTOP):
            for dark in (False, True):
                with self.subTest(size=size, dark=dark):
                    browser = self.browse(size=size, dark=dark)
                    open_home(browser, self.server.address)
                    self.assert_box(browser.box(HELLO_LABEL), LABEL_AT_FIRST)
                    self.assertEqual(browser.text(HELLO_LABEL).strip(), "Hello world")

    @needs_moving_boxes
    def test_tap_moves_label_through_the_animation(self):
        browser = self.browse()
        open_home(browser, self.server.address)
        browser.start_sampling(HELLO_LABEL, 2)
        browser.tap(HELLO_LABEL)
        samples = browser.samples()
        self.assert_box(samples[0].box, LABEL_AT_FIRST)
        self.assert_box(samples[-1].box, LABEL_AFTER_TAP)

        moving = [sample for sample in samples if 0.5 < sample.box.x < 99.5]
        self.assertGreater(len(moving), 3, f"the label jumped: {[s.box.x for s in samples]}")
        for sample in moving:
            self.assertAlmostEqual(sample.box.x, sample.box.y, delta=0.5, msg="the label left its line")
            self.assertAlmostEqual(sample.box.width, 300, delta=0.5, msg="the label changed its size")
        ways = [sample.box.x for sample in samples]
        self.assertEqual(ways, sorted(ways, reverse=True), "the label went back")
        # The first frame that moved and the first at rest are each up to a few frames late on a busy machine.
        last_still = max(sample.time for sample in samples if sample.box.x >= 99.5)
        first_still = min(sample.time for sample in samples if sample.box.x <= 0.5)
        self.assertAlmostEqual(first_still - last_still, ANIMATION_SECONDS, delta=0.15)

    def test_the_browsers_way_back_leads_to_the_index(self):
        browser = self.browse()
        open_home(browser, self.server.address)
        address = browser.address
        browser.wait_until(lambda: browser.script("return history.state !== null;"), "the page knows of a way back")
        browser.script("history.back();")
        browser.wait_until(lambda: HOME_ENTRY in browser.identifiers(), "the index is shown")
        browser.wait_until(lambda: HELLO_LABEL not in browser.identifiers(), "the demo is gone")
        self.assertEqual(browser.address, address)

    def test_reload_returns_to_the_scene(self):
        browser = self.browse()
        open_home(browser, self.server.address)
        browser.tap(HELLO_LABEL)
        browser.wait_for_box(HELLO_LABEL, LABEL_AFTER_TAP)
        browser.reload()
        browser.wait_for(HELLO_LABEL)
        self.assert_box(browser.box(HELLO_LABEL), LABEL_AFTER_TAP)

    def test_every_tap_on_the_button_counts_once(self):
        for touch in (False, True):
            with self.subTest(touch=touch):
                browser = self.browse(touch=touch)
                open_home(browser, self.server.address)
                wait_until_connected(browser)
                start = count_shown(browser)
                for _ in range(5):
                    browser.tap(COUNTER_BUTTON)
                browser.wait_until(lambda: count_shown(browser) == start + 5, "five taps count five")

    # Headless Firefox makes no clicks of BiDi's keys, not even on a plain button of a plain page.
    @chromium_only
    def test_button_is_a_button_for_the_keyboard(self):
        browser = self.browse(size=DESKTOP)
        open_home(browser, self.server.address)
        start = count_shown(browser)

        def button_has_focus():
            browser.press("Tab", "Tab", 9)
            focused = browser.script("return document.activeElement?.dataset.identifier ?? '';")
            return focused == COUNTER_BUTTON

        browser.wait_until(button_has_focus, "the tab key reaches the button")
        browser.press("Enter", "Enter", 13)
        browser.wait_until(lambda: count_shown(browser) == start + 1, "Enter counts one")

    def test_second_tab_has_a_scene_of_its_own(self):
        browser = self.browse()
        open_home(browser, self.server.address)
        shown = count_shown(browser) + 1
        browser.tap(COUNTER_BUTTON)
        browser.wait_until(lambda: count_shown(browser) == shown, "the first tab counts one")
        address = browser.address
        first = browser.open_tab(address)
        wait_until_connected(browser)
        if browser.box(COUNTER_BUTTON) is None:
            browser.wait_for(HOME_ENTRY)
            browser.tap(HOME_ENTRY)
            browser.wait_for(COUNTER_BUTTON)
        start = count_shown(browser)
        browser.tap(COUNTER_BUTTON)
        browser.tap(COUNTER_BUTTON)
        browser.wait_until(lambda: count_shown(browser) == start + 2, "the second tab counts two more")
        browser.go_to_tab(first)
        self.assertEqual(count_shown(browser), shown)

    def test_resized_window_lays_out_again(self):
        browser = self.browse(size=DESKTOP)
        entries = open_index(browser, self.server.address)
        wide = browser.box(entries[0])
        browser.size = PHONE
        browser.emulate()
        browser.wait_until(
            lambda: (box := browser.box(entries[0])) and box.x >= 0 and box.x + box.width <= PHONE[0],
            f"the first entry, {wide.sides} at first, fits into the narrow window",
        )

    @chromium_only
    def test_colours_stay_in_forced_colours(self):
        browser = self.browse(size=PHONE)
        open_index(browser, self.server.address)
        # A switch is nothing but backgrounds.
        read = """
            const shown = ["", "i tinted"].map((name) => {
                const part = document.createElement("span");
                part.className = name;
                part.style.backgroundColor = "rgb(1, 2, 3)";
                document.querySelector("[data-identifier]").append(part);
                return getComputedStyle(part).backgroundColor;
            });
            return [...new Set(shown)];
        """
        self.assertEqual(browser.script(read), ["rgb(1, 2, 3)"])
        browser.command("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        self.assertTrue(browser.script("return matchMedia('(forced-colors: active)').matches"))
        self.assertEqual(browser.script(read), ["rgb(1, 2, 3)"])


class FirstPageTests(GalleryTestCase):
    """What is there before any script runs."""

    @chromium_only
    def test_page_is_complete_without_script(self):
        browser = self.browse()
        browser.command("Emulation.setScriptExecutionDisabled", value=True)
        browser.open(self.server.address + "/")
        document = browser.command("DOM.getDocument", depth=0)["root"]["nodeId"]
        found = browser.command(
            "DOM.querySelector", nodeId=document, selector=f'[data-identifier="{HOME_ENTRY}"]'
        )["nodeId"]
        self.assertNotEqual(found, 0, "the index has no entry for the home screen")
        model = browser.command("DOM.getBoxModel", nodeId=found)["model"]
        self.assertGreater(model["width"], 0)
        self.assertGreater(model["height"], 0)

    def test_policy_allows_no_inline_script(self):
        status, headers, _ = self.server.get("/")
        self.assertEqual(status, 200)
        policy = headers["Content-Security-Policy"] or ""
        self.assertRegex(policy, r"(script|default)-src")
        self.assertNotIn("unsafe-inline", policy)
        self.assertNotIn("unsafe-eval", policy)

    def test_cookie_is_closed_to_scripts_and_other_sites(self):
        _, headers, _ = self.server.get("/")
        cookies = headers.get_all("Set-Cookie") or []
        self.assertTrue(cookies, "the page sets no cookie")
        for cookie in cookies:
            self.assertIn("httponly", cookie.lower())
            self.assertIn("samesite", cookie.lower())

    @chromium_only
    def test_text_does_not_jump_while_fonts_load(self):
        # The size that the server takes a window for until its page tells: nothing has to move for another reason.
        browser = self.browse(size=DESKTOP)
        browser.command("Network.setCacheDisabled", cacheDisabled=True)
        browser.command(
            "Page.addScriptToEvaluateOnNewDocument",
            source="window.shifts = []; new PerformanceObserver(list => window.shifts.push("
            "...list.getEntries().map(entry => entry.value))).observe({ type: 'layout-shift', buffered: true });",
        )
        open_index(browser, self.server.address)
        self.assertEqual(browser.script("return window.shifts;"), [])
        browser.tap(HOME_ENTRY)
        browser.wait_for(COUNTER_LABEL)


if __name__ == "__main__":
    unittest.main()
