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

    @Test func numbersHaveTheBitsOfTheirTypes() {
        #expect(LogFormat.text("%x", [Int32(-1)]) == "ffffffff")
        #expect(LogFormat.text("%lx", [-1]) == "ffffffffffffffff")
        #expect(LogFormat.text("%u %u", [Int32(-1), UInt64.max]) == "4294967295 \(UInt64.max)")
        #expect(LogFormat.text("%d %d", [Int8(-3), UInt32.max]) == "-3 -1")
        #expect(LogFormat.text("%02hhx %hx", [Int8(-1), Int16(-2)]) == "ff fffe")
        #expect(LogFormat.text("%o %X", [UInt8(200), UInt16(65535)]) == "310 FFFF")
    }

    @Test func numbersOfLettersAreLetters() {
        #expect(LogFormat.text("%c%c", [65, Int8(66)]) == "AB")
    }
}
