import Testing

@testable import InterfaceBuilder

struct XMLTapeTests {
    private func root(_ text: String) throws -> IBElement {
        IBElement(tape: try XMLTape.read(Array(text.utf8), fileName: "a.xib"), index: 0)
    }

    @Test func elementsNestAsWritten() throws {
        let root = try root("<a><b><c/></b>\n<d x='1'/><!-- <e/> --><?p <f/>?></a>\n<!-- end -->")
        #expect(root.children.map(\.name) == ["b", "d"])
        #expect(root.descendants.map(\.name) == ["b", "c", "d"])
        #expect(root.child(named: "b")?.children.first?.parent?.name == "b")
        #expect(root.child(named: "d")?.line == 2)
        #expect(root.child(named: "e") == nil)
    }

    @Test(arguments: [
        ("a &amp;&lt;&gt;&quot;&apos; b", "a &<>\"' b"),
        ("&#65;&#x42;&#x1F600;&#10;", "AB😀\n"),
        ("one\r\ntwo\rthree\tfour", "one two three four"),
        ("größe 漢字", "größe 漢字"),
        ("", ""),
    ])
    func attributeValuesAreNormalised(written: String, value: String) throws {
        #expect(try root("<a x=\"\(written)\"/>").string("x") == value)
    }

    @Test(arguments: [
        ("a &amp;&#65; b", "a &A b"),
        ("one\r\ntwo\rthree\t", "one\ntwo\nthree\t"),
        ("<![CDATA[<b>&amp;</b>\r\n]]>c", "<b>&amp;</b>\nc"),
        ("a<!-- b -->c<?d e?>f", "acf"),
        ("x<b y='>'>inner</b>y<c/>z", "xyz"),
    ])
    func textIsReadAroundMarkup(written: String, text: String) throws {
        #expect(try root("<a>\(written)</a>").text == text)
    }

    @Test(arguments: [true, false])
    func utf16IsReadByItsMark(bigEndian: Bool) throws {
        let units = Array("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?><a x=\"ß😀\"/>".utf16)
        let bytes = units.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? pair : pair.reversed()
        }
        let tape = try XMLTape.read(bytes, fileName: "a.xib")
        #expect(IBElement(tape: tape, index: 0).string("x") == "ß😀")
    }

    @Test func theMarkOfUTF8IsSkipped() throws {
        #expect(try root("\u{FEFF}<a/>").name == "a")
    }

    @Test(arguments: [
        "0", "-0.0", "1", "12.5", "-375", "0.20000000000000001", "4.9406564584124654e-324", "1e3",
        "2.2250738585072014e-308", "0.1234567890123456789", "123456789012345678", "+5",
        "0.000000000000000000000000123", "999999999999999", "1.", ".5",
    ])
    func numbersAreReadAsTheLibraryDoes(text: String) throws {
        let number = try #require(XMLNumber.parse(Array(text.utf8)[...]))
        #expect(number == Double(text == "1." ? "1.0" : text))
    }

    @Test(arguments: [
        "", "-", ".", "NaN", "nan", "inf", "0x10", "1e999", "1,5", " 1", "1 ", "--1", "1.2.3",
    ])
    func whatIsNoNumberIsNone(text: String) {
        #expect(XMLNumber.parse(Array(text.utf8)[...]) == nil)
    }

    @Test func linesAreCountedAcrossBlocks() throws {
        let text = "<a>" + String(repeating: "\n<b/>", count: 2_000) + "</a>"
        let lines = try root(text).children.map(\.line)
        #expect(lines == Array(2...2_001))
    }
}
