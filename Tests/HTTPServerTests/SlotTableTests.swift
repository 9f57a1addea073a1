import Testing

@testable import HTTPServer

struct SlotTableTests {
    @Test func namesTellWhatAPlaceHeldBefore() {
        var table = SlotTable<String>()
        var names: [UInt64] = []
        for text in ["a", "b"] {
            _ = table.insert {
                names.append($0)
                return text
            }
            #expect(names.last.flatMap { table[$0] } == text)
            if text == "a" { table.remove(names[0]) }
        }
        #expect(table[names[0]] == nil)
        #expect(table.count == 1)
    }

    /// The loop marks what it watches otherwise by the last bit.
    @Test func namesLeaveTheLastBitFree() {
        var table = SlotTable<UInt64>(firstGeneration: .max >> 1)
        let first = table.insert { $0 }
        table.remove(first)
        let second = table.insert { $0 }
        #expect(first != second && table[second] == second)
        #expect([first, second].allSatisfy { $0 >> 63 == 0 })
    }
}
