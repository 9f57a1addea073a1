import Testing

@testable import UIKit

@MainActor
struct EditingTests {
    @Test func theEditButtonBeginsAndEndsEditing() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button.systemItem == .edit && button.title == "Edit")
        button.send(nil)
        #expect(controller.isEditing && button.systemItem == .done && button.title == "Done")
        controller.isEditing = false
        #expect(button.systemItem == .edit)
        #expect(controller.editButtonItem === button)
    }

    @Test func tablesAndCollectionsAreEditedWithTheirControllers() {
        let table = UITableViewController(style: .plain)
        table.loadViewIfNeeded()
        table.setEditing(true, animated: false)
        #expect(table.tableView.isEditing)
        let list = UICollectionViewController(
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        // The collection view is told, so that it is loaded for that.
        list.setEditing(true, animated: false)
        #expect(list.isViewLoaded && list.collectionView.isEditing)
        list.setEditing(false, animated: false)
        list.editButtonItem.send(nil)
        #expect(list.collectionView.isEditing && list.isEditing)
    }
}
