extension UIScrollView {
    /// How far content is dragged before bars go or come, in points.
    private static var dragThatHidesBars: CGFloat { 20 }

    /// A person's drag moved the content: bars around that follow drags go or come.
    func hideBarsByDrag() {
        let distance = contentOffset.y - scroll.dragStart.y
        guard abs(distance) > Self.dragThatHidesBars, let navigation = nearestNavigationController,
            navigation.hidesBarsOnSwipe
        else { return }
        let hides = distance > 0
        // What bounces back at the upper end is no way back.
        if hides, contentOffset.y <= -adjustedContentInset.top { return }
        navigation.hideBars(hides)
    }
}
