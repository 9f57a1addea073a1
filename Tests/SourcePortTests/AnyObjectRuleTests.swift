import Testing

/// Methods of objects whose class nobody says.
struct AnyObjectRuleTests {
    @Test(arguments: [
        ("item.target?.perform(item.action)", "(item.target as? NSObject)?.perform(item.action)"),
        (
            "_ = item?.target!.perform(item!.action, with: item)",
            "_ = (item?.target as! NSObject).perform(item!.action, with: item)"
        ),
        ("owner?.perform(action)", "(owner as? NSObject)?.perform(action)"),
        ("self.owner!.perform(action)", "(self.owner as! NSObject).perform(action)"),
        (
            "if let owner = owner { owner.perform(action, with: 1, with: 2) }",
            "if let owner = owner { (owner as! NSObject).perform(action, with: 1, with: 2) }"
        ),
        (
            "return owner?.responds(to: action)",
            "return (owner as? NSObject)?.responds(to: action)"
        ),
        ("owner = owner?.next", "owner = (owner as? UIResponder)?.next"),
        (
            "var up: AnyObject? = item; while up != nil { up = up!.next }",
            "var up: AnyObject? = item; while up != nil { up = (up as! UIResponder).next }"
        ),
    ])
    func objectsAreGivenAClass(old: String, new: String) {
        func text(_ line: String) -> String {
            """
            import UIKit
            class Relay: NSObject {
                weak var owner: AnyObject?
                func run(_ item: UIBarButtonItem?, _ action: Selector) -> Bool? {
                    \(line)
                }
            }
            """
        }
        let result = Porting.result(text(old))
        #expect(result.sources[0].text == text(new))
        #expect(result.notes.isEmpty)
    }

    @Test(arguments: [
        "view.perform(action, with: nil, afterDelay: 1)", "scene.perform { }",
        "helper?.perform(action)", "local.perform(action)", "context.perform(action)",
        "_ = context.next?.next", "_ = owner?.next()",
    ])
    func objectsOfAKnownClassStay(line: String) {
        let text = """
            import UIKit
            class Relay: NSObject {
                weak var helper: Relay?
                weak var owner: AnyObject?
                func run(_ action: Selector, context: UIView) {
                    let local: Relay = self
                    \(line)
                }
            }
            """
        #expect(Porting.text(text) == text)
    }
}
