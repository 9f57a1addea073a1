import CoreGraphics
import Testing
import _Testing_CoreGraphics

@testable import InterfaceBuilder

struct ValueTests {
    private func view(_ content: String, _ attributes: String = "") throws -> IBObject {
        try Samples.object("<view id=\"v\" \(attributes)>\(content)</view>")
    }

    @Test func geometryIsReadByKey() throws {
        let view = try view(
            """
            <rect key="frame" x="1" y="-2.5" width="3" height="4"/>
            <rect key="contentStretch" x="0.0" y="0.25" width="1" height="0.5"/>
            <point key="contentOffset" x="5" y="6"/><size key="itemSize" width="7" height="8"/>
            <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/>
            <range key="value" location="2" length="3"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="2.2250738585072014e-308" maxY="4"/>
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
            trailing="4"/>
            """
        )
        #expect(view.frame == CGRect(x: 1, y: -2.5, width: 3, height: 4))
        #expect(view.rect("contentStretch") == CGRect(x: 0, y: 0.25, width: 1, height: 0.5))
        #expect(view.point("contentOffset") == CGPoint(x: 5, y: 6))
        #expect(view.size("itemSize") == CGSize(width: 7, height: 8))
        #expect(view.offset("titlePositionAdjustment") == CGVector(dx: 0, dy: -4))
        #expect(view.range("value") == 2..<5)
        #expect(view.layoutMargins == IBEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            view.insets("contentEdgeInsets") == IBEdgeInsets(top: 2, left: 1, bottom: 4, right: 0)
        )
        #expect(
            view.directionalLayoutMargins
                == IBDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        )
        #expect(view.rect("itemSize") == nil)
        #expect(view.size("frame") == nil)
        #expect(view.point("gone") == nil)
    }

    @Test func aRangeThatOverflowsIsNone() throws {
        let view = try view("<range key=\"value\" location=\"9007199254740991\" length=\"-1\"/>")
        #expect(view.range("value") == nil)
    }

    @Test func frameInsetsBecomeFrames() throws {
        let text = "<rect key=\"frameInset\" minX=\"25%\" maxY=\"10\" width=\"100\" height=\"40\"/>"
        let inset = try #require(try view(text).frameInset)
        #expect(
            inset.frame(in: CGSize(width: 400, height: 300))
                == CGRect(x: 100, y: 250, width: 100, height: 40)
        )
        let stretched = try #require(
            try view("<rect key=\"frameInset\" minX=\"8\" maxX=\"8\" minY=\"0.0\" height=\"1\"/>")
                .frameInset
        )
        #expect(
            stretched.frame(in: CGSize(width: 100, height: 50))
                == CGRect(x: 8, y: 0, width: 84, height: 1)
        )
    }

    @Test(arguments: [
        ("", 0), ("<autoresizingMask key=\"autoresizingMask\"/>", 0),
        (
            "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>",
            18
        ),
        (
            "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" flexibleMaxX=\"YES\" "
                + "flexibleMinY=\"YES\" flexibleMaxY=\"YES\"/>", 45
        ),
    ])
    func autoresizingMasksHaveUIKitsNumbers(content: String, mask: Int) throws {
        #expect(try view(content).autoresizingMask.rawValue == mask)
    }

    @Test func plainAttributesAreRead() throws {
        let view = try view(
            "<nil key=\"textColor\"/><string key=\"text\">a\nb</string>"
                + "<string key=\"hint\" base64-UTF8=\"YES\">YQFi</string>"
                + "<bool key=\"isElement\" value=\"NO\"/><integer key=\"n\" value=\"-3\"/>",
            "hidden=\"YES\" opaque=\"NO\" tag=\"7\" alpha=\"0.5\" contentMode=\"scaleToFill\" "
                + "clipsSubviews=\"maybe\" placeholderIntrinsicWidth=\"infinite\" "
                + "placeholderIntrinsicHeight=\"44\""
        )
        #expect(view.bool("hidden") == true)
        #expect(view.bool("opaque") == false)
        #expect(view.bool("clipsSubviews") == nil)
        #expect(view.bool("never written anywhere") == nil)
        #expect(view.integer("tag") == 7)
        #expect(view.number("alpha") == 0.5)
        #expect(view.integer("alpha") == nil)
        #expect(view.attribute("contentMode", is: "scaleToFill"))
        #expect(view.isNil("textColor"))
        #expect(view.localizedText("text") == "a\nb")
        #expect(view.localizedText("hint") == "a\u{1}b")
        #expect(view.boolChild("isElement") == false)
        #expect(view.numberChild("n") == .integer(-3))
        let placeholder = try #require(view.placeholderIntrinsicSize)
        #expect(placeholder.width == nil)
        #expect(placeholder.height == 44)
    }

    static let fonts: [(String, IBFont.Kind, IBFontWeight?, Double?)] = [
        (
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", .system,
            nil, 17
        ),
        (
            "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"12\"/>",
            .system, .semibold, 12
        ),
        (
            "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"1\"/>",
            .boldSystem, nil, 1
        ),
        (
            "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"1\"/>",
            .italicSystem, nil, 1
        ),
        (
            "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>",
            .textStyle("UICTFontTextStyleTitle0"), nil, nil
        ),
        (
            "<fontDescription key=\"fontDescription\" name=\"Courier\" family=\"Courier New\" pointSize=\"9\"/>",
            .named("Courier", family: "Courier New"), nil, 9
        ),
        (
            "<font key=\"fontDescription\" metaFont=\"systemBold\" size=\"14\"/>", .boldSystem, nil,
            14
        ),
        ("<font key=\"fontDescription\" metaFont=\"system\"/>", .system, nil, nil),
        ("<font key=\"fontDescription\" metaFont=\"label\" size=\"13\"/>", .system, nil, 13),
        (
            "<font key=\"fontDescription\" name=\".SFUIText-Semibold\" size=\"3\"/>", .system,
            .semibold, 3
        ),
        (
            "<font key=\"fontDescription\" name=\".SFUI-Italic\" size=\"-3\"/>", .italicSystem, nil,
            nil
        ),
        (
            "<font key=\"fontDescription\" name=\".PingFangSC-Regular\" size=\"16\"/>",
            .named("PingFangSC-Regular", family: nil), nil, 16
        ),
    ]

    @Test(arguments: fonts)
    func fontsAreRead(
        content: String,
        kind: IBFont.Kind,
        weight: IBFontWeight?,
        size: Double?
    ) throws {
        let font = try #require(try view(content).font())
        #expect(font.kind == kind)
        #expect(font.weight == weight)
        #expect(font.pointSize == size)
    }

    @Test func weightsHaveUIKitsNumbers() {
        let numbers = IBFontWeight.allCases.map(\.rawUIKitValue)
        #expect(numbers == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    }

    @Test func attributedStringsAreReadByFragment() throws {
        let view = try view(
            """
            <attributedString key="attributedText"><fragment content="Hello "><attributes>
            <color key="NSColor" name="textColor" catalog="System" colorSpace="catalog"/>
            <font key="NSFont" size="24" name="HelveticaNeue"/><real key="NSKern" value="-0.5"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
            baseWritingDirection="natural" lineSpacing="3" headIndent="4"/>
            <url key="NSLink" string="https://example.org"/><integer key="NSUnderline" value="1"/>
            </attributes></fragment><fragment><string key="content">
            world</string></fragment></attributedString>
            """
        )
        let string = try #require(view.attributedString("attributedText"))
        #expect(string.text == "Hello \nworld")
        let attributes = string.fragments[0].attributes
        #expect(attributes["NSColor"] == .color(.catalog(name: "textColor", catalog: "System")))
        #expect(attributes["NSKern"] == .number(.real(-0.5)))
        #expect(attributes["NSUnderline"] == .number(.integer(1)))
        #expect(attributes["NSLink"] == .link("https://example.org"))
        guard case .paragraphStyle(let style)? = attributes["NSParagraphStyle"],
            case .font(let font)? = attributes["NSFont"]
        else {
            Issue.record("\(attributes)")
            return
        }
        #expect(style.alignment == "center")
        #expect(style.lineSpacing == 3)
        #expect(style.headIndent == 4)
        #expect(font.kind == .named("HelveticaNeue", family: nil))
        #expect(string.fragments[1].attributes.isEmpty)
    }

    @Test func imagesAreReadFromAttributesAndReferences() throws {
        let view = try view(
            """
            <imageReference key="image" image="star" catalog="system" symbolScale="large" \
            renderingMode="hierarchical"><hierarchicalColors><color systemColor="systemRedColor"/>\
            </hierarchicalColors></imageReference>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" \
            weight="light" configurationType="pointSize" pointSize="20"/>
            """,
            "backgroundImage=\"wood\""
        )
        let image = try #require(view.image())
        #expect(image.name == "star")
        #expect(image.isSystem)
        #expect(image.symbolScale == "large")
        #expect(image.renderingMode == "hierarchical")
        #expect(image.colors == [.system(name: "systemRedColor", fallback: nil)])
        #expect(view.image("backgroundImage") == IBImageReference(name: "wood", isSystem: false))
        let symbol = try #require(view.symbolConfiguration())
        #expect(symbol.weight == .light)
        #expect(symbol.pointSize == 20)
        #expect(symbol.scale == "large")
    }

    @Test func runtimeAttributesOfAllTypesAreRead() throws {
        let view = try view(
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="a" value="x"/>
            <userDefinedRuntimeAttribute type="string" keyPath="b"><string key="value">p
            q</string></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="c"><integer key="value" value="3"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="d"><real key="value" value="0.5"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="e" value="YES"/>
            <userDefinedRuntimeAttribute type="color" keyPath="f.g"><color key="value" white="1" \
            alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="h" value="star"/>
            <userDefinedRuntimeAttribute type="rect" keyPath="i"><rect key="value" x="1" y="2" \
            width="3" height="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="j"><point key="value" x="1" y="2"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="k"><size key="value" width="1" \
            height="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="l"><range key="value" location="1" \
            length="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="m"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="n" value="y"/>
            <userDefinedRuntimeAttribute type="number" keyPath="o"><real key="value" value="NaN"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="sound" keyPath="p" value="y"/>
            </userDefinedRuntimeAttributes>
            """
        )
        let white = IBColorComponents(space: .gray, values: [1])
        let expected: [(String, IBRuntimeAttribute.Value)] = [
            ("a", .string("x")), ("b", .string("p\nq")), ("c", .number(.integer(3))),
            ("d", .number(.real(0.5))), ("e", .boolean(true)), ("f.g", .color(.components(white))),
            ("h", .image(IBImageReference(name: "star", isSystem: false))),
            ("i", .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
            ("j", .point(CGPoint(x: 1, y: 2))), ("k", .size(CGSize(width: 1, height: 2))),
            ("l", .range(1..<3)), ("m", .null), ("n", .localizedString("y")),
        ]
        let attributes = view.runtimeAttributes
        #expect(attributes.map(\.keyPath) == expected.map(\.0))
        #expect(attributes.map(\.value) == expected.map(\.1))
        #expect(attributes.first?.line == 5)
    }
}
