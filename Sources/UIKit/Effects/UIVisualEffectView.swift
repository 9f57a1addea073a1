import RenderTree

/// A view through which what is behind it is seen, blurred and tinted.
open class UIVisualEffectView: UIView {
    private var storedEffect: UIVisualEffect?
    private let content = UIView(frame: .zero)

    /// Creates a view with an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        addContent()
        self.effect = effect
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
        coder.decodeOwnValues(of: self)
    }

    private func addContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
    }

    /// The view that holds what stands in front of the effect.
    open var contentView: UIView { content }

    /// The effect; default nil.
    ///
    /// A change in an animation block is animated.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            guard newValue !== storedEffect else { return }
            recordAnimation(.style)
            storedEffect = newValue
            content.tintColor = (newValue as? UIVibrancyEffect)?.color
            if newValue is UIGlassEffect, rare?.corners == nil, layer.cornerRadius == 0 {
                cornerConfiguration = .capsule()
            }
            setNeedsRender()
        }
    }

    override var isPressable: Bool {
        (storedEffect as? UIGlassEffect)?.isInteractive == true || super.isPressable
    }

    override func describeLook(_ style: inout NodeStyle) {
        super.describeLook(&style)
        if let glass = storedEffect as? UIGlassEffect { return describe(glass, in: &style) }
        guard let blur = storedEffect as? UIBlurEffect else { return }
        style.backdrop = blur.backdrop
        if look.backgroundColor == nil, layer.backgroundColor == nil {
            style.backgroundColor = blur.tint.renderColor(in: effectiveTraits)
        }
    }

    private func describe(_ glass: UIGlassEffect, in style: inout NodeStyle) {
        style.backdrop = glass.backdrop
        if look.backgroundColor == nil, layer.backgroundColor == nil {
            style.backgroundColor = glass.tint.renderColor(in: effectiveTraits)
        }
        if style.border == nil { style.border = glass.edge(in: effectiveTraits) }
        if style.shadow == nil { style.shadow = glass.shadow }
    }
}
