import RenderTree

extension UIView {
    func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, ownLayer.opacity >= 0.01,
            self.point(inside: point, with: event), !isBusyWithAnimation
        else { return nil }
        if hierarchy.hasStackingOrder {
            return findHitByStackingOrder(point, event)
        }
        var index = hierarchy.subviews.count - 1
        while index >= 0 {
            // The list may shrink when an override of `hitTest` changes it.
            if index < hierarchy.subviews.count, !hierarchy.subviews[index].ownLayer.isFlattened {
                let view = hierarchy.subviews[index]
                let local = view.pointFromSuperview(point)
                if let hit = view.hitTest(local, with: event) { return hit }
            }
            index -= 1
        }
        return self
    }

    private func findHitByStackingOrder(_ point: CGPoint, _ event: UIEvent?) -> UIView {
        // Sorting is stable, so views of equal positions keep their order.
        let views = hierarchy.subviews.sorted { $0.layer.zPosition < $1.layer.zPosition }
        for view in views.reversed() where !view.ownLayer.isFlattened {
            if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
        }
        return self
    }

    /// Whether the view is drawn over another one that is neither in it nor around it.
    func isInFront(of other: UIView) -> Bool {
        var branch = self
        while let parent = branch.superview {
            if other !== parent, other.isDescendant(of: parent) {
                let views = parent.hierarchy.subviews
                let place = views.firstIndex { other.isDescendant(of: $0) }
                guard let place, let own = views.firstIndex(of: branch) else { return false }
                return place < own
            }
            branch = parent
        }
        return false
    }

    /// Whether a touch on the view reaches a control or a gesture, here or above.
    var isSensitive: Bool {
        var view: UIView? = self
        while let candidate = view {
            if candidate is UIControl || candidate.isPressable
                || candidate.recognizers.contains(where: \.isEnabled)
            {
                return true
            }
            view = candidate.superview
        }
        return false
    }

    /// What the gestures of the view keep from the browser.
    ///
    /// Those that yield leave the directions to it in which something around the view scrolls.
    var touchClaims: TouchClaims {
        var claims: GestureClaims = []
        var yielding: GestureClaims = []
        for recognizer in recognizers where recognizer.isEnabled {
            let new = recognizer.claims
            if new.contains(.yieldsToScrolling) {
                yielding.formUnion(new)
            } else {
                claims.formUnion(new)
            }
        }
        if !yielding.isEmpty { claims.formUnion(yielding.subtracting(directionsScrolledAround)) }
        return TouchClaims(rawValue: claims.rawValue & 63)
    }

    private var directionsScrolledAround: GestureClaims {
        var directions: GestureClaims = []
        var view = superview
        while let candidate = view {
            if let axes = (candidate as? UIScrollView)?.scrollableAxes {
                if axes.contains(.horizontal) { directions.insert(.horizontal) }
                if axes.contains(.vertical) { directions.insert(.vertical) }
            }
            view = candidate.superview
        }
        return directions
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.attachedView = self
        setNeedsRender()
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers.remove(at: index)
        recognizer.attachedView = nil
        recognizer.abandon()
        setNeedsRender()
    }

    func setRecognizers(_ new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }
}
