/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title; default none beyond the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title; default none beyond the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the line below the title; default none beyond the system's.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the line below the large title; default none beyond the system's.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points; default not at all.
    open var titlePositionAdjustment = UIOffset.zero
    /// The look of plain items; nil after creation stands for the system's.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of items that end what the person does.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The same, under its newer name.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    /// The look of the way back; what it does not say is that of plain items.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The picture of the way back; nil is the system's.
    open private(set) var backIndicatorImage: UIImage?

    /// Sets the picture of the way back.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?,
        transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
    }

    override func duplicate() -> UIBarAppearance {
        let copy = super.duplicate()
        guard let copy = copy as? UINavigationBarAppearance else { return copy }
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.subtitleTextAttributes = subtitleTextAttributes
        copy.largeSubtitleTextAttributes = largeSubtitleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.buttonAppearance.take(buttonAppearance)
        copy.doneButtonAppearance.take(doneButtonAppearance)
        copy.backButtonAppearance.take(backButtonAppearance)
        copy.backIndicatorImage = backIndicatorImage
        return copy
    }

    func copyForUse() -> UINavigationBarAppearance {
        duplicate() as? UINavigationBarAppearance ?? self
    }
}
