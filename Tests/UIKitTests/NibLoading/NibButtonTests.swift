import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Configurations and roles of buttons, as documents name them.
@MainActor
struct NibButtonTests {
    private func button(_ attributes: String, _ configuration: String) throws -> UIButton {
        try #require(
            try NibSamples.view(
                """
                <button buttonType="system" \(attributes) id="aaa">
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Buy" \
                \(configuration)</buttonConfiguration></button>
                """
            ) as? UIButton
        )
    }

    @Test func whatIsHeldOverAButtonPressesIt() throws {
        #expect(try button("", ">").isSpringLoaded == false)
        #expect(try button("springLoaded=\"YES\"", ">").isSpringLoaded)
    }

    @Test func linesOfTextHaveTheirFonts() throws {
        let button = try button(
            "",
            """
            subtitle="now"><fontDescription key="titleFontDescription" type="system" \
            pointSize="21"/><fontDescription key="subtitleFontDescription" type="boldSystem" \
            pointSize="9"/>
            """
        )
        let configuration = try #require(button.configuration)
        let title = NSAttributedString(try #require(configuration.attributedTitle))
        let subtitle = NSAttributedString(try #require(configuration.attributedSubtitle))
        #expect(title.string == "Buy" && subtitle.string == "now")
        let fonts = [title, subtitle].map {
            $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        }
        #expect(fonts == [.systemFont(ofSize: 21), .boldSystemFont(ofSize: 9)])
    }

    @Test(arguments: [("showsActivityIndicator=\"YES\"", true), ("", false)])
    func indicatorTakesTheImagesPlace(attribute: String, shows: Bool) throws {
        let button = try button("", "\(attribute)>")
        #expect(button.configuration?.showsActivityIndicator == shows)
    }

    @Test(arguments: [
        ("primary", UIButton.Role.primary), ("cancel", .cancel), ("destructive", .destructive),
        ("normal", .normal),
    ])
    func rolesAreRead(name: String, role: UIButton.Role) throws {
        #expect(try button("role=\"\(name)\"", ">").role == role)
    }

    @Test(arguments: [
        ("<buttonConfiguration key=\"configuration\" style=\"plain\"/>", ""),
        ("<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Buy\"/>", "Buy"),
        ("", "Button"),
    ])
    func titlesFromBeforeAConfigurationAreNotShown(configuration: String, title: String) throws {
        let text = """
            <button buttonType="system" id="aaa"><state key="normal" title="Button"/>
            <state key="selected" title="Bought"/>\(configuration)</button>
            """
        let button = try #require(try NibSamples.view(text) as? UIButton)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text ?? "" == title)
        #expect(button.title(for: .selected) == "Bought")
    }
}
