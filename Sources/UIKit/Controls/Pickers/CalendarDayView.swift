import RenderTree

/// One day of a month.
final class CalendarDayView: UIControl {
    /// The beginning of the day; nil where the month has none here.
    var date: Date?
    private let circle = UIView()
    private let label = UILabel()
    private var isToday = false
    private var name = ""
    /// The typeface of the number.
    var design = UIFontDescriptor.SystemDesign.default
    /// Whether there is room for something below the number.
    var hasDecorations = false {
        didSet { if hasDecorations != oldValue { setNeedsLayout() } }
    }
    /// Whether the owner was asked for what stands below the number.
    var isDecorated = false
    /// What stands below the number.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
                setNeedsLayout()
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 20)
        addSubview(circle)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(number: Int, name: String, isToday: Bool) {
        label.text = "\(number)"
        self.name = name
        self.isToday = isToday
        showState()
        setNeedsRender()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    private func showState() {
        label.font = CalendarMonthView.font(20, isSelected ? .semibold : .regular, design)
        circle.backgroundColor =
            isSelected ? isToday ? tintColor : tintColor.withAlphaComponent(0.15) : nil
        let text: UIColor =
            isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
        label.textColor = isEnabled ? text : .tertiaryLabel
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below: CGFloat = hasDecorations ? 16 : 0
        let height = max(0, bounds.height - below)
        let side = min(bounds.width, height, hasDecorations ? 36 : 44)
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        circle.frame = CGRect(
            x: bounds.midX - side / 2,
            y: (height - side) / 2,
            width: side,
            height: side
        )
        circle.layer.cornerRadius = side / 2
        guard let decoration else { return }
        var size = decoration.bounds.size
        if size == .zero {
            size = decoration.sizeThatFits(CGSize(width: bounds.width, height: below))
        }
        size = CGSize(width: min(size.width, bounds.width), height: min(size.height, below))
        decoration.frame = CGRect(
            x: bounds.midX - size.width / 2,
            y: height + (below - size.height) / 2,
            width: size.width,
            height: size.height
        )
    }

    override var defaultRole: Semantics.Role { .button }
    override var spokenText: String? { name }
    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.label = name
    }
}
