import CoreGraphics

/// A step of a drag that comes from outside of the page.
public struct DragInput: Sendable, Equatable {
    /// The steps of a drag.
    public enum Phase: UInt8, Sendable, Hashable {
        /// It came, or moved on.
        case moved
        /// It left the page.
        case left
        /// It was dropped.
        case dropped
    }

    /// A thing that is dragged, or one form of a text.
    public struct Part: Sendable, Equatable {
        /// Whether it is a file; all others are forms of one text.
        public var isFile: Bool
        /// Its media type; empty where the page does not know.
        public var mediaType: String
        /// The file's name, not to be trusted; empty before the drop.
        public var name: String

        /// Creates a part.
        public init(isFile: Bool, mediaType: String, name: String = "") {
            self.isFile = isFile
            self.mediaType = mediaType
            self.name = name
        }
    }

    /// The step.
    public var phase: Phase
    /// The place in the window, in points.
    public var location: CGPoint
    /// What is dragged; empty where the page has said so before.
    public var parts: [Part]

    /// Creates a step.
    public init(phase: Phase, location: CGPoint = .zero, parts: [Part] = []) {
        self.phase = phase
        self.location = location
        self.parts = parts
    }
}
