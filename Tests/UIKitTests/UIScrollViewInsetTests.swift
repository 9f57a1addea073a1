import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIScrollViewInsetTests {
    @Test func insetsStayWhileAViewIsOutOfTheWindow() {
        let test = TestScene(safeArea: SceneGeometry.Insets(top: 59))
        defer { test.end() }
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UIScrollView(frame: container.bounds)
        view.alwaysBounceVertical = true
        container.addSubview(view)
        test.add(container)
        test.commit()
        #expect(view.contentOffset.y == -59)
        container.removeFromSuperview()
        test.commit()
        view.contentSize = CGSize(width: 390, height: 100)
        #expect(view.contentOffset.y == -59)
        test.add(container)
        test.commit()
        #expect(view.adjustedContentInset.top == 59)
        #expect(view.contentOffset.y == -59)
    }

    @Test func aFrameThatClearsTheSafeAreaLeavesNoInset() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 44, width: 300, height: 356))
        scroll.alwaysBounceVertical = true
        controller.view.addSubview(scroll)
        let test = TestScene(size: CGSize(width: 300, height: 400), root: controller)
        defer { test.end() }
        test.commit()
        controller.additionalSafeAreaInsets.top = 96
        // In the middle of this, the new size stands at the old centre, below the safe area's edge.
        scroll.frame = CGRect(x: 0, y: 96, width: 300, height: 304)
        test.commit()
        #expect(scroll.safeAreaInsets == .zero)
        #expect(scroll.adjustedContentInset == .zero)
        #expect(scroll.contentOffset == .zero)
    }
}
