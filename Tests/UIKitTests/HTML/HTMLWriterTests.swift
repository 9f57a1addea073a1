import Foundation
import Testing

@testable import UIKit

struct HTMLWriterTests {
    private func page(of text: NSAttributedString) throws -> String {
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
        )
        return try #require(String(data: data, encoding: .utf8))
    }

    private func read(_ page: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(page.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html]
        )
    }

    @Test(arguments: [
        "one\n", "one\ntwo\n", "a  b\tc\n", "a\n\nb\n", "1 < 2 & \"3\" > 'x'\n", "a\u{2028}b\n",
        "é€\n",
    ])
    func textComesBack(text: String) throws {
        #expect(try read(page(of: NSAttributedString(string: text))).string == text)
    }

    @Test func looksComeBack() throws {
        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        centred.paragraphSpacing = 7
        let text = NSMutableAttributedString(string: "plain bold\n")
        text.addAttributes(
            [.paragraphStyle: centred, .font: UIFont.systemFont(ofSize: 17)],
            range: NSRange(location: 0, length: 11)
        )
        let bold: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20, weight: .bold),
            .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        text.addAttributes(bold, range: NSRange(location: 6, length: 4))
        let back = try read(page(of: text))
        #expect(back.string == text.string)
        let plain = back.attributes(at: 0, effectiveRange: nil)
        #expect(plain[.font] as? UIFont == UIFont.systemFont(ofSize: 17))
        #expect(plain[.underlineStyle] == nil)
        let style = plain[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .center)
        #expect(style?.paragraphSpacing == 7)
        let other = back.attributes(at: 7, effectiveRange: nil)
        #expect(other[.font] as? UIFont == UIFont.systemFont(ofSize: 20, weight: .bold))
        #expect(other[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(other[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    }

    @Test func linksKeepTheirAddress() throws {
        let url = try #require(URL(string: "https://example.com/?a=1&b=2"))
        let back = try read(page(of: NSAttributedString(string: "x", attributes: [.link: url])))
        #expect(back.attribute(.link, at: 0, effectiveRange: nil) as? URL == url)
    }

    @Test func aPartIsWrittenAsPlainText() throws {
        let text = NSAttributedString(string: "abc déf")
        let data = try text.data(
            from: NSRange(location: 4, length: 3),
            documentAttributes: [
                .documentType: NSAttributedString.DocumentType.plain,
                .characterEncoding: String.Encoding.isoLatin1.rawValue,
            ]
        )
        #expect(Array(data) == [0x64, 0xE9, 0x66])
    }

    @Test func whatCannotBeWrittenIsSaid() {
        let text = NSAttributedString(string: "é")
        let range = NSRange(location: 0, length: 1)
        #expect(throws: CocoaError.self) { try text.data(from: range) }
        #expect(throws: CocoaError.self) {
            try text.data(
                from: range,
                documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]
            )
        }
        #expect(throws: CocoaError.self) {
            try text.data(
                from: range,
                documentAttributes: [
                    .documentType: NSAttributedString.DocumentType.plain,
                    .characterEncoding: String.Encoding.ascii.rawValue,
                ]
            )
        }
    }
}
