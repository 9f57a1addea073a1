import Testing

@testable import UIKit

/// Numbers that say "any" in the geometry of views, and that are none.
@MainActor
struct CALayerLimitsTests {
    @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity])
    func aFrameWithoutEndHasALength(any: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: any, height: any))
        #expect(view.bounds.size == CGSize(width: 1e9, height: 1e9))
        #expect(view.frame.origin == .zero)
        view.frame = CGRect(x: 10, y: 10, width: 50, height: any)
        #expect(view.bounds.size == CGSize(width: 50, height: 1e9))
        view.center = CGPoint(x: -any, y: 3)
        #expect(view.center == CGPoint(x: -1e9, y: 3))
        view.bounds.size = CGSize(width: 20, height: 30)
        view.center = CGPoint(x: 10, y: 15)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test func viewsWithoutEndAreShown() {
        let test = TestScene()
        defer { test.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: CGFloat.infinity))
        test.add(table)
        test.commit()
        #expect(table.frame.height == 1e9)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        test.add(scrollView)
        scrollView.contentSize = CGSize(width: 300, height: CGFloat.infinity)
        test.commit()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 1e9))
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func aTransformOfNoNumberShowsNothing(scale: CGFloat) {
        let test = TestScene()
        defer { test.end() }
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        test.add(view)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        test.commit()
        #expect(view.layer.isFlattened)
        #expect(view.center == CGPoint(x: 20, y: 20))
        #expect(view.frame == CGRect(x: 20, y: 20, width: 0, height: 0))
        view.layer.sublayerTransform.m34 = scale
        test.commit()
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    }
}
