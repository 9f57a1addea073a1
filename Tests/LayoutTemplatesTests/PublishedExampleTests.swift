import Foundation
import InterfaceBuilder
import LayoutTemplates
import RenderTree
import Testing
import UIKit

/// Where the published example's document lies.
enum PublishedExample {
    static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "shared/storyboards/LDOLayoutTemplates-Main.storyboard")

    static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }
}

/// The published example app's own storyboard, which lies beside the package.
@MainActor
@Suite(.enabled(if: PublishedExample.isPresent, "The published document is not here."))
struct PublishedExampleTests {
    @MainActor
    private final class Screen {
        let clock: VirtualSceneClock
        let scene: UIWindowScene
        let controller: UIViewController

        init(_ id: String, size: CGSize) throws {
            NibClasses.register(DashboardViewController.self)
            NibClasses.register(ExampleController.self, as: "ViewController")
            clock = VirtualSceneClock()
            let storyboard = UIStoryboard(try NibSource(contentsOf: PublishedExample.file))
            let scenes = storyboard.source.document.scenes
            let found = try #require(scenes.first { $0.controller?.id == id })
            controller = try #require(storyboard.makeController(of: found))
            scene = UIApplication.shared.connectScene(
                geometry: SceneGeometry(size: size, scale: 2),
                environment: SceneEnvironment(),
                clock: clock
            )
            let window = UIWindow(windowScene: scene)
            window.rootViewController = controller
            scene.perform { window.makeKeyAndVisible() }
            _ = scene.commit()
        }

        func tap(_ title: String) throws {
            let button = try #require(controller.view.firstButton(titled: title))
            button.sendActions(for: .touchUpInside)
        }

        /// Runs an action in the scene and returns the patch that follows.
        func patch(_ action: () throws -> Void) rethrows -> Patch {
            try scene.perform(action)
            let patch = scene.commit()
            clock.advance(by: 1)
            _ = scene.commit()
            return patch
        }

        func end() { UIApplication.shared.disconnect(scene) }
    }

