import Testing

/// Numbers that are made lengths.
struct ConversionRuleTests {
    @Test(arguments: [
        ("let a = [1, 2].map(CGFloat.init)", "let a = [1, 2].map({ CGFloat($0) })"),
        (
            "let a = b?.flatMap(CGFloat.init) ?? c.first.map( CGFloat.init )",
            "let a = b?.flatMap({ CGFloat($0) }) ?? c.first.map( { CGFloat($0) } )"
        ),
        (
            "let a = b.map(Double.init).map(CGFloat.init).max()",
            "let a = b.map(Double.init).map({ CGFloat($0) }).max()"
        ),
    ])
    func initializersAreCalled(old: String, new: String) {
        let result = Porting.result("import UIKit\n" + old)
        #expect(result.sources[0].text == "import UIKit\n" + new)
        #expect(result.notes.isEmpty)
    }

    @Test(arguments: [
        "let a = b.map(CGFloat.init(integerLiteral:))", "let a = b.map { CGFloat.init($0) }",
        "let a = b.reduce(0, CGFloat.init)", "let a = CGFloat.init(1)",
        "let a: (Int) -> CGFloat = CGFloat.init",
    ])
    func otherUsesStay(line: String) {
        #expect(Porting.text("import UIKit\n" + line) == "import UIKit\n" + line)
    }
}
