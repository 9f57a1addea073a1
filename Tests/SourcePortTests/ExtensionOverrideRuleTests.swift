import Testing

/// What extensions of UIKit's classes declare and classes override.
struct ExtensionOverrideRuleTests {
    @Test func classesAreAskedFirst() {
        let result = Porting.result(
            """
            import UIKit
            extension UIViewController {
                /// Loads anew.
                @discardableResult
                @objc func reload(for event: UIControlEvents, _ count: Int = 1) -> Int { count }
                @objc func stay() {}
            }
            """,
            """
            import UIKit
            class List: UITableViewController {
                override func reload(for event: UIControlEvents, _ count: Int) -> Int {
                    super.reload(for: event, count) + 1
                }
            }
            class Longer: List {
                override func reload(for event: UIControlEvents, _ count: Int) -> Int {
                    super.reload(for: event, count) + 2
                }
            }
            """
        )
        #expect(
            result.sources[0].text == """
                import UIKit
                extension UIViewController {
                    /// Loads anew.
                    @discardableResult
                    func reloadOfUIViewController(for event: UIControl.Event, _ count: Int = 1) -> Int { count }
                    func stay() {}
                }

                /// Classes with a `reload` of their own.
                @preconcurrency @MainActor
                protocol UIViewControllerReloadForOverriding: UIViewController {
                    @discardableResult func reload(for event: UIControl.Event, _ count: Int) -> Int
                }

                /// All that have one.
                @preconcurrency @MainActor
                protocol UIViewControllerReloadForDispatching: UIViewController {}

                extension UIViewControllerReloadForDispatching {
                    @discardableResult func reload(for event: UIControl.Event, _ count: Int = 1) -> Int {
                        if let own = self as? any UIViewControllerReloadForOverriding { return own.reload(for: event, count) }
                        return reloadOfUIViewController(for: event, count)
                    }
                }

                extension UIViewController: UIViewControllerReloadForDispatching {}
                """
        )
        #expect(
            result.sources[1].text == """
                import UIKit
                class List: UITableViewController, UIViewControllerReloadForOverriding {
                    func reload(for event: UIControl.Event, _ count: Int) -> Int {
                        reloadOfUIViewController(for: event, count) + 1
                    }
                }
                class Longer: List {
                    override func reload(for event: UIControl.Event, _ count: Int) -> Int {
                        super.reload(for: event, count) + 2
                    }
                }
                """
        )
        #expect(result.notes.isEmpty)
    }

    @Test func extensionsOfOtherClassesOverrideToo() {
        let text = Porting.text(
            """
            import UIKit
            public extension CALayer {
                @objc func tint(_ color: UIColor) { backgroundColor = color.cgColor }
                @objc var title: String { "layer" }
            }
            extension CAShapeLayer {
                override func tint(_ color: UIColor) {
                    super.tint(color)
                    fillColor = color.cgColor
                }
                override var title: String { "shape of a " + super.title }
            }
            class Line: CAShapeLayer {
                override func tint(_ color: UIColor) { super.tint(color) }
            }
            class Plain: CALayer {
                override func tint(_ color: UIColor) { super.tint(color) }
            }
            """
        )
        #expect(text.contains("func tintOfCALayer(_ color: UIColor) {"))
        #expect(
            text.contains(
                "    func tintOfCAShapeLayer(_ color: UIColor) {\n        tintOfCALayer(color)"
            )
        )
        let title = "    var titleOfCAShapeLayer: String { \"shape of a \" + titleOfCALayer }"
        #expect(text.contains(title))
        #expect(text.contains("public protocol CALayerTitleOverriding: CALayer {"))
        #expect(text.contains("class Line: CAShapeLayer, CALayerTintOverriding {"))
        #expect(text.contains("    func tint(_ color: UIColor) { tintOfCAShapeLayer(color) }"))
        #expect(text.contains("    func tint(_ color: UIColor) { tintOfCALayer(color) }"))
        #expect(
            text.contains(
                """
                    public var title: String {
                        if let own = self as? any CALayerTitleOverriding { return own.title }
                        if let object = self as? CAShapeLayer { return object.titleOfCAShapeLayer }
                        return titleOfCALayer
                    }
                """
            )
        )
    }

    @Test func whatCannotBeAskedForIsNoted() {
        let result = Porting.result(
            """
            import UIKit
            extension CALayer {
                @objc func tint(_ colors: UIColor...) {}
                @objc var width: CGFloat { get { 1 } set {} }
            }
            extension CAShapeLayer {
                override func tint(_ colors: UIColor...) {}
            }
            class Line: CAShapeLayer {
                override var width: CGFloat { get { 2 } set {} }
            }
            """
        )
        #expect(result.notes.map(\.line) == [4, 7])
    }
}
