import CoreGraphics
import Foundation
import Testing

@testable import InterfaceBuilder

struct IBAssetCatalogTests {
    /// Makes a catalog of files, and removes it afterwards.
    private func withCatalog(
        _ files: [String: String],
        _ body: (URL) throws -> Void
    ) throws {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).xcassets")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files {
            let url = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        try body(root)
    }

    private static func color(_ components: String, space: String = "srgb", more: String = "")
        -> String
    {
        "{\"idiom\":\"universal\",\(more)\"color\":{\"color-space\":\"\(space)\","
            + "\"components\":{\(components)}}}"
    }

    private func set(_ entries: String...) throws -> IBColorSet {
        let json = try JSONValue.object(
            Array("{\"colors\":[\(entries.joined(separator: ","))]}".utf8),
            fileName: "c"
        )
        return IBColorSet(name: "c", json)
    }

    @Test(arguments: [
        "\"red\":\"0x80\",\"green\":\"0xFF\",\"blue\":\"0x00\",\"alpha\":\"0.500\"",
        "\"red\":\"128\",\"green\":\"255\",\"blue\":\"0\",\"alpha\":\"0.500\"",
        "\"red\":\"0.50196078431372548\",\"green\":\"1.000\",\"blue\":\"0.000\",\"alpha\":\"0.5\"",
        "\"red\":128,\"green\":1,\"blue\":0,\"alpha\":0.5",
    ])
    func allNotationsMeanTheSame(components: String) throws {
        let color = try set(Self.color(components)).color(for: IBAssetTraits())
        #expect(
            color
                == .components(
                    IBColorComponents(space: .sRGB, values: [128.0 / 255, 1, 0], alpha: 0.5)
                )
        )
    }

    @Test(arguments: [
        ("srgb", "\"red\":\"0.5\",\"green\":\"0.5\",\"blue\":\"0.5\"", "sRGB", [0.5, 0.5, 0.5]),
        (
            "display-p3", "\"red\":\"1.0\",\"green\":\"0.0\",\"blue\":\"0.0\"", "displayP3",
            [1, 0, 0]
        ),
        ("gray-gamma-22", "\"white\":\"0.25\"", "gray", [0.25]),
        (
            "extended-linear-srgb", "\"red\":\"0.0\",\"green\":\"1.0\",\"blue\":\"0.0\"", "sRGB",
            [0, 1, 0]
        ),
    ])
    func allSpacesAreRead(space: String, components: String, name: String, values: [Double]) throws
    {
        guard
            case .components(let found)? = try set(Self.color(components, space: space))
                .color(for: IBAssetTraits())
        else {
            Issue.record("no numbers")
            return
        }
        #expect(found.space.rawValue == name)
        #expect(zip(found.values, values).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(found.values.count == values.count)
    }

    @Test func appearancesAreChosen() throws {
        func gray(_ white: String, _ appearances: String...) -> String {
            let list = appearances.map {
                let pair = $0.split(separator: "=")
                return "{\"appearance\":\"\(pair[0])\",\"value\":\"\(pair[1])\"}"
            }
            let more = list.isEmpty ? "" : "\"appearances\":[\(list.joined(separator: ","))],"
            return Self.color("\"white\":\"\(white)\"", space: "gray-gamma-22", more: more)
        }
        let set = try set(
            gray("0.1"),
            gray("0.2", "luminosity=dark"),
            gray("0.3", "contrast=high"),
            gray("0.4", "luminosity=dark", "contrast=high")
        )
        func white(_ isDark: Bool?, _ isHighContrast: Bool) -> [Double]? {
            let traits = IBAssetTraits(isDark: isDark, isHighContrast: isHighContrast)
            guard case .components(let found)? = set.color(for: traits) else { return nil }
            return found.values
        }
        #expect(white(nil, false) == [0.1])
        #expect(white(false, false) == [0.1])
        #expect(white(true, false) == [0.2])
        #expect(white(false, true) == [0.3])
        #expect(white(true, true) == [0.4])
    }

    @Test func colorsOfTheSystemAndWrongOnesAreTold() throws {
        let set = try set(
            "{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"systemBlueColor\"}}",
            "{\"idiom\":\"ipad\",\"color\":{\"components\":{\"red\":\"x\"}}}",
            "{\"idiom\":\"ipad\"}"
        )
        #expect(set.variants.count == 1)
        #expect(
            set.color(for: IBAssetTraits(idiom: "ipad"))
                == .system(name: "systemBlueColor", fallback: nil)
        )
    }

    @Test func imagesAreChosenByScaleAndAppearance() throws {
        let contents = """
            {"images":[
            {"idiom":"universal","filename":"a.png","scale":"1x"},
            {"idiom":"universal","filename":"a@2x.png","scale":"2x","resizing":{"mode":"9-part",
             "center":{"mode":"tile","width":1,"height":2},
             "cap-insets":{"top":1,"left":2,"bottom":3,"right":4}}},
            {"idiom":"universal","scale":"3x"},
            {"idiom":"universal","filename":"../../secret.png","scale":"3x"},
            {"idiom":"universal","filename":"dark.pdf",
             "appearances":[{"appearance":"luminosity","value":"dark"}]}],
            "properties":{"template-rendering-intent":"template",
             "preserves-vector-representation":true}}
            """
        try withCatalog(["Icon.imageset/Contents.json": contents]) { url in
            let set = try #require(try IBAssetCatalog(contentsOf: url).images["Icon"])
            let light = IBAssetTraits()
            #expect(set.variants.count == 3)
            #expect(set.variant(for: light, scale: 1)?.url.lastPathComponent == "a.png")
            #expect(set.variant(for: light, scale: 2)?.url.lastPathComponent == "a@2x.png")
            #expect(set.variant(for: light, scale: 3)?.url.lastPathComponent == "a@2x.png")
            let dark = set.variant(for: IBAssetTraits(isDark: true), scale: 2)
            #expect(dark?.url.lastPathComponent == "dark.pdf")
            #expect(dark?.scale == nil)
            #expect(set.renderingIntent == "template")
            #expect(set.preservesVector)
            let resizing = try #require(set.variants[1].resizing)
            #expect(resizing.mode == "9-part")
            #expect(resizing.isTiled)
            #expect(resizing.capInsets == IBEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(resizing.centerHeight == 2)
        }
    }

    private func image(_ entries: String...) throws -> IBImageSet {
        let list = entries.map { "{\"idiom\":\"universal\",\"scale\":\"2x\",\($0)}" }
        let json = try JSONValue.object(
            Array("{\"images\":[\(list.joined(separator: ","))]}".utf8),
            fileName: "i"
        )
        return IBImageSet(name: "i", folder: URL(fileURLWithPath: "/i.imageset"), json)
    }

    private func file(_ set: IBImageSet, _ change: (inout IBAssetTraits) -> Void = { _ in })
        -> String?
    {
        var traits = IBAssetTraits()
        change(&traits)
        return set.variant(for: traits, scale: 2)?.url.lastPathComponent
    }

    @Test func imagesAreChosenBySizeClasses() throws {
        let set = try image(
            #""filename":"low.png","height-class":"compact""#,
            #""filename":"any.png""#,
            #""filename":"wide.png","width-class":"regular""#
        )
        #expect(self.file(set) == "any.png")
        func file(_ width: String, _ height: String) -> String? {
            self.file(set) { ($0.widthClass, $0.heightClass) = (width, height) }
        }
        #expect(file("compact", "regular") == "any.png")
        #expect(file("compact", "compact") == "low.png")
        #expect(file("regular", "regular") == "wide.png")
        // With no other, one for another size class is shown.
        let only = try image(#""filename":"low.png","height-class":"compact""#)
        #expect(self.file(only) { $0.heightClass = "regular" } == "low.png")
    }

    @Test func imagesAreChosenByDirection() throws {
        let both = try image(
            #""filename":"r.png","language-direction":"right-to-left""#,
            #""filename":"l.png","language-direction":"left-to-right""#
        )
        #expect(file(both) == "l.png")
        #expect(file(both) { $0.isRightToLeft = true } == "r.png")
        #expect(both.isDrawnRightToLeft == nil)
        let mirrored = try image(#""filename":"l.png","language-direction":"left-to-right""#)
        #expect(mirrored.isDrawnRightToLeft == false)
        #expect(file(mirrored) { $0.isRightToLeft = true } == "l.png")
        #expect(try image(#""filename":"l.png""#).isDrawnRightToLeft == nil)
    }

    @Test func imagesAreChosenByLanguage() throws {
        let set = try image(
            #""filename":"fr.png","locale":"fr""#,
            #""filename":"any.png""#,
            #""filename":"de.png","locale":"de""#
        )
        #expect(set.isLocalized)
        #expect(file(set) { $0.languages = ["en-GB", "en"] } == "any.png")
        #expect(file(set) { $0.languages = ["de-AT", "de"] } == "de.png")
        #expect(file(set) { $0.languages = ["fr", "de"] } == "fr.png")
    }

    @Test func imagesOfOneKindOfDeviceComeLast() throws {
        let set = try image(#""filename":"4.png","subtype":"retina4""#, #""filename":"a.png""#)
        #expect(file(set) == "a.png")
        #expect(file(try image(#""filename":"4.png","subtype":"retina4""#)) == "4.png")
    }

    @Test func dataSetsNameTheirFiles() throws {
        let contents = """
            {"data": [
                {"idiom": "universal", "filename": "all.json",
                    "universal-type-identifier": "public.json"},
                {"idiom": "ipad", "filename": "pad.json"},
                {"idiom": "universal", "filename": "../secret"},
                {"idiom": "universal"}
            ]}
            """
        try withCatalog(["Words.dataset/Contents.json": contents]) { url in
            let set = try #require(try IBAssetCatalog(contentsOf: url).data["Words"])
            #expect(set.variants.map(\.url.lastPathComponent) == ["all.json", "pad.json"])
            let phone = set.variant(for: IBAssetTraits(idiom: "iphone"))
            #expect(phone?.url.lastPathComponent == "all.json")
            #expect(phone?.typeIdentifier == "public.json")
            let pad = set.variant(for: IBAssetTraits(idiom: "ipad"))
            #expect(pad?.url.lastPathComponent == "pad.json" && pad?.typeIdentifier == nil)
        }
    }

    @Test func foldersAndNamespacesAreFollowed() throws {
        let color = "{\"colors\":[\(Self.color("\"white\":\"1.0\""))]}"
        let files = [
            "Contents.json": "{}",
            "Plain/A.colorset/Contents.json": color,
            "Named/Contents.json": "{\"properties\":{\"provides-namespace\":true}}",
            "Named/Inner/B.colorset/Contents.json": color,
            "Bad.colorset/Contents.json": "[",
            "Icon.symbolset/Contents.json":
                "{\"symbols\":[{\"idiom\":\"universal\",\"filename\":\"i.svg\"}]}",
            "AppIcon.appiconset/Contents.json": "{}",
        ]
        try withCatalog(files) { url in
            let catalog = try IBAssetCatalog(contentsOf: url)
            #expect(catalog.colors.keys.sorted() == ["A", "Named/B"])
            #expect(catalog.images["Icon"]?.isSymbol == true)
            #expect(
                catalog.problems.map(\.description)
                    == ["Bad.colorset/Contents.json: found no JSON object; expected one."]
            )
        }
    }

    @Test func aCatalogThatIsAbsentIsRefused() {
        let error = #expect(throws: DocumentError.self) {
            try IBAssetCatalog(contentsOf: URL(fileURLWithPath: "/nowhere/Media.xcassets"))
        }
        #expect(error?.description == "Media.xcassets: cannot be read: there is no such folder.")
    }
}
