import CoreGraphics
import InterfaceBuilder

/// The texts of a preview, which can be made longer and shorter to see what depends on them.
@MainActor
struct PreviewTexts {
    /// What becomes of all texts.
    enum Change {
        case lengthen, shorten
    }

    private struct Text {
        let view: UIView
        let words: NSAttributedString
        /// The font with which another one is stood in for, whose heights differ as well.
        let substitute: UIFont?
    }

    private static let more = " and some more words"
    private let texts: [Text]

    /// Takes note of the texts that a document's views have.
    init(_ loader: NibLoader) {
        texts = loader.objects.compactMap { id, object in
            guard let view = object as? UIView else { return nil }
            let font = loader.source.document.object(id: id)?.font()
            let isSubstitute = font.map { loader.source.isMissing($0) } ?? false
            return Text(
                view: view,
                words: Self.words(of: view) ?? NSAttributedString(),
                substitute: isSubstitute ? Self.font(of: view) : nil
            )
        }
    }

    /// Gives all texts another length, and those in a font that is missing another size.
    func apply(_ change: Change) {
        for text in texts {
            let words = NSMutableAttributedString(attributedString: text.words)
            switch change {
            case .lengthen: words.append(NSAttributedString(string: Self.more))
            case .shorten:
                let kept = (words.length + 3) / 4
                words.deleteCharacters(in: NSRange(location: kept, length: words.length - kept))
            }
            if text.words.length > 0 { Self.show(words, in: text.view) }
            if let font = text.substitute {
                let scale: CGFloat = change == .lengthen ? 1.25 : 0.8
                Self.set(font.withSize(font.pointSize * scale), of: text.view)
            }
            guard let standIn = text.view as? NibStandInView else { continue }
            let step: CGFloat = change == .lengthen ? 50 : -90
            standIn.natural.width = standIn.natural.width.map { max(0, $0 + step) }
            standIn.invalidateIntrinsicContentSize()
        }
    }

    // MARK: - Kinds of views

    private static func words(of view: UIView) -> NSAttributedString? {
        switch view {
        case let label as UILabel: label.attributedText
        case let button as UIButton:
            (button.configuration?.title ?? button.title(for: .normal))
                .map { NSAttributedString(string: $0) }
        case let field as UITextField:
            (field.hasText ? field.text : field.placeholder).map { NSAttributedString(string: $0) }
        default: nil
        }
    }

    private static func show(_ words: NSAttributedString, in view: UIView) {
        switch view {
        case let label as UILabel: label.attributedText = words
        case let button as UIButton:
            if button.configuration?.title != nil {
                button.configuration?.title = words.string
            } else {
                button.setTitle(words.string, for: .normal)
            }
        case let field as UITextField:
            if field.hasText {
                field.text = words.string
            } else {
                field.placeholder = words.string
            }
        default: break
        }
    }

    private static func font(of view: UIView) -> UIFont? {
        switch view {
        case let label as UILabel: label.font
        case let button as UIButton: button.titleLabel?.font
        case let field as UITextField: field.font
        case let view as UITextView: view.font
        default: nil
        }
    }

    private static func set(_ font: UIFont, of view: UIView) {
        switch view {
        case let label as UILabel: label.font = font
        case let button as UIButton: button.titleLabel?.font = font
        case let field as UITextField: field.font = font
        case let view as UITextView: view.font = font
        default: break
        }
    }
}
