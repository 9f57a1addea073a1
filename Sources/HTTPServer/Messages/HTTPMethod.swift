/// The method of a request, such as GET.
///
/// Methods are case-sensitive (RFC 9110 §9.1).
package struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The method's name as on the wire.
    package let rawValue: String

    /// Creates a method by its name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Reads.
    package static let get = HTTPMethod(rawValue: "GET")
    /// Reads the header fields alone.
    package static let head = HTTPMethod(rawValue: "HEAD")
    /// Changes.
    package static let post = HTTPMethod(rawValue: "POST")
    /// Replaces.
    package static let put = HTTPMethod(rawValue: "PUT")
    /// Changes in part.
    package static let patch = HTTPMethod(rawValue: "PATCH")
    /// Removes.
    package static let delete = HTTPMethod(rawValue: "DELETE")
    /// Asks which methods there are.
    package static let options = HTTPMethod(rawValue: "OPTIONS")

    package var description: String { rawValue }
}
