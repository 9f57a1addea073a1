import Testing

@testable import UIKit

@MainActor
struct InvalidatingTests {
    final class Gauge: UIView {
        @Invalidating(.layout) var inset = 0.0
        @Invalidating(.properties, .intrinsicContentSize) var level = 0
        @Invalidating(.display, .constraints, .layout, .properties) var title: String? = nil
    }

    private let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        gauge.layoutIfNeeded()
        gauge.switches.remove(.needsDisplay)
    }

    @Test func changesAskForWhatThePropertySays() {
        gauge.inset = 1
        #expect(gauge.layout.needsLayout && !gauge.layout.needsProperties)
        gauge.layoutIfNeeded()
        gauge.level = 2
        #expect(gauge.layout.needsProperties && gauge.level == 2)
        gauge.layoutIfNeeded()
        gauge.title = "Full"
        #expect(gauge.layout.needsLayout && gauge.layout.needsProperties)
        #expect(gauge.layout.needsUpdateConstraints && gauge.switches.contains(.needsDisplay))
    }

    @Test func theSameValueAsksForNothing() {
        gauge.inset = 0
        gauge.level = 0
        gauge.title = nil
        #expect(!gauge.isLayoutPending && !gauge.switches.contains(.needsDisplay))
    }
}
