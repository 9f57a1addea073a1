import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
private final class ItemLog: NSObject, UITextViewDelegate {
    let log = Log()
    var isDefault = false
    var offersMenu = true

    private func name(_ item: UITextItem) -> String {
        let content =
            switch item.content {
            case .link(let url): url.absoluteString
            case .textAttachment: "picture"
            case .tag(let tag): tag
            }
        return "\(content) \(item.range.location) \(item.range.length)"
    }

    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? {
        if isDefault { return defaultAction }
        return UIAction { [log] _ in log("taps \(self.name(textItem))") }
    }

    func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        log("presses \(name(textItem))")
        guard offersMenu else { return nil }
        return UITextItem.MenuConfiguration(preview: nil, menu: defaultMenu)
    }

    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log("asks \(URL.absoluteString)")
        return false
    }
}

/// What taps and long presses on links and tags of texts do.
@MainActor
struct UITextItemTests {
    let test = ControlScene()
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 100))
    private let delegate = ItemLog()

    init() {
        view.isEditable = false
        view.delegate = delegate
        let text = NSMutableAttributedString(
            string: "Read the terms first",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
        let url = URL(string: "https://a.org/terms") as Any
        text.addAttribute(.link, value: url, range: NSRange(location: 9, length: 5))
        text.addAttribute(.textItemTag, value: "order", range: NSRange(location: 15, length: 5))
        view.attributedText = text
        test.show(view)
    }

    private func place(_ word: String) -> CGPoint {
        _ = test.scene.commit()
        let range = (view.text as NSString).range(of: word)
        let rect = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
        let inset = view.textContainerInset
        let point = CGPoint(x: rect.midX + inset.left, y: rect.midY + inset.top)
        return view.convert(point, to: nil)
    }

    private func tap(_ word: String) throws { try test.scene.deliver(.tap(place(word))) }

    private func press(_ word: String) throws {
        let place = place(word)
        try test.scene.deliver(.touch(TouchInput(phase: .began, location: place)))
        test.clock.advance(by: 0.8)
        try test.scene.deliver(.touch(TouchInput(phase: .ended, location: place)))
        _ = test.scene.commit()
    }

    @Test func theDelegateSaysWhatTapsOnItemsDo() throws {
        try tap("terms")
        try tap("first")
        try tap("Read")
        #expect(delegate.log.entries == ["taps https://a.org/terms 9 5", "taps order 15 5"])
    }

    @Test func theDefaultActionAsksAsBefore() throws {
        delegate.isDefault = true
        try tap("terms")
        try tap("first")
        #expect(delegate.log.entries == ["asks https://a.org/terms"])
    }

    @Test func longPressesOnItemsShowTheMenusOfTheDelegate() throws {
        try press("Read")
        #expect(delegate.log.entries.isEmpty)
        try press("terms")
        #expect(delegate.log.entries == ["presses https://a.org/terms 9 5"])
        let root = try #require(test.window.rootViewController)
        let shown = try #require(root.presentedViewController as? MenuController)
        #expect(shown.menu.children.map(\.title) == ["Open Link", "Copy Link"])
    }

    @Test func nothingIsShownWithoutAMenu() throws {
        delegate.offersMenu = false
        try press("terms")
        #expect(delegate.log.entries.first == "presses https://a.org/terms 9 5")
        #expect(test.window.rootViewController?.presentedViewController == nil)
    }
}
