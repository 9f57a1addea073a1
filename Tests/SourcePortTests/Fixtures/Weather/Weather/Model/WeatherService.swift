// swift-format-ignore-file
import Combine
import CoreLocation
import Foundation
import os.log

struct Weather: Codable {
    let city: String
    let degrees: Double
}

final class WeatherService {
    private let session: URLSession
    private(set) var lastUpdate = CFAbsoluteTimeGetCurrent()

    init(session: URLSession = .shared) {
        self.session = session
    }

    func fetch(_ city: String, completion: @escaping (Result<Weather, Error>) -> Void) {
        var request = URLRequest(url: URL(string: "https://example.com/\(city)")!)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        session.dataTask(with: request) { data, _, error in
            completion(Result { try JSONDecoder().decode(Weather.self, from: data ?? Data()) })
        }.resume()
    }

    func nearest() -> CLLocation? {
        return nil
    }
}
