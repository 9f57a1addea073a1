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
}
