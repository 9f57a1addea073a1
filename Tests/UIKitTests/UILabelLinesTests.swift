import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

/// How labels break lines, and how far apart they stand.
@MainActor
struct UILabelLinesTests {
    private func label(_ text: String, style: UIFont.TextStyle = .body) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private func lines(_ label: UILabel, width: CGFloat) -> [String] {
        let text = label.linesShown(in: CGRect(x: 0, y: 0, width: width, height: 1_000))
        return text.lines.map { $0.runs.map(\.text).joined() }
    }

    // Heights that Interface Builder gives labels whose designers had such a screen.
    @Test(arguments: [
        (font: "Helvetica", size: 24.0, scale: 1.0, lines: 1, height: 28.0),
        (font: "AvenirNext-Regular", size: 17, scale: 1, lines: 1, height: 24),
        (font: "AvenirNext-Regular", size: 22, scale: 1, lines: 1, height: 31),
        (font: "HelveticaNeue-Bold", size: 22, scale: 2, lines: 1, height: 26.5),
        (font: "AvenirNext-Medium", size: 20, scale: 2, lines: 2, height: 55),
    ])
    func labelsAreAsHighAsTheFamilysLines(
        font: String,
        size: CGFloat,
        scale: CGFloat,
        lines: Int,
        height: CGFloat
    ) {
        let scene = ControlScene(scale: scale)
        let label = label(Array(repeating: "Line", count: lines).joined(separator: "\n"))
        label.font = UIFont(name: font, size: size)
        scene.show(label)
        #expect(label.intrinsicContentSize.height == height)
    }

