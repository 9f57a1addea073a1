import Foundation
import Testing
import UIKit

extension UITapGestureRecognizer {
    /// How apps find the tapped word of a label.
    func didTap(_ label: UILabel, at location: CGPoint, inRange targetRange: NSRange) -> Bool {
        let layoutManager = NSLayoutManager()
        let textContainer = NSTextContainer(size: CGSize.zero)
        let textStorage = NSTextStorage(
            attributedString: label.attributedText ?? NSAttributedString(string: "")
        )
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
        textContainer.lineFragmentPadding = 0.0
        textContainer.lineBreakMode = label.lineBreakMode
        textContainer.maximumNumberOfLines = label.numberOfLines
        let labelSize = label.bounds.size
        textContainer.size = labelSize
        let box = layoutManager.usedRect(for: textContainer)
        let offset = CGPoint(
            x: (labelSize.width - box.size.width) * 0.5 - box.origin.x,
            y: (labelSize.height - box.size.height) * 0.5 - box.origin.y
        )
        let place = CGPoint(x: location.x - offset.x, y: location.y - offset.y)
        let index = layoutManager.characterIndex(
            for: place,
            in: textContainer,
            fractionOfDistanceBetweenInsertionPoints: nil
        )
        return NSLocationInRange(index, targetRange)
    }
}

/// A text view with a placeholder, as libraries have them: made by UITextView's own initialisers.
class PlaceholderView: UITextView {
    var placeholder = ""

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        linkTextAttributes = [.foregroundColor: UIColor.red]
        dataDetectorTypes = [.link, .phoneNumber]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        placeholder = "Message"
    }
}

@MainActor
struct TappableLabelClientTests {
    @Test func theTappedWordOfACentredLabelIsFound() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.textAlignment = .center
        let text = "Read our terms"
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
        )
        let terms = (text as NSString).range(of: "terms")
        let width = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let tap = UITapGestureRecognizer()
        let end = CGPoint(x: 150 + width / 2 - 15, y: 50)
        let start = CGPoint(x: 150 - width / 2 + 15, y: 50)
        #expect(tap.didTap(label, at: end, inRange: terms))
        #expect(!tap.didTap(label, at: start, inRange: terms))
    }

    @Test func subclassesOfTextViewsInheritItsInitialisers() {
        let views = [PlaceholderView(), PlaceholderView(frame: .zero)]
        for view in views { #expect(view.dataDetectorTypes.contains(.link)) }
        views[0].prepareForInterfaceBuilder()
        #expect(views[0].placeholder == "Message")
    }

    @Test func testsMakeTouchesAndTimersThatNobodyStarted() {
        #expect(UITouch().location(in: nil) == .zero)
        #expect(!Timer().isValid)
    }

    @Test func textWithPicturesIsMadeAsOnPhones() {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star")
        attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
        let text = NSMutableAttributedString(string: "x")
        text.append(NSAttributedString(attachment: attachment))
        let found = text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
        #expect(found === attachment)
    }
}
