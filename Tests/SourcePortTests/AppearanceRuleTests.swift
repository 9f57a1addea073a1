import Testing

/// Classes whose `appearance()` is asked for.
struct AppearanceRuleTests {
    @Test func aClassWithOtherInitialisersGetsTheOneThatMakesTheObject() {
        let result = Porting.result(
            """
            open class Choice: UIButton {
                @objc open dynamic var separatorColor: UIColor?

                public init(title: String, height: Int = 45, action: (() -> Void)?) {
                    super.init(frame: .zero)
                }
                required public init?(coder: NSCoder) { nil }
            }
            public final class Plain: Choice {}
            """,
            "func use() { Plain.appearance().separatorColor = .red }"
        )
        #expect(
            result.sources[0].text.contains(
                """
                    public override convenience init(frame: CGRect) {
                        self.init(title: "", action: nil)
                    }
                """
            )
        )
        #expect(
            result.sources[0].text.contains(
                "NamedKeyPath(\"separatorColor\", \\Choice.separatorColor)"
            )
        )
        #expect(result.notes.isEmpty)
    }

    @Test func aClassThatHasItStaysAsItIs() {
        let text = """
            class Card: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
                init(card: Int) { super.init(frame: .zero) }
            }
            class Plain: UIView {}
            func use() { Card.appearance().alpha = 1; Plain.appearance().alpha = 1 }
            """
        #expect(Porting.text(text) == text)
    }

    @Test func namesThatEndAlikeAndWordsAreNoCalls() {
        let result = Porting.result(
            """
            class Bar: UIView {
                init(model: Model) { super.init(frame: .zero) }
            }
            // Bar.appearance() is not used.
            func use() { UINavigationBar.appearance().tintColor = .red }
            """
        )
        #expect(result.notes.isEmpty)
        #expect(!result.sources[0].text.contains("init(frame: CGRect)"))
    }

    @Test func whatCannotBeCalledIsNoted() {
        let result = Porting.result(
            """
            class Card: UIView {
                init(model: Model) { super.init(frame: .zero) }
            }
            func use() { Card.appearance().alpha = 1 }
            """
        )
        #expect(
            result.notes.map(\.found) == ["Card.appearance() of a class without init(frame:)"]
        )
    }
}
