import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIButtonTests {
    private func image(_ scale: CGFloat = 1) throws -> UIImage {
        try #require(UIImage(data: ImageSamples.png, scale: scale))
    }

    private func button(_ title: String?, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        return button
    }

    @Test func shadowsOfTitlesLieBehindThemUntilTheyAreMoved() throws {
        let scene = ControlScene()
        let button = button("Close")
        button.setTitleShadowColor(.gray, for: .normal)
        scene.show(button)
        let label = try #require(button.titleLabel)
        #expect(label.shadowColor == .gray)
        #expect(label.shadowOffset == .zero)
        #expect(scene.text(of: label)?.style.decoration?.shadow == nil)
        label.shadowOffset = CGSize(width: 1, height: 2)
        _ = scene.scene.commit()
        let shadow = scene.text(of: label)?.style.decoration?.shadow
        #expect(shadow?.offset == CGSize(width: 1, height: 2))
        #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }

    // MARK: - Size

    // Interface Builder's height of a system button, and UIKit's of one made in code.
    @Test(arguments: [(UIButton.ButtonType.system, 30.0), (.custom, 34)])
    func heightIsTheTitlesWithSixPointsAboveAndBelow(type: UIButton.ButtonType, height: CGFloat) {
        let scene = ControlScene()
        let button = button("Close", type: type)
        scene.show(button)
        #expect(button.intrinsicContentSize.height == height)
        let label = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize.width == label.width.rounded(.up))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
        #expect(button.intrinsicContentSize.width == label.width.rounded(.up) + 30)
        #expect(button.intrinsicContentSize.height == label.height.rounded(.up) + 3)
    }

    @Test func emptyButtonIsThirtyWide() {
        let scene = ControlScene()
        let button = UIButton(type: .system)
        scene.show(button)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.setTitle("I", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
    }

    @Test func insetsAndImagesReplaceTheSpaceAroundTitles() throws {
        let button = UIButton(type: .custom)
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 6, height: 26))
        button.setImage(try image(10), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: 26))
        button.contentEdgeInsets = .zero
        #expect(button.intrinsicContentSize == CGSize(width: 4, height: 22))
        button.setTitle("Hi", for: .normal)
        #expect(button.intrinsicContentSize.height == 22)
    }

    @Test func imageAloneSetsTheSize() throws {
        let button = UIButton(type: .custom)
        button.setImage(try image(), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 30))
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 40, height: 30))
    }

    @Test(arguments: [
        (UIButton.ButtonType.detailDisclosure, 22.0), (.infoLight, 22), (.infoDark, 22),
        (.contactAdd, 22), (.close, 30),
    ])
    func typesWithAPictureOfTheirOwnShowIt(type: UIButton.ButtonType, side: CGFloat) throws {
        let scene = ControlScene()
        let button = UIButton(type: type)
        scene.show(button)
        #expect(button.buttonType == type)
        #expect(button.intrinsicContentSize == CGSize(width: side, height: side))
        #expect(button.imageView?.image != nil && button.accessibilityLabel?.isEmpty == false)
        let element = try NibSamples.view(
            "<button buttonType=\"\(type)\" id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" "
                + "width=\"22\" height=\"22\"/></button>"
        )
        let made = try #require(element as? UIButton)
        #expect(made.buttonType == type && made.currentImage != nil)
    }

    @Test func infoAndAddButtonsHaveTheSizeOfTheirPicture() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
            #expect(UIButton(type: type).frame == CGRect(x: 0, y: 0, width: 22, height: 22))
        }
        #expect(UIButton(type: .system).frame == .zero)
        #expect(UIButton(type: .custom).frame == .zero)
    }

    // MARK: - States

    @Test func statesFallBackToNormal() {
        let button = button("Normal")
        button.setTitle("Pressed", for: .highlighted)
        button.setTitle("Off", for: .disabled)
        #expect(button.currentTitle == "Normal" && button.title(for: .selected) == "Normal")
        button.isHighlighted = true
        #expect(button.currentTitle == "Pressed" && button.titleLabel?.text == "Pressed")
        // A mixed state has values of its own, and falls back to normal.
        button.isSelected = true
        #expect(button.titleLabel?.text == "Normal")
        button.setTitle("Both", for: [.highlighted, .selected])
        #expect(button.titleLabel?.text == "Both")
        button.isHighlighted = false
        button.isSelected = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
    }

    @Test func attributedTitleGoesFirst() {
        let button = button("Plain")
        let title = NSAttributedString(string: "Rich", attributes: [.kern: 3])
        button.setAttributedTitle(title, for: .normal)
        #expect(button.titleLabel?.attributedText == title)
        #expect(button.accessibilityLabel == "Rich")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain")
    }

    @Test func systemTitleHasTheTintAndDimsWhilePressed() throws {
        let scene = ControlScene()
        let button = button("Press")
        scene.show(button)
        let label = try #require(button.titleLabel)
        #expect(scene.text(of: label)?.style.color == RenderColor(rgba: 0x007A_FFFF))
        scene.view.tintColor = .red
        scene.commit()
        #expect(scene.text(of: label)?.style.color == RenderColor(rgba: 0xFF00_00FF))
        try scene.touch(.began, button)
        #expect(abs(label.alpha - 0.2) < 0.001)
        try scene.touch(.ended, button)
        #expect(label.alpha == 1)
        button.isEnabled = false
        #expect(label.textColor == .tertiaryLabel)
    }

    @Test func customTitleIsWhiteUnlessColoured() {
        let button = button("Press", type: .custom)
        #expect(button.currentTitleColor == .white && button.titleLabel?.textColor == .white)
        button.setTitleColor(.red, for: .highlighted)
        button.isHighlighted = true
        #expect(button.titleLabel?.textColor == .red && button.titleLabel?.alpha == 1)
    }

    @Test func imageDimsWhilePressedOnlyIfItMay() throws {
        let button = button(nil, type: .custom)
        button.setImage(try image(), for: .normal)
        button.isHighlighted = true
        #expect(button.imageView?.alpha == 0.5)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.alpha == 1)
        button.adjustsImageWhenHighlighted = true
        button.setImage(try image(2), for: .highlighted)
        #expect(button.imageView?.alpha == 1 && button.imageView?.image?.scale == 2)
    }

    @Test func systemButtonsTintTheirImages() throws {
        let scene = ControlScene()
        let (system, custom) = (UIButton(type: .system), UIButton(type: .custom))
        for button in [system, custom] {
            button.setImage(try image(), for: .normal)
            scene.show(button)
        }
        let views = (try #require(system.imageView), try #require(custom.imageView))
        #expect(scene.image(of: views.0)?.tintColor == RenderColor(rgba: 0x007A_FFFF))
        #expect(scene.image(of: views.1)?.tintColor == nil)
    }

    @Test func backgroundImageFillsTheBounds() throws {
        let scene = ControlScene()
        let button = button("Over", type: .custom)
        button.setBackgroundImage(try image(), for: .normal)
        let tree = try #require(scene.show(button))
        let first = try #require(tree.children.first?.node)
        #expect(first.frame == button.bounds)
        guard case .image(let content) = first.content else {
            Issue.record("Expected a picture, found \(first.content)")
            return
        }
        #expect(content.mode == .scaleToFill)
    }

    // MARK: - Layout

    @Test func imageStandsBeforeTheTitleInReadingOrder() throws {
        for isRightToLeft in [false, true] {
            let scene = ControlScene(isRightToLeft: isRightToLeft)
            let button = button("Next")
            button.setImage(try image(), for: .normal)
            scene.show(button)
            let label = try #require(button.titleLabel).frame
            let picture = try #require(button.imageView).frame
            #expect(isRightToLeft ? label.maxX == picture.minX : picture.maxX == label.minX)
            let row = label.union(picture)
            #expect(abs(row.midX - 100) <= 0.5 && abs(label.midY - 22) <= 0.5)
        }
    }

    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.left, false, true), (.right, false, false),
        (.leading, false, true), (.trailing, false, false), (.leading, true, false),
    ])
    func alignmentMovesTheTitleToAnEdge(
        alignment: UIControl.ContentHorizontalAlignment,
        isRightToLeft: Bool,
        isLeft: Bool
    ) throws {
        let scene = ControlScene(isRightToLeft: isRightToLeft)
        let button = button("Edge")
        button.contentHorizontalAlignment = alignment
        button.contentVerticalAlignment = .bottom
        scene.show(button)
        let frame = try #require(button.titleLabel).frame
        #expect(isLeft ? frame.minX == 0 : frame.maxX == 200)
        #expect(frame.maxY == 44)
    }

    @Test func forcedDirectionPutsTheImageBehindTheTitle() throws {
        let scene = ControlScene()
        let button = button("Next")
        button.setImage(try image(), for: .normal)
        button.semanticContentAttribute = .forceRightToLeft
        scene.show(button)
        #expect(button.titleLabel?.frame.maxX == button.imageView?.frame.minX)
        button.semanticContentAttribute = .playback
        scene.commit()
        #expect(button.imageView?.frame.maxX == button.titleLabel?.frame.minX)
    }

    @Test func titleInsetsMoveTheTitleAndLeaveTheSize() throws {
        let scene = ControlScene()
        let button = button("Moved")
        scene.show(button)
        let (before, size) = (try #require(button.titleLabel).frame, button.intrinsicContentSize)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        scene.commit()
        #expect(button.titleLabel?.frame == before.offsetBy(dx: 10, dy: 0))
        #expect(button.intrinsicContentSize == size)
    }

    @Test func longTitleStaysInsideAndLosesItsMiddle() throws {
        let scene = ControlScene()
        let button = button("A title that is much wider than its button is")
        button.frame.size.width = 100
        scene.show(button)
        let label = try #require(button.titleLabel)
        #expect(label.frame.minX >= 0 && label.frame.maxX <= 100)
        let text = try #require(scene.text(of: label)?.lines.first?.text)
        #expect(text.contains("…") && text.hasSuffix("is"))
    }

    @Test func changedTitleIsLaidOutAnew() throws {
        let scene = ControlScene()
        let button = button("I")
        scene.show(button)
        let before = try #require(button.titleLabel).frame
        button.setTitle("Longer", for: .normal)
        scene.commit()
        let label = try #require(button.titleLabel)
        #expect(label.frame.width > before.width)
        #expect(label.frame.width == label.intrinsicContentSize.width)
    }

    // MARK: - Actions

    @Test func tapSendsTouchUpInsideThenPrimaryAction() throws {
        let scene = ControlScene()
        let button = button("Tap")
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        scene.show(button)
        try scene.tap(button)
        #expect(events == ["down", "up", "primary"])
        events = []
        button.sendActions(for: .touchUpInside)
        #expect(events == ["up", "primary"])
    }

    @Test func primaryActionGivesTitleAndImage() throws {
        var senders: [UIButton] = []
        let action = UIAction(title: "Save", image: try image()) { action in
            if let button = action.sender as? UIButton { senders.append(button) }
        }
        let button = UIButton(primaryAction: action)
        #expect(button.currentTitle == "Save" && button.currentImage != nil)
        #expect(button.buttonType == .system)
        button.sendActions(for: .primaryActionTriggered)
        #expect(senders == [button])
    }

    @Test func tapMayToggleSelection() throws {
        let scene = ControlScene()
        let button = button("Toggle")
        button.changesSelectionAsPrimaryAction = true
        var states: [Bool] = []
        button.addAction(
            UIAction { _ in states.append(button.isSelected) },
            for: .primaryActionTriggered
        )
        scene.show(button)
        try scene.tap(button)
        try scene.tap(button)
        #expect(states == [true, false])
    }

    @Test func buttonSpeaksForItsParts() throws {
        let scene = ControlScene()
        let button = button("Save")
        button.setImage(try image(), for: .normal)
        let tree = try #require(scene.show(button))
        #expect(tree.node.semantics.role == .button && tree.node.semantics.label == "Save")
        #expect(tree.children.count == 2)
        #expect(tree.children.allSatisfy { $0.node.semantics.isHidden })
        #expect(scene.scene.hitTest(CGPoint(x: 120, y: 122)) === button)
    }

    @Test func buttonIsAsLargeAsItsBackgroundBelowTheInsets() {
        let button = UIButton(type: .custom)
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        button.titleLabel?.font = .systemFont(ofSize: 14)
        button.setTitle("Red", for: .normal)
        let plain = button.intrinsicContentSize
        let small = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"21\" height=\"21\"/>"
        button.setBackgroundImage(UIImage(data: Data(small.utf8)), for: .normal)
        #expect(button.intrinsicContentSize == plain)
        #expect(plain.height == 33)
        let large = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"50\"/>"
        button.setBackgroundImage(UIImage(data: Data(large.utf8)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 90, height: 50))
    }

    @Test func titleAndImageHaveTheirPlacesWhenTheyAreAskedFor() throws {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        button.setTitle("Title", for: .normal)
        button.setImage(try image(), for: .normal)
        let first = try #require(button.imageView?.frame)
        let label = try #require(button.titleLabel)
        #expect(first.width > 0 && label.frame.minX == first.maxX)
        #expect(abs(label.frame.midY - 50) <= 0.5 && first.midY == 50)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: -20)
        #expect(button.titleLabel?.frame.minX == first.maxX + 20)
    }

    @Test func systemButtonsAreMadeWithTheirImageAndAction() throws {
        @MainActor
        final class Screen {
            var taps: [String] = []
            func plain() { taps.append("plain") }
            func sender(_ button: UIButton) { taps.append("sender \(button.tag)") }
        }
        let screen = Screen()
        let picture = try image()
        let named = Selector("named", Screen.plain)
        let buttons: [UIButton] = [
            .systemButton(with: picture, target: screen, action: Screen.plain),
            .systemButton(with: picture, target: screen, action: Screen.sender),
            .systemButton(with: picture, target: screen, action: named),
            .systemButton(with: picture, target: screen, action: nil),
        ]
        for button in buttons {
            #expect(button.buttonType == .system && button.image(for: .normal) === picture)
            button.tag = 7
            button.sendActions(for: .touchUpInside)
        }
        #expect(screen.taps == ["plain", "sender 7", "plain"])
        let names = buttons[2].actions(forTarget: screen, forControlEvent: .touchUpInside)
        #expect(names == ["named"])
    }

    @Test func rectanglesMayLookAtTheTitle() {
        final class Button: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                titleLabel?.numberOfLines == 1 ? contentRect : .zero
            }
        }
        let button = Button(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Title", for: .normal)
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test func constraintsOfTheAppPlaceTheImage() throws {
        let scene = ControlScene()
        let button = button("Next")
        button.setImage(try image(), for: .normal)
        let view = try #require(button.imageView)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -10),
            view.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
        scene.show(button)
        #expect(view.frame.maxX == 190)
        #expect(abs(view.frame.midY - 22) < 1)
        #expect(view.frame.size == view.intrinsicContentSize)
    }
}
