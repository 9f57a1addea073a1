import Logging
import Testing

@testable import SystemLog

/// What is written, and how.
struct LoggerTests {
    private static let cases: [(OSLogMessage, String)] = [
        ("plain", "plain"), ("a \(1) b", "a 1 b"), ("\("x", privacy: .private)!", "<private>!"),
        ("\(255, format: .hex(includePrefix: true))", "0xff"),
        ("\(7, format: .decimal(minDigits: 3))", "007"),
        ("\(1.5, format: .fixed(precision: 2))", "1.50"),
        ("[\("ab", align: .right(columns: 4))]", "[  ab]"),
        ("\(Int?.none)", "nil"), ("\("x", privacy: .public)", "x"),
    ]

    @Test(arguments: cases)
    func valuesStandInTheText(message: OSLogMessage, text: String) {
        #expect(message.text == text)
    }

    @Test func equalValuesHaveEqualMasks() {
        let (first, second): (OSLogMessage, OSLogMessage) = (
            "\("secret", privacy: .private(mask: .hash))",
            "\("secret", privacy: .private(mask: .hash))"
        )
        #expect(first.text == second.text && first.text.hasPrefix("<mask.hash: "))
    }

    @Test func levelsAreOrdered() {
        let log = OSLog(subsystem: "test", category: "levels")
        #expect(log.isEnabled(type: .fault) && log.isEnabled(type: .error))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func aLockHandsItsValueToOneAtATime() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<100 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 800)
    }
}
