/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain items.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of items that end what the person does.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func duplicate() -> UIBarAppearance {
        let copy = super.duplicate()
        guard let copy = copy as? UIToolbarAppearance else { return copy }
        copy.buttonAppearance.take(buttonAppearance)
        copy.doneButtonAppearance.take(doneButtonAppearance)
        return copy
    }
}
