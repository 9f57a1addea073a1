import Foundation
import Testing

@testable import UIKit

struct HTMLTextTests {
    private func read(_ page: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(page.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil
        )
    }

    private func attribute<Value>(
        _ key: NSAttributedString.Key,
        of part: String,
        in text: NSAttributedString
    ) -> Value? {
        let range = (text.string as NSString).range(of: part)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    @Test(arguments: [
        ("Hello", "Hello"), ("<p>Hello</p>", "Hello\n"), ("<p>a</p><p>b</p>", "a\nb\n"),
        ("a<p>b</p>c", "a\nb\nc"), ("<p>a<p>b", "a\nb"), ("a<br>b<br/> c", "a\u{2028}b\u{2028}c"),
        ("  a \n\t b  ", "a b"), ("<b>a </b> b", "a b"), ("a<b> b</b>", "a b"),
        ("a&nbsp;&nbsp;b", "a\u{A0}\u{A0}b"), ("&lt;&amp;&#233;&#xE9;&eacute;&euro;", "<&ééé€"),
        ("a & b &unknown; &", "a & b &unknown; &"), ("&#150;&#0;", "–\u{FFFD}"), ("1 < 2", "1 < 2"),
        ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
        ("<ol start=3><li>a<li>b</ol>c", "\t3.\ta\n\t4.\tb\nc"),
        ("<ul><li>a<ul><li>b</li></ul></li></ul>", "\t•\ta\n\t◦\tb\n"),
        ("<pre>a\n  b</pre>", "a\n  b\n"), ("<!-- no --><!doctype html>a", "a"),
        ("<head><title>t</title><style>p{}</style></head><script>1<2</script>a", "a"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>", "a\tb\nc\n"),
        ("<div><div><p>a</p></div></div>", "a\n"), ("", ""), ("<p></p>", ""), ("</p></b>a", "a"),
        ("<p style='display:none'>a</p>b", "b"), ("<p>a<hr>b</p>", "a\nb\n"), ("a<", "a<"),
        ("<p hidden>a</p>b", "b"), ("a <div hidden><p>x</p></div> b", "a b"),
        ("<p hidden style='display:block'>a", "a"),
        ("<ol><li>a<li hidden>b<li>c</ol>", "\t1.\ta\n\t2.\tc\n"),
        ("<ul style='list-style: none'><li>a<ul><li>b</ul></ul>", "\t\ta\n\t◦\tb\n"),
        ("<ol><li style='list-style-type:none'>a<li>b</ol>", "\t\ta\n\t2.\tb\n"),
        ("<html><head><title>t</title><body><p>a</p>", "a\n"),
        ("<head>\n<meta charset=utf-8>\n<title>t</title>\n<p>a", "a"),
        ("<head><script>1</script>a<head><p>b", "a\nb"),
        ("<head><title>t</title><br>a", "\u{2028}a"),
        ("a <b> </b> <br> b <p>c </p> d", "a\u{2028}b\nc\nd"),
        ("<table><tr> <td>a </td> <td> b</td></tr></table>", "a\tb\n"),
    ])
    func pagesAreReadAsText(_ page: String, _ text: String) throws {
        #expect(try read(page).string == text)
    }

    @Test func textIsInTheFontOfPages() throws {
        let text = try read("<p>plain <b>bold <i>both</i></b> <code>code</code></p><h1>head</h1>")
        let plain: UIFont? = attribute(.font, of: "plain", in: text)
        #expect(plain == UIFont(name: "TimesNewRomanPSMT", size: 12))
        let bold: UIFont? = attribute(.font, of: "bold", in: text)
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let both: UIFont? = attribute(.font, of: "both", in: text)
        #expect(both?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) == true)
        let code: UIFont? = attribute(.font, of: "code", in: text)
        #expect(code == UIFont(name: "Courier", size: 10))
        let head: UIFont? = attribute(.font, of: "head", in: text)
        #expect(head?.pointSize == 24)
        #expect(attribute(.foregroundColor, of: "plain", in: text) == HTMLColor.black)
    }

    @Test func linksLeadToTheirAddresses() throws {
        let text = try read("see <a href='https://example.org/a?b=1&amp;c=2'>here</a> now")
        #expect(
            attribute(.link, of: "here", in: text) == URL(string: "https://example.org/a?b=1&c=2")
        )
        #expect(attribute(.underlineStyle, of: "here", in: text) == 1)
        let none: URL? = attribute(.link, of: "now", in: text)
        #expect(none == nil)
    }

    @Test func aSpaceHasTheLookOfItsOwnElement() throws {
        let text = try read("see <a href='https://example.org'>here </a> now <u>too</u> ")
        #expect(text.string == "see here now too")
        let linked = (0..<text.length).filter {
            text.attribute(.link, at: $0, effectiveRange: nil) != nil
        }
        #expect(linked == Array(4...8))
        #expect(text.attribute(.underlineStyle, at: 12, effectiveRange: nil) == nil)
        #expect(text.attribute(.underlineStyle, at: 13, effectiveRange: nil) != nil)
    }

    @Test func declarationsAreFollowed() throws {
        let text = try read(
            """
            <span style="color:#f00; font-size: 20px; font-family: Menlo, monospace">red</span>
            <span style="background-color: rgba(0, 0, 255, 0.5); font-weight:600">blue</span>
            <span style="text-decoration: underline line-through">both</span> H<sub>2</sub>
            <p style="text-align:center;line-height:1.5">middle</p>
            """
        )
        #expect(attribute(.foregroundColor, of: "red", in: text) == UIColor.red)
        #expect(attribute(.font, of: "red", in: text) == UIFont(name: "Menlo", size: 20))
        let back = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        #expect(attribute(.backgroundColor, of: "blue", in: text) == back)
        #expect(attribute(.strikethroughStyle, of: "both", in: text) == 1)
        let raised: CGFloat? = attribute(.baselineOffset, of: "2", in: text)
        #expect((raised ?? 0) < 0)
        let paragraph: NSParagraphStyle? = attribute(.paragraphStyle, of: "middle", in: text)
        #expect(paragraph?.alignment == .center)
        #expect(paragraph?.minimumLineHeight == 18)
        #expect(paragraph?.paragraphSpacing == 12)
    }

    @Test func aPageBringsItsOwnStyles() throws {
        let text = try read(
            """
            <style>/* all */ body { font-family: -apple-system; font-size: 17px }
            .note, #last { color: green } p.note { color: blue } @media print { p { color: red } }
            </style><p>one</p><p class="big note">two</p><span class=note>three</span>
            <b id=last style="color: red">four</b>
            """
            .replacingOccurrences(of: "</style>", with: "</style><body>")
        )
        #expect(attribute(.font, of: "one", in: text) == UIFont.systemFont(ofSize: 17))
        let green = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
        #expect(attribute(.foregroundColor, of: "two", in: text) == UIColor.blue)
        #expect(attribute(.foregroundColor, of: "three", in: text) == green)
        #expect(attribute(.foregroundColor, of: "four", in: text) == UIColor.red)
        #expect(
            attribute(.font, of: "four", in: text) == UIFont.systemFont(ofSize: 17, weight: .bold)
        )
    }

