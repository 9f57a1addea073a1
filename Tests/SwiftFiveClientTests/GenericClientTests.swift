import QuartzCore
import Testing

private final class CountedView: UIView {
    let count: Int

    override init(frame: CGRect) {
        count = 3
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        count = 0
        super.init(coder: coder)
    }
}

private final class ListController: UIViewController {
    var rows = 7
}

/// A layout that makes the view that it lays out, as libraries have it.
private class ViewLayout<View: UIView> {
    func makeView() -> View { View() }
    func makeView(_ frame: CGRect) -> View { View(frame: frame) }
}

extension UIView {
    fileprivate class func made() -> Self { self.init() }
    fileprivate static func made(_ frame: CGRect) -> Self { Self(frame: frame) }
    fileprivate convenience init(color: UIColor) {
        self.init()
        backgroundColor = color
    }
}

private func makeController<Controller: UIViewController>() -> Controller { Controller() }
private func load<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    type.init(nibName: nil, bundle: nil)
}
private func makeCell<Cell: UITableViewCell>(_ identifier: String) -> Cell {
    Cell(style: .default, reuseIdentifier: identifier)
}
private func makeLayer<Layer: CALayer>() -> Layer { Layer() }

/// What Apple's classes allow and a class of Swift's own only where its initialiser is required.
@MainActor
struct GenericClientTests {
    @Test func viewsAreMadeOfTheirTypeAlone() {
        #expect(ViewLayout<CountedView>().makeView().count == 3)
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(ViewLayout<CountedView>().makeView(frame).frame == frame)
        let label = ViewLayout<UILabel>().makeView()
        label.text = "text"
        #expect(type(of: label) == UILabel.self && label.intrinsicContentSize.width > 0)
        #expect(ViewLayout<UIView>().makeView().subviews.isEmpty)
        #expect(CountedView.made().count == 3 && CountedView.made(frame).frame == frame)
        #expect(CountedView(color: .red).count == 3)
    }

    @Test func controllersCellsAndLayersAreMadeOfTheirTypeAlone() {
        let controller: ListController = makeController()
        #expect(controller.rows == 7 && load(ListController.self).rows == 7)
        let cell: UITableViewCell = makeCell("row")
        #expect(cell.reuseIdentifier == "row")
        let shape: CAShapeLayer = makeLayer()
        #expect(type(of: shape) == CAShapeLayer.self)
    }
}
