/// The two kinds of Interface Builder documents.
package enum IBDocumentKind: String, Sendable {
    /// Scenes of view controllers, joined by segues.
    case storyboard
    /// Objects of one owner.
    case xib
}
