import Foundation

/// Views that are used again, and where new ones come from.
extension UICollectionView {
    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let cell = collection.reconfigured, cell.reuseIdentifier == identifier { return cell }
        let key = CollectionState.ReuseKey(nil, identifier)
        let view = dequeue(key, kindName: "UICollectionElementKindCell", .item(path))
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure(
                "The view registered for reuse identifier \(identifier) is a "
                    + "\(type(of: view)), not a UICollectionViewCell."
            )
        }
        prepareListCell(cell, .item(path))
        return cell
    }

    func dequeueSupplementary(
        _ kind: String,
        _ identifier: String,
        _ path: IndexPath
    ) -> UICollectionReusableView {
        let view = dequeue(.init(kind, identifier), kindName: kind, .supplementary(kind, path))
        prepareListCell(view, .supplementary(kind, path))
        return view
    }

    func dequeueDecoration(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
        let key = CollectionState.ReuseKey("decoration \(kind)", kind)
        if let view = reused(key) { return view }
        guard let source = collectionViewLayout.decorations[kind] else {
            preconditionFailure(
                "No class or xib is registered for decoration views of kind \(kind): call "
                    + "register(_:forDecorationViewOfKind:) of the layout."
            )
        }
        let size = collectionViewLayout.attributes(of: .decoration(kind, path))?.size ?? .zero
        return make(source, key, size)
    }

    private func dequeue(
        _ key: CollectionState.ReuseKey,
        kindName: String,
        _ element: CollectionElement
    ) -> UICollectionReusableView {
        if let view = reused(key) { return view }
        guard let source = collection.sources[key] else {
            preconditionFailure(
                "could not dequeue a view of kind: \(kindName) with identifier "
                    + "\(key.identifier) - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard"
            )
        }
        let size = collectionViewLayout.attributes(of: element)?.size ?? .zero
        return make(source, key, size)
    }

    private func reused(_ key: CollectionState.ReuseKey) -> UICollectionReusableView? {
        guard let view = collection.queues[key]?.popLast() else { return nil }
        UIView.performWithoutAnimation {
            view.isHiddenByLayout = false
            view.isHidden = false
            view.prepareForReuse()
        }
        return view
    }

    private func make(
        _ source: ReusableSource,
        _ key: CollectionState.ReuseKey,
        _ size: CGSize
    ) -> UICollectionReusableView {
        var view: UICollectionReusableView?
        let frame = CGRect(origin: .zero, size: size)
        // Variations of documents are chosen by the traits of where the view is shown.
        traitCollection.performAsCurrent {
            UIView.performWithoutAnimation {
                switch source {
                case .type(let type):
                    view = ViewFactory.make(type, frame) as? UICollectionReusableView
                case .nib(let nib):
                    view =
                        nib.instantiate(withOwner: nil).first { $0 is UICollectionReusableView }
                        as? UICollectionReusableView
                case .prototype(let prototype): view = prototype.make(for: self)
                }
            }
        }
        guard let view else {
            preconditionFailure(
                "What is registered for reuse identifier \(key.identifier) makes no "
                    + "UICollectionReusableView: expected a subclass of it, or a xib with one at "
                    + "the top level."
            )
        }
        view.reuseIdentifier = key.identifier
        return view
    }

    /// Keeps a view for the next element of its kind.
    func enqueue(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if collection.raised?.cell === view { lowerRaised() }
        guard let identifier = view.reuseIdentifier else { return }
        let kind =
            element.category == .decorationView
            ? "decoration \(element.kind ?? "")" : element.kind
        let key = CollectionState.ReuseKey(kind, identifier)
        // A screen's worth is used again at once; more would only take room.
        guard collection.queues[key, default: []].count < 64 else { return }
        UIView.performWithoutAnimation {
            if let cell = view as? UICollectionViewCell { cell.isSelected = false }
            view.alpha = 1
            view.isHidden = false
        }
        collection.queues[key, default: []].append(view)
    }
}
