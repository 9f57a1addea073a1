// swift-format-ignore-file
import XCTest

@testable import Rating

final class RatingViewTests: XCTestCase {
    func testStarsAreFiveAtFirst() {
        XCTAssertEqual(RatingView(frame: .zero).maximum, 5)
    }
}
