import CoreGraphics

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView,
        shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { false }
    public func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    public func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    public func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { tableView.noMenu() }
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    public func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    ) {}
    public func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    ) {}
    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {}
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {}
    public func tableView(
        _ tableView: UITableView,
        heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        tableView.answersByDefault(.rowHeight, tableView.rowHeight)
    }
    public func tableView(
        _ tableView: UITableView,
        heightForHeaderInSection section: Int
    ) -> CGFloat {
        tableView.answersByDefault(.headerHeight, tableView.sectionHeaderHeight)
    }
    public func tableView(
        _ tableView: UITableView,
        heightForFooterInSection section: Int
    ) -> CGFloat {
        tableView.answersByDefault(.footerHeight, tableView.sectionFooterHeight)
    }
    public func tableView(
        _ tableView: UITableView,
        estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        tableView.answersByDefault(.estimatedRowHeight, tableView.estimatedRowHeight)
    }
    public func tableView(
        _ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    public func tableView(
        _ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }
    public func tableView(
        _ tableView: UITableView,
        viewForHeaderInSection section: Int
    ) -> UIView? { tableView.answersByDefault(.headerView, nil) }
    public func tableView(
        _ tableView: UITableView,
        viewForFooterInSection section: Int
    ) -> UIView? { tableView.answersByDefault(.footerView, nil) }
    public func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView,
        shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    public func tableView(
        _ tableView: UITableView,
        willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView,
        shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    public func tableView(
        _ tableView: UITableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }
    public func tableView(
        _ tableView: UITableView,
        performPrimaryActionForRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { tableView.answersByDefault(.editingStyle, .delete) }
    public func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    public func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { tableView.answersByDefault(.rowActions, nil) }
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { tableView.answersByDefault(.trailingActions, nil) }
    public func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    public func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    public func tableView(
        _ tableView: UITableView,
        indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { tableView.answersByDefault(.indentation, 0) }
}

extension UITableView {
    /// The methods of which a table has to know whether the app has them.
    struct Answers: OptionSet {
        let rawValue: UInt16
        static let rowHeight = Answers(rawValue: 1)
        static let headerHeight = Answers(rawValue: 2)
        static let footerHeight = Answers(rawValue: 4)
        static let estimatedRowHeight = Answers(rawValue: 8)
        static let headerView = Answers(rawValue: 16)
        static let footerView = Answers(rawValue: 32)
        static let canEdit = Answers(rawValue: 64)
        static let editingStyle = Answers(rawValue: 128)
        static let trailingActions = Answers(rawValue: 256)
        static let indentation = Answers(rawValue: 512)
        static let rowActions = Answers(rawValue: 1024)
        static let canMove = Answers(rawValue: 2048)
        static let moveRow = Answers(rawValue: 4096)
    }

    /// Notes that a method of UIKit's own answered, not one of the app's.
    ///
    /// A question is asked, and then looked at who answered it: this needs no knowledge of classes,
    /// and is right for methods that are inherited or call the default themselves as well.
    func answersByDefault<Value>(_ answer: Answers, _ value: Value) -> Value {
        table.defaultAnswers.insert(answer)
        return value
    }

    /// Asks something, and returns nil where the app has no answer of its own.
    func ask<Value>(_ answer: Answers, _ question: () -> Value) -> Value? {
        table.defaultAnswers.remove(answer)
        let value = question()
        return table.defaultAnswers.contains(answer) ? nil : value
    }
}
