import Testing

@testable import UIKit

/// Lengths of `NSNumber`.
struct NumberLengthsTests {
    @Test func numbersAreLengths() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(CGFloat(truncating: NSNumber(value: -7)) == -7)
        #expect(CGFloat(truncating: NSNumber(value: true)) == 1)
        #expect(CGFloat(truncating: NSNumber(value: Double.nan)).isNaN)
        #expect(CGFloat(truncating: NSNumber(value: Int64.max)) == 9_223_372_036_854_775_807)
    }

    @Test func exactNumbersAreTheSame() {
        #expect(CGFloat(exactly: NSNumber(value: 2.5)) == 2.5)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
    }

    @Test func optionalNumbersAreMapped() {
        let width: NSNumber? = 12
        #expect(width.map(CGFloat.init(truncating:)) == 12)
    }
}
