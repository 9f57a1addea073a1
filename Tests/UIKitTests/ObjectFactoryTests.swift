import Testing

@testable import UIKit

@MainActor
struct ObjectFactoryTests {
    class Base: UIResponder, UISceneDelegate {
        var values = [1, 2, 3]
        let name: String
        override init() {
            name = "base"
            super.init()
        }
    }
    final class Inherited: Base {
        var more = "more"
    }
    final class Own: UIResponder {
        let text: String
        override init() {
            text = "own"
            super.init()
        }
    }
    final class Plain {}

    @Test func classesAreMadeWithTheirOwnInitialiser() {
        #expect((ObjectFactory.make(Own.self) as? Own)?.text == "own")
        let inherited = ObjectFactory.make(Inherited.self) as? Inherited
        #expect(inherited?.values == [1, 2, 3])
        #expect(inherited?.name == "base")
        #expect(inherited?.more == "more")
        #expect(ObjectFactory.make(UIView.self) is UIView)
        #expect(ObjectFactory.make(UIViewController.self) is UIViewController)
    }

    @Test func classesOfAnotherRootAreNotMade() {
        #expect(ObjectFactory.make(Plain.self) == nil)
    }
}
