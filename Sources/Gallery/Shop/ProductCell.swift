import Foundation
import UIKit

/// A cell that displays information for purchasable products.
final class ProductCell: UITableViewCell {
    @Outlet private var productImageView: UIImageView!
    @Outlet private var productNameLabel: UILabel!
    @Outlet private var priceLabel: UILabel!

    /// The data and logic needed to populate a `ProductCell`.
    struct ViewModel {
        /// The image representation of the corresponding product.
        let image: UIImage?

        /// The name of the corresponding product.
        let productName: String

        /// The cost of the corresponding product in USD.
        let price: Double

        /// The price of the corresponding product formatted as a `String`.
        var formattedPrice: String {
            price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
        }
    }

    /// The view's view model.
    ///
    /// Set this value to update the data displayed in the view.
    var viewModel: ViewModel? {
        didSet {
            productImageView.image = viewModel?.image
            productNameLabel.text = viewModel?.productName
            priceLabel.text = viewModel?.formattedPrice
        }
    }
}
