import Testing

/// Overrides in extensions.
struct MemberMoverTests {
    @Test func overridesMoveWithTheirComments() {
        let result = Porting.result(
            """
            class Screen: UIViewController {
                let a = 1
            }

            extension Screen {
                // MARK: Life cycle

                /// Loads.
                override func viewDidLoad() {
                    super.viewDidLoad()  // First.
                }

                func stay() {}

                #if DEBUG
                override func viewDidAppear(_ animated: Bool) {}
                #endif
            }
            """
        )
        #expect(
            result.sources[0].text == """
                class Screen: UIViewController {
                    let a = 1

                    // MARK: Life cycle

                    /// Loads.
                    override func viewDidLoad() {
                        super.viewDidLoad()  // First.
                    }

                #if DEBUG
                    override func viewDidAppear(_ animated: Bool) {}
                #endif
                }

                extension Screen {
                    func stay() {}

                    #if DEBUG
                    #endif
                }
                """
        )
        #expect(result.counts[.movedMembers] == 2)
    }

    @Test func whatIsOverriddenBelowMovesToo() {
        let result = Porting.result(
            "class Base: UIViewController {}\nclass Below: Base { override func prepare() {} }",
            """
            import MapKit
            import Other

            extension Base {
                @objc func prepare() { help() }
                private func help() {}
            }
            """
        )
        #expect(
            result.sources[0].text.contains("    func prepare() { help() }\n}\nclass Below: Base {")
        )
        #expect(result.sources[0].text.hasPrefix("import"))
        #expect(result.sources[1].text.contains("    func help() {}"))
    }

    @Test func overridesOfOtherModulesClassesAreNoted() {
        let result = Porting.result("extension UILabel {\n    override func sizeToFit() {}\n}")
        #expect(result.notes.map(\.line) == [2])
    }

    @Test func overridesThatNoPageAsksForAreTakenAway() {
        let text = """
            extension UINavigationController {
                @objc override open var preferredStatusBarStyle: UIStatusBarStyle {
                    return .lightContent
                }
                open override var shouldAutorotate: Bool { true }
                func reset() {}
            }
            """
        let result = Porting.result(text)
        #expect(result.notes.isEmpty)
        #expect(result.counts[.unaskedOverrides] == 2)
        #expect(
            result.sources[0].text == "extension UINavigationController {\n    func reset() {}\n}"
        )
    }

    @Test func overriddenMembersOfOtherModulesClassesAreNoted() {
        let text = """
            extension UIViewController {
                @objc func reload(_ count: inout Int) {}
                @objc func load() {}
            }
            class List: UITableViewController {
                override func reload(_ count: inout Int) {}
            }
            """
        let result = Porting.result(text)
        #expect(result.notes.map(\.line) == [2])
        #expect(
            result.notes.first?.found
                == "a member of an extension of UIViewController, which classes override"
        )
        #expect(result.sources[0].text.contains("    func reload(_ count: inout Int) {}"))
    }

    @Test func whatAnExtensionMakesPublicStaysSoAfterAnEmptyLine() {
        let result = Porting.result(
            """
            public class Screen: UIViewController {
            }

            public extension Screen {
                var a: Int { 1 }

                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            }
            """
        )
        #expect(
            result.sources[0].text == """
                public class Screen: UIViewController {

                    public override func viewDidLoad() {
                        super.viewDidLoad()
                    }
                }

                public extension Screen {
                    var a: Int { 1 }
                }
                """
        )
    }
}
