import CoreGraphics
import Foundation
import RenderTree

/// A page with every look, for eyes and for samples.
enum Showcase {
    /// A picture of 40 × 30 points.
    static func image(
        mode: ImageContent.Mode,
        tint: RenderColor? = nil,
        hash: String = "a1b2"
    ) -> ImageContent {
        let resource = EncodedImage(hash: hash, mediaType: "image/svg+xml", data: Data(svg.utf8))
        return ImageContent(
            resource: resource,
            size: CGSize(width: 40, height: 30),
            mode: mode,
            tintColor: tint
        )
    }

    /// A frame with a thick edge of 8 points and an arrow, which shows stretching and mirroring.
    static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" preserveAspectRatio="none">
        <path fill="#e33" d="M0 0h40v30H0zM8 8v14h24V8z" fill-rule="evenodd"/>
        <circle cx="4" cy="4" r="3" fill="#fc0"/><path fill="#36c" d="M12 15l10-6v12z"/></svg>
        """

    static func paragraph(
        _ lines: [String],
        alignment: TextContent.Alignment = .left
    ) -> TextContent {
        TextContent(
            style: TextStyle(family: "Inter", size: 15),
            alignment: alignment,
            lines: lines.enumerated().map { index, text in
                TextLine(
                    runs: [TextRun(text: text)],
                    top: Double(index) * 20,
                    height: 20,
                    endsParagraph: index == lines.count - 1
                )
            }
        )
    }

    static func scene(isDark: Bool) -> SampleScene {
        var scene = SampleScene(color: isDark ? 0x1C1C_1EFF : 0xF2F2_F7FF)
        let ink: UInt32 = isDark ? 0xFFFF_FFFF : 0x0000_00FF
        scene.add(CGRect(x: 20, y: 16, width: 350, height: 41), role: .heading(1)) {
            $0.content = .line("Showcase", size: 34, weight: 700, color: ink, height: 41)
        }
        addBoxes(to: &scene)
        addPictures(to: &scene)
        addTexts(to: &scene, ink: ink)
        addControls(to: &scene)
        return scene
    }

    private static func addBoxes(to scene: inout SampleScene) {
        let blue = RenderColor(rgba: 0x007A_FFFF)
        let bordered = scene.add(CGRect(x: 20, y: 70, width: 70, height: 70)) {
            $0.style.backgroundColor = blue
            $0.style.cornerRadius = 20
            $0.style.maskedCorners = [.topLeft, .bottomRight]
            $0.style.border = Border(width: 6, color: RenderColor(rgba: 0xFF95_0080))
        }
        scene.add(CGRect(x: 0, y: 0, width: 30, height: 30), to: bordered) {
            $0.style.backgroundColor = RenderColor(rgba: 0x34C7_59FF)
        }
        let clipping = scene.add(CGRect(x: 110, y: 70, width: 70, height: 70)) {
            $0.style.backgroundColor = blue
            $0.style.cornerRadius = 35
            $0.style.clipsToBounds = true
            $0.style.border = Border(width: 1 / 3.0, color: .black)
        }
        scene.add(CGRect(x: 35, y: 35, width: 70, height: 70), to: clipping) {
            $0.style.backgroundColor = RenderColor(rgba: 0xFFCC_00FF)
            $0.style.opacity = 0.6
        }
        scene.add(CGRect(x: 200, y: 70, width: 70, height: 70)) {
            $0.style.backgroundColor = .init(rgba: 0xFFFF_FFFF)
            $0.style.cornerRadius = 10
            $0.style.shadow = Shadow(
                color: RenderColor(rgba: 0x0000_0080),
                offset: CGSize(width: 0, height: 4),
                radius: 6
            )
        }
        scene.add(CGRect(x: 290, y: 70, width: 70, height: 70)) {
            $0.style.backgroundColor = RenderColor(rgba: 0xAF52_DEFF)
            $0.style.transform = .affine(
                CGAffineTransform(a: 0.7, b: 0.7, c: -0.7, d: 0.7, tx: 0, ty: 0)
            )
            $0.style.zPosition = -1
        }
        scene.add(CGRect(x: 300, y: 110, width: 50, height: 40)) {
            $0.style.backgroundColor = RenderColor(rgba: 0xFF2D_55FF)
            $0.style.transform = .affine(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0))
            $0.style.zPosition = -2.5
        }
        scene.add(CGRect(x: 0, y: 0, width: 50, height: 40)) {
            $0.style.isHidden = true
            $0.style.isUserInteractionEnabled = false
        }
        let card = scene.add(CGRect(x: 300, y: 150, width: 60, height: 10)) {
            $0.style.shadow = Shadow(
                color: RenderColor(rgba: 0x0000_00C0),
                offset: CGSize(width: 2, height: 2),
                radius: 1
            )
        }
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 10), to: card) {
            $0.style.backgroundColor = blue
            $0.style.transform = .projective([
                1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 20, 0, 0, 1,
            ])
            $0.style.anchorPoint = CGPoint(x: 0, y: 1)
        }
    }

    private static func addPictures(to scene: inout SampleScene) {
        let modes: [ImageContent.Mode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right,
            .topLeft, .topRight, .bottomLeft, .bottomRight,
        ]
        for (index, mode) in modes.enumerated() {
            let place = CGRect(
                x: 20 + Double(index % 6) * 60,
                y: 170 + Double(index / 6) * 70,
                width: 48,
                height: 60
            )
            scene.add(place, role: .image) {
                $0.style.backgroundColor = RenderColor(rgba: 0x8E8E_9340)
                $0.style.clipsToBounds = mode == .scaleAspectFill
                $0.content = .image(image(mode: mode))
                $0.semantics.label = "Mode \(mode.rawValue)"
            }
        }
        for index in 0..<6 {
            let tint = index % 2 == 1 ? RenderColor(rgba: 0x34C7_59FF) : nil
            let modes: [ImageContent.Mode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill]
            var picture = image(mode: modes[index / 2 % 3], tint: tint)
            if index < 2 {
                picture.capInsets = ImageContent.Insets(top: 8, left: 8, bottom: 8, right: 8)
            } else {
                picture.isFlipped = true
            }
            scene.add(CGRect(x: 20 + Double(index) * 60, y: 320, width: 48, height: 60)) {
                $0.style.backgroundColor = RenderColor(rgba: 0x8E8E_9340)
                $0.content = .image(picture)
            }
        }
    }

    private static func addTexts(to scene: inout SampleScene, ink: UInt32) {
        let alignments: [TextContent.Alignment] = [.left, .center, .right, .justified]
        for (index, alignment) in alignments.enumerated() {
            let place = CGRect(
                x: 20 + Double(index % 2) * 180,
                y: 400 + Double(index / 2) * 70,
                width: 170,
                height: 60
            )
            scene.add(place, role: .text) {
                var text = paragraph(
                    ["Lines that the server", "broke, in", "one box."],
                    alignment: alignment
                )
                text.style.color = RenderColor(rgba: ink)
                $0.content = .text(text)
                $0.style.border = Border(width: 1, color: RenderColor(rgba: 0x8E8E_9380))
            }
        }
        scene.add(CGRect(x: 20, y: 545, width: 350, height: 60), role: .text) {
            $0.content = .text(decorated(ink: ink))
        }
        scene.add(CGRect(x: 20, y: 610, width: 350, height: 24), role: .text) {
            let style = TextStyle(
                family: "Noto Sans Arabic",
                size: 17,
                color: RenderColor(rgba: ink)
            )
            let line = TextLine(
                runs: [TextRun(text: "مرحبا (Swift) بالعالم!")],
                top: 0,
                height: 24,
                isRightToLeft: true
            )
            $0.content = .text(TextContent(style: style, alignment: .right, lines: [line]))
        }
    }

    private static func decorated(ink: UInt32) -> TextContent {
        func run(_ text: String, _ change: (inout TextStyle) -> Void) -> TextRun {
            var style = TextStyle(family: "Inter", size: 15, color: RenderColor(rgba: ink))
            style.decoration = TextStyle.Decoration()
            change(&style)
            return TextRun(text: text, style: style)
        }
        let runs = [
            TextRun(text: "Plain "),
            run("bold ") { $0.weight = 700 },
            run("italic ") { $0.isItalic = true },
            run("large ") { $0.size = 20 },
            run("red ") { $0.color = RenderColor(rgba: 0xFF3B_30FF) },
            run("kern ") { $0.decoration?.kern = 3 },
            run("up") { $0.decoration?.baselineOffset = 5 },
            run("down") { $0.decoration?.baselineOffset = -4 },
        ]
        let more = [
            run("under") { $0.decoration?.isUnderlined = true },
            run(" struck") { $0.decoration?.isStruckThrough = true },
            run(" both") {
                $0.decoration?.isUnderlined = true
                $0.decoration?.underlineColor = RenderColor(rgba: 0x007A_FFFF)
                $0.decoration?.isStruckThrough = true
                $0.decoration?.strikethroughColor = RenderColor(rgba: 0xFF3B_30FF)
            },
            run(" link") {
                $0.decoration?.link = "https://example.org/?a=1&b=\"2\""
                $0.color = RenderColor(rgba: 0x007A_FFFF)
            },
            run(" marked") { $0.decoration?.backgroundColor = RenderColor(rgba: 0xFFCC_00FF) },
            run(" 0123 ") { $0.decoration?.features = ["tnum", "zero"] },
            run("shadow") {
                $0.decoration?.shadow = Shadow(
                    color: RenderColor(rgba: 0x007A_FFFF),
                    offset: CGSize(width: 1, height: 2),
                    radius: 1
                )
            },
        ]
        return TextContent(
            style: TextStyle(family: "Inter", size: 15, color: RenderColor(rgba: ink)),
            lines: [
                TextLine(runs: runs, top: 0, height: 30),
                TextLine(runs: more, top: 30, height: 24),
            ]
        )
    }

    private static func addControls(to scene: inout SampleScene) {
        let button = scene.add(CGRect(x: 20, y: 650, width: 160, height: 50), role: .button) {
            $0.style.backgroundColor = RenderColor(rgba: 0x007A_FFFF)
            $0.style.cornerRadius = 14
            $0.style.isPressable = true
            $0.semantics.identifier = "continue"
            $0.semantics.hint = "Goes on"
        }
        scene.add(CGRect(x: 0, y: 14, width: 160, height: 22), to: button, role: .text) {
            $0.content = .line("Continue", weight: 600, color: 0xFFFF_FFFF, alignment: .center)
        }
        let link = scene.add(CGRect(x: 200, y: 650, width: 160, height: 50), role: .link) {
            $0.style.isPressable = true
            $0.semantics.isEnabled = false
            $0.semantics.value = "3"
        }
        scene.add(CGRect(x: 0, y: 14, width: 160, height: 22), to: link, role: .text) {
            $0.content = .line("Disabled link", color: 0x007A_FF80, alignment: .center)
        }
        scene.add(CGRect(x: 120, y: 0, width: 40, height: 20), to: link, role: .button) {
            $0.semantics.label = "</style>--><script>\"'\u{0}\r\u{2028}\u{202E}"
        }
        scene.add(CGRect(x: 20, y: 720, width: 350, height: 22), role: .text) {
            $0.content = .line(
                "</p></style>--><b>&amp;\u{0}\u{1}\r\u{2029}\u{202E}end\"'",
                color: 0x8E8E_93FF
            )
        }
    }
}
