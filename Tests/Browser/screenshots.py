"""Takes a picture of every screen of the Gallery in both sizes, light and dark.

usage: screenshots.py [FOLDER]      default .build/screenshots
"""

import sys
from pathlib import Path

from browser import DESKTOP, PHONE, Browser
from gallery import ENTRY_PREFIX, open_index
from server import ROOT, Server, gallery_program


def take(server, folder, size, dark):
    """Takes the pictures of one size and look."""
    look = f"{size[0]}x{size[1]}-{'dark' if dark else 'light'}"
    # At two pixels a point the pictures show what a phone shows.
    with Browser(size=size, dark=dark, scale=2) as browser:
        entries = open_index(browser, server.address)
        browser.screenshot(folder / f"index-{look}.png")
        for entry in entries:
            # A new profile has a new scene, which opens on the index again.
            browser.forget_cookies()
            open_index(browser, server.address)
            browser.wait_for(entry)
            browser.tap(entry)
            browser.wait_until(lambda: not is_uncovered(browser, entry), f"{entry} leaves the index")
            wait_for_stillness(browser)
            browser.screenshot(folder / f"{entry.removeprefix(ENTRY_PREFIX)}-{look}.png")
        for error in browser.collect_errors():
            print(f"{look}: {error}", file=sys.stderr)


def is_uncovered(browser, identifier):
    """Tells whether an element is there and is what a finger on its middle would touch."""
    box = browser.box(identifier)
    return box and browser.script(
        "return document.elementFromPoint(arguments[0], arguments[1])?.closest('[data-identifier]')"
        "?.dataset.identifier === arguments[2];", *box.middle, identifier,
    )


def wait_for_stillness(browser):
    """Waits until no animation runs that has an end, and the fonts and the pages in frames are there."""
    browser.wait_until(
        lambda: browser.script(
            "return document.fonts.status === 'loaded'"
            " && ![...document.querySelectorAll('[data-identifier]')].some(({ textContent }) =>"
            "  textContent.trim() === 'Loading')"
            " && document.getAnimations().every(animation => animation.playState !== 'running'"
            "  || animation.effect.getComputedTiming().endTime === Infinity);"
        ),
        "the screen is still",
    )


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with Server(gallery_program(), "--log-level", "warning") as server:
        for size in (PHONE, DESKTOP):
            for dark in (False, True):
                take(server, folder, size, dark)
    for picture in sorted(folder.glob("*.png")):
        print(picture)


if __name__ == "__main__":
    main()
