import Foundation
import FoundationXML
import Testing

@testable import UIKit

struct SymbolTableTests {
    @Test func everyRowIsRead() throws {
        for row in SymbolTable.allRows {
            let symbol = try #require(
                try SymbolTable.composition(row.name),
                "\(row.name)"
            )
            #expect(symbol.layers.contains { $0.bounds != nil }, "\(row.name)")
            #expect(symbol.box.minX > -8 && symbol.box.maxX < 34, "\(row.name)")
            #expect(symbol.box.minY > -8 && symbol.box.maxY < 34, "\(row.name)")
        }
    }

    @Test func noNameStandsTwice() {
        var names: Set<String> = []
        for row in SymbolTable.allRows {
            #expect(names.insert(row.name).inserted, "\(row.name)")
        }
    }

    @Test func drawingsStayNearTheirBox() throws {
        for row in SymbolTable.allRows {
            let symbol = try #require(try SymbolTable.composition(row.name))
            for bounds in symbol.layers.compactMap(\.bounds) {
                #expect(symbol.box.holds(bounds, within: 1.3), "\(row.name): \(bounds)")
            }
        }
    }

    @Test(arguments: [
        ("~M1 1L2", "path \"M1 1L2\", character 7: found its end, expected a number."),
        ("~L1 1", "path \"L1 1\", character 2: found \"1\", expected M."),
        (
            "~M1 1W2 2",
            "path \"M1 1W2 2\", character 5: found \"W\", expected one of MLHVCSQAZOER."
        ),
        ("@1 2 3 ~M1 1L2 2", "symbol \"x\": found \"1 2 3\", expected 4 numbers."),
        (
            "/no.such.thing 1 2 3",
            "symbol \"x\": found \"no.such.thing\", expected the name of a symbol."
        ),
        ("/star 1 2", "symbol \"x\": found \"1 2\", expected 3 numbers."),
        ("M1 1", "symbol \"x\": found \"M1 1\", expected one of ~#:*+/&%!?@^=."),
        ("!", "symbol \"x\": found nothing, expected a path."),
    ])
    func aBrokenRowSaysWhereItIs(fields: String, message: String) {
        var reader = SymbolRowReader(name: "x", fields: fields, depth: 0)
        let error = #expect(throws: SymbolTableError.self) { try reader.composition() }
        #expect(error?.description == message)
    }

    @Test func symbolsThatAreMadeOfThemselvesAreErrors() {
        var reader = SymbolRowReader(name: "x", fields: "=star", depth: 8)
        #expect(throws: SymbolTableError.self) { try reader.composition() }
    }
}

struct SymbolPathTests {
    @Test(arguments: [
        ("M1 2L3 4", "M1 2l2 2"),
        ("M1 2h3v-4H1Z", "M1 2l3 0l0-4l-3 0Z"),
        ("M0 0a2 2 0 1 0 4 0", "M0 0a2 2 0 1 0 4 0"),
        ("M.5.5l1.25-.5", "M.5 .5l1.25-.5"),
        ("O12 12 5", "M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z"),
    ])
    func pathsAreWrittenShort(text: String, data: String) throws {
        #expect(try SymbolPath(Substring(text)).data == data)
    }

    @Test(arguments: [
        ("O12 12 5", CGRect(x: 7, y: 7, width: 10, height: 10)),
        ("R2 3 10 6 2", CGRect(x: 2, y: 3, width: 10, height: 6)),
        ("E12 12 10 4", CGRect(x: 2, y: 8, width: 20, height: 8)),
        ("M0 0C0 8 8 8 8 0", CGRect(x: 0, y: 0, width: 8, height: 6)),
        ("M0 0Q4 8 8 0", CGRect(x: 0, y: 0, width: 8, height: 4)),
        ("M4 4a4 4 0 0 1 8 0", CGRect(x: 4, y: 0, width: 8, height: 4)),
    ])
    func boundsAreThoseOfTheCurves(text: String, bounds: CGRect) throws {
        let found = try #require(try SymbolPath(Substring(text)).bounds)
        #expect(abs(found.minX - bounds.minX) < 0.05 && abs(found.minY - bounds.minY) < 0.05)
        #expect(abs(found.maxX - bounds.maxX) < 0.05 && abs(found.maxY - bounds.maxY) < 0.05)
    }

    @Test func aPathIsScaledAndMoved() throws {
        let path = try SymbolPath("M2 2a2 2 0 0 1 4 0L8 2Z").transformed(scale: 0.5, x: 10, y: 1)
        #expect(path.data == "M11 2a1 1 0 0 1 2 0l1 0Z")
    }

    @Test func nothingHasNoBounds() throws {
        #expect(try SymbolPath("").bounds == nil)
    }
}

extension CGRect {
    /// Whether another rectangle reaches no further out than a length says.
    func holds(_ other: CGRect, within length: CGFloat = 0.001) -> Bool {
        other.minX >= minX - length && other.minY >= minY - length
            && other.maxX <= maxX + length && other.maxY <= maxY + length
    }
}
