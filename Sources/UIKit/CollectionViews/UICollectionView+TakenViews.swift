import Foundation

/// Views beside items that a layout takes away with a batch of updates, or has come anew.
extension UICollectionView {
    /// Takes what the layout names off the views that stay.
    ///
    /// - Returns: The views that go, with their elements before the update.
    func takeAway(
        _ update: inout CollectionUpdate
    ) -> [(view: UICollectionReusableView, element: CollectionElement)] {
        var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []
        var answers: [ElementKind: TakenPaths] = [:]
        for (element, shown) in collection.shown {
            guard element.category != .cell, let kind = element.kind else { continue }
            let group = ElementKind(category: element.category, name: kind)
            let paths = answers[group] ?? TakenPaths(group, collectionViewLayout)
            answers[group] = paths
            let origin = update.origins[element] ?? element
            guard paths.gone.contains(origin.indexPath) || paths.new.contains(element.indexPath)
            else { continue }
            collection.shown[element] = nil
            update.origins[element] = nil
            update.taken.insert(origin)
            leaving.append((shown.view, origin))
        }
        return leaving
    }
}

/// The views of a kind that are no cells.
private struct ElementKind: Hashable {
    let category: UICollectionView.ElementCategory
    let name: String
}

/// What a layout says of the views of a kind.
@MainActor
private struct TakenPaths {
    /// Index paths before the update.
    let gone: Set<IndexPath>
    /// Index paths after the update.
    let new: Set<IndexPath>

    init(_ kind: ElementKind, _ layout: UICollectionViewLayout) {
        if kind.category == .supplementaryView {
            gone = Set(layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name))
            new = Set(layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name))
        } else {
            gone = Set(layout.indexPathsToDeleteForDecorationView(ofKind: kind.name))
            new = Set(layout.indexPathsToInsertForDecorationView(ofKind: kind.name))
        }
    }
}
