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
}
