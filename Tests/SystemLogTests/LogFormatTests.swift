import Testing

@testable import SystemLog

/// Formats of `os_log`.
struct LogFormatTests {
    @Test(arguments: [
        ("none", "none"), ("%@ and %d", "one and 2"), ("%{public}@: %03ld", "one: 002"),
        ("%{private}@", "<private>"), ("%@ %d %@", "one 2 <missing>"),
        ("100%% of %@", "100% of one"),
        ("%q", "%q"), ("%", "%"), ("%@ %.1f", "one 2.0"),
    ])
    func valuesStandInTheirPlaces(format: String, text: String) {
        #expect(LogFormat.text(format, ["one", 2]) == text)
    }
}
