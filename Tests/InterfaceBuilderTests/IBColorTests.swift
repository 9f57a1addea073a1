import CoreGraphics
import Foundation
import Testing
import _Testing_CoreGraphics

@testable import InterfaceBuilder

struct IBColorTests {
    private func color(_ attributes: String) throws -> IBColor? {
        try Samples.object("<view><color key=\"tintColor\" \(attributes)/></view>")
            .color("tintColor")
    }

    static let spaces: [(attributes: String, space: IBColorComponents.Space, values: [Double])] = [
        (
            "red=\"1\" green=\"0.5\" blue=\"0.0\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
            .sRGB, [1, 0.5, 0]
        ),
        (
            "red=\"1\" green=\"0.5\" blue=\"0.0\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
            .displayP3, [1, 0.5, 0]
        ),
        ("red=\"1\" green=\"0.5\" blue=\"0.0\" colorSpace=\"deviceRGB\"", .sRGB, [1, 0.5, 0]),
        (
            "white=\"0.25\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
            .gray, [0.25]
        ),
        ("white=\"0.25\" colorSpace=\"calibratedWhite\"", .gray, [0.25]),
        (
            "cyan=\"1\" magenta=\"0.0\" yellow=\"0.5\" black=\"0.5\" colorSpace=\"deviceCMYK\"",
            .sRGB, [0, 0.5, 0.25]
        ),
    ]

    @Test func theNewestNameOfASystemColorCounts() throws {
        let found = try color(
            "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" "
                + "cocoaTouchSystemColor=\"whiteColor\""
        )
        #expect(found == .system(name: "systemBackgroundColor", fallback: nil))
    }

    @Test func namesWithLineBreaksAreElements() throws {
        let name = "<string key=\"name\">\nBrand</string>"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><imageView id="aaa"><color key="tintColor">\(name)</color>
            <string key="image">\nPicture</string></imageView></objects>
            <resources><image width="4" height="8"><string key="name">\nPicture</string></image>
            <namedColor>\(name)<color white="0.5" alpha="1" colorSpace="calibratedWhite"/>
            </namedColor></resources></document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "View.xib")
        let object = try #require(document.object(id: "aaa"))
        let color = try #require(object.color("tintColor"))
        #expect(color == .named("\nBrand"))
        #expect(document.resources.components(of: color)?.values == [0.5])
        let image = try #require(object.image())
        #expect(document.resources.images[image.name]?.size == CGSize(width: 4, height: 8))
    }

    @Test(arguments: spaces)
    func numbersAreReadInTheirSpace(
        attributes: String,
        space: IBColorComponents.Space,
        values: [Double]
    ) throws {
        #expect(
            try color(attributes + " alpha=\"0.75\"")
                == .components(IBColorComponents(space: space, values: values, alpha: 0.75))
        )
    }

    @Test func genericRedIsAsColorSyncConvertsIt() throws {
        // The red of macOS's old palette is FF2600 on an sRGB screen.
        let text = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
        guard case .components(let red)? = try color(text) else {
            Issue.record("no numbers")
            return
        }
        let bytes = red.values.map { Int(($0 * 255).rounded()) }
        #expect(bytes[0] == 255)
        #expect(abs(bytes[1] - 0x26) <= 2)
        #expect(bytes[2] == 0)
    }

    @Test func documentsThatAreNotColorMatchedKeepTheirNumbers() throws {
        let text = Samples.xib(
            "<view><color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.5\" "
                + "colorSpace=\"calibratedRGB\"/></view>"
        ).replacingOccurrences(of: "colorMatched=\"YES\"", with: "")
        let document = try Samples.document(text)
        #expect(
            document.topLevelObjects.first?.color("tintColor")
                == .components(IBColorComponents(space: .sRGB, values: [1, 0, 0.5]))
        )
    }

    @Test func colorsWithNamesKeepThem() throws {
        #expect(
            try color("systemColor=\"labelColor\"") == .system(name: "labelColor", fallback: nil)
        )
        #expect(
            try color(
                "cocoaTouchSystemColor=\"darkTextColor\" white=\"0.0\" colorSpace=\"calibratedWhite\""
            )
                == .system(
                    name: "darkTextColor",
                    fallback: IBColorComponents(space: .gray, values: [0])
                )
        )
        #expect(try color("name=\"Brand\"") == .named("Brand"))
        #expect(
            try color("name=\"textColor\" catalog=\"System\" colorSpace=\"catalog\"")
                == .catalog(name: "textColor", catalog: "System")
        )
        #expect(try color("") == nil)
        #expect(try color("red=\"1\" green=\"1\"") == nil)
    }

    @Test func namesAreResolvedByTheDocument() throws {
        let document = try Samples.document(
            Samples.storyboard(
                "",
                resources: "<namedColor name=\"Brand\"><color white=\"0.5\" alpha=\"1\" "
                    + "colorSpace=\"calibratedWhite\"/></namedColor><systemColor name=\"labelColor\">"
                    + "<color white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></systemColor>"
                    + "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"
            )
        )
        let resources = document.resources
        let gray = IBColorComponents(space: .gray, values: [0.5])
        #expect(resources.components(of: .named("Brand")) == gray)
        #expect(resources.components(of: .named("Other")) == nil)
        let label = IBColor.system(name: "labelColor", fallback: nil)
        #expect(resources.components(of: label)?.values == [0])
        let grouped = IBColor.system(name: "groupTableViewBackgroundColor", fallback: nil)
        #expect(resources.components(of: grouped)?.values.map { $0 * 255 } == [239, 239, 244])
        #expect(resources.images["star"]?.isSystem == true)
        #expect(resources.images["star"]?.size == CGSize(width: 128, height: 116))
    }

    @Test func componentsDrawInTheirSpace() {
        let wide = IBColorComponents(space: .displayP3, values: [1, 0.5, 0], alpha: 0.5).cgColor
        #expect(wide.colorSpace?.name == CGColorSpace.displayP3)
        #expect(wide.components == [1, 0.5, 0, 0.5])
        let gray = IBColorComponents(space: .gray, values: [0.5]).cgColor
        #expect(gray.components == [0.5, 1])
        #expect(IBColorComponents(space: .sRGB, values: []).cgColor.alpha == 0)
    }
}
