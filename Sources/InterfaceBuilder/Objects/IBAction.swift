/// An action: a message that a control, item or recognizer sends to an object.
package struct IBAction: Sendable, Hashable {
    package let id: String?
    /// The selector, such as `save:`.
    package let selector: String
    /// The id of the receiver; the first responder's placeholder for the responder chain.
    package let destination: String
    /// The control event, such as `touchUpInside`; nil for items and recognizers.
    package let eventType: String?
    /// The line in the document.
    package let line: Int

    init?(_ element: IBElement) {
        guard let selector = element.string("selector"),
            let destination = element.string("destination")
        else { return nil }
        id = element.id
        self.selector = selector
        self.destination = destination
        eventType = element.string("eventType")
        line = element.line
    }
}