    @Test func theSimpleExampleMovesItsBoxAndBack() throws {
        let screen = try Screen("whP-gf-Uak", size: CGSize(width: 375, height: 603))
        defer { screen.end() }
        let box = try #require(screen.controller.view.subviews.first)
        let first = box.frame
        #expect(first == CGRect(x: 16, y: 20, width: 100, height: 100))
        let messages = try reports {
            let patch = try screen.patch { try screen.tap("Big Box") }
            #expect(patch.transitions.map(\.duration) == [0.3])
            #expect(box.frame == CGRect(x: 20, y: 20, width: 335, height: 335))
            #expect(try screen.patch { try screen.tap("Big Box") }.isEmpty)
            _ = try screen.patch { try screen.tap("Right") }
            #expect(box.frame == CGRect(x: 259, y: 20, width: 100, height: 100))
            _ = try screen.patch { try screen.tap("Left") }
            #expect(box.frame == first)
        }
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test func attributesFadeTheBoxAndBack() throws {
        let screen = try Screen("x9G-2G-kJu", size: CGSize(width: 375, height: 603))
        defer { screen.end() }
        let box = try #require(screen.controller.view.subviews.first)
        let frame = box.frame
        let messages = try reports {
            for (title, alpha) in [("50%", 0.5), ("0%", 0), ("50%", 0.5), ("100%", 1)] {
                let patch = try screen.patch { try screen.tap(title) }
                #expect(patch.transitions.map(\.duration) == [0.3])
                #expect(box.alpha == alpha && box.frame == frame)
            }
        }
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test func theDashboardTakesItsLayoutsAndRestoresTheFirst() throws {
        let screen = try Screen("urE-sZ-FeA", size: CGSize(width: 868, height: 1_164))
        defer { screen.end() }
        let view = try #require(screen.controller.view)
        let frames = view.allFrames
        let dashboard = try #require(screen.controller as? DashboardViewController)
        let messages = try reports {
            let patch = try screen.patch { try screen.tap("Toggle Size") }
            #expect(patch.transitions.map(\.duration) == [0.3])
            // The list lies over the whole width below the tiles, which stand in rows.
            let events = try #require(view.subviews.first { $0.frame.minY == 341 })
            #expect(events.frame == CGRect(x: 15, y: 341, width: 838, height: 808))
            let tiles = try #require(view.subviews.first { $0.frame.minY == 15 && $0.alpha == 1 })
            #expect(tiles.frame == CGRect(x: 0, y: 15, width: 868, height: 314))
            #expect(dashboard.portraitLargeListLayout.isApplied)
            #expect(view.allFrames != frames)
            #expect(view.allScales.contains(0.5))
            _ = try screen.patch { try screen.tap("Toggle Size") }
            #expect(view.allFrames == frames)
            #expect(!view.allScales.contains(0.5))
        }
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test func theDashboardsTableShowsRowsInEachLayout() throws {
        let screen = try Screen("urE-sZ-FeA", size: CGSize(width: 868, height: 1_164))
        defer { screen.end() }
        let table = try #require(screen.controller.view.firstView(of: UITableView.self))
        let rows = { table.visibleCells.map { table.convert($0.frame.origin, to: nil).y } }
        let messages = try reports {
            #expect(table.dataSource === screen.controller && table.delegate === screen.controller)
            let first = rows()
            #expect(first.count == Int((table.bounds.height / 44).rounded(.up)))
            #expect(zip(first, first.dropFirst()).allSatisfy { $1 - $0 == 44 })
            for cell in table.visibleCells {
                #expect(cell.firstView(of: UILabel.self)?.text == "List Item")
                #expect(cell.frame.width == table.bounds.width)
            }
            let width = table.bounds.width
            let patch = try screen.patch { try screen.tap("Toggle Size") }
            #expect(patch.transitions.map(\.duration) == [0.3])
            #expect(table.bounds.width == 838 && width < 300)
            let large = rows()
            #expect(large.count == Int((table.bounds.height / 44).rounded(.up)))
            for cell in table.visibleCells { #expect(cell.frame.width == 838) }
            // The button stands at the margin of the row, which is wider now.
            let button = try #require(table.visibleCells.first?.firstView(of: UIButton.self))
            #expect(button.frame.maxX > 800 && button.currentImage != nil)
            #expect(button.frame.size == CGSize(width: 22, height: 22))
            _ = try screen.patch { try screen.tap("Toggle Size") }
            #expect(rows() == first && table.bounds.width == width)
        }
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test func aTurnTakesTheDashboardToTheOtherLargeListLayout() throws {
        let screen = try Screen("urE-sZ-FeA", size: CGSize(width: 768, height: 1_024))
        defer { screen.end() }
        let view = try #require(screen.controller.view)
        let dashboard = try #require(screen.controller as? DashboardViewController)
        let frames = view.allFrames
        let messages = try reports {
            _ = try screen.patch { try screen.tap("Toggle Size") }
            for (width, height) in [(1_024.0, 768.0), (768, 1_024)] {
                let size = CGSize(width: width, height: height)
                try screen.scene.deliver(.geometry(SceneGeometry(size: size, scale: 2)))
                _ = screen.scene.commit()
                screen.clock.advance(by: 1)
                #expect(dashboard.landscapeLargeListLayout.isApplied == (width > height))
                #expect(dashboard.portraitLargeListLayout.isApplied == (width < height))
            }
            _ = try screen.patch { try screen.tap("Toggle Size") }
        }
        #expect(view.allFrames == frames)
        #expect(messages.isEmpty, "\(messages)")
    }
}

extension UIView {
    /// The frames of all views at or below this one, but for transforms.
    fileprivate var allFrames: [CGRect] {
        [CGRect(origin: center, size: bounds.size)] + subviews.flatMap(\.allFrames)
    }

    /// The scales of all views at or below this one.
    fileprivate var allScales: [CGFloat] {
        [transform.a] + subviews.flatMap(\.allScales)
    }

    /// The first view of a class at or below this one.
    fileprivate func firstView<Found: UIView>(of type: Found.Type) -> Found? {
        if let found = self as? Found { return found }
        return subviews.lazy.compactMap { $0.firstView(of: type) }.first
    }

    fileprivate func firstButton(titled title: String) -> UIButton? {
        if let button = self as? UIButton, button.title(for: .normal) == title { return button }
        return subviews.lazy.compactMap { $0.firstButton(titled: title) }.first
    }
}
