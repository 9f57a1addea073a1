import CoreGraphics

extension UICollectionView: DragList {
    var listTransfer: ListTransfer? { collection.transfer }

    private var transfer: CollectionTransfer? { collection.transfer }

    // MARK: - Places

    var mayLift: Bool { collection.movement == nil && collection.batch == nil }

    func draggedPath(at point: CGPoint) -> IndexPath? {
        item(at: point).flatMap { dataPath(of: $0) }
    }

    func draggedCell(_ path: IndexPath) -> (any DraggedCell)? { cellForItem(at: shownPath(path)) }

    func dragFrame(of path: IndexPath) -> CGRect? {
        let shown = shownPath(path)
        guard shown.count == 2, (0..<numberOfSections).contains(shown.section),
            (0..<numberOfItems(inSection: shown.section)).contains(shown.item)
        else { return nil }
        return layoutAttributesForItem(at: shown)?.frame
    }

    private func shownPath(_ path: IndexPath) -> IndexPath { transfer?.shownPath(path) ?? path }

    var draggedCells: [any DraggedCell] { visibleCells }

    // MARK: - The app's delegates

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        transfer?.dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func addedDragItems(
        to session: any UIDragSession,
        at path: IndexPath,
        _ point: CGPoint
    ) -> [UIDragItem] {
        transfer?.dragDelegate?
            .collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        transfer?.dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        transfer?.dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        transfer?.dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool {
        transfer?.dragDelegate?
            .collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        transfer?.dragDelegate?
            .collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func canTake(_ session: any UIDropSession, _ moved: IndexPath?) -> Bool {
        transfer?.dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        transfer?.dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        transfer?.dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        transfer?.dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func dropProposal(_ session: any UIDropSession, _ place: DropPlace) -> any ListDropProposal {
        transfer?.dropDelegate?
            .collectionView(
                self,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: place.destination
            ) ?? UICollectionViewDropProposal(operation: .cancel)
    }
}

extension UICollectionViewDropProposal: ListDropProposal {
    var place: DropIntent {
        switch intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .at
        case .insertIntoDestinationIndexPath: .into
        }
    }
}
