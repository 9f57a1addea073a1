import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct SymbolTests {
    @Test(arguments: [
        "chevron.right", "xmark", "xmark.circle.fill", "person.crop.circle", "star.fill",
        "square.and.arrow.up", "gear", "gearshape.fill", "exclamationmark.triangle.fill",
        "plus.square.fill", "arrow.left.circle", "heart.circle.fill",
    ])
    func namesAreDrawn(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage)
        #expect((4...30).contains(image.size.height) || name == "minus")
        let text = String(decoding: image.resource.data, as: UTF8.self)
        #expect(text.hasPrefix("<svg"))
        #expect(!text.contains("nan"))
    }

    @Test(arguments: ["", "no_such_symbol", "Star", "two words", "../photo", ".fill", "a..b"])
    func whatCannotBeANameIsNone(name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    @Test(arguments: ["nothing.known", "star.badge.nothing", "51.circle"])
    func aGreyShapeStandsForWhatIsNotDrawn(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage && image.size == CGSize(width: 20, height: 20))
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(image.withConfiguration(large).size == CGSize(width: 40, height: 40))
        #expect(image != UIImage(systemName: "another.name"))
    }

    @Test func aSymbolWithAValueIsTheSymbolInItsConfiguration() {
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let image = UIImage(systemName: "star", variableValue: 0.3, configuration: large)
        #expect(image == UIImage(systemName: "star", withConfiguration: large))
        #expect(UIImage(systemName: "star", variableValue: 1) == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "no_such_symbol", variableValue: 1) == nil)
    }

    @Test func theSystemsOwnPicturesAreSymbols() {
        let images: [UIImage] = [.add, .remove, .actions, .checkmark, .strokedCheckmark]
        #expect(images.allSatisfy { $0.isSymbolImage })
        #expect(UIImage.add == UIImage(systemName: "plus.circle.fill"))
        #expect(UIImage.checkmark != .strokedCheckmark)
    }

    @Test func filledVariantsAreOtherDrawings() {
        #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    }

    @Test func sizeFollowsPointSizeAndScale() throws {
        let plain = try #require(UIImage(systemName: "circle"))
        let double = try #require(
            UIImage(
                systemName: "circle",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)
            )
        )
        #expect(abs(double.size.width - 2 * plain.size.width) <= 1)
        let small = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .small))
        let large = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
        #expect(small.size.width < plain.size.width)
        #expect(plain.size.width < large.size.width)
    }

    @Test func configurationsAddUp() throws {
        let image = try #require(UIImage(systemName: "heart"))
        let bold = try #require(image.applyingSymbolConfiguration(.init(weight: .bold)))
        let both = try #require(bold.applyingSymbolConfiguration(.init(pointSize: 30)))
        let direct = UIImage(
            systemName: "heart",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        )
        #expect(both == direct)
        let data = Data("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>".utf8)
        #expect(UIImage(data: data)?.applyingSymbolConfiguration(.init(scale: .large)) == nil)
    }

    @Test func symbolsAreTemplates() throws {
        let scene = ControlScene()
        let view = UIImageView(image: UIImage(systemName: "heart"))
        view.tintColor = .red
        scene.show(view)
        #expect(scene.image(of: view)?.tintColor?.rgba == 0xFF00_00FF)
        view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
        scene.show(view)
        #expect(scene.image(of: view)?.tintColor?.rgba == 0x0000_FFFF)
    }

    @Test func viewsPreferenceCountsWhereTheImageSaysNothing() throws {
        let view = UIImageView(image: UIImage(systemName: "circle"))
        view.preferredSymbolConfiguration = .init(pointSize: 40)
        #expect(view.intrinsicContentSize.width > 40)
        view.image = UIImage(
            systemName: "circle",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)
        )
        #expect(view.intrinsicContentSize.width < 20)
    }

    @Test func buttonsDrawSymbolsInTheStatesConfiguration() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "circle"), for: .normal)
        let before = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)
        #expect(button.intrinsicContentSize.height > before.height + 20)
    }

    @Test func symbolsOfDirectionMirror() throws {
        let scene = ControlScene(isRightToLeft: true)
        let names = [
            ("chevron.forward", true), ("chevron.right", false), ("sidebar.leading", true),
            ("arrow.uturn.backward.circle", true), ("goforward.10", false), ("forward", false),
            ("plus.forwardslash.minus", false), ("list.bullet", true),
        ]
        for (name, isFlipped) in names {
            let view = UIImageView(image: UIImage(systemName: name))
            scene.show(view)
            #expect(scene.image(of: view)?.isFlipped == isFlipped, "\(name)")
        }
    }

    @Test(arguments: [
        UIImage.SymbolConfiguration.preferringMonochrome(),
        UIImage.SymbolConfiguration.preferringMulticolor(),
    ])
    func aSymbolOfOneColourTakesTheTint(plain: UIImage.SymbolConfiguration) throws {
        let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        let image = try #require(UIImage(systemName: "circle", withConfiguration: red))
        let traits = UITraitCollection()
        func color(_ image: UIImage) -> RenderColor? {
            image.content(mode: .scaleToFill, tintColor: .blue, traits: traits).tintColor
        }
        #expect(color(image) == UIColor.red.renderColor(in: traits))
        let tinted = try #require(image.applyingSymbolConfiguration(plain))
        #expect(color(tinted) == UIColor.blue.renderColor(in: traits))
        let again = try #require(tinted.applyingSymbolConfiguration(red))
        #expect(color(again) == color(image))
    }

    @Test func configurationsLosePartsOfWhatTheySay() {
        let whole = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
        let scale = UIImage.SymbolConfiguration(scale: .large)
        #expect(whole.configurationWithoutPointSizeAndWeight() == scale)
        #expect(scale.configurationWithoutScale() == .unspecified)
        #expect(
            whole.configurationWithoutScale().configurationWithoutWeight()
                == UIImage.SymbolConfiguration(pointSize: 30)
        )
    }
}
