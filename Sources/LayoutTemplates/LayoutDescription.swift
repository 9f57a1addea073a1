import UIKit

/// What a layout says about its target views.
@MainActor
struct LayoutDescription {
    /// The view that the template stands for, whose superviews have no part in it; nil without one.
    var root: UIView?
    /// The target views, each once.
    var targets: [UIView] = []
    /// The constraints that are to be in force between them; others between them are not.
    var constraints: [ConstraintWish] = []
    /// The values of their attributes, in the order in which they are set.
    var attributes: [AttributeWish] = []
    /// How stacks among them arrange their views.
    var stacks: [StackWish] = []

    /// The targets as a set of identities.
    var targetSet: Set<ObjectIdentifier> { Set(targets.map(ObjectIdentifier.init)) }
}

/// A value that an attribute of a target view is to have.
@MainActor
struct AttributeWish {
    let view: UIView
    let keyPath: String
    let value: Any?

    /// Whether the view has the value already.
    func isMet() throws -> Bool {
        AttributeValue.isSame(try KeyPathRegistry.value(keyPath, of: view), value)
    }
}

/// How a stack is to arrange its views.
@MainActor
struct StackWish {
    let stack: UIStackView
    let setup: StackSetup
    /// The arranged views that are mentioned, in order; others keep their places.
    let views: [UIView]
    /// The spaces after the views, for each of them.
    let customSpacings: [CGFloat]
}

/// The settings of a stack that stand for its constraints.
@MainActor
struct StackSetup: Equatable {
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let spacing: CGFloat
    let isBaselineRelative: Bool
    let isMarginsRelative: Bool

    /// Reads the settings of a stack.
    init(of stack: UIStackView) {
        axis = stack.axis
        distribution = stack.distribution
        alignment = stack.alignment
        spacing = stack.spacing
        isBaselineRelative = stack.isBaselineRelativeArrangement
        isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    }

    func set(on stack: UIStackView) {
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        stack.isBaselineRelativeArrangement = isBaselineRelative
        stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
    }
}
