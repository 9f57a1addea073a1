import Foundation

extension NSAttributedString {
    /// Creates an empty string, written `NSAttributedString()` as on iOS.
    ///
    /// Foundation for Linux hides `NSObject`'s initialiser and an extension cannot override it, so
    /// one with a default argument stands in.
    public convenience init(empty: Void = ()) {
        self.init(string: "")
    }
}
