// swift-format-ignore-file
import Foundation
import UIKit

/// What only this file knows.
private let reuseIdentifier = "city"

extension CityListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: reuseIdentifier)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(dismiss as () -> Void)))
        navigationItem.leftBarButtonItem = editButtonItem
    }

    @objc fileprivate func reload() {
        tableView.reloadData()
    }

    @objc func dismiss() {
        dismiss(animated: true, completion: nil)
    }

    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    open override class func description() -> String { return "cities" }
}

extension UIViewController {
    @objc func closeSheet() {
        dismiss(animated: true)
    }

    func addCloseButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(closeSheet))
    }
}

extension UIImagePickerController {
    override open var childForStatusBarHidden: UIViewController? {
        return nil
    }
}
