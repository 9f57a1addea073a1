#!/usr/bin/python3
"""A window of WebKit without bars, so that it is as small as a phone's; Debian's WebKitWebDriver starts it."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = (int(side) for side in os.environ.get("VITRINE_WEBKIT_SIZE", "390x844").split("x"))

# Tells of what other browsers' drivers read from the console.
FAULTS = """
const tell = words => webkit.messageHandlers.faults.postMessage(words);
for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
        tell(words.join(" "));
        say.apply(console, words);
    };
}
addEventListener("error", ({ message }) => { if (message) tell(message); });
addEventListener("unhandledrejection", ({ reason }) => tell(`${reason}`));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    tell(`${violatedDirective} ${blockedURI}`);
});
"""


def note(words):
    """Writes a line that the test reads."""
    with open(os.environ["VITRINE_WEBKIT_LOG"], "a") as log:
        print(" ".join(words.split()), file=log)


def make_view(context):
    """Returns the view of a new window."""
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    contents = view.get_user_content_manager()
    contents.register_script_message_handler("faults")
    contents.connect("script-message-received::faults", lambda _, result: note(result.get_js_value().to_string()))
    contents.add_script(WebKit2.UserScript.new(
        FAULTS, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None
    ))
    window = Gtk.Window()
    window.set_default_size(WIDTH, HEIGHT)
    window.set_decorated(False)
    window.add(view)
    # Nobody manages windows here: without it, the one below the pointer would have the focus.
    window.connect("map-event", lambda *_: window.get_window().focus(0))
    window.show_all()
    view.grab_focus()
    return view


def allow_automation(context, session):
    """Lets the driver have windows."""
    info = WebKit2.ApplicationInfo.new()
    # The driver asks for this name and version.
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.MAJOR_VERSION, WebKit2.MINOR_VERSION, WebKit2.MICRO_VERSION)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: make_view(context))


def main():
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.connect("automation-started", allow_automation)
    settings = Gtk.Settings.get_default()
    settings.set_property("gtk-application-prefer-dark-theme", os.environ.get("VITRINE_WEBKIT_DARK") == "1")
    # Hinted letters are whole points wide, which those of Apple's systems never are.
    settings.set_property("gtk-xft-hinting", 0)
    settings.set_property("gtk-xft-hintstyle", "hintnone")
    Gtk.main()


main()
