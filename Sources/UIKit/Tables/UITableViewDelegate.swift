import CoreGraphics

/// How a table view's rows look and what they do.
///
/// All methods have defaults, which stand for UIKit's behaviour where a method is missing.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Tells that a cell is about to be shown.
    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    )
    /// Tells that a header is about to be shown.
    func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    )
    /// Tells that a footer is about to be shown.
    func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    )
    /// Tells that a cell is no longer shown.
    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    )
    /// Tells that a header is no longer shown.
    func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    )
    /// Tells that a footer is no longer shown.
    func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    )

    // MARK: Heights

    /// Returns the height of a row; default the table's `rowHeight`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a header; default the table's `sectionHeaderHeight`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a footer; default the table's `sectionFooterHeight`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns a guess of a row's height; default the table's `estimatedRowHeight`.
    func tableView(
        _ tableView: UITableView,
        estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat
    /// Returns a guess of a header's height; default `estimatedSectionHeaderHeight`.
    func tableView(
        _ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat
    /// Returns a guess of a footer's height; default `estimatedSectionFooterHeight`.
    func tableView(
        _ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat

    // MARK: Headers and footers

    /// Returns the view above a section; default nil, for the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the view below a section; default nil, for the data source's title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Tells that the button of a row's accessory was pressed.
    func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    )

    // MARK: Selection

    /// Returns whether a pressed row shows that it is; default true.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Tells that a row is pressed.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Tells that a row is no longer pressed.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Returns the row to select in place of the one that was pressed; nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Returns the row that is deselected; nil for none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Tells that a person selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Tells that a person took the selection off a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Returns whether a row is chosen while something is held over it, where the table does so at all;
    /// default true.
    func tableView(
        _ tableView: UITableView,
        shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Returns whether a press of a row does what the row is for; default: while not editing.
    func tableView(
        _ tableView: UITableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool
    /// Does what a row is for.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Editing

    /// Returns what editing does with a row; default `.delete`.
    func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// Returns the title of the button that deletes a row; default nil for "Delete".
    func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Returns the actions at the leading end of a row; default nil.
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions at the trailing end of a row, in apps from before the method below.
    func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]?
    /// Returns the actions at the trailing end of a row; default nil.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns whether a row makes room for its editing control; default true.
    func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool
    /// Tells that the actions of a row are about to be shown.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Tells that the actions of a row are no longer shown.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns where a row that is moved may go; default where the person has it.
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Returns how often a row's content is indented; default as the cell says.
    func tableView(
        _ tableView: UITableView,
        indentationLevelForRowAt indexPath: IndexPath
    ) -> Int
    /// Returns whether a long press on a row shows a menu for editing; default false.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Returns whether an action is in the menu of a row; default false.
    func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Does what was chosen in the menu of a row.
    func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    )
    /// Returns what a long press on a row shows; default nil.
    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns what the menu stands beside; default nil, for the row or item.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns what the menu goes to as it ends; default nil, for nothing.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Tells that a menu is about to be shown.
    func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Tells that a menu is about to go.
    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Tells that a person tapped what is pressed while its menu is shown, which ends the menu.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
}
