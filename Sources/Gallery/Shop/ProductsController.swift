import UIKit

/// Products in cells from a xib.
final class ProductsController: UITableViewController {
    private let products = [
        ("lamp", "Desk lamp with a dimmer", 49),
        ("chair", "Chair for a kitchen, a balcony or any other place to sit down at", 129.5),
        ("mug", "Mug", 9.95),
        ("plant", "Fig in a clay pot", 24),
        ("clock", "Wall clock", 35.75),
        ("book", "A book about type", 1_250),
    ].map { image, name, price in
        ProductCell.ViewModel(
            image: UIImage(named: "product-\(image)"),
            productName: name,
            price: price
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UINib(nibName: "ProductCell", bundle: nil),
            forCellReuseIdentifier: "product"
        )
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        products.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
        (cell as? ProductCell)?.viewModel = products[indexPath.row]
        return cell
    }
}
