import CoreGraphics
import RenderTree

/// The view above or below a section.
open class UITableViewHeaderFooterView: UIView {
    var edge = EdgeState()
    private var content: UIView = EdgeContentView()

    /// Creates a view with a name under which it is used again.
    public init(reuseIdentifier: String?) {
        edge.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }

    /// Creates a view with a frame in its future superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        insertSubview(content, at: 0)
        content.frame = bounds
        coder.decodeOwnValues(of: self)
    }

    /// The name under which the view is used again; nil where it is not.
    open var reuseIdentifier: String? { edge.reuseIdentifier }
    /// The view that holds what is shown; what a `contentConfiguration` makes is one.
    open var contentView: UIView { content }
    /// The label of the title; made when it is first asked for.
    open var textLabel: UILabel? { label(\.textLabel, isDetail: false) }
    /// The label of a second text of grouped tables; made when it is first asked for.
    open var detailTextLabel: UILabel? { label(\.detailLabel, isDetail: true) }
    /// The view behind the content; default nil.
    open var backgroundView: UIView? {
        get { edge.backgroundView }
        set {
            edge.backgroundView?.removeFromSuperview()
            edge.backgroundView = newValue
            if let newValue {
                backgroundConfiguration = nil
                insertSubview(newValue, at: 0)
            }
            setNeedsLayout()
        }
    }
    /// What the content view shows as a value; default nil.
    ///
    /// Its view takes the content view's place, with what stood in that. Nil brings an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { edge.hosted?.configuration }
        set { setContent(newValue) }
    }
    /// Whether the content is updated for the view's state; default true.
    open var automaticallyUpdatesContentConfiguration = true
    /// Returns the content of a header or footer of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = edge.tableView.map { $0.style == .plain } ?? true
        if edge.isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
        return isPlain ? .plainFooter() : .groupedFooter()
    }
    /// The background as a value; default nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { edge.background?.configuration }
        set { setBackground(newValue) }
    }
    /// Whether the background is updated for the view's state; default true.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Returns the background of a header or footer of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    /// The state of the view.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = edge.isPinned
        return state
    }
    /// Asks for `updateConfiguration(using:)` before the next layout, as before the first.
    open func setNeedsUpdateConfiguration() {
        edge.needsConfiguration = true
        setNeedsLayout()
    }
    /// Updates what the view shows for its state.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// What updates the view for its state; default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }
    /// What updates a header or footer for its state.
    public typealias ConfigurationUpdateHandler =
        (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
    /// Prepares the view for another section; overrides call super.
    open func prepareForReuse() {}

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            // The tint of a header is the colour behind it.
            if newValue != nil { backgroundColor = newValue }
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let isConstrained = contentView.subviews.contains {
            $0.autoLayout?.translatesMask == false
        }
        guard isConstrained else { return sizeThatFits(targetSize) }
        return contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    override var standardMargins: NSDirectionalEdgeInsets {
        var margins = CellMetrics.margins(edge.tableView?.bounds.width ?? bounds.width)
        (margins.top, margins.bottom) = (4, 4)
        return margins
    }

    override func contentMargins(of view: UIView) -> NSDirectionalEdgeInsets? {
        view === content ? marginsByItself(directionalLayoutMargins, of: view) : nil
    }

    /// Takes another content view in place of the one that the view has.
    fileprivate func takeContentView(_ view: UIView) {
        exchangeContent(content, for: view)
        content = view
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { layoutEdgeParts() }
    }

    override func layoutInternals() {
        super.layoutInternals()
        updateConfigurationIfNeeded()
        layoutEdgeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    override var spokenText: String? { contentView.spokenContent }
}

/// What a header or footer knows of itself.
struct EdgeState {
    var reuseIdentifier: String?
    weak var tableView: UITableView?
    var isHeader = true
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var backgroundView: UIView?
    var hosted: (any UIView & UIContentView)?
    var background: ConfiguredBackgroundView?
    var needsConfiguration = true
    /// Whether the header stays at the table's upper edge while its section scrolls.
    var isPinned = false
}

/// The view that holds what a header or footer shows.
private final class EdgeContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { nil }
}

extension UITableViewHeaderFooterView {
    private var isPlain: Bool { edge.tableView.map { $0.style == .plain } ?? true }

