import Testing

// Foundation is not imported: its own class of this name cannot be used.
@testable import UIKit

@MainActor struct NSExpressionTests {
    private func messages(_ body: () -> Void) -> [String] {
        var messages: [String] = []
        let handler = Diagnostics.handler
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = handler }
        body()
        return messages
    }

    private func number(_ expression: NSExpression, _ object: Any? = nil) -> Double? {
        (expression.expressionValue(with: object, context: nil) as? NSNumber)?.doubleValue
    }

    private let item: [String: Any] = ["name": "Tea", "price": 3, "parts": [1, 2, 3]]

    @Test(arguments: [
        ("4 + 5 - 2**3", 1.0), ("(1 + 2) * 3 / 2.0", 4.5), ("7 / 2", 3.0), ("-3 + 1", -2.0),
        ("price * 2 + sum(parts)", 12.0), ("max(parts) - price", 0.0), ("length(name)", 3.0),
        ("parts.@count", 3.0), ("SUBQUERY(parts, $x, $x > 1)[SIZE]", 2.0),
        ("parts[LAST]", 3.0),
    ])
    func textsAreCounted(_ format: String, _ expected: Double) {
        #expect(number(NSExpression(format: format), item) == expected)
        let again = NSExpression(format: "\(NSExpression(format: format))")
        #expect(again == NSExpression(format: format))
        #expect(number(again, item) == expected)
    }

    @Test func numbersAreTheirOwnTypes() {
        let sum = NSExpression(format: "1 + %@ + %K", argumentArray: [2, "price"])
        #expect(sum.expressionValue(with: item, context: nil) as? Int == 6)
        let half = NSExpression(format: "price / 2.0")
        #expect(half.expressionValue(with: item, context: nil) as? Double == 1.5)
    }

    @Test func textsThatCannotBeReadAreReported() {
        let told = messages {
            #expect(NSExpression(format: "1 +").expressionValue(with: nil, context: nil) == nil)
            #expect(NSExpression(format: "a == 1").expressionType == .constantValue)
        }
        #expect(
            told == [
                "NSExpression(format:): unable to parse the format string \"1 +\": "
                    + "the end is not expected.",
                "NSExpression(format:): unable to parse the format string \"a == 1\": "
                    + "\"==\" is not expected.",
            ]
        )
    }

    @Test func expressionsTellTheirParts() {
        let constant = NSExpression(forConstantValue: "x")
        #expect(constant.expressionType == .constantValue)
        #expect(constant.constantValue as? String == "x")
        #expect("\(constant)" == "\"x\"")
        let path = NSExpression(forKeyPath: "owner.name")
        #expect(path.expressionType == .keyPath && path.keyPath == "owner.name")
        #expect(path.operand == NSExpression.expressionForEvaluatedObject())
        #expect(path.operand.expressionType == .evaluatedObject)
        let variable = NSExpression(forVariable: "LOW")
        #expect(variable.expressionType == .variable && variable.variable == "LOW")
        let found = NSExpression(format: "$LOW.owner.name")
        #expect(found.expressionType == .function && found.function == "valueForKeyPath:")
        #expect(found.operand == variable && "\(found)" == "$LOW.owner.name")
        #expect(found.arguments?.first?.constantValue as? String == "owner.name")
        let list = NSExpression(forAggregate: [constant, path])
        #expect(list.expressionType == .aggregate)
        #expect(list.collection as? [NSExpression] == [constant, path])
        #expect("\(list)" == "{\"x\", owner.name}")
        let sum = NSExpression(format: "a + sum(b)")
        #expect(sum.expressionType == .function && sum.function == "add:to:")
        #expect(sum.arguments?.map(\.description) == ["a", "sum(b)"])
        #expect(sum.arguments?.last?.function == "sum:")
        #expect(NSExpression(format: "a[1]").arguments?.map(\.description) == ["a", "1"])
        let query = NSExpression(format: "SUBQUERY(a, $x, $x > 1)")
        #expect(query.expressionType == .subquery && query.variable == "x")
        #expect((query.collection as? NSExpression)?.keyPath == "a")
        #expect(query.predicate == NSPredicate(format: "$x > 1"))
        #expect(path.copy() as? NSExpression == path)
        #expect(Set([path, NSExpression(forKeyPath: "owner.name"), constant]).count == 2)
    }

    @Test func expressionsHaveValues() {
        let name = NSExpression(forKeyPath: "name")
        #expect(name.expressionValue(with: item, context: nil) as? String == "Tea")
        let itself = NSExpression.expressionForEvaluatedObject()
        #expect(itself.expressionValue(with: "a", context: nil) as? String == "a")
        let context = NSMutableDictionary(dictionary: ["LOW": 5])
        let variable = NSExpression(forVariable: "LOW")
        #expect((variable.expressionValue(with: nil, context: context) as? NSNumber)?.intValue == 5)
        #expect(variable.expressionValue(with: nil, context: nil) == nil)
        let list = NSExpression(forAggregate: [name, NSExpression(forKeyPath: "missing")])
        let values = list.expressionValue(with: item, context: nil) as? [Any]
        #expect(values?.first as? String == "Tea")
        #expect(values?.last is NSNull)
    }

    @Test func functionsAreFoundByTheirNames() {
        let numbers = NSExpression(forConstantValue: [1, 2, 3, 6])
        #expect(number(NSExpression(forFunction: "average:", arguments: [numbers])) == 3)
        #expect(number(NSExpression(forFunction: "sum", arguments: [numbers])) == 12)
        let price = NSExpression(forKeyPath: "price")
        let twice = NSExpression(forFunction: "multiply:by:", arguments: [price, 2])
        #expect(number(twice, item) == 6)
        #expect("\(twice)" == "price * 2")
        let now = NSExpression(forFunction: "now", arguments: [])
        #expect(now.expressionValue(with: nil, context: nil) is Date)
        let told = messages {
            #expect(number(NSExpression(forFunction: "blob:", arguments: [1])) == nil)
            #expect(number(NSExpression(forFunction: "sum:", arguments: [])) == nil)
        }
        #expect(
            told == [
                "NSExpression: there is no function \"blob:\" of 1 values. Its value is nil.",
                "NSExpression: there is no function \"sum:\" of 0 values. Its value is nil.",
            ]
        )
    }

    @Test func subqueriesTakeAnyPredicate() {
        let blocks = NSExpression(
            forSubquery: NSExpression(forKeyPath: "parts"),
            usingIteratorVariable: "x",
            predicate: NSPredicate { _, variables in variables?["x"] as? Int != 2 }
        )
        #expect(blocks.expressionValue(with: item, context: nil) as? [Int] == [1, 3])
        let one = NSPredicate(format: "$x = 1")
        let compound = NSExpression(
            forSubquery: NSExpression(forKeyPath: "parts"),
            usingIteratorVariable: "x",
            predicate: NSCompoundPredicate(notPredicateWithSubpredicate: one)
        )
        #expect(compound.expressionValue(with: item, context: nil) as? [Int] == [2, 3])
        #expect("\(compound)" == "SUBQUERY(parts, $x, NOT $x == 1)")
    }
}
