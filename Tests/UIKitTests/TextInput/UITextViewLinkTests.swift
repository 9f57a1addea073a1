import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
private final class LinkLog: NSObject, UITextViewDelegate {
    let log = Log()
    var opens = true

    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
        return opens
    }
}

@MainActor
struct UITextViewLinkTests {
    let test = ControlScene()
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 100))
    private let delegate = LinkLog()

    init() {
        view.isEditable = false
        view.delegate = delegate
        view.font = .systemFont(ofSize: 17)
        test.show(view)
    }

    private func tap(_ word: String) throws {
        _ = test.scene.commit()
        let range = (view.text as NSString).range(of: word)
        let rect = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
        let inset = view.textContainerInset
        let point = CGPoint(x: rect.midX + inset.left, y: rect.midY + inset.top)
        try test.scene.deliver(.tap(view.convert(point, to: nil)))
    }

    private var opened: [SceneEffect] {
        test.scene.commit().operations.compactMap {
            if case .perform(let effect) = $0 { effect } else { nil }
        }
    }

    private func setLink() {
        let text = NSMutableAttributedString(string: "Read the terms first")
        text.addAttribute(
            .link,
            value: URL(string: "https://a.org/terms") as Any,
            range: NSRange(location: 9, length: 5)
        )
        view.attributedText = text
    }

    @Test func tappedLinksAreOpenedAfterTheDelegateAgreed() throws {
        setLink()
        try tap("terms")
        #expect(delegate.log.entries == ["https://a.org/terms 9 5"])
        #expect(opened == [.open("https://a.org/terms")])
    }

    @Test func theDelegateKeepsLinksFromBeingOpened() throws {
        setLink()
        delegate.opens = false
        try tap("terms")
        #expect(delegate.log.entries.count == 1)
        #expect(opened.isEmpty)
    }

    @Test func linksAreReadAndReachedByKeysWhereTheyStand() throws {
        setLink()
        _ = test.scene.commit()
        let shown = try #require(test.node(of: view))
        let link = try #require(shown.children.first { $0.node.semantics.role == .link }).node
        #expect(link.semantics.label == "terms")
        let range = NSRange(location: 9, length: 5)
        let rect = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
        #expect(abs(link.frame.minX - Double(rect.minX)) < 1)
        #expect(abs(link.frame.minY - Double(rect.minY + 8)) < 1)
        #expect(abs(link.frame.width - Double(rect.width)) < 1)
        #expect(view.subviews.allSatisfy { !($0 is AccessibilityStandIn) })
        try test.scene.deliver(.activate(link.id))
        #expect(delegate.log.entries == ["https://a.org/terms 9 5"])
        #expect(opened == [.open("https://a.org/terms")])
    }

    @Test func linksFollowTheTextAndGoWhereItIsEdited() throws {
        func labels() throws -> [String?] {
            _ = test.scene.commit()
            let children = try #require(test.node(of: view)).children
            return children.map(\.node.semantics).filter { $0.role == .link }.map(\.label)
        }
        view.text = "see www.a.org or mail a@b.org"
        #expect(try labels() == [])
        view.dataDetectorTypes = .link
        #expect(try labels() == ["www.a.org", "a@b.org"])
        view.text = "see www.c.org"
        #expect(try labels() == ["www.c.org"])
        view.isEditable = true
        #expect(try labels() == [])
    }

    @Test func otherWordsAndTextThatIsEditedHaveNoLinks() throws {
        setLink()
        try tap("Read")
        view.isEditable = true
        try tap("terms")
        #expect(delegate.log.entries.isEmpty)
    }

    @Test(arguments: [
        ("see www.a.org.", "www.a.org", "http://www.a.org"),
        ("mail a.b@c.de now", "a.b@c.de", "mailto:a.b@c.de"),
        ("call +49 30 1234567", "+49 30 1234567", "tel:+49301234567"),
    ])
    func whatIsDetectedBecomesALink(text: String, part: String, address: String) throws {
        view.text = text
        try tap(part)
        #expect(delegate.log.entries.isEmpty)
        view.dataDetectorTypes = .all
        try tap(part)
        #expect(opened == [.open(address)])
        #expect(view.text == text)
        #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
    }

    @Test(arguments: [
        "In 2024 it cost 1,250.00", "on 2024-11-22 at 12:30", "version 1.2.3, e.g. this",
    ])
    func datesAndPricesAreNoNumbersToCall(text: String) {
        #expect(DataDetection.links(in: text, .all).isEmpty)
    }

    @Test func streetsBecomeLinksToAMap() throws {
        let text = "meet at 12 Main Street, Springfield, IL 62704 or call +49 30 1234567"
        let links = DataDetection.links(in: text, [.address, .phoneNumber])
        #expect(links.map { $0.1.scheme } == ["https", "tel"])
        let parts = URLComponents(url: try #require(links.first).1, resolvingAgainstBaseURL: false)
        #expect(parts?.host == "maps.apple.com")
        #expect(
            parts?.queryItems
                == [URLQueryItem(name: "q", value: "12 Main Street, Springfield, IL 62704")]
        )
        #expect(DataDetection.links(in: text, .link).isEmpty)
    }

    private func addresses(_ text: String) -> [String] {
        DataDetection.links(in: text, .all).map { $0.1.absoluteString }
    }

    @Test(arguments: [
        ("see...example.com", ["http://example.com"]), ("-example.com", ["http://example.com"]),
        ("v1.2.example.com.foo", ["http://v1.2.example.com"]),
        ("a.b.www.example.org/x?y=z.", ["http://a.b.www.example.org/x?y=z"]),
        ("(www.example.museum)", ["http://www.example.museum"]),
        ("x-y.co.uk and x--y.de", ["http://x-y.co.uk", "http://x--y.de"]),
        ("<a.b+c@d-e.f.org>", ["mailto:a.b+c@d-e.f.org"]),
        ("https://a.org/b,c, a.org", ["https://a.org/b,c", "http://a.org"]),
        ("no a_b.com, a.b, c@d or example.community", []),
    ])
    func addressesBeginAndEndWhereTheirWordsDo(text: String, found: [String]) {
        #expect(addresses(text) == found)
    }

    /// With time that grew with the square of the length, each took minutes.
    @Test(arguments: [
        "a", "a.", "-a", "a-", "a--", "www.", "www.-.", "a@", "a@b.", "a.-", "https://", "1 ", "(1",
        "/a.",
    ])
    func longTextsOfWhatIsNearlyAnAddressAreSearchedOnce(part: String) {
        let text = String(repeating: part, count: 262_144 / part.utf8.count)
        let found = addresses(text + " sam@example.com www.example.org")
        #expect(found.suffix(2) == ["mailto:sam@example.com", "http://www.example.org"])
    }

    @Test func manyAddressesAreFoundInOnePass() {
        let found = addresses(String(repeating: "a@b.de c.de ", count: 20_000))
        #expect(found.count == 40_000)
        #expect(found.prefix(2) == ["mailto:a@b.de", "http://c.de"])
    }

    @Test func linksHaveTheLookThatTheViewIsGiven() throws {
        setLink()
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        _ = test.scene.commit()
        let runs = try #require(test.text(of: view.subviews[0])?.lines.first?.runs)
        let style = try #require(runs.first { $0.text == "terms" }?.style)
        #expect(style.color == UIColor.red.renderColor(in: view.traitCollection))
        #expect(style.decoration?.isUnderlined != true)
    }
}
