import CoreGraphics

/// A menu below the preview of what is pressed.
final class MenuStack: UIView {
    private static let gap: CGFloat = 8
    /// The widest that a preview is which does not say how large it is to be, in points.
    private static let usualWidth: CGFloat = 400
    /// How much of the height such a preview has.
    private static let usualShare: CGFloat = 0.6

    let preview: MenuPreview
    private let menu: MenuView
    /// What the stack may take, in points.
    var room = CGSize.zero {
        didSet { if room != oldValue { setNeedsLayout() } }
    }
    /// Whether the menu stands at the right end of what is wider.
    var standsRight = false {
        didSet { if standsRight != oldValue { setNeedsLayout() } }
    }

    init(_ preview: MenuPreview, _ menu: MenuView) {
        self.preview = preview
        self.menu = menu
        super.init(frame: .zero)
        addSubview(preview)
        addSubview(menu)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let parts = parts
        return CGSize(
            width: max(parts.preview.width, parts.menu.width),
            height: parts.preview.height + parts.menu.height
                + (parts.menu.height > 0 ? Self.gap : 0)
        )
    }

    /// The sizes of the preview and of the menu; the latter zero where it is empty.
    private var parts: (preview: CGSize, menu: CGSize) {
        let width = min(MenuView.width, room.width)
        let wanted = menu.sizeThatFits(CGSize(width: width, height: 0)).height
        let size = preview.wantedSize
        let own = CGSize(
            width: min(size.width > 0 ? size.width : Self.usualWidth, room.width),
            height: size.height > 0 ? size.height : (room.height * Self.usualShare).rounded()
        )
        guard wanted > 0 else {
            return (CGSize(width: own.width, height: min(own.height, room.height)), .zero)
        }
        // A long menu leaves half of the room to a preview that wants so much.
        let rest = max(room.height - own.height, room.height / 2) - Self.gap
        let height = min(wanted, max(rest, 0))
        let free = max(room.height - height - Self.gap, 0)
        return (
            CGSize(width: own.width, height: min(own.height, free)),
            CGSize(width: width, height: height)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let parts = parts
        func x(_ width: CGFloat) -> CGFloat { standsRight ? bounds.width - width : 0 }
        preview.frame = CGRect(
            origin: CGPoint(x: x(parts.preview.width), y: 0),
            size: parts.preview
        )
        menu.isHidden = parts.menu.height == 0
        menu.frame = CGRect(
            origin: CGPoint(x: x(parts.menu.width), y: parts.preview.height + Self.gap),
            size: parts.menu
        )
    }

    /// What lies beside the two is beside the menu for who taps there.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = viewController?.presentationController?.cancelByPerson()
    }
}
