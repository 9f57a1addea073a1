import Testing

@testable import UIKit

@MainActor
struct IndicatorImageTests {
    private let test = TestScene()

    private func image(_ width: Int, _ height: Int) throws -> UIImage {
        let size = "width='\(width)' height='\(height)'"
        let drawing = "<svg xmlns='http://www.w3.org/2000/svg' \(size)/>"
        return try #require(UIImage(data: Data(drawing.utf8)))
    }

    @Test func picturesTakeThePlaceOfDots() throws {
        defer { test.end() }
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37))
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize.width == 116.5)
        let star = try image(15, 11)
        control.preferredIndicatorImage = star
        control.setIndicatorImage(try image(9, 9), forPage: 2)
        let big = try image(21, 21)
        control.setCurrentPageIndicatorImage(big, forPage: 1)
        #expect(control.indicatorImage(forPage: 0) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 1) == big)
        test.add(control)
        test.commit()
        // Places are as wide as the widest picture.
        #expect(control.intrinsicContentSize.width == 158.5)
        func sizes() -> [CGSize] { control.subviews.map(\.frame.size) }
        #expect(sizes().map(\.width) == [15, 15, 9])
        control.currentPage = 1
        test.commit()
        #expect(sizes().map(\.width) == [15, 21, 9])
        let middles = control.subviews.map(\.frame.midX)
        #expect(abs(middles[1] - middles[0] - 31.5) <= 0.5)
        #expect(control.subviews[0].backgroundColor == nil)
        control.preferredIndicatorImage = nil
        test.commit()
        #expect(sizes()[0] == CGSize(width: 7, height: 7))
        #expect(control.subviews[0].backgroundColor != nil)
        #expect(control.subviews[0].layer.cornerRadius == 3.5)
    }

    @Test func searchBarsHavePicturesOfTheApps() throws {
        defer { test.end() }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        let (lens, cross) = (try image(20, 20), try image(12, 12))
        bar.setImage(lens, for: .search, state: .normal)
        bar.setImage(cross, for: .clear, state: .normal)
        bar.setImage(cross, for: .search, state: .highlighted)
        #expect(bar.image(for: .search, state: .normal) === lens)
        #expect(bar.image(for: .clear, state: .normal) === cross)
        bar.text = "x"
        test.add(bar)
        test.commit()
        let field = bar.searchTextField
        #expect((field.leftView as? UIImageView)?.image === lens)
        let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.image(for: .normal) === cross)
        bar.setImage(nil, for: .search, state: .normal)
        #expect((field.leftView as? UIImageView)?.image != nil)
        #expect((field.leftView as? UIImageView)?.image !== lens)
    }
}
