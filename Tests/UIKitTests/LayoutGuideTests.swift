import RenderTree
import Testing

@testable import UIKit

@MainActor
struct LayoutGuideTests {
    @Test func guidesAreSpacesThatConstraintsName() {
        let screen = LayoutScreen()
        let (left, right) = (screen.add(), screen.add())
        let guide = UILayoutGuide()
        screen.root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            left.widthAnchor.constraint(equalToConstant: 100),
            guide.leftAnchor.constraint(equalTo: left.rightAnchor),
            guide.rightAnchor.constraint(equalTo: right.leftAnchor),
            guide.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2),
            guide.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 5),
            guide.heightAnchor.constraint(equalToConstant: 40),
            right.rightAnchor.constraint(equalTo: screen.root.rightAnchor),
            left.topAnchor.constraint(equalTo: guide.topAnchor),
            left.heightAnchor.constraint(equalToConstant: 10),
            right.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            right.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect(guide.layoutFrame == CGRect(x: 100, y: 5, width: 200, height: 40))
        #expect(right.frame == CGRect(x: 300, y: 20, width: 100, height: 10))
        screen.root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(screen.root.constraints.count == 2)
    }

    @Test func safeAreaAndMarginsAreGuides() throws {
        let test = TestScene(
            size: CGSize(width: 375, height: 812),
            safeArea: SceneGeometry.Insets(top: 44, left: 0, bottom: 34, right: 0)
        )
        defer { test.end() }
        let controller = UIViewController()
        let names = ["safe", "margins", "keyboard"]
        let views = names.map { _ in UIView() }
        let view: UIView = controller.view
        test.scene.perform { test.window.rootViewController = controller }
        let guides: [UILayoutGuide] = [
            view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide,
        ]
        for (child, guide) in zip(views, guides) {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: guide.topAnchor),
                child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
        test.commit()
        #expect(views[0].frame == CGRect(x: 0, y: 44, width: 375, height: 734))
        #expect(views[1].frame == CGRect(x: 16, y: 44, width: 343, height: 734))
        #expect(views[2].frame == CGRect(x: 0, y: 778, width: 375, height: 34))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 10,
            leading: 30,
            bottom: 20,
            trailing: 40
        )
        controller.additionalSafeAreaInsets.top = 6
        test.commit()
        #expect(views[0].frame == CGRect(x: 0, y: 50, width: 375, height: 728))
        #expect(views[1].frame == CGRect(x: 30, y: 60, width: 305, height: 698))
        // Turned to the side, where the safe area and the margins are others.
        try test.scene.deliver(
            .geometry(
                SceneGeometry(
                    size: CGSize(width: 812, height: 375),
                    scale: 2,
                    safeArea: .init(top: 0, left: 44, bottom: 21, right: 44)
                )
            )
        )
        test.commit()
        #expect(views[0].frame == CGRect(x: 44, y: 6, width: 724, height: 348))
        #expect(views[1].frame == CGRect(x: 74, y: 16, width: 654, height: 318))
    }

    @Test(arguments: [(400, 8, 384), (1000, 164, 672)])
    func readableContentIsNoWiderThanLinesShouldBe(width: Int, left: Int, readable: Int) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: left, y: 8, width: readable, height: 10))
    }

    @Test func oldLayoutGuidesEndTheCoveredParts() {
        let test = TestScene(
            size: CGSize(width: 375, height: 812),
            safeArea: SceneGeometry.Insets(top: 44, left: 0, bottom: 34, right: 0)
        )
        defer { test.end() }
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        test.scene.perform { test.window.rootViewController = controller }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        test.commit()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 10, height: 734))
        #expect(controller.topLayoutGuide.length == 44)
    }

    @Test func distancesAreDimensions() {
        let screen = LayoutScreen()
        let view = screen.add()
        let before = screen.root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        let after = view.trailingAnchor.anchorWithOffset(to: screen.root.trailingAnchor)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            after.constraint(equalTo: before, multiplier: 2),
            view.topAnchor.constraint(
                equalToSystemSpacingBelow: screen.root.topAnchor,
                multiplier: 2
            ),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 100, y: 16, width: 100, height: 10))
    }

    /// A guide along the lower edge of whatever view it belongs to.
    private final class FootGuide: UILayoutGuide {
        var owners: [UIView?] = []

        override var owningView: UIView? {
            didSet {
                guard owningView !== oldValue else { return }
                owners.append(owningView)
                guard let owningView else { return }
                NSLayoutConstraint.activate([
                    leftAnchor.constraint(equalTo: owningView.leftAnchor),
                    rightAnchor.constraint(equalTo: owningView.rightAnchor),
                    bottomAnchor.constraint(equalTo: owningView.bottomAnchor),
                    heightAnchor.constraint(equalToConstant: 20),
                ])
            }
        }
    }

    @Test func classesOfGuidesHearOfTheirView() {
        let screen = LayoutScreen()
        let guide = FootGuide()
        screen.root.addLayoutGuide(guide)
        screen.layOut()
        let bounds = screen.root.bounds
        let place = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
        #expect(guide.layoutFrame == place)
        screen.root.removeLayoutGuide(guide)
        #expect(guide.owners == [screen.root, nil])
        #expect(screen.root.constraints.isEmpty)

        guide.owningView = screen.root
        #expect(screen.root.layoutGuides == [guide])
        // Once, so that subclasses make their constraints once.
        #expect(guide.owners == [screen.root, nil, screen.root])
        #expect(screen.root.constraints.count == 4)
        screen.layOut()
        #expect(guide.layoutFrame == place)
        let other = UIView()
        screen.root.addSubview(other)
        other.addLayoutGuide(guide)
        #expect(screen.root.layoutGuides.isEmpty && other.layoutGuides == [guide])
        #expect(guide.owners.last == other && screen.root.constraints.isEmpty)
        guide.owningView = nil
        #expect(other.layoutGuides.isEmpty && other.constraints.isEmpty)
    }
}
