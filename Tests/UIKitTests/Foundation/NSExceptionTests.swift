import Foundation
import Testing

@testable import UIKit

struct NSExceptionTests {
    @Test func exceptionsSayWhatHappened() {
        let exception = NSException(
            name: .invalidArgumentException,
            reason: "No such row",
            userInfo: ["row": 3]
        )
        #expect(exception.name.rawValue == "NSInvalidArgumentException")
        #expect(exception.reason == "No such row" && exception.description == "No such row")
        #expect(exception.userInfo?["row"] as? Int == 3)
        #expect(
            exception.obituary
                == "*** Terminating app due to uncaught exception "
                + "'NSInvalidArgumentException', reason: 'No such row'"
        )
        #expect(NSException(name: NSExceptionName("Own"), reason: nil).description == "Own")
        #expect(!exception.callStackSymbols.isEmpty)
    }

    @Test func exceptionsOfTheSameContentsAreEqual() {
        let first = NSException(name: .rangeException, reason: "9", userInfo: nil)
        #expect(first == NSException(name: .rangeException, reason: "9"))
        #expect(first != NSException(name: .rangeException, reason: "8"))
        #expect(first != NSException(name: .rangeException, reason: "9", userInfo: ["a": 1]))
    }

    @Test func raisingEndsTheProcessAfterTheHandler() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            NSSetUncaughtExceptionHandler { exception in
                FileHandle.standardError.write(Data("Heard \(exception.name.rawValue)\n".utf8))
            }
            withVaList([7]) {
                NSException.raise(.rangeException, format: "Row %ld is none", arguments: $0)
            }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(log.contains("Heard NSRangeException"))
        #expect(log.contains("'NSRangeException', reason: 'Row 7 is none'"))
    }
}
