import Testing

/// `@IBOutlet`.
struct OutletRuleTests {
    @Test(arguments: [
        ("@IBOutlet weak var label: UILabel!", "@Outlet var label: UILabel!"),
        ("@IBOutlet var label: UILabel?", "@Outlet var label: UILabel?"),
        (
            "@IBOutlet private weak var label: UILabel!  // The title.",
            "@Outlet private var label: UILabel!  // The title."
        ),
        (
            "@IBOutlet public private(set) weak var tap: UITapGestureRecognizer!",
            "@Outlet public private(set) var tap: UITapGestureRecognizer!"
        ),
        (
            "@IBOutlet fileprivate var labels: [UILabel]!",
            "@Outlet fileprivate var labels: [UILabel]!"
        ),
        ("@IBOutlet var labels: [UILabel] = []", "@Outlet var labels: [UILabel] = []"),
        ("@IBOutlet weak var owner: Owner?", "@Outlet(.weak) var owner: Owner?"),
        ("@IBOutlet weak var badge: Badge!", "@Outlet var badge: Badge!"),
        ("@IBOutlet unowned var label: UILabel!", "@Outlet var label: UILabel!"),
        ("weak var label: UILabel?", "weak var label: UILabel?"),
        (
            "@IBOutlet weak var a, b: UILabel!",
            "@Outlet var a: UILabel!\n    @Outlet var b: UILabel!"
        ),
    ])
    func outletsBecomeWrappers(line: String, expected: String) {
        let text = Porting.text(
            "class Badge: UIView {}\nclass Screen: UIViewController {\n    \(line)\n}\n"
        )
        #expect(
            text == "class Badge: UIView {}\nclass Screen: UIViewController {\n    \(expected)\n}\n"
        )
    }

    @Test func classesOfACompositionHaveItsSuperclass() {
        let text = Porting.text(
            """
            protocol Themed {}
            class Card: UIView & Themed {}
            class Screen: UIViewController {
                @IBOutlet weak var card: Card!
            }
            """
        )
        #expect(text.contains("    @Outlet var card: Card!"))
    }

    @Test func outletsThatAreMadeWhenAskedForGetAName() {
        let text = Porting.text(
            """
            class Screen: UIViewController {
                @IBOutlet open lazy var bar: UIToolbar! = { UIToolbar() }()
            }
            """
        )
        #expect(text.contains("    open lazy var bar: UIToolbar! = { UIToolbar() }()"))
        #expect(text.contains("[NamedKeyPath(\"bar\", \\Screen.bar)]"))
        #expect(!text.contains("Outlet"))
    }

    @Test func outletsWithObserversGetAName() {
        let text = Porting.text(
            """
            class Screen: UIViewController {
                @IBOutlet weak var label: UILabel! {
                    didSet { label.text = "" }
                }
            }
            """
        )
        #expect(
            text == """
                class Screen: UIViewController, KeyPathNaming {
                    class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("label", \\Screen.label)] }

                    weak var label: UILabel! {
                        didSet { label.text = "" }
                    }
                }
                """
        )
    }
}
