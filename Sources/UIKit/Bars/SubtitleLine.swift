/// What stands below the title of a navigation bar: a line of text, or a view of the app's.
final class SubtitleLine: UIView {
    private let label = UILabel()
    private var holder: BarCustomView?
    private var isLarge = false
    /// At which side the text stands.
    var alignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    init() {
        super.init(frame: .zero)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what an item says.
    ///
    /// A view that is there for both kinds of titles stands below the one that the bar shows.
    func show(
        _ item: UINavigationItem?,
        isLarge: Bool,
        _ attributes: [NSAttributedString.Key: Any],
        in bar: UINavigationBar?
    ) {
        self.isLarge = isLarge
        let wanted = item?.subtitleView(isLarge: isLarge)
        let isShared = wanted === item?.subtitleView(isLarge: !isLarge)
        let view = isShared && bar?.showsLargeTitle != isLarge ? nil : wanted
        if holder?.content !== view || view != nil && view?.superview !== holder {
            holder?.removeFromSuperview()
            holder = view.map { BarCustomView($0) }
            if let holder { addSubview(holder) }
        }
        label.attributedText =
            wanted == nil ? item?.styledSubtitle(isLarge: isLarge, attributes) : nil
        isHidden = height == 0
        isUserInteractionEnabled = view != nil
        setNeedsLayout()
    }

    /// The size that the line asks for, in points; none where there is nothing to show.
    var naturalSize: CGSize {
        if let holder { return BarCustomView.size(of: holder.content) }
        return label.attributedText?.length ?? 0 > 0 ? label.intrinsicContentSize : .zero
    }

    /// The height that the line takes, in points.
    var height: CGFloat {
        let natural = naturalSize.height
        return isLarge && holder == nil && natural > 0 ? 20 : natural
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        holder?.frame = CGRect(x: 0, y: 0, width: naturalSize.width, height: bounds.height)
        guard let holder else { return }
        switch alignment {
        case .center: holder.frame.origin.x = (bounds.width - holder.frame.width) / 2
        case .right: holder.frame.origin.x = bounds.width - holder.frame.width
        default: break
        }
    }
}
