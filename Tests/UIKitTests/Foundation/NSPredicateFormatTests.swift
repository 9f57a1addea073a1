import Foundation
import Testing

@testable import UIKit

@MainActor struct NSPredicateFormatTests {
    private class Animal: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Dog: Animal {
        var age: Int?
        var born = Date(timeIntervalSinceReferenceDate: 1000)
        var tags: [String] = []
        var friends: [Dog] = []
        lazy var nick = "Bello"
        init(_ name: String, age: Int? = nil) {
            self.age = age
            super.init(name)
        }
    }

    private func messages(_ body: () -> Void) -> [String] {
        var messages: [String] = []
        let handler = Diagnostics.handler
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = handler }
        body()
        return messages
    }

    private func holds(_ format: String, _ object: Any?, _ arguments: [Any] = []) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test(arguments: [
        ("SELF == 'a'", "a", true), ("SELF = \"A\"", "a", false), ("SELF ==[c] 'A'", "a", true),
        ("SELF ==[cd] 'E'", "é", true), ("SELF != 'a'", "b", true), ("SELF <> 'a'", "a", false),
        ("SELF BEGINSWITH 'ab'", "abc", true), ("SELF beginswith[c] 'AB'", "abc", true),
        ("SELF ENDSWITH 'bc'", "abc", true), ("SELF ENDSWITH 'b'", "abc", false),
        ("SELF CONTAINS[cd] 'CAFE'", "un café", true), ("SELF CONTAINS 'x'", "abc", false),
        ("SELF LIKE 'a*c'", "abbc", true), ("SELF LIKE 'a?c'", "abbc", false),
        ("SELF LIKE[c] 'A\\\\*'", "a*", true), ("SELF LIKE 'a.c'", "abc", false),
        ("SELF MATCHES '[a-z]+'", "abc", true), ("SELF MATCHES '[a-z]+'", "abc1", false),
        ("SELF MATCHES 'a|ab'", "ab", true), ("SELF IN {'a', 'b'}", "b", true),
        ("SELF IN 'abc'", "bc", true), ("SELF.length > 2", "abc", true),
        ("length == 4", "abc", false), ("NOT SELF == 'a'", "b", true),
        ("!(SELF == 'a') && SELF == 'b'", "b", true), ("SELF == 'x' OR SELF == 'b'", "b", true),
        ("SELF == 'a' AND SELF == 'b' OR SELF == 'c'", "c", true),
        ("SELF == 'c' || SELF == 'a' && FALSEPREDICATE", "c", true),
        ("(SELF == 'c' OR TRUEPREDICATE) AND SELF != 'c'", "c", false),
        ("SELF < 'b'", "a", true), ("SELF BETWEEN {'a', 'c'}", "b", true),
        ("SELF == '\\u0041'", "A", true), ("uppercase(SELF) == 'A'", "a", true),
    ])
    func textsAreCompared(_ format: String, _ text: String, _ expected: Bool) {
        #expect(holds(format, text) == expected)
        #expect(NSPredicate(format: format).evaluate(with: text as NSString) == expected)
    }

    @Test(arguments: [
        ("", "", true), ("*", "", true), ("?", "", false), ("**a**", "ba", true),
        ("a*b*c", "aXbYbZc", true), ("a*b*c", "acb", false), ("*ab", "aab", true),
        ("?*?", "a", false), ("?*?", "ab", true), ("a*", "a\nb", true), ("\\?", "?", true),
        ("\\?", "a", false), ("(a|b)", "(a|b)", true), ("?", "é", true),
    ])
    func likeKnowsTwoSigns(_ pattern: String, _ text: String, _ expected: Bool) {
        #expect(holds("SELF LIKE %@", text, [pattern]) == expected)
    }

    @Test func likeIgnoresWhatItsLettersSay() {
        #expect(holds("SELF LIKE[cd] %@", "Über Café", ["uber*E"]))
        #expect(!holds("SELF LIKE[c] %@", "Über Café", ["uber*E"]))
        #expect(holds("SELF LIKE[c] %@", "Über Café", ["über*É"]))
    }

    @Test(.timeLimit(.minutes(1)))
    func manyStarsTakeNoTime() {
        let stars = String(repeating: "*a", count: 20) + "*b"
        #expect(!holds("SELF LIKE[cd] %@", String(repeating: "a", count: 10_000), [stars]))
        #expect(!holds("SELF LIKE %@", "a", [String(repeating: "?", count: 60_000)]))
    }

    @Test func comparisonsThatTakeTooLongMatchNothing() {
        let (text, pattern) = (String(repeating: "a", count: 200), "*aaaaaaaaaab")
        _ = messages {
            #expect(!LikePattern(pattern).matches(text + "b", within: 1_000))
        }
        #expect(LikePattern(pattern).matches(text + "b"))
        #expect(!LikePattern(pattern).matches(text + "c"))
    }

    @Test(arguments: [
        ("SELF + 1 == 4", true), ("SELF * 2 > 5", true), ("(SELF + 1) * 2 == 8", true),
        ("SELF ** 2 = 9", true), ("SELF / 2 == 1", true), ("SELF / 2.0 == 1.5", true),
        ("-SELF < -2", true), ("SELF >= 3 AND SELF <= 3", true), ("SELF => 4", false),
        ("SELF BETWEEN {1, 3}", true), ("SELF IN {1, 2}", false), ("SELF == 0x3", true),
        ("SELF == 0.3e1", true), ("SELF == nil", false), ("SELF != NULL", true),
        ("modulus:by:(SELF, 2) == 1", true), ("sqrt(SELF + 6) == 3", true),
        ("sum({1, 2, 3}) == 6", true), ("max({1, SELF, 2}) == 3", true), ("abs(-3) == SELF", true),
        ("SELF / 0 == nil", true), ("now() > CAST(0, 'NSDate')", true),
        ("9223372036854775807 + SELF > 0", true),
    ])
    func numbersAreCounted(_ format: String, _ expected: Bool) {
        #expect(holds(format, 3) == expected)
        #expect(holds(format, NSNumber(value: 3)) == expected)
        #expect(holds(format, 3.0 as Double) == expected || format.contains("/ 2 =="))
    }

    @Test func keysAreFoundInObjectsAndDictionaries() {
        let rex = Dog("Rex", age: 7)
        rex.friends = [Dog("Ina", age: 2), Dog("Max")]
        #expect(holds("name == 'Rex' AND age > 5", rex))
        #expect(holds("friends.name CONTAINS 'Max'", rex))
        #expect(holds("friends.@count == 2 AND friends[0].name == 'Ina'", rex))
        #expect(holds("friends[SIZE] == 2 AND friends[LAST].age == nil", rex))
        #expect(holds("friends.@sum.age == 2 AND friends.@max.age == 2", rex))
        #expect(holds("ANY friends.age < 3", rex))
        #expect(!holds("ALL friends.age < 3", rex))
        #expect(holds("NONE friends.name == 'Rex'", rex))
        #expect(
            holds("SUBQUERY(friends, $x, $x.age == 2 AND $x.name BEGINSWITH 'I').@count = 1", rex)
        )
        #expect(holds("born > %@", rex, [Date(timeIntervalSinceReferenceDate: 999)]))
        _ = rex.nick
        #expect(holds("nick == 'Bello'", rex))
        let pet: [String: Any] = ["name": "Rex", "owner": ["name": "Ann"], "tags": ["big", "old"]]
        #expect(holds("owner.name LIKE 'A*' AND 'old' IN tags AND missing == nil", pet))
        #expect(holds("#name == 'Rex' && tags == {'big', 'old'}", pet as NSDictionary))
    }

    @propertyWrapper private struct Positive {
        var wrappedValue: Int
        init(wrappedValue: Int) { self.wrappedValue = max(0, wrappedValue) }
    }

    @MainActor private final class Form {
        @Positive var count = -3
        @Outlet var label: UILabel?
        private var _note = "x"
        var note: String { _note }
    }

    @Test func propertiesWithWrappersAreFound() {
        let form = Form()
        #expect(holds("count == 0 AND label == nil", form))
        form.label = UILabel()
        form.label?.text = "Name"
        #expect(holds("label.text == 'Name'", form))
        _ = messages { #expect(!holds("note == 'x'", form)) }
    }

    @Test func everyObjectKnowsItself() {
        let dog = Dog("Rex")
        #expect(NSPredicate(format: "%K == %@", "self", dog).evaluate(with: dog))
        #expect(NSPredicate(format: "%K CONTAINS %@", "self", "b").evaluate(with: "abc"))
        #expect(NSPredicate(format: "%K > 2", "self").evaluate(with: 3))
        #expect(NSPredicate(format: "%K == 2", "self").evaluate(with: ["self": 2]))
    }

    @Test func viewsAreAskedByTheNamesOfTheirProperties() {
        let view = UIView(frame: .zero)
        view.tag = 4
        view.alpha = 0.5
        #expect(holds("tag == 4 AND alpha BETWEEN {0.4, 0.6} AND hidden == NO", view))
        view.isHidden = true
        #expect(holds("hidden == YES", view))
    }

    @Test func argumentsStandForValuesAndKeyPaths() {
        let dog = Dog("O'Hara", age: 3)
        #expect(
            NSPredicate(format: "%K == %@ AND age = %d", "name", "O'Hara", 3).evaluate(with: dog)
        )
        #expect(NSPredicate(format: "name IN %@", ["x", "O'Hara"]).evaluate(with: dog))
        #expect(NSPredicate(format: "age == %ld AND %f < age", 3, 2.5).evaluate(with: dog))
        #expect(!NSPredicate(format: "name == '%@'", "x").evaluate(with: dog))
        let noAge: Int? = nil
        #expect(NSPredicate(format: "age == %@", noAge).evaluate(with: Dog("x")))
        #expect(NSPredicate(format: "SELF IN %@", Set([1, 2])).evaluate(with: 2))
    }

    private final class Key: NSObject {
        nonisolated(unsafe) static var comparisons = 0
        private let number: Int
        init(_ number: Int) { self.number = number }

        override func isEqual(_ object: Any?) -> Bool {
            Self.comparisons += 1
            return (object as? Key)?.number == number
        }

        override var hash: Int { number }
    }

    @Test func aConstantIsMadeReadyOnce() {
        let predicate = NSPredicate(format: "SELF IN %@", (0..<1000).map { Key($0) })
        Key.comparisons = 0
        let found = (950..<1050).filter { predicate.evaluate(with: Key($0)) }
        #expect(found == Array(950..<1000))
        // One after the other, it would be about 100,000.
        #expect(Key.comparisons < 5000)
    }

    @Test func membersAreFoundAsTheyAreCompared() {
        let day = Date(timeIntervalSinceReferenceDate: 5)
        let members: [Any] = [1, 2.5, "a", NSNull(), [1, 2], day]
        let predicate = NSPredicate(format: "SELF IN %@", members)
        for value in [1, 1.0, 2.5, "a", "a" as NSString, NSNull(), [1, 2], day] as [Any] {
            #expect(predicate.evaluate(with: value), "\(value)")
        }
        for value in [2, "A", [2, 1], Date()] as [Any] {
            #expect(!predicate.evaluate(with: value), "\(value)")
        }
        #expect(NSPredicate(format: "SELF IN[c] %@", members).evaluate(with: "A"))
        #expect(NSPredicate(format: "%@ CONTAINS SELF", members).evaluate(with: "a"))
    }

    @Test func setsAreEqualInAnyOrder() {
        let names = (0..<200).map { "name \($0)" }
        var roomy = Set<String>(minimumCapacity: 5000)
        roomy.formUnion(names.reversed())
        let predicate = NSPredicate(format: "SELF == %@", Set(names))
        #expect(predicate.evaluate(with: roomy))
        #expect(predicate.evaluate(with: NSSet(array: names)))
        #expect(!predicate.evaluate(with: Set(names.dropLast() + ["x"])))
        #expect(!predicate.evaluate(with: names))
        #expect(holds("SELF ==[c] %@", Set(["a", "B"]), [Set(["A", "b"])]))
        #expect(holds("SELF != %@", Set([1, 2]), [Set([1, 3])]))
    }

    @Test func dictionariesAreEqualWithTheirKeys() {
        let predicate = NSPredicate(format: "SELF == %@", ["a": 1, "b": 2])
        #expect(predicate.evaluate(with: ["b": 2, "a": 1]))
        #expect(predicate.evaluate(with: ["a": 1, "b": 2] as NSDictionary))
        #expect(!predicate.evaluate(with: ["a": 1, "c": 2]))
        #expect(!predicate.evaluate(with: ["a": 2, "b": 1]))
        #expect(!predicate.evaluate(with: [1, 2]))
    }

    @Test func variablesAreReplaced() {
        let template = NSPredicate(format: "name == $NAME AND age > $AGE")
        let dog = Dog("Rex", age: 7)
        #expect(
            template.evaluate(with: dog, substitutionVariables: ["NAME": "Rex", "AGE": 6])
        )
        #expect(!template.evaluate(with: dog))
        let made = template.withSubstitutionVariables(["NAME": "Rex", "AGE": 8])
        #expect(!made.evaluate(with: dog))
        #expect("\(made)" == "name == \"Rex\" AND age > 8")
        let place = NSPredicate(format: "tags[$I] == $TAG")
            .withSubstitutionVariables(["I": 1, "TAG": "b"])
        #expect("\(place)" == "tags[1] == \"b\"")
        #expect(place.evaluate(with: ["tags": ["a", "b"]]))
    }

    @Test(arguments: [
        ("a=1&&b<>'x'||c between{1,2}", "(a == 1 AND b != \"x\") OR c BETWEEN {1, 2}"),
        ("not (a in {1} and b like[cd] '*\"')", "NOT (a IN {1} AND b LIKE[cd] \"*\\\"\")"),
        ("any a.b.@count > 1 + 2 * c", "ANY a.b.@count > 1 + (2 * c)"),
        ("a[first] = nil or sum(b) == $C", "a[FIRST] == nil OR sum(b) == $C"),
        ("none a.b=-1 or !!TRUEPREDICATE", "NOT ANY a.b == -1 OR NOT NOT TRUEPREDICATE"),
        ("(a+b).c=(-3)**2&&(a-b)[0]=1.5", "(a + b).c == (-3) ** 2 AND (a - b)[0] == 1.5"),
        (
            "SUBQUERY(a, $x, $x.b > 1 || $x = $y)[SIZE] == CAST(-5, 'NSDate')",
            "SUBQUERY(a, $x, $x.b > 1 OR $x == $y)[SIZE] == CAST(-5.0, \"NSDate\")"
        ),
    ])
    func aPredicateDescribesItself(_ format: String, _ expected: String) {
        let predicate = NSPredicate(format: format)
        #expect("\(predicate)" == expected)
        #expect(predicate == NSPredicate(format: expected))
        #expect(predicate.copy() as? NSPredicate == predicate)
    }

    @Test func predicatesAreEqualWhereWhatTheySayIs() {
        final class Author {}
        let (ann, bob) = (Author(), Author())
        let byAnn = NSPredicate(format: "author == %@", ann)
        #expect(byAnn == NSPredicate(format: "author = %@", ann))
        #expect(byAnn != NSPredicate(format: "author == %@", bob))
        #expect(Set([byAnn, NSPredicate(format: "author == %@", ann)]).count == 1)
        let numbers = NSPredicate(format: "id IN %@", Set(0..<100))
        #expect(numbers == NSPredicate(format: "id IN %@", Set((0..<100).reversed())))
        #expect(numbers != NSPredicate(format: "id IN %@", Set(0..<99)))
        #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a ==[c] 1"))
        let number = NSPredicate(format: "a == 1")
        #expect(number == NSPredicate(format: "a == 1.0"))
        #expect(number.hash == NSPredicate(format: "a == 1.0").hash)
    }

    @Test(arguments: ["#in == 1", "#Last.name == 1", "a[#size] == 1", "a[SIZE] == 1", "SELF == 1"])
    func keysNamedLikeWordsKeepTheirSign(_ format: String) {
        #expect("\(NSPredicate(format: format))" == format)
        #expect(holds("#in == 1", ["in": 1]))
    }

    @Test func compoundPredicatesAndCollectionsTakeThem() {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "SELF > $LOW"), NSPredicate(format: "SELF < 5"),
        ])
        #expect(both.evaluate(with: 4, substitutionVariables: ["LOW": 3]))
        let dogs = NSArray(array: [Dog("a", age: 1), Dog("b", age: 2), Dog("c", age: 3)])
        let found = dogs.filtered(using: NSPredicate(format: "age >= 2"))
        #expect(found.compactMap { ($0 as? Dog)?.name } == ["b", "c"])
    }

    @Test(arguments: [
        ("a ==", "the end is not expected"), ("a == 'x", "a text without its end"),
        ("a", "a value where a condition is expected"), ("a == %@", "0 arguments are not enough"),
        ("a == 1 b", "\"b\" is not expected"), ("blob(a) == 1", "there is no function \"blob\""),
        ("a ==[x] 1", "\"[x]\" says not how to compare"), ("", "the end is not expected"),
        ("a == 1 AND AND b", "\"AND\" is not expected"), ("a ~ 1", "\"~\" is not expected"),
    ])
    func whatCannotBeReadIsReportedAndFalse(_ format: String, _ reason: String) {
        let told = messages {
            #expect(!NSPredicate(format: format).evaluate(with: ["a": 1]))
        }
        #expect(
            told == [
                "NSPredicate(format:): unable to parse the format string \"\(format)\": \(reason)."
            ]
        )
    }

    @Test func wrongPatternsAreReportedOnceAndInShort() {
        let told = messages {
            for count in 1...50 {
                let typed = String(repeating: "(", count: 1000 + count)
                #expect(!holds("SELF MATCHES %@", "a", [typed]))
            }
        }
        // Another test may have been told of one already.
        #expect(told.count <= 1)
        #expect(told.allSatisfy { $0.count < 300 })
    }

    @Test func rubbishNeverEndsTheProcess() {
        var random = RandomNumbers(state: 339)
        let parts = [
            "a", "SELF", "(", ")", "{", "}", "[", "]", "==", "<", "AND", "NOT", "ANY", "'x'", "%@",
            "%K", "1", "-", "**", ".", "@count", "$v", "IN", "LIKE", "MATCHES", "'('", ",", "sum",
            ":", "CAST", "SUBQUERY", "BETWEEN", "0x", "'", "\\", "é", "9223372036854775807",
        ]
        _ = messages {
            for _ in 0..<3000 {
                let count = Int.random(in: 1...12, using: &random)
                let words = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }
                let predicate = NSPredicate(
                    format: words.joined(separator: " "),
                    argumentArray: ["a", 1]
                )
                _ = predicate.evaluate(with: ["a": [1, 2], "x": "y"] as [String: Any])
            }
            let deep = String(repeating: "(", count: 100_000)
            #expect(!NSPredicate(format: deep).evaluate(with: nil))
            let long = "1" + String(repeating: " + 1", count: 100_000) + " == 1"
            #expect(!NSPredicate(format: long).evaluate(with: nil))
            let nots = String(repeating: "!", count: 100_000) + "TRUEPREDICATE"
            #expect(!NSPredicate(format: nots).evaluate(with: nil))
        }
    }
}
