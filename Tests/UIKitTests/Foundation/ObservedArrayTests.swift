import Foundation
import Testing

@testable import UIKit

@MainActor
struct ObservedArrayTests {
    private final class Row: NSObject {
        let name: String

        init(_ name: String) { self.name = name }
    }

    private final class Rows: NSObject, KeyValueObserving {
        dynamic var stored = NSMutableArray()
        var rows: NSMutableArray { mutableArrayValue(forKey: "stored") }
        var told: [String] = []

        override init() {
            super.init()
            addObserver(self, forKeyPath: "stored", options: [.new, .old], context: nil)
        }

        deinit { removeObserver(self, forKeyPath: "stored") }

        func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
            let indexes = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
            let old = (change?[.oldKey] as? [Row] ?? []).map(\.name)
            let new = (change?[.newKey] as? [Row] ?? []).map(\.name)
            told.append("\(keyPath ?? "") \(kind) \(indexes) -\(old) +\(new)")
        }

        func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    @Test func eachChangeIsToldAtOnceWithItsPlace() {
        let rows = Rows()
        rows.rows.add(Row("a"))
        rows.rows.insert(Row("b"), at: 0)
        #expect(
            rows.take() == [#"stored 2 [0] -[] +["a"]"#, #"stored 2 [0] -[] +["b"]"#]
        )
        rows.rows[1] = Row("c")
        rows.rows.removeLastObject()
        #expect(
            rows.take() == [#"stored 4 [1] -["a"] +["c"]"#, #"stored 3 [1] -["c"] +[]"#]
        )
        #expect((rows.stored as? [Row])?.map(\.name) == ["b"])
        #expect(rows.rows.count == 1)
    }

    @Test func partsAreReplacedByMoreAndByFewer() {
        let rows = Rows()
        rows.rows.addObjects(from: [Row("a"), Row("b"), Row("c")])
        _ = rows.take()
        rows.rows.replaceObjects(
            in: NSRange(location: 0, length: 2),
            withObjectsFrom: [Row("d")]
        )
        #expect(
            rows.take() == [#"stored 4 [0] -["a"] +["d"]"#, #"stored 3 [1] -["b"] +[]"#]
        )
        rows.rows.replaceObjects(
            in: NSRange(location: 1, length: 0),
            withObjectsFrom: [Row("e"), Row("f")]
        )
        #expect((rows.stored as? [Row])?.map(\.name) == ["d", "e", "f", "c"])
        rows.rows.exchangeObject(at: 0, withObjectAt: 3)
        #expect((rows.stored as? [Row])?.map(\.name) == ["c", "e", "f", "d"])
        rows.rows.removeAllObjects()
        #expect(rows.stored.count == 0)
    }

    @Test func anotherArrayIsASetting() {
        let rows = Rows()
        rows.stored = [Row("a")]
        rows.didChangeValue(forKey: "stored")
        #expect(rows.take() == [#"stored 1 [] -[] +["a"]"#])
        rows.rows.add(Row("b"))
        #expect(rows.take() == [#"stored 2 [1] -[] +["b"]"#])
        rows.didChangeValue(forKey: "stored")
        #expect(rows.take() == [])
    }

    @Test func otherNamesGiveAnArrayOfTheirOwn() {
        let rows = Rows()
        let array = rows.mutableArrayValue(forKey: "missing")
        array.add(Row("a"))
        #expect(array.count == 1)
        #expect(rows.take() == [])
    }
}
