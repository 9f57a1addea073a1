import CoreGraphics
import RenderTree
import Testing

@testable import WebRenderer

struct ElementBuilderTests {
    private func element(
        role: Semantics.Role = .none,
        _ change: (inout RenderNode) -> Void
    ) -> Element {
        var node = RenderNode(
            id: NodeID(rawValue: 1),
            frame: .zero,
            semantics: Semantics(role: role)
        )
        change(&node)
        return ElementBuilder(images: ImageElements(addressPrefix: "/images/"))
            .element(of: node, hasChildren: false)
    }

    private func attributes(
        role: Semantics.Role,
        _ change: (inout Semantics) -> Void
    ) -> [String] {
        element(role: role) { change(&$0.semantics) }.attributes
            .map { "\($0.name.name)=\($0.value)" }
    }

    private func declarations(_ change: (inout NodeStyle) -> Void) -> [String] {
        element { change(&$0.style) }.declarations.filter { $0.name > .height }.map {
            var writer = ByteWriter()
            writer.append(css: $0.value)
            return "\($0.name.name):\(writer.string)"
        }
    }

    @Test func boxesInSpaceHideTheirBacksAndShareTheirDepth() {
        #expect(declarations { $0.hidesBack = true } == ["backface-visibility:hidden"])
        #expect(
            declarations { $0.sharesSpace = true } == [
                "transform-style:preserve-3d", "isolation:auto",
            ]
        )
    }

    @Test func trackingIsTheElementsAndOtherSpacingTheRuns() {
        let base = TextStyle(family: "Inter", size: 17, tracking: -0.43)
        var spaced = base
        spaced.decoration = TextStyle.Decoration()
        spaced.decoration?.kern = 2
        var other = base
        other.tracking = 0
        let runs = [
            TextRun(text: "a"), TextRun(text: "b", style: spaced), TextRun(text: "c", style: other),
        ]
        let text = TextContent(style: base, lines: [TextLine(runs: runs, top: 0, height: 20)])
        let element = element { $0.content = .text(text) }
        func spacing(_ element: Element) -> CSSValue? {
            element.declarations.first { $0.name == .letterSpacing }?.value
        }
        #expect(spacing(element) == .points(-0.43))
        guard case .element(let line) = element.children.first else {
            Issue.record("A line has no element.")
            return
        }
        let spacings = line.children.map { child -> CSSValue? in
            guard case .element(let run) = child else { return nil }
            return spacing(run)
        }
        #expect(spacings == [nil, .points(1.57), .points(0)])
    }

    @Test func charactersHaveEdgesAndLean() throws {
        let base = TextStyle(family: "Inter", size: 20)
        var style = base
        style.decoration = TextStyle.Decoration()
        style.decoration?.outline = TextStyle.Outline(color: .black, width: 0.6, isFilled: false)
        style.decoration?.slant = TextStyle.Slant(skew: 0.25, baseline: 7)
        style.decoration?.backgroundColor = RenderColor(rgba: 0xFF00_00FF)
        let line = TextLine(runs: [TextRun(text: "b", style: style)], top: 0, height: 24)
        let element = element { $0.content = .text(TextContent(style: base, lines: [line])) }
        guard case .element(let shown) = element.children.first,
            case .element(let behind) = shown.children.first,
            case .element(let run) = behind.children.first
        else {
            Issue.record("A run has no element.")
            return
        }
        func css(_ element: Element, _ name: CSSProperty) -> String? {
            var writer = ByteWriter()
            guard let value = element.declarations.first(where: { $0.name == name })?.value else {
                return nil
            }
            writer.append(css: value)
            return writer.string
        }
        #expect(css(behind, .backgroundColor) == "#f00" && css(run, .backgroundColor) == nil)
        #expect(css(run, .textOutline) == "0.6px #000" && css(run, .textFill) == "transparent")
        #expect(css(run, .transform) == "matrix(1,0,-0.25,1,0,0)")
        #expect(css(run, .transformOrigin) == "0 calc(50% + 7px)")
        #expect(css(run, .display) == "inline-block")
    }

    @Test func featuresOfFontsAreTurnedOnAndOff() {
        var style = TextStyle(family: "Inter", size: 17)
        style.decoration = TextStyle.Decoration()
        style.decoration?.features = ["calt=0", "tnum"]
        let runs = [TextRun(text: "a"), TextRun(text: "b", style: style)]
        let text = TextContent(
            style: TextStyle(family: "Inter", size: 17),
            lines: [TextLine(runs: runs, top: 0, height: 20)]
        )
        let element = element { $0.content = .text(text) }
        guard case .element(let line) = element.children.first,
            case .element(let run) = line.children.last
        else {
            Issue.record("A run has no element.")
            return
        }
        let value = run.declarations.first { $0.name == .fontFeatureSettings }?.value
        var writer = ByteWriter()
        if let value { writer.append(css: value) }
        #expect(writer.string == "'calt' 0,'tnum' 1")
    }

    @Test func contentReachesNoFartherThanOneScrolls() {
        func boxes(_ insets: SceneGeometry.Insets) -> [[CSSValue]] {
            var scroll = ScrollContent(contentSize: CGSize(width: 300, height: 50))
            scroll.insets = insets
            return [
                ScrollElements.contentDeclarations(of: scroll),
                ScrollElements.extentDeclarations(of: scroll),
            ].map { list in list.filter { $0.name != .top && $0.name != .height }.map(\.value) }
        }
        let inset = { SceneGeometry.Insets(top: 0, left: $0, bottom: 0, right: $1) }
        #expect(
            boxes(inset(0, -100)) == [[.points(0), .points(200)], [.points(0), .points(200)]]
        )
        #expect(
            boxes(inset(-100, 0)) == [[.points(-100), .points(300)], [.points(0), .points(200)]]
        )
        #expect(
            boxes(inset(10, 20)) == [[.points(10), .points(300)], [.points(0), .points(330)]]
        )
    }

    @Test func aCutPictureShowsItsMiddleAlone() {
        let picture = element(role: .image) {
            var image = Showcase.image(mode: .scaleToFill)
            image.capInsets = ImageContent.Insets(top: 15, left: 10, bottom: 0, right: 10)
            image.isCut = true
            $0.content = .image(image)
        }
        guard case .element(let inner) = picture.children.first else {
            Issue.record("A picture has no element.")
            return
        }
        let value = inner.declarations.first { $0.name == .borderImage }?.value
        #expect(inner.tag == .span)
        #expect(value == .text("url('/images/a1b2') 50% 25% 0% 25% fill/0"))
    }

    @Test func indicatorsOfContentAreWords() throws {
        let node = element {
            var content = ScrollContent(contentSize: CGSize(width: 10, height: 900))
            content.axes = .vertical
            content.indicatorInsets = SceneGeometry.Insets(top: 5, left: 7, bottom: 6.5, right: 8)
            content.flashes = 2
            content.indicatorStyle = .light
            content.locksDirection = true
            $0.scroll = content
        }
        guard case .element(let scroller)? = node.children.first else {
            Issue.record("a node that scrolls has a scroller")
            return
        }
        let words = scroller.attributes.first { $0.name == .scrolls }?.value
        #expect(words == "y v lock light f2 i5,6.5,7,8")
    }

    @Test(arguments: [true, false])
    func keysGoToAWheelByItsControlAlone(isWheel: Bool) {
        var content = ScrollContent(contentSize: CGSize(width: 10, height: 900))
        content.isWheel = isWheel
        let attributes = ScrollElements.attributes(of: content)
        #expect(attributes.first { $0.name == .tabIndex }?.value == (isWheel ? "-1" : nil))
        #expect(attributes.map(\.name) == attributes.map(\.name).sorted())
    }

    @Test(arguments: [true, false])
    func tabsSayWhetherTheyAreSelected(isSelected: Bool) {
        let found = attributes(role: .tab) { $0.isSelected = isSelected }
        #expect(found == ["type=button", "role=tab", "tabindex=0", "aria-selected=\(isSelected)"])
        #expect(attributes(role: .tabList) { _ in } == ["role=tablist"])
    }

    @Test func groupsAndRegionsHaveNames() {
        #expect(attributes(role: .group) { _ in } == ["role=group"])
        let found = attributes(role: .region) { $0.label = "Totals" }
        #expect(found == ["role=region", "aria-label=Totals"])
    }

    @Test(arguments: [true, false, nil])
    func rowsSayWhetherWhatIsBelowThemIsShown(isExpanded: Bool?) {
        let found = attributes(role: .pressableListItem) { $0.isExpanded = isExpanded }
        let expected = isExpanded.map { ["aria-expanded=\($0)"] } ?? []
        #expect(found == ["role=listitem", "tabindex=0"] + expected)
    }

    @Test func statesOfAButtonAreAttributes() {
        let found = attributes(role: .button) {
            $0.label = "Save"
            $0.value = "3"
            $0.hint = "Writes the file"
            $0.identifier = "save"
            $0.isEnabled = false
            $0.isSelected = true
        }
        #expect(
            found == [
                "type=button", "tabindex=-1", "data-identifier=save", "aria-label=Save",
                "aria-description=3, Writes the file", "aria-disabled=true", "aria-pressed=true",
            ]
        )
    }

    @Test func selectionOutsideOfButtonsIsCurrent() {
        #expect(attributes(role: .text) { $0.isSelected = true } == ["aria-current=true"])
    }

    @Test func theLanguageIsAnAttribute() {
        #expect(attributes(role: .text) { $0.language = "fr" } == ["lang=fr"])
    }

    @Test func allThatASceneShowsIsALandmark() {
        #expect(attributes(role: .main) { _ in } == ["role=main"])
    }

    @Test func aLabelOnABoxMakesAGroup() {
        #expect(
            attributes(role: .none) { $0.label = "Stars" } == ["role=group", "aria-label=Stars"]
        )
        #expect(
            attributes(role: .text) { $0.label = "5 of 5" } == ["role=img", "aria-label=5 of 5"]
        )
    }

    @Test(
        arguments: [
            (TouchClaims.horizontal, "pan-y pinch-zoom"),
            (TouchClaims.vertical, "pan-x pinch-zoom"),
            (TouchClaims([.horizontal, .vertical]), "pinch-zoom"),
            (TouchClaims.twoFingers, "pan-x pan-y"),
            (TouchClaims([.horizontal, .vertical, .twoFingers]), "none"),
        ] as [(TouchClaims, String)]
    )
    func gesturesLeaveTheBrowserTheRest(claims: TouchClaims, action: String) {
        #expect(declarations { $0.claims = claims } == ["touch-action:\(action)"])
        #expect(declarations { $0.claims = .hover }.isEmpty)
        #expect(
            element { $0.style.claims = [.hover, .menu] }.attributes.map(\.name.name)
                == ["data-hovers", "data-menus"]
        )
    }

    @Test func hiddenFromAssistiveTechnologyIsNotFocused() {
        #expect(
            attributes(role: .link) { $0.isHidden = true }
                == ["role=link", "tabindex=-1", "aria-hidden=true"]
        )
    }

    @Test(arguments: [nil, RenderColor.black])
    func theNameOfAPictureIsOnTheElementThatDrawsIt(tint: RenderColor?) {
        let picture = element(role: .image) {
            $0.content = .image(Showcase.image(mode: .center, tint: tint))
            $0.semantics.label = "A stripe"
        }
        #expect(picture.attributes.isEmpty)
        guard case .element(let inner) = picture.children.first else {
            Issue.record("A picture has no element.")
            return
        }
        #expect(inner.tag == (tint == nil ? .img : .span))
        let name: HTMLAttribute = tint == nil ? .alt : .ariaLabel
        #expect(inner.attributes.first { $0.name == name }?.value == "A stripe")
    }

    @Test func aDrawingThatFillsItsBoxGivesUpItsProportions() {
        func source(_ mode: ImageContent.Mode) -> String? {
            let picture = element(role: .image) { $0.content = .image(Showcase.image(mode: mode)) }
            guard case .element(let inner) = picture.children.first else { return nil }
            return inner.attributes.first { $0.name == .src }?.value
        }
        #expect(source(.scaleToFill) == "/images/a1b2#svgView(preserveAspectRatio(none))")
        #expect(source(.scaleAspectFit) == "/images/a1b2")
        #expect(source(.center) == "/images/a1b2")
    }

    @Test func pixelsOfPicturesStaySquares() {
        func rendering(_ isPixelated: Bool) -> String? {
            var image = Showcase.image(mode: .scaleToFill)
            image.isPixelated = isPixelated
            let picture = element(role: .image) { $0.content = .image(image) }
            guard case .element(let inner) = picture.children.first else { return nil }
            let value = inner.declarations.first { $0.name == .imageRendering }?.value
            return value.map { "\($0)" }
        }
        #expect(rendering(true)?.contains("pixelated") == true)
        #expect(rendering(false) == nil)
    }

    @Test func anOpaqueBoxCastsItsOwnShadow() {
        let shadow = Shadow(
            color: RenderColor(rgba: 0x0000_0080),
            offset: CGSize(width: 0, height: 3),
            radius: 4
        )
        #expect(
            declarations { $0.shadow = shadow } == ["filter:drop-shadow(0px 3px 4px #00000080)"]
        )
        let opaque = declarations {
            $0.shadow = shadow
            $0.backgroundColor = .black
        }
        #expect(opaque == ["background-color:#000", "box-shadow:0px 3px 8px #00000080"])
        let clipped = declarations {
            $0.shadow = shadow
            $0.backgroundColor = .black
            $0.clipsToBounds = true
        }
        #expect(clipped == ["background-color:#000", "overflow:clip"])
    }

    @Test func transformsTurnAboutTheAnchor() {
        let found = declarations {
            $0.transform = .affine(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0.5, ty: 0))
            $0.anchorPoint = CGPoint(x: 0, y: 1)
        }
        #expect(found == ["transform:matrix(0,1,-1,0,0.5,0)", "transform-origin:0% 100%"])
        // It may be animated without being another one afterwards, as the hands of clocks are.
        let bottom = declarations { $0.anchorPoint = CGPoint(x: 0.5, y: 1) }
        #expect(bottom == ["transform-origin:50% 100%"])
        #expect(declarations { $0.transform = .affine(.identity) } == [])
        #expect(declarations { $0.transform = .projective([.nan]) } == [])
    }

    @Test(arguments: [
        (1.0, "z-index:100"), (-0.004, "z-index:-1"), (1e300, "z-index:2147483000"),
        (-.infinity, "z-index:-2147483648"),
    ])
    func layersAreSortedInHundredths(position: Double, text: String) {
        #expect(declarations { $0.zPosition = position } == [text])
    }

    @Test func maskedCornersAreRounded() {
        let found = declarations {
            $0.cornerRadius = 8
            $0.maskedCorners = [.topRight, .bottomLeft]
        }
        #expect(found == ["border-radius:0 8px 0 8px"])
    }

    @Test func cornersMayDiffer() {
        let found = declarations {
            $0.cornerRadius = 8
            $0.cornerRadii = CornerRadii(
                topLeft: 1,
                topRight: 2.5,
                bottomLeft: 0,
                bottomRight: 8
            )
        }
        #expect(found == ["border-radius:1px 2.5px 8px 0"])
    }

    @Test func theFirstLinesHeightIsTheNodes() {
        var text = Showcase.paragraph(["One", "Two"])
        text.lines[1].height = 30
        let found = element { $0.content = .text(text) }
        #expect(
            found.declarations.contains {
                $0.value == .text("400 15px/20px 'Inter',sans-serif")
            }
        )
        guard case .element(let second) = found.children.last else {
            Issue.record("The second line has no element.")
            return
        }
        #expect(
            second.declarations == [
                Assignment(name: .top, value: .points(20)),
                Assignment(name: .lineHeight, value: .points(30)),
            ]
        )
    }
}
