extension UITableViewCell {
    /// What a person does with a row.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none
        /// It is held by a finger where it is.
        case lifting
        /// It is dragged.
        case dragging
    }
}

extension UICollectionViewCell {
    /// What a person does with an item.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none
        /// It is held by a finger where it is.
        case lifting
        /// It is dragged.
        case dragging
    }
}