    @Test func anElementHasOneDeclarationOfEachPropertyHoweverLongTheSheetIs() throws {
        var sheet = HTMLStyleSheet()
        sheet.read("*{" + String(repeating: "a:b;color:red;", count: 5_000) + "}")
        let rules = "*, .a, b { color: green; size: 1px; font-size: 9px }"
        sheet.read(String(repeating: rules, count: 500))
        sheet.read(".a { color: blue }")
        let attributes = ["class": String(repeating: "a ", count: 50), "style": "font-size: 8px"]
        let found = sheet.declarations(for: "b", attributes)
        #expect(found.count == 2)
        var style = HTMLStyle()
        for declaration in found { style.apply(declaration) }
        #expect(style.color == UIColor.blue)
        #expect(style.size == 8)

        let long = "<style>*{" + String(repeating: "a:b;", count: 12_500) + "}</style>"
        let text = try read(long + String(repeating: "<b></b>", count: 7_000) + "end")
        #expect(text.string == "end")
    }

    @Test func whatIsNotUnderstoodLeavesWhatWasSaidBefore() throws {
        let text = try read(
            """
            <style>p { color: blue; color: var(--brand); font-weight: bold; font: 20px Menlo }
            p { margin-left: 10px } p { margin-left: 20px } i { font: inherit }</style>
            <p>one <i>two</i></p>
            """
        )
        #expect(attribute(.foregroundColor, of: "one", in: text) == UIColor.blue)
        #expect(attribute(.font, of: "one", in: text) == UIFont(name: "Menlo", size: 20))
        let paragraph: NSParagraphStyle? = attribute(.paragraphStyle, of: "one", in: text)
        #expect(paragraph?.headIndent == 20)
        let two: UIFont? = attribute(.font, of: "two", in: text)
        #expect(two?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    }

    @Test func rulesWithConditionsAreLeftOutAndThoseBehindThemCount() throws {
        let text = try read(
            """
            <style>@charset "utf-8"; body { color: green }
            @import url("https://example.org/css?a=400;700"); @import url(b.css;c);
            .a { color: blue }
            @media (prefers-color-scheme: dark) { body { color: red } .b { color: red }
            .c { display: none } }
            @media print { @page { margin: 0 } .c { display: none } } .d { color: blue }
            @media only screen { .e { color: blue } .f { color: blue } }
            @font-face { font-family: "}"; src: url(x) }
            i::before { content: "\\"}" } .g { color: blue }</style><body>
            <p>0</p><p class=a>1</p><p class=b>2</p><p class=c>3</p><p class=d>4</p>
            <p class=e>5</p><p class=f>6</p><p class=g>7</p>
            """
        )
        #expect(text.string == "0\n1\n2\n3\n4\n5\n6\n7\n")
        let green = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
        for part in ["0", "2", "3"] {
            #expect(attribute(.foregroundColor, of: part, in: text) == green)
        }
        for part in ["1", "4", "5", "6", "7"] {
            #expect(attribute(.foregroundColor, of: part, in: text) == UIColor.blue)
        }
    }

    @Test func rowsOfListsAreIndented() throws {
        let text = try read("<ul><li>a<p>b</p></li></ul><blockquote>c</blockquote>")
        let row: NSParagraphStyle? = attribute(.paragraphStyle, of: "a", in: text)
        #expect(row?.headIndent == 36)
        #expect(row?.firstLineHeadIndent == 0)
        #expect(row?.tabStops.map(\.location) == [11, 36])
        let inner: NSParagraphStyle? = attribute(.paragraphStyle, of: "b", in: text)
        #expect(inner?.firstLineHeadIndent == 36)
        let quote: NSParagraphStyle? = attribute(.paragraphStyle, of: "c", in: text)
        #expect(quote?.headIndent == 40)
    }

    @Test func documentsOfOtherKindsAreReadOrRefused() throws {
        var known: NSDictionary?
        let latin = try NSAttributedString(data: Data([0xE9]), documentAttributes: &known)
        #expect(latin.string == "é")
        #expect(known?["DocumentType"] as? String == "NSPlainText")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil)
        }
        let page = Data("<html>a</html>".utf8)
        let read = try NSAttributedString(data: page, documentAttributes: nil)
        #expect(read.string == "a")
        let text = try NSMutableAttributedString(
            data: Data("<i>b</i>".utf8),
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil
        )
        text.append(NSAttributedString(string: "c"))
        #expect(text.string == "bc")
    }

    @Test func rubbishEndsInText() throws {
        var random = RandomNumbers(state: 230)
        let parts = [
            "<", ">", "</", "<p", "<b>", "</b>", "<ul>", "<li>", "</ul>", "<ol start=9e9>",
            "<a href=",
            "'", "\"", "&", "&#", "&#x110000;", ";", "<!--", "-->", "<style>", "</style>", "p{",
            "}",
            "color:", "font-size:1e999px", "<pre>", "<td>", "<br>", "=", " ", "\n", "é", "text",
            "<font size=-99>", "<span style='line-height:0;font:x'>", "<h1>",
        ]
        for _ in 0..<2000 {
            let page = (0..<20).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            _ = try read(page)
        }
        let deep = String(repeating: "<div><b>", count: 20_000) + "a"
        #expect(try read(deep).string == "a")
        let long = String(repeating: "<p>a &amp; <b>b</b>", count: 1000)
        #expect(try read(long).length == 1000 * 6 - 1)
        let unclosed = String(repeating: "<li>x", count: 3000)
        #expect(try read(unclosed).string.hasPrefix("\t•\tx\n\t•\tx\n"))
    }
}
