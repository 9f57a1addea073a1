import Cassowary

/// How important a constraint is, from 1 to 1000.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from its number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The constraint has to hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The resistance of a button against compression: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority at which a drag may resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a scene stays at its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority at which a drag moves a divider: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority at which a view hugs its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority at which a view is close to the target size of a fitting: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The solver's priority; nil for zero and less, where a constraint has no effect.
    var solverPriority: Priority? {
        guard rawValue > 0 else { return nil }
        return Priority(Int(max(1, min(rawValue, 1000))))
    }

    var isRequired: Bool { rawValue >= 1000 }
}
