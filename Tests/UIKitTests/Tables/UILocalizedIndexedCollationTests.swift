import Foundation
import Testing

@testable import UIKit

@MainActor
struct UILocalizedIndexedCollationTests {
    private final class Person: NSObject {
        let name: String

        init(_ name: String) {
            self.name = name
        }

        func sortName() -> String { name }
    }

    private let collation = UILocalizedIndexedCollation.current()

    @Test func sectionsAreTheLettersAndOneForAllElse() {
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
    }

    @Test(
        arguments: [
            ("Anna", "A"), ("émile", "E"), ("Ötzi", "O"), (" Zoe", "Z"), ("4 friends", "#"),
            ("Ольга", "#"), ("", "#"),
        ]
    )
    func anObjectBelongsInTheSectionOfItsFirstLetter(name: String, title: String) {
        let person = Person(name)
        let section = collation.section(for: person, collationStringSelector: Selector("name"))
        #expect(collation.sectionTitles[section] == title)
        #expect(collation.section(for: person, collationStringSelector: Person.sortName) == section)
        let text = collation.section(for: name, collationStringSelector: Selector("self"))
        #expect(text == section)
    }

    @Test func objectsAreSortedAsPeopleReadThem() {
        let people = ["Zoe", "émile", "Emil", "anna", "Émile", "Bob"].map(Person.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: Selector("name"))
        let names = sorted.compactMap { ($0 as? Person)?.name }
        #expect(names.prefix(3) == ["anna", "Bob", "Emil"] && names.last == "Zoe")
        let again = collation.sortedArray(from: people, collationStringSelector: Person.sortName)
        #expect(again.map(\.name) == names)
    }
}
