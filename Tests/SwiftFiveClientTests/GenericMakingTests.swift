import QuartzCore
import Testing

private final class Plate: UIImageView {
    private(set) var isPrepared = false

    override init(image: UIImage?) {
        super.init(image: image)
        isPrepared = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Sheet: UIPresentationController {
    let inset: CGFloat

    override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        inset = 12
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
}

private final class Stack: UINavigationController {
    var isOurs = true
}

private final class Press: UITapGestureRecognizer {
    let count: Int

    override init(target: Any?, action: Selector?) {
        count = 5
        super.init(target: target, action: action)
    }
}

private final class Place: UICollectionViewLayoutAttributes {
    var note = "new"
}

private final class Picture: UIImage, @unchecked Sendable {
    var caption = "none"
}

private final class Board: UIView {
    var lines = ["a"]
}

private final class Head: UITableViewHeaderFooterView {}
private final class Item: UIBarButtonItem {}
private final class Line: NSLayoutConstraint {}

extension UIColor {
    fileprivate class func sample(_ hex: Int) -> Self {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1
        )
    }
    fileprivate static func copy(_ color: CGColor) -> Self { .init(cgColor: color) }
}

extension UIImage {
    fileprivate class func read(_ data: Data) -> Self? { self.init(data: data) }
}

extension UIFont {
    fileprivate class func body(_ size: CGFloat) -> Self? {
        self.init(name: "Helvetica", size: size)
    }
}

extension UIBezierPath {
    fileprivate class func round(_ rect: CGRect) -> Self { self.init(ovalIn: rect) }
}

extension UIAlertController {
    fileprivate class func question(_ text: String) -> Self {
        self.init(title: text, message: nil, preferredStyle: .alert)
    }
}

extension UIButton {
    fileprivate class func plain() -> Self { self.init(type: .system) }
}

extension UIStackView {
    fileprivate class func rows(_ views: [UIView]) -> Self {
        let stack = self.init(arrangedSubviews: views)
        stack.axis = .vertical
        return stack
    }
}

extension CABasicAnimation {
    fileprivate class func fade() -> Self { self.init(keyPath: "opacity") }
}

/// Initialisers with arguments of classes that are known by their type alone.
@MainActor
struct GenericMakingTests {
    private func present<Presentation: UIPresentationController>(
        _ type: Presentation.Type
    ) -> Presentation {
        type.init(presentedViewController: UIViewController(), presenting: nil)
    }

    private func push<Controller: UINavigationController>(_ root: UIViewController) -> Controller {
        Controller(rootViewController: root)
    }

    private func recognizer<Recognizer: UIGestureRecognizer>() -> Recognizer {
        Recognizer(target: nil, action: nil)
    }

    @Test func classesInValuesAreThoseThatAreMade() {
        let controllers: [UIViewController.Type] = [Stack.self, UIViewController.self]
        let made = controllers.map { $0.init() }
        #expect((made[0] as? Stack)?.isOurs == true)
        #expect(Swift.type(of: made[1]) == UIViewController.self)
        let views: [UIView.Type] = [Board.self]
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(views.map { $0.init(frame: frame) }.first?.frame == frame)
        #expect((views[0].init() as? Board)?.lines == ["a"])
    }

    @Test func valuesAreMadeOfTheirTypeAlone() throws {
        #expect(UIColor.sample(0xFF0000) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.copy(UIColor.blue.cgColor) == UIColor(cgColor: UIColor.blue.cgColor))
        #expect(UIImage.read(Data()) == nil)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let data = try #require(picture.pngData())
        #expect(try #require(UIImage.read(data)).size.width == UIImage(data: data)?.size.width)
        #expect(try #require(Picture(data: data)).caption == "none")
        #expect(try #require(Picture.read(data)).caption == "none")
        #expect(UIFont.body(17)?.pointSize == 17)
        let bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(UIBezierPath.round(bounds).bounds == bounds)
        #expect(CABasicAnimation.fade().keyPath == "opacity")
    }

    @Test func controllersCallTheirOwnInitialisers() {
        #expect(present(Sheet.self).inset == 12)
        let root = UIViewController()
        let stack: Stack = push(root)
        #expect(stack.isOurs && stack.topViewController === root)
        let alert = UIAlertController.question("Go?")
        #expect(alert.title == "Go?" && alert.preferredStyle == .alert)
        let press: Press = recognizer()
        #expect(press.count == 5)
    }

    @Test func viewsCallTheirOwnInitialisers() {
        func plate<View: UIImageView>(_ type: View.Type) -> View { type.init(image: nil) }
        func table<View: UITableView>(_ type: View.Type) -> View {
            type.init(frame: .zero, style: .grouped)
        }
        func head<View: UITableViewHeaderFooterView>(_ type: View.Type) -> View {
            type.init(reuseIdentifier: "head")
        }
        #expect(plate(Plate.self).isPrepared)
        #expect(table(UITableView.self).style == .grouped)
        #expect(head(Head.self).reuseIdentifier == "head")
        #expect(UIButton.plain().buttonType == .system)
        let views = [UIView(), UIView()]
        #expect(UIStackView.rows(views).arrangedSubviews == views)
    }

    @Test func itemsPlacesAndConstraintsAreMadeOfTheirTypeAlone() {
        func item<Made: UIBarButtonItem>(_ type: Made.Type) -> Made {
            type.init(title: "Save", style: .plain, target: nil, action: nil)
        }
        func place<Made: UICollectionViewLayoutAttributes>(_ type: Made.Type) -> Made {
            type.init(forCellWith: IndexPath(item: 3, section: 1))
        }
        func line<Made: NSLayoutConstraint>(_ type: Made.Type, _ view: UIView) -> Made {
            type.init(
                item: view,
                attribute: .width,
                relatedBy: .equal,
                toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1,
                constant: 44
            )
        }
        #expect(item(Item.self).title == "Save")
        let attributes = place(Place.self)
        #expect(attributes.note == "new" && attributes.indexPath.item == 3)
        let view = UIView()
        let constraint = line(Line.self, view)
        #expect(constraint.constant == 44 && constraint.firstItem === view)
    }
}
