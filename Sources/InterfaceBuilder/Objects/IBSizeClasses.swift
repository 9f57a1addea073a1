/// The two size classes that variations are chosen by.
package struct IBSizeClasses: Sendable, Hashable {
    /// A size class by Interface Builder's names.
    package enum Class: String, Sendable {
        case compact
        case regular
        /// The class of designs that are for all of them, as Xcode 6 and 7 began with.
        case any
    }

    /// The classes in which only what counts for all of them counts.
    package static let any = IBSizeClasses(width: .any, height: .any)

    package let width: Class
    package let height: Class

    /// Creates a pair of size classes.
    package init(width: Class, height: Class) {
        self.width = width
        self.height = height
    }
}
