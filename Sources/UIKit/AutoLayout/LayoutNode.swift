import Cassowary

/// The variables of a view or guide in an engine.
///
/// They describe the frame, in the inner coordinates of the superview or the owner: a container
/// that moves changes its own two variables and none of those below it.
@MainActor
final class LayoutNode {
    private let reference: ItemReference
    var view: UIView? { reference.view }
    var guide: UILayoutGuide? { reference.guide }
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
    /// The frame as last solved, not rounded.
    // Safe unchecked, as all below: main actor only, and never held while other code runs.
    @exclusivity(unchecked) var frame = SolvedFrame()
    /// The rows that keep the frame close to the content's size.
    @exclusivity(unchecked) var content = ContentRows()
    /// The rows that stand for the view's own frame.
    @exclusivity(unchecked) var place: PlaceRows?
    /// The rows that keep lengths from being negative, where they came out so; nil without any.
    @exclusivity(unchecked) var floors: LengthFloors?
    /// The width at which content was last measured whose height depends on it; 0 for none.
    @exclusivity(unchecked) var wrappingWidth: CGFloat = 0
    /// The width of the content before it was narrowed to its longest line; 0 where it was not.
    @exclusivity(unchecked) var naturalWidth: CGFloat = 0
    /// Whether something else than the longest line determines the width of narrowed content.
    @exclusivity(unchecked) var isHeld = false
    /// Whether the engine has the node in its list of such contents.
    @exclusivity(unchecked) var isListedAsHeld = false
    /// Whether the content has its natural width again, until it is measured.
    @exclusivity(unchecked) var isWidened = false
    /// Whether the height of the content depends on the width.
    @exclusivity(unchecked) var isWrapping = false
    /// Whether the engine has the node in its list of changed contents.
    @exclusivity(unchecked) var isQueued = false
    /// Whether the last solution moved the node.
    @exclusivity(unchecked) var isMoved = false

    init(_ reference: ItemReference, solver: Solver) {
        self.reference = reference
        x = solver.makeVariable(isPlace: true)
        y = solver.makeVariable(isPlace: true)
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    /// Takes a new value of a variable; whether it differs from the old one.
    func take(_ value: Double, of variable: Int) -> Bool {
        let old = frame
        switch variable {
        case x.number: frame.x = value
        case y.number: frame.y = value
        case width.number: frame.width = value
        default: frame.height = value
        }
        return frame != old
    }
}

/// A frame as the solver found it.
struct SolvedFrame: Equatable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    /// Returns the frame on the pixel grid: origin and far edge are rounded separately.
    func rounded(scale: CGFloat) -> CGRect {
        func round(_ value: Double) -> CGFloat {
            // The solver's own error must not decide about halves.
            let pixels = (value * scale * 1e4).rounded() / 1e4
            return pixels.rounded(.toNearestOrAwayFromZero) / scale
        }
        let (left, top) = (round(x), round(y))
        return CGRect(
            x: left,
            y: top,
            width: max(0, round(x + width) - left),
            height: max(0, round(y + height) - top)
        )
    }
}

/// The rows of a content's size: at least and at most, for each axis.
struct ContentRows {
    var size = CGSize(width: -1, height: -1)
    var minimumWidth: Constraint.ID?
    var maximumWidth: Constraint.ID?
    var minimumHeight: Constraint.ID?
    var maximumHeight: Constraint.ID?
}

/// The rows that keep a node's lengths from being negative; few nodes need them.
@MainActor
final class LengthFloors {
    var width: Constraint.ID?
    var height: Constraint.ID?
}

/// The rows that hold a view at its own frame, and the numbers they were made of.
struct PlaceRows {
    /// The share that a coordinate has in the superview's length, and the rest of it.
    struct Part: Equatable {
        var share = 0.0
        var offset = 0.0
        var row: Constraint.ID?
    }

    var x = Part()
    var y = Part()
    var width = Part()
    var height = Part()
}
