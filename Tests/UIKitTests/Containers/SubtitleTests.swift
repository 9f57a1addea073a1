import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// What stands below the titles of navigation bars, and at the corners of their items.
@MainActor
struct SubtitleTests {
    private let page = UIViewController()
    private let stack: UINavigationController
    private let test: TestScene

    init() {
        page.title = "Inbox"
        stack = UINavigationController(rootViewController: page)
        test = TestScene(root: stack)
        test.commit()
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.hierarchy.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
            .filter { !$0.isHidden && $0.window != nil }
    }

    private func label(_ text: String) -> UILabel? {
        labels(stack.navigationBar).last { $0.text == text }
    }

    private func frame(_ text: String) throws -> CGRect {
        let found = try #require(label(text))
        return found.convert(found.bounds, to: stack.navigationBar)
    }

    @Test func aLineStandsBelowTheTitle() throws {
        let alone = try frame("Inbox")
        test.scene.perform { page.navigationItem.subtitle = "3 unread messages" }
        test.commit()
        let (title, line) = (try frame("Inbox"), try frame("3 unread messages"))
        #expect(title.minY < alone.minY)
        #expect(line.minY == title.maxY && line.maxY <= 44)
        #expect(abs(title.midX - 195) <= 0.5 && abs(line.midX - 195) <= 0.5)
        #expect(label("3 unread messages")?.font == .systemFont(ofSize: 12))
        test.scene.perform { page.navigationItem.subtitle = nil }
        test.commit()
        #expect(try frame("Inbox") == alone)
        #expect(label("3 unread messages") == nil)
    }

    @Test func attributesCountBeforeText() {
        let item = page.navigationItem
        var text = AttributedString("Red")
        text.foregroundColor = .systemRed
        test.scene.perform {
            item.subtitle = "Plain"
            item.attributedSubtitle = text
            item.attributedTitle = AttributedString("Box")
        }
        test.commit()
        #expect(item.subtitle == "Red")
        let color = label("Red")?.attributedText?.attribute(
            .foregroundColor,
            at: 0,
            effectiveRange: nil
        )
        #expect(color as? UIColor == .systemRed)
        #expect(label("Plain") == nil && label("Inbox") == nil)
        #expect(label("Box")?.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test func largeTitlesHaveTheirOwnWordsAndRoom() throws {
        test.scene.perform { stack.navigationBar.prefersLargeTitles = true }
        test.commit()
        let height = stack.navigationBar.frame.height
        test.scene.perform {
            page.navigationItem.largeTitle = "All Inboxes"
            page.navigationItem.subtitle = "Now"
            page.navigationItem.largeSubtitle = "Updated just now"
        }
        test.commit()
        #expect(stack.navigationBar.frame.height == height + 24)
        let (title, line) = (try frame("All Inboxes"), try frame("Updated just now"))
        #expect(line.minY >= title.maxY && line.maxY <= stack.navigationBar.bounds.maxY)
        #expect(line.minX == title.minX && line.minX == 16)
    }

    @Test func viewsStandInPlaceOfTheLine() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
        test.scene.perform {
            page.navigationItem.subtitle = "Line"
            page.navigationItem.subtitleView = view
        }
        test.commit()
        #expect(label("Line") == nil)
        let place = view.convert(view.bounds, to: stack.navigationBar)
        #expect(place.size == CGSize(width: 60, height: 10) && abs(place.midX - 195) <= 0.5)
        test.scene.perform { stack.navigationBar.prefersLargeTitles = true }
        test.commit()
        let below = view.convert(view.bounds, to: stack.navigationBar)
        #expect(below.minX == 16 && below.minY > 44)
        test.scene.perform { stack.navigationBar.prefersLargeTitles = false }
        test.commit()
        #expect(view.convert(view.bounds, to: stack.navigationBar) == place)
        test.scene.perform { page.navigationItem.subtitleView = nil }
        test.commit()
        #expect(view.window == nil && label("Line") != nil)
    }

    @Test func itemsHaveMarksAtTheirCorners() throws {
        let item = UIBarButtonItem(title: "Messages", style: .prominent, target: nil, action: nil)
        #expect(item.style == .done)
        var badge = UIBarButtonItem.Badge.count(12)
        badge.backgroundColor = .systemBlue
        item.badge = badge
        test.scene.perform { page.navigationItem.rightBarButtonItem = item }
        test.commit()
        let button = try #require(item.shownView)
        let mark = try #require(button.hierarchy.subviews.last as? BarBadgeView)
        #expect(mark.backgroundColor == .systemBlue)
        #expect(mark.frame.midX > button.bounds.midX && mark.frame.minY >= 0)
        #expect(labels(mark).map(\.text) == ["12"])
        #expect(button.makeSemantics().value == "12")
        test.scene.perform { item.badge = .indicator() }
        test.commit()
        #expect(mark.frame.size == CGSize(width: 8, height: 8))
        test.scene.perform { item.badge = nil }
        test.commit()
        #expect(mark.superview == nil)
    }
}
