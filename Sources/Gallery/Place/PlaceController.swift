import CoreLocation
import UIKit

/// Where the page is, once the person allows the browser to tell.
class PlaceController: ScrollingStackController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let place = UILabel()
    private let way = UILabel()
    private var first: CLLocation?

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Place")
        place.text = "Not asked yet"
        place.font = .preferredFont(forTextStyle: .title2)
        place.numberOfLines = 0
        place.accessibilityIdentifier = "place-label"
        stack.addArrangedSubview(place)
        way.textColor = .secondaryLabel
        way.numberOfLines = 0
        way.accessibilityIdentifier = "way-label"
        stack.addArrangedSubview(way)
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Where am I?") { [weak self] _ in self?.ask() }
        )
        button.accessibilityIdentifier = "locate-button"
        stack.addArrangedSubview(button)
        manager.delegate = self
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        manager.stopUpdatingLocation()
    }

    private func ask() {
        place.text = "Asking…"
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) {
        guard let last = locations.last else { return }
        let start = first ?? last
        first = start
        place.text = String(
            format: "%.4f°, %.4f°",
            last.coordinate.latitude,
            last.coordinate.longitude
        )
        way.text = String(
            format: "Within %.0f m, %.0f m from the start",
            last.horizontalAccuracy,
            last.distance(from: start)
        )
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let isDenied = (error as? CLError)?.code == .denied
        place.text = isDenied ? "The browser may not tell" : "The browser does not know"
        way.text = nil
    }
}
