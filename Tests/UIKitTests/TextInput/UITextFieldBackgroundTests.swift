import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UITextFieldBackgroundTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let wood = UIImage(systemName: "star")
    private let ash = UIImage(systemName: "circle")

    private var picture: FieldBackground? {
        field.layoutIfNeeded()
        return field.subviews.first as? FieldBackground
    }

    @Test func aPictureStandsBehindTheText() throws {
        field.background = wood
        let view = try #require(picture)
        #expect(view.frame == field.bounds)
        #expect(view.layer.zPosition == -.infinity)
        #expect(!view.isHidden && !view.isUserInteractionEnabled)
        guard case .image(let image) = view.renderContent() else {
            Issue.record("no picture is shown")
            return
        }
        #expect(image.mode == .scaleToFill)
        #expect(field.background === wood)
    }

    @Test func disabledFieldsHaveAPictureOfTheirOwn() throws {
        field.disabledBackground = ash
        #expect(picture?.isHidden == true)
        field.background = wood
        #expect(picture?.image === wood)
        field.isEnabled = false
        #expect(picture?.image === ash)
        field.disabledBackground = nil
        #expect(picture?.image === wood)
    }

    @Test func itTakesThePlaceOfAnEdgeThatIsNotRound() {
        func border() -> Border? {
            var style = NodeStyle()
            field.describeBorder(&style)
            return style.border
        }
        field.borderStyle = .line
        #expect(border() != nil)
        field.background = wood
        #expect(border() == nil)
        field.borderStyle = .roundedRect
        #expect(border() != nil)
        #expect(picture?.isHidden == true)
    }

    @Test func documentsNameBothPictures() throws {
        let view = try NibSamples.view(
            """
            <textField background="none" id="aaa">
            <imageReference key="background" image="star" catalog="system"/>
            <imageReference key="disabledBackground" image="circle" catalog="system"/></textField>
            """
        )
        let field = try #require(view as? UITextField)
        #expect(field.background?.isSymbolImage == true)
        #expect(field.disabledBackground?.isSymbolImage == true)
    }

    @Test func searchFieldsShowTheirBackground() {
        let bar = UISearchBar()
        bar.setSearchFieldBackgroundImage(wood, for: .normal)
        #expect(bar.searchTextField.background === wood)
        #expect(bar.searchTextField.subviews.contains { $0 is FieldBackground })
    }
}
