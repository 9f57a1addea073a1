/// A number with a meaning of its own, such as a priority: numbers are added to it, it is compared.
///
/// Operators stand in an extension, so that those of an app for one of the types come first.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns a value that is larger by a number.
    public static func + (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue + rhs) ?? lhs
    }

    /// Returns a value that is larger by a number.
    public static func + (lhs: RawValue, rhs: Self) -> Self { rhs + lhs }

    /// Returns a value that is smaller by a number.
    public static func - (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue - rhs) ?? lhs
    }

    /// Returns by how much a value is larger than another.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

    /// Makes a value larger by a number.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

    /// Makes a value smaller by a number.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
