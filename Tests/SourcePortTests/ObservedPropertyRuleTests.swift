import Testing

/// Dynamic properties that are observed.
struct ObservedPropertyRuleTests {
    private static func property(_ text: String) -> String {
        let result = Porting.result(
            "class Model: NSObject {\n\(text)\n}",
            "func use(_ m: Model) { m.observe(\\.name) { _, _ in } }"
        )
        return result.sources[0].text.split(separator: "\n").dropFirst().dropLast()
            .joined(separator: "\n")
    }

    @Test func anotherClassThatTellsOfItsOwnIsNoReasonNotTo() {
        let result = Porting.result(
            """
            class Other: NSObject {
                func change() { didChangeValue(forKey: "name") }
            }
            class Model: NSObject {
                @objc dynamic var name = 1
            }
            """,
            "func use(_ m: Model) { m.observe(\\.name) { _, _ in } }"
        )
        #expect(result.sources[0].text.contains("didSet { didChangeValue(forKey: \"name\") }"))
    }

    @Test(arguments: [
        (
            "@objc dynamic var name: String?",
            "var name: String? { didSet { didChangeValue(forKey: \"name\") } }"
        ),
        (
            "@objc dynamic var name = \"\"",
            "var name = \"\" { didSet { didChangeValue(forKey: \"name\") } }"
        ),
        (
            "@objc dynamic var name = 1 { didSet { use() } }",
            "var name = 1 { didSet { defer { didChangeValue(forKey: \"name\") }; use() } }"
        ),
        (
            "@objc dynamic var name: Int { get { 1 } set { use() } }",
            "var name: Int { get { 1 } set { defer { didChangeValue(forKey: \"name\") }; use() } }"
        ),
        (
            "@objc dynamic var name = 1 { willSet { use() } }",
            "var name = 1 { willSet { use() } didSet { didChangeValue(forKey: \"name\") } }"
        ),
        ("@objc dynamic var name: Int { 1 }", "var name: Int { 1 }"),
        ("@objc dynamic var other = 1", "var other = 1"),
        ("var name = 1", "var name = 1"),
    ])
    func changesAreToldWhereTheyAreMade(before: String, after: String) {
        #expect(Self.property(before) == after)
    }

    @Test func keysInTextsCountAsWell() {
        let text = Porting.text(
            """
            class Model: NSObject {
                @objc dynamic var name = 1
                func watch(_ o: NSObject) { addObserver(o, forKeyPath: "name", options: [], context: nil) }
            }
            """
        )
        #expect(text.contains("NamedKeyPath(\"name\", \\Model.name)"))
        #expect(text.contains("var name = 1 { didSet { didChangeValue(forKey: \"name\") } }"))
    }
}
