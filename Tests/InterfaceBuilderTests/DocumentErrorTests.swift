import Foundation
import Testing

@testable import InterfaceBuilder

struct DocumentErrorTests {
    /// Text, and the message that it leads to.
    static let malformed: [(text: String, message: String)] = [
        ("", "Login.storyboard: the file is empty; expected an Interface Builder document."),
        ("  \n", "Login.storyboard:2:1: found the end of the file; expected an element."),
        ("hello", "Login.storyboard:1:1: found \"h\"; expected \"<\"."),
        (
            "<a>\n<b>\n</a>",
            "Login.storyboard:3:1: found </a>; expected </b> for the element opened at line 2."
        ),
        (
            "<a>\n <b/>\n",
            "Login.storyboard:3:1: found the end of the file; expected </a> for the element opened "
                + "at line 1."
        ),
        (
            "<a x=\"1",
            "Login.storyboard:1:8: found the end of the file; expected the end of attribute \"x\"."
        ),
        ("<a x=1/>", "Login.storyboard:1:6: found \"1\"; expected a quotation mark."),
        ("<a x/>", "Login.storyboard:1:5: found \"/\"; expected \"=\" after \"x\"."),
        ("<a x=\"<\"/>", "Login.storyboard:1:7: found \"<\"; expected the end of attribute \"x\"."),
        ("<a x=\"1\"y=\"2\"/>", "Login.storyboard:1:9: found \"y\"; expected \">\"."),
        ("<a x=\"1\" x=\"2\"/>", "Login.storyboard:1:10: attribute \"x\" of <a> is given twice."),
        ("<1a/>", "Login.storyboard:1:2: found \"1\"; expected an element's name."),
        ("<a>&copy;</a>", "Login.storyboard:1:4: the entity \"copy\" is not defined."),
        ("<a>& b</a>", "Login.storyboard:1:4: found \"&\"; expected a reference such as &amp;."),
        ("<a>&#0;</a>", "Login.storyboard:1:4: found \"&#0;\"; expected a character of XML."),
        (
            "<a>&#xD800;</a>",
            "Login.storyboard:1:4: found \"&#xD800;\"; expected a character of XML."
        ),
        (
            "<a>\u{1}</a>",
            "Login.storyboard:1:4: found the control character U+0001; expected text."
        ),
        ("<a>]]></a>", "Login.storyboard:1:6: found \">\"; expected text."),
        ("<a/><b/>", "Login.storyboard:1:5: found a second element; expected the end of the file."),
        ("<a/>x", "Login.storyboard:1:5: found \"x\"; expected the end of the file."),
        ("<a/></a>", "Login.storyboard:1:5: found </a>; expected the end of the file."),
        (
            "<a><!-- x</a>",
            "Login.storyboard:1:4: found the end of the file in a comment; expected \"-->\"."
        ),
        (
            "<a><![CDATA[x</a>",
            "Login.storyboard:1:4: found the end of the file in a CDATA section; expected \"]]>\"."
        ),
        (
            "<a><?x",
            "Login.storyboard:1:4: found the end of the file in a processing instruction; expected \"?>\"."
        ),
        (
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>",
            "Login.storyboard:1:1: the encoding is \"ISO-8859-1\"; expected UTF-8 or UTF-16."
        ),
        (
            "<!DOCTYPE html><html/>",
            "Login.storyboard:1:1: found a document type declaration for \"html\"; expected an "
                + "Interface Builder document, which has none."
        ),
        (
            "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;\">]><a>&c;</a>",
            "Login.storyboard:2:1: found a document type declaration for \"a\"; expected an "
                + "Interface Builder document, which has none."
        ),
        (
            "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
            "Login.storyboard:1:1: found a document type declaration for \"a\"; expected an "
                + "Interface Builder document, which has none."
        ),
    ]

    @Test(arguments: malformed)
    func malformedTextIsRefusedWithItsPlace(text: String, message: String) {
        let error = #expect(throws: DocumentError.self) { try Samples.document(text) }
        #expect(error?.description == message)
    }

