import Foundation

/// Returns the class of a name; nil where the process has none.
///
/// Classes of UIKit have their name alone, those of apps and of other modules that of their module
/// before it: `MyApp.Card`. Of the views that UIKit makes for itself, `UITabBarButton` has its name
/// on iOS.
///
/// - Note: Differs from UIKit: a file that imports Foundation too is given Foundation's, which does
///   not know UIKit, unless it says `import func UIKit.NSClassFromString`.
///
/// - Parameter aClassName: The name.
/// - Returns: The class.
// Where both can be seen, neither is to be ambiguous.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    let parts = aClassName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(isIdentifier) else { return nil }
    guard parts.count == 1, aClassName.utf8.count < 256 else {
        return Foundation.NSClassFromString(aClassName)
    }
    // Swift's mangling of a class at the top level: lengths and names, then "C".
    let own: AnyClass? = _typeByName("5UIKit\(aClassName.utf8.count)\(aClassName)C") as? AnyClass
    return own ?? Foundation.NSClassFromString(aClassName)
}

/// Names that anybody says must not be read as other parts of a mangled one.
private func isIdentifier(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
    return !name.hasPrefix("_T")
        && name.utf8.allSatisfy { byte in
            byte == 95 || (48...57).contains(byte) || (97...122).contains(byte | 0x20)
        }
}
