import Testing

// Foundation is not imported: its own class of this name cannot be used.
@testable import UIKit

@MainActor struct NSComparisonPredicateTests {
    private func compare(
        _ left: String,
        _ type: NSComparisonPredicate.Operator,
        _ right: Any?,
        _ options: NSComparisonPredicate.Options = [],
        _ modifier: NSComparisonPredicate.Modifier = .direct
    ) -> NSComparisonPredicate {
        NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: left),
            rightExpression: NSExpression(forConstantValue: right),
            modifier: modifier,
            type: type,
            options: options
        )
    }

    private let tea: [String: Any] = ["name": "Grüner Tee", "price": 3, "tags": ["hot", "green"]]

    @Test func operatorsCompareAsTheirSignsDo() {
        let cases: [(NSComparisonPredicate, Bool, String)] = [
            (compare("price", .lessThan, 4), true, "price < 4"),
            (compare("price", .lessThanOrEqualTo, 3), true, "price <= 3"),
            (compare("price", .greaterThan, 3), false, "price > 3"),
            (compare("price", .greaterThanOrEqualTo, 3), true, "price >= 3"),
            (compare("price", .equalTo, 3), true, "price == 3"),
            (compare("price", .notEqualTo, 3), false, "price != 3"),
            (compare("name", .matches, "G.*"), true, "name MATCHES \"G.*\""),
            (compare("name", .like, "*T?e"), true, "name LIKE \"*T?e\""),
            (compare("name", .beginsWith, "Gr"), true, "name BEGINSWITH \"Gr\""),
            (compare("name", .endsWith, "x"), false, "name ENDSWITH \"x\""),
            (compare("price", .in, [3, 4]), true, "price IN {3, 4}"),
            (compare("tags", .contains, "hot"), true, "tags CONTAINS \"hot\""),
            (compare("price", .between, [1, 3]), true, "price BETWEEN {1, 3}"),
            (
                compare("name", .contains, "GRUN", [.caseInsensitive, .diacriticInsensitive]),
                true, "name CONTAINS[cd] \"GRUN\""
            ),
            (compare("tags", .equalTo, "hot", [], .any), true, "ANY tags == \"hot\""),
            (compare("tags", .equalTo, "hot", [], .all), false, "ALL tags == \"hot\""),
        ]
        for (predicate, expected, format) in cases {
            #expect(predicate.evaluate(with: tea) == expected, "\(format)")
            #expect(predicate.predicateFormat == format)
            let read = NSPredicate(format: format)
            #expect("\(read)" == format)
            #expect(read.evaluate(with: tea) == expected, "\(format)")
        }
    }

    @Test func partsAreThoseThatWereGiven() throws {
        let made = compare("name", .contains, "x", .caseInsensitive, .all)
        #expect(made.leftExpression == NSExpression(forKeyPath: "name"))
        #expect(made.rightExpression.constantValue as? String == "x")
        #expect(made.predicateOperatorType == .contains)
        #expect(made.comparisonPredicateModifier == .all)
        #expect(made.options == .caseInsensitive)
        #expect(made == compare("name", .contains, "x", .caseInsensitive, .all))
        #expect(made != compare("name", .contains, "y", .caseInsensitive, .all))
        #expect(made.copy() as? NSPredicate == made)
        let values: [NSComparisonPredicate.Operator] = [.lessThan, .in, .contains, .between]
        #expect(values.map(\.rawValue) == [0, 10, 99, 100])
        for type: UInt in Array(0...10) + [99, 100] {
            let kind = try #require(NSComparisonPredicate.Operator(rawValue: type))
            #expect(compare("name", kind, 1).predicateOperatorType == kind)
        }
    }

    @Test func textsMakePredicatesOfTheirKinds() throws {
        let read = NSPredicate(format: "name BEGINSWITH[c] %@", "x")
        let comparison = try #require(read as? NSComparisonPredicate)
        #expect(comparison == compare("name", .beginsWith, "x", .caseInsensitive))
        let several = NSPredicate(format: "a == 1 AND (b == 2 OR NOT c == 3)")
        let and = try #require(several as? NSCompoundPredicate)
        #expect(and.compoundPredicateType == .and)
        let or = try #require(and.subpredicates.last as? NSCompoundPredicate)
        #expect(or.compoundPredicateType == .or)
        #expect(or.subpredicates.first is NSComparisonPredicate)
        #expect((or.subpredicates.last as? NSCompoundPredicate)?.compoundPredicateType == .not)
        #expect(several.evaluate(with: ["a": 1, "b": 0, "c": 4]))
        #expect(!several.evaluate(with: ["a": 1, "b": 0, "c": 3]))
        #expect(NSPredicate(format: "FALSEPREDICATE") != read)
    }

    @Test func variablesAreReplacedInEachPart() {
        let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
            NSPredicate(format: "price > $LOW"),
            NSCompoundPredicate(andPredicateWithSubpredicates: [
                NSPredicate(value: true), NSPredicate(format: "$NAME IN name"),
            ]),
        ])
        let made = either.withSubstitutionVariables(["LOW": 5, "NAME": "Tee"])
        #expect("\(made)" == "price > 5 OR (TRUEPREDICATE AND \"Tee\" IN name)")
        #expect(made.evaluate(with: tea))
        let block = NSPredicate { _, _ in true }
        #expect(block.withSubstitutionVariables([:]) === block)
    }
}
