import Foundation

/// Sections that scroll by themselves.
extension UICollectionView {
    /// Returns the view that holds the view of an element.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        guard !collection.scrollers.isEmpty, attributes.indexPath.count > 1,
            attributes.representedElementCategory != .decorationView,
            let scroller = collection.scrollers[attributes.indexPath.section]
        else { return self }
        let isBar =
            attributes.representedElementCategory == .supplementaryView
            && !(collectionViewLayout.scroller(of: attributes.indexPath.section)?.frame
                .contains(CGPoint(x: bounds.midX, y: attributes.center.y)) ?? false)
        return isBar ? self : scroller
    }

    /// Returns where a view shows what attributes say, in the coordinates of what it stands in.
    func place(
        of attributes: UICollectionViewLayoutAttributes,
        for view: UICollectionReusableView
    ) -> CGRect {
        var container = view.superview
        if let scroller = container as? OrthogonalScroller {
            let isShown = collection.scrollers[scroller.section] === scroller
            container = isShown ? scroller : nil
        } else if container !== self {
            container = nil
        }
        let scroller = (container ?? host(of: attributes)) as? OrthogonalScroller
        return scroller?.place(of: attributes.untransformedFrame)
            ?? mirrored(attributes.untransformedFrame)
    }

    /// Puts a view into what its section is shown in now, without a change of what is seen.
    ///
    /// - Returns: Whether the view stood elsewhere.
    func changeHost(
        of view: UICollectionReusableView,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let former = view.superview, former === self || former is OrthogonalScroller else {
            return false
        }
        let host = host(of: attributes)
        guard former !== host else { return false }
        let center = former.convert(view.center, to: host)
        insert(view, attributes)
        UIView.performWithoutAnimation { view.center = center }
        return true
    }

    /// Gives what scrolls by itself the numbers that its sections have after an update.
    ///
    /// Views in a section that goes stay where they are seen.
    func moveScrollers(_ mapping: CollectionMapping) {
        guard !collection.scrollers.isEmpty else { return }
        let former = collection.scrollers
        collection.scrollers = [:]
        for (section, scroller) in former {
            if let target = mapping.section(section) {
                scroller.section = target
                collection.scrollers[target] = scroller
                continue
            }
            for case let view as UICollectionReusableView in scroller.subviews {
                let center = scroller.convert(view.center, to: self)
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
                UIView.performWithoutAnimation { view.center = center }
            }
            scroller.removeFromSuperview()
        }
    }

    /// Makes, places and takes away the views of sections that scroll by themselves.
    func showScrollers() {
        let wanted = Set(
            collectionViewLayout.orthogonalSections(in: mirrored(collection.shownRect))
        )
        for (section, scroller) in collection.scrollers where !wanted.contains(section) {
            for (element, shown) in collection.shown where shown.view.superview === scroller {
                collection.shown[element] = nil
                endShowing(shown.view, element)
            }
            scroller.removeFromSuperview()
            collection.scrollers[section] = nil
        }
        for section in wanted {
            guard let values = collectionViewLayout.scroller(of: section) else { continue }
            if let scroller = collection.scrollers[section] {
                scroller.show(values, frame: mirrored(values.frame), isFlipped: isFlipped)
                // A layout that got all data anew knows nothing of what was scrolled.
                collectionViewLayout.section(section, isScrolledTo: scroller.layoutOffset)
            } else {
                UIView.performWithoutAnimation { addScroller(section, values) }
            }
        }
    }

    private func addScroller(_ section: Int, _ values: OrthogonalSection) {
        let scroller = OrthogonalScroller(section, of: self)
        collection.scrollers[section] = scroller
        insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
        scroller.show(values, frame: mirrored(values.frame), isFlipped: isFlipped)
        // One that comes into sight again is where it was.
        let offset = collectionViewLayout.offset(of: section)
        scroller.contentOffset.x =
            isFlipped ? values.contentWidth - scroller.bounds.width - offset : offset
    }

    /// Scrolls a section that scrolls by itself until an item stands at a position.
    ///
    /// - Parameters:
    ///   - frame: Where the item is seen now, in the content's coordinates.
    ///   - indexPath: The item.
    ///   - position: Where it is to stand; without a horizontal one as little as needed to see it.
    ///   - animated: Whether the section moves there.
    /// - Returns: Whether the section scrolls by itself.
    func scrollSection(
        to frame: CGRect,
        _ indexPath: IndexPath,
        at position: ScrollPosition,
        animated: Bool
    ) -> Bool {
        let (section, layout) = (indexPath.section, collectionViewLayout)
        guard let values = layout.scroller(of: section) else { return false }
        let farthest = max(0, values.contentWidth - values.frame.width)
        func visible(_ offset: CGFloat) -> CGFloat { isFlipped ? farthest - offset : offset }
        let now = visible(layout.offset(of: section))
        let room = mirrored(values.frame)
        // The item's edges in the section's content.
        let (first, last) = (now + frame.minX - room.minX, now + frame.maxX - room.minX)
        var target = now
        if position.contains(.left) {
            target = first
        } else if position.contains(.centeredHorizontally) {
            target = (first + last - room.width) / 2
        } else if position.contains(.right) {
            target = last - room.width
        } else if first < now || last - first > room.width {
            target = first
        } else if last > now + room.width {
            target = last - room.width
        }
        target = min(max(0, target), farthest)
        guard target != now else { return true }
        if let scroller = collection.scrollers[section] {
            scroller.setContentOffset(CGPoint(x: target, y: 0), animated: animated)
        } else {
            // It begins there when it comes into sight.
            layout.section(section, isScrolledTo: visible(target))
            collection.isElementsInvalid = true
            setNeedsLayout()
        }
        return true
    }

    func orthogonalSectionDidScroll(_ scroller: OrthogonalScroller) {
        guard collection.scrollers[scroller.section] === scroller else { return }
        collectionViewLayout.section(scroller.section, isScrolledTo: scroller.layoutOffset)
        collection.isElementsInvalid = true
        setNeedsLayout()
    }
}
