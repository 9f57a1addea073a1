/// The two size classes that variations are chosen by.
package struct IBSizeClasses: Sendable, Hashable {
    /// A size class by Interface Builder's names.
    package enum Class: String, Sendable {
        case compact
        case regular
    }

    package let width: Class
    package let height: Class

    /// Creates a pair of size classes.
    package init(width: Class, height: Class) {
        self.width = width
        self.height = height
    }
}