    // Heights that Interface Builder gives labels of text styles.
    @Test(arguments: [
        (style: UIFont.TextStyle.body, lines: 1, height: 20.5),
        (style: .body, lines: 4, height: 86.5),
        (style: .title2, lines: 2, height: 54.5),
        (style: .caption2, lines: 2, height: 26.5),
    ])
    func baselinesStandAsFarApartAsTheTextStyleSays(
        style: UIFont.TextStyle,
        lines: Int,
        height: CGFloat
    ) {
        let scene = ControlScene(scale: 2)
        let label = label(
            Array(repeating: "Line", count: lines).joined(separator: "\n"),
            style: style
        )
        scene.show(label)
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func fontsOfOneSizeHaveNoLeading() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(abs(body.leading - 1.713) < 0.001)
        #expect(abs(body.lineHeight - 20.287) < 0.001)
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
        #expect(body.withSize(20).leading == 0)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
        #expect(scaled.leading == 0)
        let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0).leading } == body.leading)
    }

    @Test func attributedLinesHaveTheLeadingOfTheirFonts() {
        let scene = ControlScene(scale: 2)
        let label = UILabel()
        label.numberOfLines = 0
        let text = NSMutableAttributedString(
            string: "One\n",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)]
        )
        text.append(
            NSAttributedString(string: "Two", attributes: [.font: UIFont.systemFont(ofSize: 22)])
        )
        label.attributedText = text
        scene.show(label)
        #expect(label.intrinsicContentSize.height == 54.5)
    }

    @Test func textIsMeasuredWithLeadingWhereAskedFor() {
        let text = "One\nTwo"
        let attributes = [NSAttributedString.Key.font: UIFont.preferredFont(forTextStyle: .body)]
        let room = CGSize(width: 200, height: 200)
        let lines: NSStringDrawingOptions = .usesLineFragmentOrigin
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            text.boundingRect(with: room, options: options, attributes: attributes, context: nil)
                .height
        }
        #expect(abs(height(lines) - 2 * 20.287) < 0.001)
        #expect(abs(height([lines, .usesFontLeading]) - 42.287) < 0.001)
    }

    @Test func linesOfTextViewsHaveTheirLeadingBelow() throws {
        let scene = ControlScene(scale: 2)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.font = .preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        view.text = "One"
        scene.show(view)
        // The height that Interface Builder saves.
        #expect(view.intrinsicContentSize.height == 38)
        #expect(view.caretRect(for: view.endOfDocument).maxY == 30)
        view.text = "One\nTwo\nThree"
        #expect(view.intrinsicContentSize.height == 82)
        #expect(view.caretRect(for: view.endOfDocument).minY == 52)
        let frame = view.layoutManager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
        #expect(frame.minY == 22 && frame.height == 22)
        guard case .field(let field)? = scene.show(view)?.node.content else {
            Issue.record("no field")
            return
        }
        #expect(field.lineHeight == 22)
        // The page centres letters in lines: those of the first stand where a label's would.
        let letters = field.insets.top + (22 - 20.287) / 2
        #expect(abs(letters - 8) < 0.001)
    }

    @Test func noWordStandsAloneOnTheLastLine() {
        let label = label("Welcome to the companion")
        let width = label.sizeThatFits(.zero).width
        #expect(lines(label, width: width - 10) == ["Welcome to", "the companion"])
        let narrow = label.sizeThatFits(CGSize(width: width - 10, height: 0))
        #expect(narrow.width < width * 0.7)
    }

    @Test func onlyWordsThatFitTheLastLineMoveToIt() {
        let label = label("i incomprehensibilities antidisestablishment")
        let width = self.label("i incomprehensibilities").sizeThatFits(.zero).width
        #expect(
            lines(label, width: width + 1) == ["i incomprehensibilities", "antidisestablishment"]
        )
        let single = self.label("incomprehensibilities word")
        #expect(lines(single, width: width) == ["incomprehensibilities", "word"])
    }

    @Test func linesThatAreCutOffStayFull() {
        let label = label("One two three four")
        label.numberOfLines = 1
        #expect(lines(label, width: 90).count == 1)
        label.numberOfLines = 2
        label.text = "One two three"
        #expect(lines(label, width: 78) == ["One", "two three"])
    }

    @Test func labelsFillLinesWithoutAStrategy() {
        let label = label("Welcome to the companion")
        let width = label.sizeThatFits(.zero).width - 10
        label.lineBreakStrategy = []
        #expect(lines(label, width: width) == ["Welcome to the", "companion"])
        label.lineBreakStrategy = .pushOut
        #expect(lines(label, width: width) == ["Welcome to", "the companion"])
        // A paragraph style has a strategy of its own, by default none.
        let style = NSMutableParagraphStyle()
        label.attributedText = NSAttributedString(
            string: "Welcome to the companion",
            attributes: [.paragraphStyle: style, .font: label.font as Any]
        )
        #expect(lines(label, width: width) == ["Welcome to the", "companion"])
        style.lineBreakStrategy = .standard
        label.attributedText = NSAttributedString(
            string: "Welcome to the companion",
            attributes: [.paragraphStyle: style.copy(), .font: label.font as Any]
        )
        #expect(lines(label, width: width) == ["Welcome to", "the companion"])
    }

    @Test func koreanWordsStayWhole() {
        let label = label("안녕하세요 반갑습니다 여러분")
        let width = self.label("안녕하세요 반갑").sizeThatFits(.zero).width + 1
        #expect(lines(label, width: width).first == "안녕하세요")
        label.lineBreakStrategy = []
        #expect(lines(label, width: width).first == "안녕하세요 반갑")
    }

    @Test func baselinesOfHighLabelsCountFromTheirEdges() {
        let scene = ControlScene(scale: 2)
        let (upper, lower) = (label("One\nTwo", style: .title2), label("One", style: .title2))
        for label in [upper, lower] {
            label.translatesAutoresizingMaskIntoConstraints = false
            scene.show(label)
        }
        let root = upper.superview ?? UIView()
        NSLayoutConstraint.activate([
            upper.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            upper.topAnchor.constraint(equalTo: root.topAnchor, constant: 62.5),
            upper.heightAnchor.constraint(equalToConstant: 100),
            upper.widthAnchor.constraint(equalToConstant: 275),
            lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
            lower.heightAnchor.constraint(equalToConstant: 100),
            lower.firstBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(lower.frame.minY == 136)
    }
}
