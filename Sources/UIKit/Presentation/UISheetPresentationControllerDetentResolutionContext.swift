/// What the height of a card is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the surroundings.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The surroundings of a card that is shown.
final class DetentSurroundings: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ height: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = height
        super.init()
    }
}
