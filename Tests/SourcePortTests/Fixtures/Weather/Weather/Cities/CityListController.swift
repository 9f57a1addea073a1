// swift-format-ignore-file
import MapKit
import UIKit
import WebKit

class CityListController: UITableViewController {
    private let service: WeatherService
    private var cities = ["Oslo", "Rome"]
    private var timer: Timer?

    init(service: WeatherService) {
        self.service = service
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func refresh() {
        refreshControl?.endRefreshing()
    }

    @objc func keyboardWillShow(_ notification: NSNotification) {}
}
