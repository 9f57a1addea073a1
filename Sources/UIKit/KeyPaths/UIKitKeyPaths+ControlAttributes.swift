extension UIKitKeyPaths {
    /// What runtime attributes set of controls and recognizers beside how they look.
    static let controlAttributes: [ObjectIdentifier: [NamedKeyPath]] = [
        ObjectIdentifier(UIButton.self): [
            NamedKeyPath("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
            NamedKeyPath("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
            NamedKeyPath("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
            NamedKeyPath("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled),
            NamedKeyPath("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled),
            NamedKeyPath("role", \UIButton.role),
            NamedKeyPath(
                "changesSelectionAsPrimaryAction",
                \UIButton.changesSelectionAsPrimaryAction
            ),
        ],
        ObjectIdentifier(UISegmentedControl.self): [
            NamedKeyPath("isMomentary", \UISegmentedControl.isMomentary)
        ],
        ObjectIdentifier(UISlider.self): [
            NamedKeyPath("minimumValueImage", \UISlider.minimumValueImage),
            NamedKeyPath("maximumValueImage", \UISlider.maximumValueImage),
        ],
        ObjectIdentifier(UIStepper.self): [
            NamedKeyPath("stepValue", \UIStepper.stepValue),
            NamedKeyPath("isContinuous", \UIStepper.isContinuous),
        ],
        ObjectIdentifier(UIColorWell.self): [
            NamedKeyPath("title", \UIColorWell.title),
            NamedKeyPath("supportsAlpha", \UIColorWell.supportsAlpha),
            NamedKeyPath("selectedColor", \UIColorWell.selectedColor),
        ],
        ObjectIdentifier(UIProgressView.self): [
            NamedKeyPath("progressViewStyle", \UIProgressView.progressViewStyle),
            NamedKeyPath("progressImage", \UIProgressView.progressImage),
            NamedKeyPath("trackImage", \UIProgressView.trackImage),
        ],
        ObjectIdentifier(UIPageControl.self): [
            NamedKeyPath("backgroundStyle", \UIPageControl.backgroundStyle),
            NamedKeyPath("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction),
            NamedKeyPath("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
        ],
        ObjectIdentifier(UIPickerView.self): [
            NamedKeyPath("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
        ],
        ObjectIdentifier(UIActivityIndicatorView.self): [
            NamedKeyPath("style", \UIActivityIndicatorView.style),
            NamedKeyPath("activityIndicatorViewStyle", \UIActivityIndicatorView.style),
        ],
        ObjectIdentifier(UIGestureRecognizer.self): [
            NamedKeyPath("isEnabled", \UIGestureRecognizer.isEnabled)
        ],
        ObjectIdentifier(UITapGestureRecognizer.self): [
            NamedKeyPath("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
            NamedKeyPath(
                "numberOfTouchesRequired",
                \UITapGestureRecognizer.numberOfTouchesRequired
            ),
        ],
        ObjectIdentifier(UILongPressGestureRecognizer.self): [
            NamedKeyPath(
                "minimumPressDuration",
                \UILongPressGestureRecognizer.minimumPressDuration
            ),
            NamedKeyPath("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
            NamedKeyPath(
                "numberOfTapsRequired",
                \UILongPressGestureRecognizer.numberOfTapsRequired
            ),
        ],
    ]
}
