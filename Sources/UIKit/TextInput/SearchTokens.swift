import CoreGraphics

/// The tokens of a search field, which few have.
@MainActor
final class SearchTokens {
    static let usualColor = UIColor.systemGray

    var all: [UISearchToken] = []
    /// The index of the token that is selected; nil for none.
    var selected: Int?
    var color = SearchTokens.usualColor
    var allowsDeleting = true
    let row = SearchTokenRow()

    /// Returns the width of the tokens in a field's room for text, in points; text keeps some of it.
    func width(in room: CGFloat) -> CGFloat { min(row.naturalWidth, max(0, room - 80)) }
}

/// The tokens of a search field beside each other; where there are too many, the last ones.
final class SearchTokenRow: UIView {
    private static let gap: CGFloat = 4
    private var chips: [SearchTokenView] = []
    private(set) var naturalWidth: CGFloat = 0

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows tokens, and calls a function with the index of one that is tapped.
    func show(_ tokens: SearchTokens, choose: @escaping (Int) -> Void) {
        let isSame = tokens.all.elementsEqual(chips) { $0 === $1.token }
        if !isSame {
            for chip in chips { chip.removeFromSuperview() }
            chips = tokens.all.map { SearchTokenView($0) }
            for (index, chip) in chips.enumerated() {
                chip.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
                addSubview(chip)
            }
            naturalWidth = chips.reduce(0) { $0 + $1.naturalWidth + Self.gap }
            setNeedsLayout()
        }
        for (index, chip) in chips.enumerated() {
            chip.isSelected = index == tokens.selected
            chip.color = tokens.color
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var edge = min(0, bounds.width - naturalWidth)
        for chip in chips {
            let width = chip.naturalWidth
            chip.frame = CGRect(
                x: isMirrored ? bounds.width - edge - width : edge,
                y: roundedToPixel((bounds.height - SearchTokenView.height) / 2),
                width: width,
                height: SearchTokenView.height
            )
            edge += width + Self.gap
        }
    }
}

/// One token of a search field.
final class SearchTokenView: UIControl {
    static let height: CGFloat = 24
    private static let inset: CGFloat = 7
    private static let iconSide: CGFloat = 16

    let token: UISearchToken
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = 6
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        picture.image = token.icon
        picture.contentMode = .scaleAspectFit
        picture.isHidden = token.icon == nil
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) { nil }

    var color = SearchTokens.usualColor { didSet { updateColors() } }
    override var isSelected: Bool { didSet { updateColors() } }

    /// The colours change places where the token is selected.
    private func updateColors() {
        backgroundColor = isSelected ? .white : color
        label.textColor = isSelected ? color : .white
        picture.tintColor = label.textColor
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    private var iconWidth: CGFloat { token.icon == nil ? 0 : Self.iconSide + 4 }

    /// The width with all of the text, in points.
    var naturalWidth: CGFloat {
        2 * Self.inset + iconWidth + label.intrinsicContentSize.width.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        picture.frame = CGRect(
            x: isMirrored ? bounds.width - Self.inset - Self.iconSide : Self.inset,
            y: (bounds.height - Self.iconSide) / 2,
            width: Self.iconSide,
            height: Self.iconSide
        )
        label.frame = CGRect(
            x: Self.inset + (isMirrored ? 0 : iconWidth),
            y: 0,
            width: max(0, bounds.width - 2 * Self.inset - iconWidth),
            height: bounds.height
        )
    }
}
