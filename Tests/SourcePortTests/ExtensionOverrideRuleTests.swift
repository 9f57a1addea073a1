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
                protocol ReloadForOverriding: UIViewController {
                    @discardableResult func reload(for event: UIControl.Event, _ count: Int) -> Int
                }

                /// All that have one.
                @preconcurrency @MainActor
                protocol ReloadForDispatching: UIViewController {}

                extension ReloadForDispatching {
                    @discardableResult func reload(for event: UIControl.Event, _ count: Int = 1) -> Int {
                        if let own = self as? any ReloadForOverriding { return own.reload(for: event, count) }
                        return reloadOfUIViewController(for: event, count)
                    }
                }

                extension UIViewController: ReloadForDispatching {}
                """
        )
        #expect(
            result.sources[1].text == """
                import UIKit
                class List: UITableViewController, ReloadForOverriding {
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
            """
        )
        #expect(text.contains("func tintOfCALayer(_ color: UIColor) {"))
        #expect(text.contains("    func tint(_ color: UIColor) {\n        tintOfCALayer(color)"))
        #expect(text.contains("    var title: String { \"shape of a \" + titleOfCALayer }"))
        #expect(text.contains("extension CAShapeLayer: TintOverriding {}"))
        #expect(
            text.contains(
                "public protocol TitleOverriding: CALayer {\n    var title: String { get }"
            )
        )
        #expect(
            text.contains(
                """
                    public var title: String {
                        if let own = self as? any TitleOverriding { return own.title }
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
                @objc func tint() {}
                @objc var width: CGFloat { get { 1 } set {} }
            }
            extension CAShapeLayer {
                override func tint() {}
            }
            class Line: CAShapeLayer {
                override func tint() {}
                override var width: CGFloat { get { 2 } set {} }
            }
            """
        )
        #expect(result.notes.map(\.line) == [3, 4, 7])
    }
}
