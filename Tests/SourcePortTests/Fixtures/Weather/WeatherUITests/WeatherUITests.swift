// swift-format-ignore-file
import XCTest

final class WeatherUITests: XCTestCase {
    func testLaunch() {
        XCUIApplication().launch()
    }
}
