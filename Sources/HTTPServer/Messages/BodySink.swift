/// What takes a request's body while it comes in, so that nobody holds all of it.
///
/// It is called on the server's own thread, and let go with the request.
package protocol BodySink: AnyObject, Sendable {
    /// The most bytes of a body; more are answered with 413 (RFC 9110 §15.5.14).
    var limit: Int { get }
    /// Takes the next bytes; returns the answer to the request where it cannot.
    func take(_ bytes: UnsafeRawBufferPointer) -> HTTPResponse?
}

/// Whether a body is taken, as the request's header tells.
package enum UploadAdmission: Sendable {
    /// It is, by this.
    case take(any BodySink)
    /// It is not even read.
    case refuse(HTTPResponse)
}
