import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct BackgroundEffectTests {
    private func views(in view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap { views(in: $0) }
    }

    private var configuration: UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.visualEffect = UIBlurEffect(style: .dark)
        configuration.cornerRadius = 6
        configuration.shadowProperties.opacity = 0.5
        configuration.shadowProperties.radius = 4
        configuration.shadowProperties.offset = CGSize(width: 0, height: 2)
        return configuration
    }

    @Test func cellsBlurWhatIsBehindAndCastTheShadow() throws {
        let scene = ControlScene()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.backgroundConfiguration = configuration
        scene.show(cell)
        let blur = try #require(
            views(in: cell).compactMap { $0 as? UIVisualEffectView }.first
        )
        #expect(scene.node(of: blur)?.node.style.backdrop != nil)
        #expect(blur.bounds.size == CGSize(width: 300, height: 44))
        #expect(blur.layer.cornerRadius == 6)
        let shadows = views(in: cell).compactMap { scene.node(of: $0)?.node.style.shadow }
        #expect(shadows.count == 1)
        #expect(shadows.first?.radius == 4)
        #expect(shadows.first?.offset == CGSize(width: 0, height: 2))
        cell.backgroundConfiguration = .clear()
        scene.show(cell)
        #expect(scene.node(of: blur)?.node.style.backdrop == nil)
        #expect(views(in: cell).allSatisfy { scene.node(of: $0)?.node.style.shadow == nil })
    }

    @Test func buttonsBlurWhatIsBehindUnderTheirFill() throws {
        let scene = ControlScene()
        var plain = UIButton.Configuration.plain()
        plain.title = "A"
        plain.background = configuration
        let fill = UIColor(white: 1, alpha: 0.2)
        plain.background.backgroundColor = fill
        let button = UIButton(configuration: plain)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        scene.show(button)
        let blur = try #require(
            views(in: button).compactMap { $0 as? UIVisualEffectView }.first
        )
        #expect(scene.node(of: blur)?.node.style.backdrop != nil)
        #expect(blur.bounds.size == CGSize(width: 100, height: 40))
        #expect(blur.contentView.backgroundColor == fill)
        #expect(blur.superview?.backgroundColor == nil)
        #expect(blur.superview?.layer.shadowOpacity == 0.5)
    }

    @Test func buttonsShowTheViewOfTheirBackground() {
        let scene = ControlScene()
        var plain = UIButton.Configuration.plain()
        let view = UIView()
        plain.background.customView = view
        let button = UIButton(configuration: plain)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        scene.show(button)
        #expect(view.isDescendant(of: button))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        button.configuration = .plain()
        scene.show(button)
        #expect(view.superview == nil)
    }

    @Test func viewsOfBackgroundsStayWhereTheyWereGivenLast() {
        let scene = ControlScene()
        let view = UIView()
        var shown = UIButton.Configuration.plain()
        shown.background.customView = view
        let (first, second) = (UIButton(configuration: shown), UIButton(configuration: .plain()))
        scene.show(first)
        scene.show(second)
        second.configuration = shown
        scene.show(second)
        #expect(view.isDescendant(of: second))
        first.configuration = .plain()
        scene.show(first)
        #expect(view.isDescendant(of: second))
        let cells = (0..<2).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        for cell in cells { cell.backgroundConfiguration = shown.background }
        #expect(view.isDescendant(of: cells[1]))
        cells[0].backgroundConfiguration = nil
        #expect(view.isDescendant(of: cells[1]))
        cells[0].backgroundConfiguration = shown.background
        #expect(view.isDescendant(of: cells[0]))
    }

    @Test func viewsOfTableCellsTakeThePlaceOfTheConfiguration() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let parts: [ReferenceWritableKeyPath<UITableViewCell, UIView?>] = [
            \.backgroundView, \.selectedBackgroundView, \.multipleSelectionBackgroundView,
        ]
        for part in parts {
            cell.backgroundConfiguration = configuration
            let view = UIView()
            cell[keyPath: part] = view
            #expect(cell.backgroundConfiguration == nil)
            #expect(!views(in: cell).contains { $0 is UIVisualEffectView })
            cell.backgroundConfiguration = configuration
            #expect(cell[keyPath: part] == nil)
            #expect(!view.isDescendant(of: cell))
        }
    }

    @Test func viewsOfCollectionCellsTakeThePlaceOfTheConfiguration() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let parts: [ReferenceWritableKeyPath<UICollectionViewCell, UIView?>] = [
            \.backgroundView, \.selectedBackgroundView,
        ]
        for part in parts {
            cell.backgroundConfiguration = configuration
            let view = UIView()
            cell[keyPath: part] = view
            #expect(cell.backgroundConfiguration == nil)
            #expect(!views(in: cell).contains { $0 is UIVisualEffectView })
            cell.backgroundConfiguration = configuration
            #expect(cell[keyPath: part] == nil)
            #expect(!view.isDescendant(of: cell))
        }
    }

    @Test func pathsOfShadowsAreCopies() {
        var shadow = UIShadowProperties()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        shadow.path = path
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(shadow.path?.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
    }
}
