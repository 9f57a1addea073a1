import Testing

/// `#selector` and `#keyPath`.
struct SelectorRuleTests {
    private static func body(_ declarations: String, _ use: String) -> String {
        let text = Porting.text(
            "class Screen: UIViewController {\n\(declarations)\nfunc use() { \(use) }\n}"
        )
        return text.split(separator: "\n").first { $0.hasPrefix("func use") }.map(String.init) ?? ""
    }

    @Test func requirementsOfTheSystemsProtocolsAreTheMethodsOfTheClassAround() {
        let use = "#selector(UIApplicationDelegate.applicationWillTerminate(_:))"
        let method = "func applicationWillTerminate(_ application: UIApplication) {}"
        #expect(
            Self.body(method, "_ = \(use)") == "func use() { _ = "
                + "Selector(\"applicationWillTerminate:\", Screen.applicationWillTerminate(_:)) }"
        )
        let result = Porting.result("class Screen: UIViewController { func use() { _ = \(use) } }")
        #expect(result.notes.map(\.found) == ["\(use), a requirement of a protocol"])
    }

    @Test(arguments: [
        ("func tapped() {}", "#selector(tapped)", "Selector(\"tapped\", Screen.tapped)"),
        (
            "func tapped(_ sender: Any) {}", "#selector(tapped)",
            "Selector(\"tapped:\", Screen.tapped(_:))"
        ),
        (
            "func save(sender: Any) {}", "#selector(self.save(sender:))",
            "Selector(\"saveWithSender:\", Screen.save(sender:))"
        ),
        (
            "func pick(_ a: Any, for event: UIEvent) {}", "#selector(Screen.pick(_:for:))",
            "Selector(\"pick:for:\", Screen.pick(_:for:))"
        ),
        (
            "func handle(with a: Any) {}", "#selector(handle)",
            "Selector(\"handleWith:\", Screen.handle(with:))"
        ),
        (
            "@objc(go:) func leave(_ a: Any) {}", "#selector(leave)",
            "Selector(\"go:\", Screen.leave(_:))"
        ),
        (
            "func again() {}; func again(_ a: Any) {}", "#selector(again as () -> Void)",
            "Selector(\"again\", Screen.again as @MainActor (Screen) -> @MainActor () -> Void)"
        ),
        (
            "func dismiss() {}", "#selector(dismiss)",
            "Selector(\"dismiss\", Screen.dismiss as @MainActor (Screen) -> @MainActor () -> Void)"
        ),
        (
            "", "#selector(UIView.endEditing(_:))",
            "Selector(\"endEditing:\", UIView.endEditing(_:))"
        ),
        (
            "", "#selector(UIResponderStandardEditActions.paste)",
            "Selector(\"paste:\", UIResponder.paste(_:))"
        ),
        ("func tap(_ a: Any) {}", "Selector(\"tap:\")", "Selector(\"tap:\", Screen.tap(_:))"),
        ("", "Selector(\"copy:\")", "Selector(\"copy:\")"),
        ("", "#keyPath(UIScrollView.contentOffset)", "\"contentOffset\""),
        ("", "#keyPath(Screen.view.layer)", "\"view.layer\""),
    ])
    func methodsAreNamedBesideTheirReference(declaration: String, use: String, expected: String) {
        #expect(Self.body(declaration, use) == "func use() { \(expected) }")
    }

    @Test func methodsOfObjectsAreThoseOfTheirClass() {
        let text = Porting.text(
            """
            final class Model { @objc func reload() {} }
            class Screen: UIViewController {
                let model = Model()
                func use(_ other: Model) {
                    let third = Model()
                    run(#selector(model.reload), #selector(other.reload), #selector(third.reload))
                }
            }
            """
        )
        let reference = "Selector(\"reload\", Model.reload)"
        #expect(text.contains("run(\(reference), \(reference), \(reference))"))
    }

    @Test func nestedAndInheritedMethodsAreFound() {
        let text = Porting.text(
            """
            class Base: UIView { @objc func act(_ sender: Any) {} }
            enum Outer {
                class Inner: Base { lazy var a = #selector(act) }
            }
            extension Outer.Inner { func use() { b(#selector(act(_:))) } }
            """
        )
        #expect(text.contains("lazy var a = Selector(\"act:\", Outer.Inner.act(_:))"))
        #expect(text.contains("b(Selector(\"act:\", Outer.Inner.act(_:)))"))
    }

    @Test func whatIsNotClearIsNoted() {
        let result = Porting.result(
            """
            import UIKit
            class Screen: UIViewController {
                @objc static func all() {}
                func use() {
                    run(#selector(thing.stuff.reload))
                    run(#selector(getter: title))
                    run(Selector("nobody:"))
                    run(#selector(Screen.all))
                }
            }
            """
        )
        #expect(result.notes.map(\.line) == [5, 6, 7, 8])
        #expect(result.sources[0].text.contains("run(Selector(\"title\"))"))
        #expect(
            result.notes[2].description
                == "File0.swift:7: the selector \"nobody:\" of a name alone, "
                + "which nothing can call; name the method beside it: "
                + "Selector(\"nobody:\", Class.method)"
        )
    }

    @Test(arguments: [
        ("class A: UIViewController", false), ("@MainActor class A: UIViewController", true),
        ("class A: NSObject", true),
    ])
    func sendableIsInferredWhereMostActionsAreNotInClassesBelowUIKits(
        declaration: String,
        isInferred: Bool
    ) {
        let result = Porting.result(
            "\(declaration) {\n    let a = #selector(b)\n    @objc func b() {}\n}"
        )
        #expect(result.infersSendable == isInferred)
    }

    @Test func anotherFilesOwnMethodIsNotNamed() {
        let result = Porting.result(
            """
            fileprivate extension UIGestureRecognizer {
                @objc func recognized() {}
            }
            """,
            """
            class Press: UIGestureRecognizer {
                func use() { _ = NSSelectorFromString("recognized") }
            }
            """
        )
        #expect(result.sources[1].text.contains("NSSelectorFromString(\"recognized\")"))
        #expect(result.notes.count == 1)
    }

    @Test func aSelectorOfAnotherMethodMakesNoneFound() {
        let result = Porting.result(
            """
            fileprivate extension UIGestureRecognizer {
                @objc func recognized() {}
            }
            class Other: UIViewController {
                @objc func other() {}
                lazy var press = UITapGestureRecognizer(target: self, action: #selector(other))
            }
            """,
            "func use(_ g: UIGestureRecognizer) { g.perform(NSSelectorFromString(\"recognized\")) }"
        )
        #expect(result.notes.count == 1)
    }

    @Test func anotherFilesOwnMethodIsFoundByTheNameOfASelectorThatItMakes() {
        let result = Porting.result(
            """
            fileprivate extension UIGestureRecognizer {
                @objc func recognized() {}
            }
            func follow(_ g: UIGestureRecognizer) {
                g.addTarget(g, action: #selector(UIGestureRecognizer.recognized))
            }
            """,
            "func use(_ g: UIGestureRecognizer) { g.perform(NSSelectorFromString(\"recognized\")) }"
        )
        #expect(result.notes.isEmpty)
    }
}
