import Testing

/// Optional requirements, and their calls.
struct ProtocolRuleTests {
    @Test func optionalRequirementsGetTheDefaultThatCallersTake() {
        let text = Porting.text(
            """
            @objc public protocol Watching {
                func begin()
                @objc optional func tell(_ text: String)
                @objc optional func may(_ text: String) -> Bool
                @objc optional func name() -> String?
                @objc optional var limit: Int { get }
            }
            final class Teller {
                weak var watching: Watching?
                var handler: ((String) -> Void)?
                func run() {
                    watching?.begin()
                    watching?.tell?("a")
                    handler?("a")
                    guard watching?.may?("a") ?? true else { return }
                    if (watching?.limit ?? 7) > 3, let name = watching?.name?() { print(name) }
                }
            }
            """
        )
        #expect(
            text == """
                public protocol Watching: AnyObject {
                    func begin()
                    func tell(_ text: String)
                    func may(_ text: String) -> Bool
                    func name() -> String?
                    var limit: Int { get }
                }

                extension Watching {
                    public func tell(_ text: String) {}
                    public func may(_ text: String) -> Bool { true }
                    public func name() -> String? { nil }
                    public var limit: Int { 7 }
                }
                final class Teller {
                    weak var watching: Watching?
                    var handler: ((String) -> Void)?
                    func run() {
                        watching?.begin()
                        watching?.tell("a")
                        handler?("a")
                        guard watching?.may("a") ?? true else { return }
                        if (watching?.limit ?? 7) > 3, let name = watching?.name() { print(name) }
                    }
                }
                """
        )
    }

    @Test func resultsStayOptionalWhereTheyAreLookedAt() {
        let text = Porting.text(
            """
            func ask(_ delegate: UITextFieldDelegate, _ field: UITextField) -> Bool {
                delegate.textFieldDidEndEditing?(field)
                let size = delegate.table!(field, heightFor: 1)
                return delegate.textFieldShouldReturn?(field) ?? true
            }
            """
        )
        #expect(text.contains("    delegate.textFieldDidEndEditing(field)\n"))
        #expect(text.contains("let size = delegate.table(field, heightFor: 1)"))
        #expect(text.contains("return Optional(delegate.textFieldShouldReturn(field)) ?? true"))
    }

    @Test(arguments: [
        "guard let may = asking?.ask(_:may:) else { return true }\n return may(self, 1)",
        "guard true, let may = asking?.ask?(self, may: 1) else { return true }\n return may",
        "if let may = asking?.ask(_:may:) { return may(self, 1) }\n return true",
        "if let may = asking?.ask(_:may:) { return may(self, 1) } else { return true }",
        "return false != asking?.ask?(self, may: 1)",
    ])
    func methodsWithANameAnswerWhatIsReturnedWithoutThem(body: String) {
        let result = Porting.result(Self.asking(body))
        #expect(result.sources[0].text.contains("ask(_ a: A, may b: Int) -> Bool { true }"))
        #expect(result.notes.isEmpty)
    }

    @Test(arguments: [
        "guard let may = asking?.ask(_:may:) else { return true }\n return !may(self, 1)",
        "guard let may = asking?.ask(_:may:) else { print(1); return true }\n return may(self, 1)",
        "if let may = asking?.ask(_:may:) { print(may(self, 1)) }\n return true",
    ])
    func methodsWithANameThatIsUsedOtherwiseAreNoted(body: String) {
        let result = Porting.result(Self.asking(body))
        #expect(result.sources[0].text.contains("ask(_ a: A, may b: Int) -> Bool { false }"))
        #expect(result.notes.count == 1)
    }

    private static func asking(_ body: String) -> String {
        """
        @objc public protocol Asking { @objc optional func ask(_ a: A, may b: Int) -> Bool }
        class A {
            weak var asking: Asking?
            func use() -> Bool { \(body) }
        }
        """
    }

    @Test func callersWithAnswersOfTheirOwnAreNoted() {
        let result = Porting.result(
            """
            @objc protocol Sizing { @objc optional func width(_ a: Int) -> CGFloat }
            class A: Sizing {
                weak var sizing: Sizing?
                func use() { if let width = sizing?.width?(1) { print(width) } }
            }
            """
        )
        #expect(result.sources[0].text.contains("func width(_ a: Int) -> CGFloat { 0 }"))
        #expect(result.notes.count == 1)
    }

    @Test func whatAllClassesHaveNeedsNoDefault() {
        let result = Porting.result(
            """
            @objc protocol Making { @objc optional func make(_ a: Int) -> UIView }
            class A: Making { func make(_ a: Int) -> UIView { UIView() } }
            """
        )
        #expect(result.notes.isEmpty)
        #expect(!result.sources[0].text.contains("extension"))
    }
}
