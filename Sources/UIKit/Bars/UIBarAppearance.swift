/// How a bar looks: its background and its line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// What lies behind the bar's content.
    enum Background {
        case standard, opaque, transparent
    }

    private(set) var background = Background.standard
    /// The colour of the background, in front of the material; default nil.
    open var backgroundColor: UIColor?
    /// The blur behind the colour; by default that of the system's material, nil where the background is
    /// opaque or transparent.
    ///
    /// - Note: Differs from UIKit: the system's material is a colour; an effect that is set is a blur.
    open var backgroundEffect: UIBlurEffect? {
        get {
            if let chosenEffect { return chosenEffect }
            return background == .standard ? UIBlurEffect(style: .systemChromeMaterial) : nil
        }
        set {
            chosenEffect = newValue
            if newValue == nil, background == .standard { background = .transparent }
        }
    }
    /// The blur that the app set; nil for the system's background.
    private(set) var chosenEffect: UIBlurEffect?
    /// The picture of the background; default nil.
    open var backgroundImage: UIImage?
    /// How the picture of the background fills the bar; default stretched.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge; nil for none.
    open var shadowColor: UIColor? = .separator
    /// The picture in place of the line; default nil.
    open var shadowImage: UIImage?

    /// Creates the system's look.
    public override init() {
        super.init()
    }

    /// Creates the system's look from an archive, which says nothing about looks.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates the system's look for a kind of device; it is the same for all.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// Creates a copy of another look's common part.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeCommonPart(of: barAppearance)
    }

    /// Sets the system's background, through which content shines.
    open func configureWithDefaultBackground() {
        configure(.standard, shadow: .separator)
    }

    /// Sets an opaque background in the colour of the system.
    open func configureWithOpaqueBackground() {
        configure(.opaque, shadow: .separator)
    }

    /// Sets no background and no line.
    open func configureWithTransparentBackground() {
        configure(.transparent, shadow: nil)
    }

    private func configure(_ background: Background, shadow: UIColor?) {
        self.background = background
        chosenEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        backgroundImageContentMode = .scaleToFill
        shadowImage = nil
        shadowColor = shadow
    }

    private func takeCommonPart(of other: UIBarAppearance) {
        background = other.background
        chosenEffect = other.chosenEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Looks belong to the main thread, as everything of the interface.
        MainActor.assumeIsolated { UncheckedBox(value: duplicate()) }.value
    }

    /// Returns a look of the same class that says the same.
    func duplicate() -> UIBarAppearance {
        let copy: UIBarAppearance = ObjectFactory.object(type(of: self))
        copy.takeCommonPart(of: self)
        return copy
    }

    /// The colour of the line, unless a picture takes its place; an empty one leaves it out.
    var line: UIColor? { shadowImage == nil ? shadowColor : nil }

    /// The colour that a view behind the bar's content has; nil for none.
    var resolvedBackground: UIColor? {
        if let backgroundColor { return backgroundColor }
        return switch background {
        case .standard: chosenEffect == nil ? UIColor.barMaterial : nil
        case .opaque: UIColor.systemBackground
        case .transparent: nil
        }
    }
}

/// Carries a value of the main actor through a call that stays on it.
struct UncheckedBox<Value>: @unchecked Sendable {
    // Safe: made and read in one synchronous call on the main thread.
    let value: Value
}

extension UIColor {
    /// What stands for the blurred material of bars.
    static let barMaterial = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.114, green: 0.114, blue: 0.122, alpha: 0.96)
            : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.96)
    }
}
