import Testing
import UIKit

@testable import ClientScreens

@MainActor
struct HelloControllerTests {
    @Test
    func buttonCountsItsTaps() {
        let controller = HelloController()
        controller.loadViewIfNeeded()
        #expect(controller.button.title(for: .normal) == "Tap me")
        controller.button.sendActions(for: .touchUpInside)
        controller.button.sendActions(for: .touchUpInside)
        #expect(controller.button.title(for: .normal) == "Tapped 2 times")
    }
}
