import Testing

@testable import WebHost

struct LogStreamTests {
    @Test(arguments: [
        ("info App: [App] Zoë 👩‍🚀\tserved\n", "info App: [App] Zoë 👩‍🚀\tserved\n"),
        ("no end", "no end"),
        // Colours and titles of terminals, in the forms of seven and of eight bits.
        ("a \u{1B}[31mred\u{9B}m \u{7F}\n", "a \\u{1b}[31mred\\u{9b}m \\u{7f}\n"),
        ("a\rb\0c\n", "a\\u{d}b\\u{0}c\n"),
        (
            "one\n2026-01-01T00:00:00+0000 info Vitrine: [WebHost] forged\r\nx\n",
            "one\n    2026-01-01T00:00:00+0000 info Vitrine: [WebHost] forged\\u{d}\n    x\n"
        ),
        ("a\r\n", "a\\u{d}\n"),
        ("right \u{202E}to left\u{2028}\n", "right \\u{202e}to left\\u{2028}\n"),
    ])
    func messagesStayWithinTheirLine(text: String, written: String) {
        #expect(LogStream.harmless(text) == written)
    }
}
