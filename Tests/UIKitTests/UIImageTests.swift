import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

struct UIImageTests {
    private func withFolder<R>(_ files: [String: Data], _ body: (ImageCatalog) throws -> R) throws
        -> R
    {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        for (name, data) in files {
            let file = folder.appendingPathComponent(name)
            try manager.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
        return try body(ImageCatalog(directories: [folder]))
    }

    @Test func sizeIsPixelsDividedByScale() throws {
        let image = try #require(UIImage(data: ImageSamples.png, scale: 2))
        #expect(image.size == CGSize(width: 20, height: 15) && image.scale == 2)
        let vector = try #require(UIImage(data: ImageSamples.svg, scale: 2))
        #expect(vector.size == CGSize(width: 40, height: 30))
        #expect(UIImage(data: ImageSamples.png, scale: .nan)?.scale == 1)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test func turnedPicturesSwapTheirSides() throws {
        let image = try #require(UIImage(data: ImageSamples.jpeg(6)))
        #expect(image.imageOrientation == .right)
        #expect(image.size == CGSize(width: 30, height: 40))
    }

    @Test func equalBytesShareOneResource() throws {
        let first = try #require(UIImage(data: ImageSamples.gif))
        let second = try #require(UIImage(data: Data(Array(ImageSamples.gif))))
        #expect(first.resource === second.resource && first == second)
        #expect(first != second.withRenderingMode(.alwaysTemplate))
        #expect(first.resource.hash == String(SHA256.hexadecimal(ImageSamples.gif).prefix(32)))
    }

    @Test func fileForTheDisplayScaleIsPreferred() throws {
        let files = [
            "a.png": ImageSamples.png, "a@2x.png": ImageSamples.png, "b@3x.png": ImageSamples.png,
            "c.svg": ImageSamples.svg, "sub/d.jpeg": ImageSamples.jpeg(), "e.png": Data([1, 2]),
        ]
        try withFolder(files) { catalog in
            func scale(_ name: String, _ display: CGFloat) -> CGFloat? {
                catalog.image(named: name, displayScale: display)?.scale
            }
            #expect(scale("a", 1) == 1 && scale("a", 2) == 2 && scale("a", 3) == 2)
            #expect(scale("a.png", 2) == 2 && scale("b", 1) == 3 && scale("a", .nan) == 1)
            #expect(scale("c", 2) == 1 && scale("sub/d", 1.5) == 1)
            #expect(scale("e", 1) == nil && scale("A", 1) == nil && scale("sub", 1) == nil)
        }
    }

    @Test(arguments: ["", "../a", "sub/../a", "/etc/hostname", "a\0", "sub//a", ".."])
    func namesNeverLeaveTheFolders(name: String) throws {
        try withFolder(["a.png": ImageSamples.png]) { catalog in
            #expect(catalog.image(named: name, displayScale: 1) == nil)
        }
    }

    @Test func filesThatComeLaterAreFound() throws {
        try withFolder(["a.png": ImageSamples.png]) { catalog in
            #expect(catalog.image(named: "late", displayScale: 1) == nil)
            let folder = try #require(catalog.directories.first)
            try ImageSamples.png.write(to: folder.appendingPathComponent("late.png"))
            #expect(catalog.image(named: "late", displayScale: 1) != nil)
        }
    }

    @Test func assetCatalogsHaveColoursAndPicturesWithVariants() throws {
        func value(_ red: String) -> String {
            "\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"\(red)\","
                + "\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}"
        }
        let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
        let colors =
            "{\"colors\":[{\"idiom\":\"universal\",\(value("1.000"))},"
            + "{\"idiom\":\"universal\",\(dark),\(value("0.500"))}]}"
        let images =
            "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"l.png\"},"
            + "{\"idiom\":\"universal\",\(dark),\"filename\":\"d.gif\"}],"
            + "\"properties\":{\"template-rendering-intent\":\"original\"}}"
        try withFolder([
            "A.xcassets/Brand.colorset/Contents.json": Data(colors.utf8),
            "A.xcassets/Logo.imageset/Contents.json": Data(images.utf8),
            "A.xcassets/Logo.imageset/l.png": ImageSamples.png,
            "A.xcassets/Logo.imageset/d.gif": ImageSamples.gif,
        ]) { catalog in
            let bundle = try #require(catalog.directories.first.flatMap { Bundle(url: $0) })
            let brand = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
            let named = UIColor(resource: ColorResource(name: "Brand", bundle: bundle))
            #expect(named.resolvedColor(with: .current) == brand.resolvedColor(with: .current))
            let picture = UIImage(resource: ImageResource(name: "Logo", bundle: bundle))
            #expect(picture.size == UIImage(named: "Logo", in: bundle, compatibleWith: nil)?.size)
            #expect(picture.size != .zero)
            let missing = ImageResource(name: "Nothing", bundle: bundle)
            #expect(UIImage(resource: missing).size == .zero)
            let (light, night) = (
                UITraitCollection(userInterfaceStyle: .light),
                UITraitCollection(userInterfaceStyle: .dark)
            )
            #expect(
                brand.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            )
            #expect(
                brand.resolvedColor(with: night) == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
            )
            #expect(UIColor(named: "Brand") == nil)
            #expect(UIImage(named: "Logo", in: bundle, with: nil) != nil)
            #expect(UIImage(named: "Logo", in: nil, with: nil) == nil)
            let logo = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: light))
            #expect(logo.renderingMode == .alwaysOriginal)
            func type(_ traits: UITraitCollection) -> String {
                logo.content(mode: .center, tintColor: .blue, traits: traits).resource.mediaType
            }
            #expect(type(light) == "image/png" && type(night) == "image/gif")
        }
    }

    @Test func filesForTheKindOfDeviceAreFound() throws {
        let files = [
            "a.png": ImageSamples.png, "a@2x~ipad.png": ImageSamples.png,
            "a~iphone.gif": ImageSamples.gif, "b@2x~ipad.png": ImageSamples.png,
        ]
        try withFolder(files) { catalog in
            func scale(_ name: String, isPad: Bool) -> CGFloat? {
                catalog.image(named: name, displayScale: 2, isPad: isPad)?.scale
            }
            #expect(scale("a", isPad: true) == 2)
            #expect(scale("a", isPad: false) == 1)
            #expect(
                catalog.image(named: "a", displayScale: 1)?.resource.mediaType == "image/gif"
            )
            #expect(scale("b", isPad: true) == 2)
            #expect(scale("b", isPad: false) == nil)
        }
    }

    @Test func filesInFoldersOfLanguagesAreFound() throws {
        let files = [
            "en.lproj/a.png": ImageSamples.png, "Base.lproj/b@2x.png": ImageSamples.png,
            "c.png": ImageSamples.png, "en.lproj/c.gif": ImageSamples.gif,
        ]
        try withFolder(files) { catalog in
            #expect(catalog.image(named: "a", displayScale: 2) != nil)
            #expect(catalog.image(named: "b.png", displayScale: 2)?.scale == 2)
            #expect(catalog.image(named: "c", displayScale: 2)?.resource.mediaType == "image/png")
            #expect(catalog.image(named: "en.lproj/../a", displayScale: 2) == nil)
        }
    }

    @Test func picturesForOneDirectionAreMirroredInTheOther() throws {
        func images(_ direction: String) -> Data {
            let entry = "{\"idiom\":\"universal\",\"language-direction\":\"\(direction)\","
            return Data("{\"images\":[\(entry)\"filename\":\"a.png\"}]}".utf8)
        }
        try withFolder([
            "A.xcassets/Left.imageset/Contents.json": images("left-to-right"),
            "A.xcassets/Left.imageset/a.png": ImageSamples.png,
            "A.xcassets/Right.imageset/Contents.json": images("right-to-left"),
            "A.xcassets/Right.imageset/a.png": ImageSamples.png,
        ]) { catalog in
            let bundle = try #require(catalog.directories.first.flatMap { Bundle(url: $0) })
            typealias Direction = UITraitEnvironmentLayoutDirection
            func isFlipped(_ name: String, _ direction: Direction) -> Bool? {
                let image = UIImage(named: name, in: bundle, compatibleWith: nil)
                let traits = UITraitCollection(layoutDirection: direction)
                return image?.content(mode: .center, tintColor: .blue, traits: traits).isFlipped
            }
            #expect(isFlipped("Left", .leftToRight) == false)
            #expect(isFlipped("Left", .rightToLeft) == true)
            #expect(isFlipped("Right", .leftToRight) == true)
            #expect(isFlipped("Right", .rightToLeft) == false)
        }
    }

    @Test func missingFilesMakeNoImage() {
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(contentsOfFile: "/") == nil)
    }

    @Test func fileNameSaysTheScale() throws {
        try withFolder(["x@3x.gif": ImageSamples.gif]) { catalog in
            let path = try #require(catalog.directories.first).appendingPathComponent("x@3x.gif")
            let image = try #require(UIImage(contentsOfFile: path.path))
            #expect(image.scale == 3)
            #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
        }
        let png = try #require(UIImage(data: ImageSamples.png))
        #expect(png.pngData() == ImageSamples.png)
    }

    @Test func templatesAreDrawnInTheTintColor() throws {
        let image = try #require(UIImage(data: ImageSamples.png))
        func tint(_ image: UIImage, isTemplateContext: Bool = false) -> RenderColor? {
            let traits = UITraitCollection(userInterfaceStyle: .light)
            return image.content(
                mode: .center,
                tintColor: .blue,
                traits: traits,
                isTemplateContext: isTemplateContext
            ).tintColor
        }
        let (red, blue) = (RenderColor(rgba: 0xFF00_00FF), RenderColor(rgba: 0x0000_FFFF))
        #expect(tint(image) == nil)
        #expect(tint(image, isTemplateContext: true) == blue)
        #expect(tint(image.withRenderingMode(.alwaysTemplate)) == blue)
        #expect(tint(image.withTintColor(.red)) == red)
        #expect(
            tint(image.withTintColor(.red, renderingMode: .alwaysOriginal), isTemplateContext: true)
                == red
        )
        #expect(
            tint(image.withRenderingMode(.alwaysOriginal), isTemplateContext: true) == nil
        )
    }

    @Test func aMirroredImageIsShownAndDrawnSo() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let plain = try #require(UIImage(data: ImageSamples.png))
        let image = plain.resizableImage(withCapInsets: insets).withHorizontallyFlippedOrientation()
        #expect(image.imageOrientation == .upMirrored && image.size == plain.size)
        #expect(image.capInsets == insets && !image.flipsForRightToLeftLayoutDirection)
        #expect(image.pngData() == nil)
        let content = image.content(mode: .scaleToFill, tintColor: .blue, traits: .current)
        #expect(content.isFlipped)
        #expect(content.capInsets == ImageContent.Insets(top: 1, left: 4, bottom: 3, right: 2))
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        let twice = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(!twice.content(mode: .scaleToFill, tintColor: .blue, traits: traits).isFlipped)
        let back = plain.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
        #expect(back == plain && back.pngData() == ImageSamples.png)

        let rect = CGRect(x: 5, y: 0, width: 40, height: 30)
        let maker = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30))
        let drawn = maker.image { _ in plain.withHorizontallyFlippedOrientation().draw(in: rect) }
        let expected = maker.image { context in
            context.cgContext.translateBy(x: 50, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            plain.draw(in: rect)
        }
        #expect(drawn == expected && drawn != maker.image { _ in plain.draw(in: rect) })
    }

    @Test func turnedPicturesAreMirroredToo() throws {
        let image = try #require(UIImage(data: ImageSamples.jpeg(6)))
        let mirrored = image.withHorizontallyFlippedOrientation()
        #expect(mirrored.imageOrientation == .rightMirrored)
        #expect(mirrored.size == image.size)
    }

    @Test func formatsForDrawingsOfAnImageAreAsItIs() throws {
        let picture = try #require(UIImage(data: ImageSamples.png, scale: 4))
        #expect(picture.imageRendererFormat.scale == 4 && !picture.imageRendererFormat.opaque)
        let photo = try #require(UIImage(data: ImageSamples.jpeg(), scale: 1))
        #expect(photo.imageRendererFormat.scale == 1 && photo.imageRendererFormat.opaque)
        let drawn = UIGraphicsImageRenderer(size: picture.size, format: picture.imageRendererFormat)
            .image { _ in picture.draw(at: .zero) }
        #expect(drawn.scale == 4 && drawn.size == picture.size)
    }

    @Test func contentCarriesInsetsAndMirroring() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = try #require(UIImage(data: ImageSamples.png))
            .resizableImage(withCapInsets: insets, resizingMode: .stretch)
            .imageFlippedForRightToLeftLayoutDirection()
            .withAlignmentRectInsets(insets)
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        let content = image.content(mode: .scaleToFill, tintColor: .blue, traits: traits)
        #expect(content.isFlipped && content.size == CGSize(width: 40, height: 30))
        #expect(content.capInsets == ImageContent.Insets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image.alignmentRectInsets == insets && image.resizingMode == .stretch)
    }

    @Test func thumbnailsAreDrawnAtTheirSize() async throws {
        let image = try #require(UIImage(systemName: "star"))
        let size = CGSize(width: 8, height: 6)
        let small = try #require(image.preparingThumbnail(of: size))
        #expect(small.size == size)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        let later = await image.byPreparingThumbnail(ofSize: size)
        #expect(later?.size == size)
        let shown = await image.byPreparingForDisplay()
        #expect(shown === image)
        await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: size) { thumbnail in
                #expect(thumbnail?.size == size)
                continuation.resume()
            }
        }
    }

    @Test func theMiddlePointOfAStretchableImageIsStretched() throws {
        let image = try #require(UIImage(data: ImageSamples.png))
        let both = image.stretchableImage(withLeftCapWidth: 12, topCapHeight: 0)
        #expect(both.capInsets == UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 27))
        #expect(both.resizingMode == .stretch && both.size == image.size)
        let wide = image.stretchableImage(withLeftCapWidth: 50, topCapHeight: 10)
        #expect(wide.capInsets == UIEdgeInsets(top: 10, left: 40, bottom: 19, right: 0))
    }

    @Test func changesOfAnAnimatedImageReachAllItsPictures() throws {
        let picture = try #require(UIImage(data: ImageSamples.png))
        let image = try #require(UIImage.animatedImage(with: [picture, picture], duration: 2))
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template.images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate])
        #expect(template.duration == 2)
        #expect(picture.withRenderingMode(.alwaysTemplate).images == nil)
    }
}
