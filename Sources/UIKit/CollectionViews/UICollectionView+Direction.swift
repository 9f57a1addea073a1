/// Coordinates from right to left.
extension UICollectionView {
    /// Whether the layout's horizontal coordinates count from the right.
    var isFlipped: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    /// Returns a rectangle of the layout in the view's coordinates, or the reverse.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        var rect = rect
        rect.origin.x = max(contentSize.width, bounds.width) - rect.maxX
        return rect
    }

    /// Returns an offset of the layout in the view's coordinates, or the reverse.
    func mirrored(offset: CGPoint) -> CGPoint {
        mirrored(CGRect(origin: offset, size: bounds.size)).origin
    }

    /// Shows everything anew, as what stood at one side stands at the other one.
    func directionDidChange() {
        guard !collection.isLayoutNew, collection.update == nil else { return }
        let gone = collection.shown.sorted { $0.key.indexPath > $1.key.indexPath }
        collection.shown = [:]
        collection.shownRect = .null
        for (element, shown) in gone { endShowing(shown.view, element) }
        for scroller in collection.scrollers.values { scroller.removeFromSuperview() }
        collection.scrollers = [:]
        collectionViewLayout.invalidateLayout()
    }
}
