import Testing

/// `namedActions` and `namedKeyPaths`.
struct NamingRuleTests {
    @Test func actionsAreNamedByTheFirstClassAndThoseBelow() {
        let result = Porting.result(
            """
            open class Base: UIViewController {
                @IBAction open func save(_ sender: Any) {}
            }
            """,
            """
            final class Detail: Base {
                @IBAction override func save(_ sender: Any) {}
            }
            extension Detail {
                @IBAction private func clear() {}
                @IBAction func back(segue: UIStoryboardSegue) {}
            }
            """
        )
        #expect(
            result.sources[0].text == """
                open class Base: UIViewController, ActionNaming {
                    open class var namedActions: [Selector] { [Selector("save:", Base.save(_:))] }

                    @IBAction open func save(_ sender: Any) {}
                }
                """
        )
        #expect(
            result.sources[1].text == """
                final class Detail: Base {
                    override class var namedActions: [Selector] {
                        super.namedActions + [
                            Selector("clear", Detail.clear),
                            Selector("backWithSegue:", Detail.back(segue:)),
                        ]
                    }

                    @IBAction override func save(_ sender: Any) {}
                }
                extension Detail {
                    private func clear() {}
                    @IBAction func back(segue: UIStoryboardSegue) {}
                }
                """
        )
        #expect(result.notes.isEmpty)
        #expect(result.counts[.actions] == 3)
    }

    @Test func privateActionsOfOtherFilesAreOpened() {
        let result = Porting.result(
            "class Screen: UIViewController {}",
            "extension Screen {\n    @IBAction private func save(_ sender: Any) {}\n}"
        )
        #expect(
            result.sources[0].text == """
                class Screen: UIViewController, ActionNaming {
                    class var namedActions: [Selector] { [Selector("save:", Screen.save(_:))] }
                }
                """
        )
        #expect(result.sources[1].text.contains("    @IBAction func save(_ sender: Any) {}"))
    }

    private static let attribute = """
        <view id="v1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
        </userDefinedRuntimeAttributes></view>
        """

    @Test func propertiesOfEveryViewAreNamedInAnExtension() {
        let result = Porting.result(
            """
            extension UIView {
                @IBInspectable var radius: CGFloat { get { 0 } set {} }
            }
            class Badge: UIView {
                @IBInspectable var inset: CGFloat = 4
            }
            """,
            documents: [Self.attribute]
        )
        #expect(
            result.sources[0].text == """
                extension UIView {
                    @IBInspectable var radius: CGFloat { get { 0 } set {} }
                }

                extension UIView: KeyPathNaming {
                    public static var namedKeyPaths: [NamedKeyPath] {
                        [
                            NamedKeyPath("radius", \\UIView.radius),
                            NamedKeyPath("inset", \\Badge.inset),
                        ]
                    }
                }
                class Badge: UIView {
                    @IBInspectable var inset: CGFloat = 4
                }
                """
        )
    }

    @Test func readOnlyAndPlainPropertiesAreNotNamed() {
        let text = """
            class Badge: UIView {
                @IBInspectable var inset: CGFloat { 4 }
                var other = 1
            }
            """
        #expect(Porting.text(text) == text)
    }

    @Test func propertiesThatDocumentsSetAreNamed() {
        let result = Porting.result(
            "class A: UIView { var radius = 1 }",
            documents: [Self.attribute]
        )
        #expect(result.sources[0].text.contains("NamedKeyPath(\"radius\", \\A.radius)"))
    }

    @Test func documentsNameClassesAsSwiftDoes() {
        let result = Porting.result(
            "@objc(XYBadge) class Badge: UIView {}",
            documents: ["<view customClass=\"XYBadge\" id=\"a\"/><!-- customClass=\"XYBadge\" -->"]
        )
        #expect(
            result.documents[0].text
                == "<view customClass=\"Badge\" id=\"a\"/><!-- customClass=\"XYBadge\" -->"
        )
        #expect(result.sources[0].text == "class Badge: UIView {}")
    }
}
