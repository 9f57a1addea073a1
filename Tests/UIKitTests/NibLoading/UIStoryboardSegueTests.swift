import Testing

@testable import UIKit

@MainActor
struct UIStoryboardSegueTests {
    private func make<Segue: UIStoryboardSegue>(_ type: Segue.Type) -> Segue {
        type.init(identifier: "go", source: UIViewController(), destination: UIAlertController())
    }

    @Test func aClassThatIsKnownByItsTypeAloneMakesSegues() {
        let segue = make(LoggingSegue.self)
        #expect(segue.made == "go to UIAlertController")
        #expect(segue.identifier == "go" && segue.destination is UIAlertController)
        let plain: UIStoryboardSegue = make(UIStoryboardSegue.self)
        #expect(type(of: plain) == UIStoryboardSegue.self)
    }

    @Test func aClosurePerformsASegue() {
        var count = 0
        let segue = UIStoryboardSegue(
            identifier: nil,
            source: UIViewController(),
            destination: UIViewController(),
            performHandler: { count += 1 }
        )
        segue.perform()
        #expect(count == 1 && segue.identifier == nil)
    }
}
