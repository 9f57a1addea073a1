import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Pictures of documents from the app's asset catalogs.
@MainActor
struct NibImageTests {
    @Test func picturesAreDrawnAsTheirReferencesSay() throws {
        let folder = try Folder()
        _ = try folder.write(
            "A.xcassets/Logo.imageset/Contents.json",
            "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"l.png\"}]}"
        )
        try ImageSamples.png.write(
            to: folder.url.appendingPathComponent("A.xcassets/Logo.imageset/l.png")
        )
        let url = try folder.write(
            "Sample.xib",
            NibSamples.xibText(
                """
                <imageView image="Logo" id="aaa"/>
                <imageView id="bbb"><imageReference key="image" image="Logo" \
                renderingMode="template"/></imageView>
                <imageView id="ccc"><imageReference key="image" image="Logo" symbolScale="medium" \
                renderingMode="original"/></imageView>
                """
            )
        )
        let source = try NibSource(contentsOf: url)
        let views = UINib(source).instantiate(withOwner: nil).compactMap { $0 as? UIImageView }
        let modes = views.map { $0.image?.renderingMode }
        #expect(modes == [.automatic, .alwaysTemplate, .alwaysOriginal])
        #expect(source.warnings.isEmpty)
    }

    @Test func symbolsHaveTheShapesThatTheDocumentKnows() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <imageView image="person.circle" catalog="system" id="aaa"/>
            <imageView id="bbb"><imageReference key="image" image="chevron.right" \
            catalog="system" variableValue="0.8"/></imageView></objects><resources>
            <image name="chevron.right" catalog="system" width="97" height="128"/>
            <image name="person.circle" catalog="system" width="128" height="123"/></resources>
            </document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Sample.xib")
        #expect(document.warnings.isEmpty)
        let views = UINib(NibSource(document)).instantiate(withOwner: nil)
        let images = views.compactMap { ($0 as? UIImageView)?.image }
        let sizes = [CGSize(width: 20, height: 19), CGSize(width: 13, height: 17)]
        #expect(images.map(\.size) == sizes)
        // Both are aligned as high as a line.
        let heights = images.map { image in
            image.size.height - image.alignmentRectInsets.top - image.alignmentRectInsets.bottom
        }
        #expect(heights.allSatisfy { abs($0 - 20.29) < 0.01 })
    }

    @Test func standInsOfSymbolsGrowWithTheirConfiguration() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <button id="aaa"><state key="normal" image="nothing.known" catalog="system">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
            configurationType="pointSize" pointSize="34" scale="large"/></state></button>
            <imageView image="nothing.known" catalog="system" id="bbb">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/>
            </imageView></objects><resources>
            <image name="nothing.known" catalog="system" width="128" height="96"/></resources>
            </document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Sample.xib")
        let source = NibSource(document)
        let views = UINib(source).instantiate(withOwner: nil)
        let button = try #require(views.first as? UIButton)
        let imageView = try #require(views.last as? UIImageView)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 51, height: 39))
        #expect(imageView.sizeThatFits(.zero).width == 16)
        #expect(imageView.image?.isSymbolImage == true)
        let warning = "Sample.xib:2: symbol \"nothing.known\" is not drawn here"
        #expect(source.warnings.contains { "\($0)".hasPrefix(warning) })
        // Archives keep the shape.
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: try #require(imageView.image),
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
        #expect(read?.size == CGSize(width: 20, height: 15))
    }
}
