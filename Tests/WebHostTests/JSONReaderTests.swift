import Foundation
import Testing

@testable import WebHost

struct JSONReaderTests {
    @Test(arguments: [
        ("null", JSONValue.null), ("true", .bool(true)), (" false ", .bool(false)),
        ("0", .number(0)), ("-1.5e2", .number(-150)), ("[]", .list([])),
        ("\"a\\u00e9\\ud83d\\ude00\\n\\\"\"", .string("aé😀\n\"")), ("{}", .object([:])),
        ("{\"a\":[1,{\"b\":null}]}", .object(["a": .list([.number(1), .object(["b": .null])])])),
    ])
    func readsWhatJSONHas(text: String, value: JSONValue) throws {
        #expect(try JSONReader.read(Array(text.utf8)) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "+1", "01", "1.", ".5", "1e", "--1", "Infinity", "\"", "\"\\x\"",
        "\"\\ud83d\"", "\"\\u12\"", "\"\u{1}\"", "[1,]", "[1 2]", "{\"a\"}", "{a:1}", "{\"a\":1,}",
        "{} {}", "1 2", "\u{FEFF}1", "//", String(repeating: "9", count: 400),
        String(repeating: "{\"a\":", count: 17),
    ])
    func refusesWhatIsNoJSON(text: String) {
        let error = #expect(throws: APIProblem.self) {
            try JSONReader.read(Array(text.utf8))
        }
        #expect(error?.status == 400)
        #expect(error?.detail.hasPrefix("The body at byte ") == true)
    }

    @Test func refusesBytesThatAreNoUTF8() {
        #expect(throws: APIProblem.self) { try JSONReader.read([0x22, 0xC3, 0x28, 0x22]) }
        #expect(throws: APIProblem.self) { try JSONReader.read([0xFF]) }
    }

    /// What is read here is JSON to another reader as well, and what is refused is said to be broken.
    @Test func rubbishIsReadOnlyWhereItIsJSON() {
        var generator = SeededNumbers(state: 42)
        let alphabet = Array("{}[]\",:0123456789eE+-.\\utrnfalsé \u{0}".utf8)
        var read = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<24, using: &generator)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            do throws(APIProblem) {
                _ = try JSONReader.read(bytes)
            } catch {
                #expect(error.status == 400)
                continue
            }
            read += 1
            #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
                try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            }
        }
        #expect(read > 100)
    }
}

/// Numbers that are the same in each run: SplitMix64 (Steele, Lea & Flood, OOPSLA 2014).
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