    static let foreign: [(text: String, message: String)] = [
        (
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>",
            "Login.storyboard:2: found a property list; expected an Interface Builder document of "
                + "format 3.0."
        ),
        (
            "<html><body/></html>",
            "Login.storyboard:1: found an HTML page; expected an Interface Builder document of "
                + "format 3.0."
        ),
        (
            "<window/>",
            "Login.storyboard:1: found <window>; expected an Interface Builder document of format 3.0."
        ),
        (
            "NIBArchive\u{1}",
            "Login.storyboard: found a compiled nib; expected an Interface Builder document of "
                + "format 3.0."
        ),
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:1234\nsize 12345\n",
            "Login.storyboard: found what Git LFS keeps in place of a file that was not fetched; "
                + "expected an Interface Builder document of format 3.0."
        ),
        (
            "<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</document>",
            "Login.storyboard: found a merge conflict at line 2; expected an Interface Builder "
                + "document of format 3.0."
        ),
        (
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\">"
                + "<data/></archive>",
            "Login.storyboard:1: found an archive of format 8.00; expected a document of format "
                + "3.0. Open it in Xcode 5 or later and save it."
        ),
        (
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>",
            "Login.storyboard:1: the document's type is \"com.apple.InterfaceBuilder3.Cocoa.XIB\"; "
                + "expected a document for iOS."
        ),
        (
            "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" version=\"3.0\" "
                + "targetRuntime=\"AppleTV\"/>",
            "Login.storyboard:1: the document's type is "
                + "\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"; expected a document for iOS."
        ),
        (
            "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\"/>",
            "Login.storyboard:1: the document's type is "
                + "\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"; expected a document for iOS."
        ),
    ]

    @Test(arguments: foreign)
    func documentsOfOthersAreRefused(text: String, message: String) {
        let error = #expect(throws: DocumentError.self) { try Samples.document(text) }
        #expect(error?.description == message)
    }

    @Test func aXibIsNoStoryboard() {
        let bytes = Array(Samples.xib("").utf8)
        let error = #expect(throws: DocumentError.self) {
            try IBDocument(bytes, fileName: "Main.storyboard", expecting: .storyboard)
        }
        #expect(
            error?.description
                == "Main.storyboard:2: the document is a xib; expected a storyboard."
        )
    }

    @Test(arguments: [
        ([0x3C, 0x61, 0x3E, 0x0A, 0xFF], "a.xib:2:1: found bytes that are not UTF-8."),
        ([0x3C, 0xC0, 0xAF], "a.xib:1:2: found bytes that are not UTF-8."),
        ([0x3C, 0xED, 0xA0, 0x80], "a.xib:1:2: found bytes that are not UTF-8."),
        ([0x3C, 0xF4, 0x90, 0x80, 0x80], "a.xib:1:2: found bytes that are not UTF-8."),
        ([0x3C, 0xE2, 0x82], "a.xib:1:2: found bytes that are not UTF-8."),
        ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8], "a.xib:1:1: found bytes that are not UTF-16."),
        ([0xFE, 0xFF, 0x00], "a.xib:1:1: found bytes that are not UTF-16."),
    ])
    func bytesThatAreNoTextAreRefused(bytes: [Int], message: String) {
        let error = #expect(throws: DocumentError.self) {
            try IBDocument(bytes.map(UInt8.init), fileName: "a.xib")
        }
        #expect(error?.description == message)
    }

    @Test func limitsHold() {
        let deep = String(repeating: "<a>", count: XMLScanner.depthLimit + 1)
        #expect(message(deep) == "Login.storyboard:1:1537: found more than 512 levels of elements.")
        let wide =
            "<a " + (0...XMLScanner.attributeLimit).map { "x\($0)=\"\"" }.joined(separator: " ")
        #expect(message(wide)?.hasSuffix("found more than 512 attributes of one element.") == true)
        let names = "<a>" + (0...XMLNames.limit).map { "<x\($0)/>" }.joined()
        #expect(message(names)?.hasSuffix("found more than 8192 different names.") == true)
    }

    @Test func aFileOfAnySizeIsRefusedUnread() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).xib")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: 1 << 30)
        try handle.close()
        let error = #expect(throws: DocumentError.self) { try IBDocument(contentsOf: url) }
        #expect(error?.problem == .tooLarge(bytes: 1 << 30, limit: 64 << 20))
        #expect(
            error?.description.hasSuffix(
                ".xib: the file has 1073741824 bytes; the limit is 67108864."
            ) == true
        )
    }

    @Test(arguments: [
        ("/nowhere/Main.storyboard", "Main.storyboard: cannot be read: there is no such file."),
        ("/dev/zero", "zero: cannot be read: it is not a regular file."),
        ("/tmp", "tmp: cannot be read: it is not a regular file."),
    ])
    func whatIsNoFileIsRefused(path: String, message: String) {
        let error = #expect(throws: DocumentError.self) {
            try IBDocument(contentsOf: URL(fileURLWithPath: path))
        }
        #expect(error?.description == message)
    }

    private func message(_ text: String) -> String? {
        #expect(throws: DocumentError.self) { try Samples.document(text) }?.description
    }
}
