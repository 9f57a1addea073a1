import ClientScreens
import Testing
import UIKit

@MainActor
struct GreetingControllerTests {
    @Test
    func buttonChangesTheGreeting() {
        let controller = GreetingController()
        controller.loadViewIfNeeded()
        #expect(controller.label.text == "Good morning")
        controller.button.sendActions(for: .touchUpInside)
        #expect(controller.label.text == "Good night")
    }
}
