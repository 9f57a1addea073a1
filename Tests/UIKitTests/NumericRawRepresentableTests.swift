import Testing

@testable import UIKit

/// An operator as apps have it of their own, which has to come before that of UIKit.
private func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue - 10 * rhs)
}

struct NumericRawRepresentableTests {
    @Test func numbersAreAddedToPriorities() {
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
        #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
        #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
        var priority = UILayoutPriority.required
        priority -= 1
        #expect(priority == UILayoutPriority(999))
        priority += 0.5
        #expect(priority.rawValue == 999.5)
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
    }

    @Test func anOperatorOfTheAppComesFirst() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(990))
    }

    @Test func levelsAndWeightsAreCompared() {
        #expect(UIFont.Weight.bold > .regular)
        #expect([UIFont.Weight.black, .thin, .medium].sorted() == [.thin, .medium, .black])
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    }
}