    fileprivate func label(_ path: WritableKeyPath<EdgeState, UILabel?>, isDetail: Bool) -> UILabel
    {
        if let label = edge[keyPath: path] { return label }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: isDetail ? .subheadline : .footnote)
        label.textColor = .secondaryLabel
        if !isDetail { label.accessibilityTraits = .header }
        edge[keyPath: path] = label
        // A configuration's view is no place for titles.
        if edge.hosted == nil { contentView.addSubview(label) }
        setNeedsLayout()
        return label
    }

    /// Shows a title of the data source in the table's style.
    func showTitle(_ title: String) {
        guard let label = textLabel else { return }
        label.accessibilityTraits = edge.isHeader ? .header : .staticText
        if isPlain, edge.isHeader {
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = .label
            label.numberOfLines = 1
            label.text = title
            if backgroundColor == nil, edge.background == nil {
                backgroundColor = .systemBackground
            }
        } else {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            label.text = edge.isHeader && !isPlain ? title.uppercased() : title
            backgroundColor = nil
        }
    }

    fileprivate func setContent(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            guard edge.hosted != nil else { return }
            edge.hosted = nil
            takeContentView(EdgeContentView())
            for label in [edge.textLabel, edge.detailLabel] { label.map(contentView.addSubview) }
            return setNeedsLayout()
        }
        let current =
            automaticallyUpdatesContentConfiguration
            ? configuration.updated(for: configurationState) : configuration
        if let hosted = edge.hosted, hosted.supports(current) {
            hosted.configuration = current
            return
        }
        for label in [edge.textLabel, edge.detailLabel] { label?.removeFromSuperview() }
        (edge.textLabel, edge.detailLabel) = (nil, nil)
        let view = current.makeContentView()
        takeContentView(view)
        edge.hosted = view
        setNeedsLayout()
        // The update for the state sets it once more; some views read it only then.
        if automaticallyUpdatesContentConfiguration, !(view is UIListContentView) {
            view.configuration = current
        }
    }

    fileprivate func setBackground(_ configuration: UIBackgroundConfiguration?) {
        setNeedsLayout()
        guard let configuration else {
            edge.background?.removeFromSuperview()
            edge.background = nil
            return
        }
        edge.backgroundView?.removeFromSuperview()
        edge.backgroundView = nil
        backgroundColor = nil
        if let view = edge.background {
            view.configuration = configuration
            return
        }
        let view = ConfiguredBackgroundView(configuration)
        edge.background = view
        insertSubview(view, at: 0)
    }

    fileprivate func updateConfigurationIfNeeded() {
        guard edge.needsConfiguration else { return }
        edge.needsConfiguration = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let hosted = edge.hosted {
            hosted.configuration = hosted.configuration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let view = edge.background {
            view.configuration = view.configuration.updated(for: state)
        }
        observing(.configuration) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    /// The header begins or ends to stay at the table's upper edge.
    func setPinned(_ isPinned: Bool) {
        guard isPinned != edge.isPinned else { return }
        edge.isPinned = isPinned
        setNeedsUpdateConfiguration()
    }

    private var textInsets: (top: CGFloat, bottom: CGFloat) {
        if isPlain { return (4, 4) }
        guard edge.isHeader else { return (7, 10) }
        return (17, 6)
    }

    fileprivate func fittingSize(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        let width = size.width > 0 && size.width < 1e6 ? size.width : bounds.width
        if let hosted = edge.hosted {
            hosted.frame.size.width = width
            return CGSize(
                width: width,
                height: hosted.sizeThatFits(CGSize(width: width, height: 0)).height
            )
        }
        let insets = textInsets
        let margins = contentView.directionalLayoutMargins
        let room = CGSize(
            width: width - margins.leading - margins.trailing,
            height: .greatestFiniteMagnitude
        )
        let first = edge.textLabel?.sizeThatFits(room).height ?? 0
        let second = edge.detailLabel?.sizeThatFits(room).height ?? 0
        let text = first + second
        guard text > 0 else { return CGSize(width: width, height: isPlain ? 28 : 38) }
        return CGSize(width: width, height: roundedUpToPixel(insets.top + text + insets.bottom))
    }

    fileprivate func layoutEdgeParts() {
        let area = CGRect(origin: .zero, size: bounds.size)
        contentView.letFrameCount()
        for view in [edge.background, edge.backgroundView, contentView]
        where view?.frame != area {
            view?.frame = area
        }
        guard edge.hosted == nil else { return }
        let margins = contentView.layoutMargins
        let insets = textInsets
        let width = max(0, area.width - margins.left - margins.right)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let second = edge.detailLabel?.sizeThatFits(room).height ?? 0
        if let label = edge.textLabel {
            let height = min(label.sizeThatFits(room).height, area.height)
            var y = area.height - second - insets.bottom - height
            if isPlain { y = (area.height - second - height) / 2 }
            if !edge.isHeader, !isPlain { y = insets.top }
            let frame = CGRect(
                x: margins.left,
                y: roundedToPixel(max(0, y)),
                width: width,
                height: height
            )
            if label.frame != frame { label.frame = frame }
        }
        if let label = edge.detailLabel {
            let frame = CGRect(
                x: margins.left,
                y: area.height - second - insets.bottom,
                width: width,
                height: second
            )
            if label.frame != frame { label.frame = frame }
        }
    }
}
