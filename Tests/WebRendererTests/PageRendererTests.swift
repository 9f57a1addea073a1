import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import WebRenderer

struct PageRendererTests {
    private func page(
        _ scene: SampleScene,
        _ change: (inout PageParameters) -> Void = { _ in }
    ) -> String {
        var parameters = PageParameters(title: "Test", nonce: "abc")
        change(&parameters)
        return String(
            decoding: PageRenderer().page(scene.tree, parameters: parameters),
            as: UTF8.self
        )
    }

    @Test func nothingInAPageIsInline() {
        let html = page(Showcase.scene(isDark: false))
        #expect(!html.contains(" style="))
        #expect(!html.contains("<script"))
        #expect(html.matches(of: /<style( id=nodes)? nonce=abc>/).count == 2)
    }

    @Test func textEndsNeitherElementsNorSheets() {
        let evil = "</style></p>--><script>\"'\u{0}\r\\"
        var scene = SampleScene()
        scene.add(.zero, role: .text) {
            var text = Showcase.paragraph([evil])
            text.style.family = evil
            $0.content = .text(text)
            $0.semantics.label = evil
        }
        let html = page(scene) {
            $0.title = evil
            $0.nonce = "\"><script>"
            $0.language = "en\"><script>"
            $0.fontFaces = [FontFace(family: evil, address: evil)]
            $0.styleSheets = [evil]
        }
        #expect(!html.contains("<script>"))
        #expect(html.matches(of: /<\/style>/).count == 2)
        #expect(!html.contains("\0"))
        #expect(!html.contains("\r"))
        #expect(
            html.contains(
                "\\3c /style\\3e \\3c /p\\3e --\\3e \\3c script\\3e \\22 \\27 \\fffd \\0d \\5c "
            )
        )
    }

    @Test(arguments: [
        (Semantics.Role.none, "<div id=n2></div>"),
        (.text, "<p id=n2></p>"),
        (.heading(3), "<h3 id=n2></h3>"),
        (.heading(9), "<h6 id=n2></h6>"),
        (.button, "<button id=n2 type=button tabindex=0></button>"),
        (.link, "<a id=n2 role=link tabindex=0></a>"),
        (.image, "<div id=n2 role=img></div>"),
    ])
    func rolesBecomeElements(role: Semantics.Role, html: String) {
        var scene = SampleScene()
        scene.add(.zero, role: role)
        #expect(page(scene).contains(html))
    }

    @Test func elementsThatParsersTearApartAreAvoided() {
        var scene = SampleScene()
        let button = scene.add(.zero, role: .button)
        let inner = scene.add(.zero, to: button, role: .button)
        scene.add(.zero, to: inner, role: .text)
        scene.add(.zero, to: inner, role: .heading(2))
        let text = scene.add(.zero, role: .text)
        scene.add(.zero, to: text)
        let html = page(scene)
        #expect(
            html.contains(
                "<button id=n2 type=button tabindex=0><span id=n3 role=button tabindex=0>"
                    + "<span id=n4></span><span id=n5 role=heading aria-level=2></span>"
                    + "</span></button><div id=n6><div id=n7></div></div>"
            )
        )
    }

    @Test func equalDeclarationsShareARule() {
        var scene = SampleScene()
        for place in 0..<3 {
            scene.add(CGRect(x: 0, y: Double(place) * 10.5, width: 5, height: 1 / 3.0)) {
                $0.style.backgroundColor = RenderColor(rgba: 0xFF00_00FF)
            }
        }
        let html = page(scene)
        #expect(html.contains("#n2,#n3,#n4{background-color:#f00}"))
        #expect(html.contains("#n3{left:0;top:10.5px;width:5px;height:0.333px}"))
    }

    @Test func facesOfPicturesAreLeftToBrowsersThatDrawThem() {
        let face = FontFace(family: "Inter Emoji", address: "/fonts/e1.woff2", isOfPictures: true)
        let html = page(SampleScene()) { $0.fontFaces = [face] }
        #expect(
            html.contains(
                "{font-family:'Inter Emoji';"
                    + "src:url('/fonts/e1.woff2') format('woff2') tech(color-CBDT);font-weight:400;"
            )
        )
        #expect(!html.contains("preload as=font"))
        #expect(
            String(decoding: PatchEncoder().message(faces: [face]), as: UTF8.self)
                == "[\"fonts\",[\"Inter Emoji\",\"url('/fonts/e1.woff2') format('woff2') "
                + "tech(color-CBDT)\",\"font-weight\",\"400\",\"font-display\",\"block\"]]"
        )
    }

    @Test func facesAreDeclaredAndPreloaded() {
        let html = page(SampleScene()) {
            $0.fontFaces = [
                FontFace(
                    family: "Inter",
                    address: "/fonts/a1.woff2",
                    weight: 600,
                    isItalic: true,
                    unicodeRange: "U+20-7E,U+2026",
                    metrics: .init(ascent: 0.952148, descent: 0.241211, lineGap: 0),
                    isPreloaded: true
                )
            ]
        }
        #expect(
            html.contains(
                "@font-face{font-family:'Inter';src:url('/fonts/a1.woff2') format('woff2');"
                    + "font-weight:600;font-style:italic;font-display:block;"
                    + "unicode-range:U+20-7E,U+2026;ascent-override:95.2148%;"
                    + "descent-override:24.1211%;line-gap-override:0%}"
            )
        )
        #expect(
            html.contains(
                "<link rel=preload as=font type=font/woff2 crossorigin href=\"/fonts/a1.woff2\">"
            )
        )
    }

    @Test(arguments: ["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x"])
    func linksRunNoScripts(link: String) {
        var scene = SampleScene()
        scene.add(.zero, role: .text) {
            var text = Showcase.paragraph([link])
            text.style.decoration = TextStyle.Decoration()
            text.style.decoration?.link = link
            $0.content = .text(text)
        }
        #expect(!page(scene).contains("href"))
    }

    @Test func numbersThatAreNoneAreZero() {
        var scene = SampleScene()
        scene.add(CGRect(x: Double.nan, y: .infinity, width: -0.0001, height: 2))
        #expect(page(scene).contains("#n2{left:0;top:1000000000000px;width:0;height:2px}"))
    }

    /// Writes the pages that people look at, where `SHOWCASE_FOLDER` says.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SHOWCASE_FOLDER"] != nil))
    func showcaseIsWritten() throws {
        let name = ProcessInfo.processInfo.environment["SHOWCASE_FOLDER"] ?? ""
        let folder = URL(filePath: name)
        let project = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        for isDark in [false, true] {
            var parameters = PageParameters(title: "Showcase", nonce: "abc")
            parameters.isDark = isDark
            parameters.styleSheets = [project.appending(path: "Public/client.css").path]
            let renderer = PageRenderer(imagePrefix: "images/")
            let page = renderer.page(
                Showcase.scene(isDark: isDark).tree,
                parameters: parameters
            )
            try Data(page).write(to: folder.appending(path: isDark ? "dark.html" : "light.html"))
        }
        let images = folder.appending(path: "images")
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        try Data(Showcase.svg.utf8).write(to: images.appending(path: "a1b2"))
    }
}
