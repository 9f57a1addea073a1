import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIButtonConfigurationTests {
    @Test func titlesBreakWhereConstraintsLeaveTooLittleWidth() {
        let screen = LayoutScreen()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title of more than one line"
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        screen.root.addSubview(button)
        let width = button.widthAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: screen.root.topAnchor),
            button.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            width,
        ])
        screen.layOut()
        let single = button.frame.height
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        width.constant = 120
        screen.layOut()
        let limit = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        #expect(button.frame.height > single + line - 1)
        #expect(button.frame.height == button.sizeThatFits(limit).height)
        width.constant = 400
        screen.layOut()
        #expect(button.frame.height == single)
    }

    @Test func selectionChangesColorsWhereTheAppLetsIt() {
        var configuration = UIButton.Configuration.plain()
        #expect(configuration.automaticallyUpdateForSelection)
        let button = UIButton(configuration: configuration)
        button.isSelected = true
        #expect(configuration.updated(for: button).background.backgroundColor != .clear)
        let selecting = configuration
        configuration.automaticallyUpdateForSelection = false
        #expect(configuration.updated(for: button).background.backgroundColor == .clear)
        #expect(configuration != selecting)
    }

    private let blue = RenderColor(rgba: 0x007A_FFFF)
    private let white = RenderColor(rgba: 0xFFFF_FFFF)

    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
        return button
    }

    private func titled(
        _ configuration: UIButton.Configuration,
        _ title: String = "Title"
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return button(configuration)
    }

    private func background(_ button: UIButton, _ scene: ControlScene) -> RenderColor? {
        button.parts.background.flatMap { scene.node(of: $0)?.node.style.backgroundColor }
    }

    private func foreground(_ button: UIButton, _ scene: ControlScene) -> RenderColor? {
        button.titleLabel.flatMap { scene.text(of: $0)?.style.color }
    }

    nonisolated private static let heights: [(UIButton.Configuration.Size, Double, Double)] = [
        (.mini, 28, 10), (.small, 28, 10), (.medium, 103.0 / 3, 12), (.large, 151.0 / 3, 20),
    ]

    @Test(arguments: heights)
    func heightFollowsTheSize(
        size: UIButton.Configuration.Size,
        height: Double,
        inset: Double
    ) throws {
        let scene = ControlScene(scale: 3)
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        let button = titled(configuration)
        scene.show(button)
        #expect(abs(button.intrinsicContentSize.height - height) < 0.001)
        let width = try #require(button.titleLabel).intrinsicContentSize.width
        #expect(abs(button.intrinsicContentSize.width - width - 2 * inset) < 0.001)
    }

    @Test func filledIsTintWithWhiteText() {
        let scene = ControlScene()
        let button = titled(.filled())
        scene.show(button)
        #expect(background(button, scene) == blue && foreground(button, scene) == white)
        scene.view.tintColor = .red
        scene.commit()
        #expect(background(button, scene) == RenderColor(rgba: 0xFF00_00FF))
    }

    @Test func destructiveButtonsAreRedInPlaceOfTheTint() {
        let scene = ControlScene()
        let red = UIColor.systemRed.renderColor(in: scene.view.traitCollection)
        let (plain, filled) = (titled(.plain()), titled(.filled()))
        #expect(plain.role == .normal)
        for button in [plain, filled] { scene.show(button) }
        for button in [plain, filled] { button.role = .destructive }
        scene.commit()
        #expect(foreground(plain, scene) == red)
        #expect(background(filled, scene) == red && foreground(filled, scene) == white)
        plain.configuration?.baseForegroundColor = .white
        filled.role = .cancel
        scene.commit()
        #expect(foreground(plain, scene) == white && background(filled, scene) == blue)
    }

    @Test func tintedIsALightTint() {
        for (isDark, tint, alpha) in [
            (false, blue, UInt8(46)), (true, RenderColor(rgba: 0x0A84_FFFF), 64),
        ] {
            let scene = ControlScene(isDark: isDark)
            let button = titled(.tinted())
            scene.show(button)
            let color = background(button, scene)
            #expect(color?.alpha == alpha)
            #expect(color.map { $0.rgba | 0xFF } == tint.rgba)
            #expect(foreground(button, scene) == tint)
        }
    }

    @Test func coloursFollowTheWindowThatTheButtonJoins() {
        let scene = ControlScene(isDark: true)
        let button = titled(.tinted())
        // Measured before there is a window, in light colours.
        #expect(button.intrinsicContentSize.height > 30)
        scene.show(button)
        #expect(background(button, scene)?.alpha == 64)
        scene.view.overrideUserInterfaceStyle = .light
        scene.commit()
        #expect(background(button, scene)?.alpha == 46)
    }

    @Test func grayAndPlainHaveTheirBackgrounds() {
        let scene = ControlScene()
        let (gray, plain) = (titled(.gray()), titled(.plain()))
        scene.show(gray)
        scene.show(plain)
        #expect(background(gray, scene) == RenderColor(rgba: 0x7878_8028))
        #expect(foreground(gray, scene) == blue && foreground(plain, scene) == blue)
        #expect(plain.parts.background == nil)
    }

    @Test func pressedAndDisabledLooksFollowTheState() throws {
        let scene = ControlScene()
        let button = titled(.filled())
        scene.show(button)
        try scene.touch(.began, button)
        scene.commit()
        #expect(background(button, scene)?.alpha == 191)
        #expect(foreground(button, scene)?.alpha == 191)
        try scene.touch(.ended, button)
        button.isEnabled = false
        scene.commit()
        #expect(background(button, scene) == RenderColor(rgba: 0x7676_801E))
        #expect(foreground(button, scene) == RenderColor(rgba: 0x3C3C_434C))
    }

    @Test func baseColoursReplaceTheTint() {
        let scene = ControlScene()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.baseBackgroundColor = .red
        configuration.baseForegroundColor = .black
        let button = button(configuration)
        scene.show(button)
        #expect(background(button, scene) == RenderColor(rgba: 0xFF00_00FF))
        #expect(foreground(button, scene) == .black)
        let tinted = titled(.tinted())
        tinted.configuration?.background.backgroundColor = .green
        scene.show(tinted)
        #expect(background(tinted, scene) == RenderColor(rgba: 0x00FF_00FF))
    }

    @Test(arguments: [
        (UIButton.Configuration.CornerStyle.fixed, 5.0), (.dynamic, 5.0), (.medium, 5.95),
        (.large, 8.75), (.capsule, 30),
    ])
    func cornerStyleSetsTheRadius(
        style: UIButton.Configuration.CornerStyle,
        radius: CGFloat
    ) throws {
        let scene = ControlScene()
        var configuration = UIButton.Configuration.filled()
        configuration.background.cornerRadius = 5
        configuration.cornerStyle = style
        let button = button(configuration)
        scene.show(button)
        #expect(try #require(button.parts.background).layer.cornerRadius == radius)
    }

    @Test func backgroundHasStrokeAndInsets() throws {
        let scene = ControlScene()
        var configuration = UIButton.Configuration.plain()
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = .red
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 1,
            leading: 2,
            bottom: 3,
            trailing: 4
        )
        let button = button(configuration)
        scene.show(button)
        let view = try #require(button.parts.background)
        let node = try #require(scene.node(of: view)?.node)
        #expect(node.frame == CGRect(x: 2, y: 1, width: 194, height: 56))
        #expect(node.style.border == Border(width: 2, color: RenderColor(rgba: 0xFF00_00FF)))
    }

    @Test func subtitleStandsBelowTheTitle() throws {
        let scene = ControlScene()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title"
        configuration.subtitle = "Sub"
        configuration.titlePadding = 3
        let button = button(configuration)
        scene.show(button)
        let title = try #require(button.titleLabel).frame
        let subtitle = try #require(button.subtitleLabel).frame
        #expect(subtitle.minY - title.maxY == 3 && subtitle.minX == title.minX)
        #expect(button.subtitleLabel?.font == .preferredFont(forTextStyle: .footnote))
        #expect(button.accessibilityLabel == "A title, Sub")
        button.configuration?.titleAlignment = .center
        scene.commit()
        #expect(abs((button.subtitleLabel?.frame.midX ?? 0) - title.midX) <= 0.5)
    }

    @Test(arguments: [
        (NSDirectionalRectEdge.leading, false), (.trailing, false), (.leading, true),
        (.top, false), (.bottom, false),
    ])
    func imageStandsAtItsEdge(edge: NSDirectionalRectEdge, isRightToLeft: Bool) throws {
        let scene = ControlScene(isRightToLeft: isRightToLeft)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = UIImage(data: ImageSamples.png, scale: 2)
        configuration.imagePlacement = edge
        configuration.imagePadding = 8
        let button = button(configuration)
        scene.show(button)
        let title = try #require(button.titleLabel).frame
        let image = try #require(button.imageView).frame
        let gap: CGFloat =
            switch edge {
            case .top: title.minY - image.maxY
            case .bottom: image.minY - title.maxY
            case .leading where !isRightToLeft: title.minX - image.maxX
            default:
                isRightToLeft == (edge == .leading)
                    ? image.minX - title.maxX : image.minX - title.maxX
            }
        #expect(abs(gap - 8) <= 0.5)
        #expect(image.size == CGSize(width: 20, height: 15))
        let whole = title.union(image)
        #expect(abs(whole.midX - 100) <= 0.5 && abs(whole.midY - 30) <= 0.5)
    }

    @Test func longTitleBreaksInsideTheInsets() throws {
        let scene = ControlScene()
        let button = titled(.filled(), "A title that needs more than one line of the button")
        scene.show(button)
        let size = button.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(size.width <= 200 && size.height > 50)
        button.frame.size = size
        scene.commit()
        let label = try #require(button.titleLabel)
        #expect((scene.text(of: label)?.lines.count ?? 0) >= 2)
    }

    @Test func handlerChangesTheConfigurationOnceForEachState() {
        let scene = ControlScene()
        let button = titled(.filled(), "On")
        var count = 0
        button.configurationUpdateHandler = { button in
            count += 1
            button.configuration?.title = button.isEnabled ? "On" : "Off"
        }
        scene.show(button)
        #expect(count == 1 && button.titleLabel?.text == "On")
        button.isEnabled = false
        #expect(count == 1)
        scene.commit()
        #expect(count == 2 && button.titleLabel?.text == "Off")
        scene.commit()
        #expect(count == 2)
    }

    @Test func lookStaysWithoutAutomaticUpdates() {
        let scene = ControlScene()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.background.backgroundColor = .green
        configuration.baseForegroundColor = .red
        let button = button(configuration)
        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        scene.show(button)
        #expect(foreground(button, scene) == RenderColor(rgba: 0xFF00_00FF))
    }

    @Test func transformerChangesTheTitlesFont() {
        let scene = ControlScene()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 30, weight: .bold)
            return outgoing
        }
        let button = button(configuration)
        scene.show(button)
        let style = button.titleLabel.flatMap { scene.text(of: $0)?.style }
        #expect(style?.size == 30 && style?.weight == 700 && style?.color == white)
    }

    @Test func titleOfTheStatesTableIsShownToo() {
        let scene = ControlScene()
        let button = button(.filled())
        button.setTitle("Set", for: .normal)
        button.setTitle("Off", for: .disabled)
        scene.show(button)
        #expect(button.titleLabel?.text == "Set" && button.configuration?.title == "Set")
        button.isEnabled = false
        scene.commit()
        #expect(button.titleLabel?.text == "Off" && button.accessibilityLabel == "Off")
    }

    @Test func removedConfigurationLeavesThePlainButton() {
        let scene = ControlScene()
        let button = titled(.filled())
        button.setTitle("Plain", for: .normal)
        scene.show(button)
        button.configuration = nil
        scene.commit()
        #expect(button.parts.background == nil && button.titleLabel?.text == "Plain")
        #expect(button.titleLabel?.font == UIFont.systemFont(ofSize: 15))
    }

    @Test func anActivityIndicatorTakesTheImagesPlace() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.imageView?.image != nil)
        button.configuration?.showsActivityIndicator = true
        button.sizeToFit()
        button.layoutIfNeeded()
        let indicator = try #require(
            button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        )
        #expect(indicator.isAnimating && indicator.frame.width == 20)
        #expect(button.imageView?.image == nil)
        let label = try #require(button.titleLabel)
        #expect(abs(label.frame.minX - indicator.frame.maxX - 6) < 1)
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
        #expect(button.imageView?.image != nil)
    }
}
