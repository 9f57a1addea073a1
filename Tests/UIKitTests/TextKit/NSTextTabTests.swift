import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct NSTextTabTests {
    private let test = TestScene()

    private func style(_ tabs: [NSTextTab], interval: CGFloat = 0) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.tabStops = tabs
        style.defaultTabInterval = interval
        return style
    }

    private func width(_ text: String) -> CGFloat {
        text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }

    private func runs(_ text: String, _ style: NSParagraphStyle?) -> [TextRun] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 800, height: 30))
        label.font = .systemFont(ofSize: 17)
        if let style {
            label.attributedText = NSAttributedString(
                string: text,
                attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
            )
        } else {
            label.text = text
        }
        test.add(label)
        test.commit()
        defer { label.removeFromSuperview() }
        return label.makeTextContent(in: label.bounds).lines.first?.runs ?? []
    }

    private func total(_ text: String, _ style: NSParagraphStyle?) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = text
        if let style {
            label.attributedText = NSAttributedString(
                string: text,
                attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
            )
        }
        return label.naturalSize(within: 0).width
    }

    @Test func defaultsAreTwelveEvery28Points() {
        defer { test.end() }
        let stops = NSParagraphStyle.default.tabStops
        #expect(stops.count == 12)
        #expect(stops.first?.location == 28)
        #expect(stops.last?.location == 336)
        #expect(NSParagraphStyle.default.defaultTabInterval == 0)
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
        #expect(style.tabStops.map(\.location) == [20, 90])
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
        #expect(style.tabStops.map(\.location) == [90])
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy == style)
        #expect(copy != NSParagraphStyle.default)
    }

    @Test func tabsLeadToTheNextStop() {
        defer { test.end() }
        #expect(abs(total("a\tb", nil) - 28 - width("b")) < 1)
        #expect(abs(total("a\t\tb", nil) - 56 - width("b")) < 1)
        let own = style([NSTextTab(textAlignment: .left, location: 150)])
        #expect(abs(total("a\tb", own) - 150 - width("b")) < 1)
        #expect(abs(total("a\tb\tc", style([], interval: 100)) - 200 - width("c")) < 1)
    }

    @Test func textEndsOrCentresAtStops() {
        defer { test.end() }
        let right = style([NSTextTab(textAlignment: .right, location: 200)])
        #expect(abs(total("Sum\t1,250", right) - 200) < 1)
        let center = style([NSTextTab(textAlignment: .center, location: 200)])
        #expect(abs(total("a\tmiddle", center) - 200 - width("middle") / 2) < 1)
        // Without room before the stop the text follows at once.
        let near = style([NSTextTab(textAlignment: .right, location: 40)])
        #expect(abs(total("a\tvery wide text", near) - width("avery wide text")) < 1.5)
    }

    @Test func stopsCountFromTheEdgeNotTheIndent() {
        defer { test.end() }
        let indented = style([NSTextTab(textAlignment: .left, location: 100)])
        indented.firstLineHeadIndent = 60
        indented.headIndent = 60
        #expect(abs(total("a\tb", indented) - 100 - width("b")) < 1)
    }

    @Test func pagesDrawSpacesAsWideAsTabs() throws {
        defer { test.end() }
        let runs = runs("a\tb", style([NSTextTab(textAlignment: .left, location: 150)]))
        #expect(runs.map(\.text) == ["a", " ", "b"])
        let kern = try #require(runs[1].style?.decoration?.kern)
        #expect(abs(kern + Double(width("a") + width(" ")) - 150) < 0.5)
        #expect(runs[2].style?.decoration?.kern ?? 0 == 0)
    }

    @Test func linesBreakWhereTabsLeaveNoRoom() {
        defer { test.end() }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "one\ttwo three",
            attributes: [
                .paragraphStyle: style([NSTextTab(textAlignment: .left, location: 120)]),
                .font: UIFont.systemFont(ofSize: 17),
            ]
        )
        test.add(label)
        test.commit()
        let lines = label.makeTextContent(in: label.bounds).lines
        #expect(lines.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["one two", "three"])
    }
}
