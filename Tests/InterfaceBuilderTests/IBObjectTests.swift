import CoreGraphics
import Testing
import _Testing_CoreGraphics

@testable import InterfaceBuilder

struct IBObjectTests {
    @Test func identityAndClassesAreRead() throws {
        let object = try Samples.object(
            "<pongPressGestureRecognizer id=\"p\" userLabel=\"Hold\" customClass=\"Hold\" "
                + "customModule=\"App\" customModuleProvider=\"target\" key=\"k\"/>"
        )
        #expect(object.id == "p")
        #expect(object.baseClass.name == "UILongPressGestureRecognizer")
        #expect(object.baseClass.kind == .gestureRecognizer)
        #expect(object.customClass == "Hold")
        #expect(object.customModule == "App")
        #expect(object.customModuleProvider == "target")
        #expect(object.key == "k")
        #expect(object.line == 4)
        #expect(object.summary == "Hold \"p\"")
    }

    @Test(arguments: [
        ("holographicView", IBClass.Kind.view, "UIHolographicView"),
        ("gameViewController", .viewController, "UIGameViewController"),
        ("twistGestureRecognizer", .gestureRecognizer, "UITwistGestureRecognizer"),
        ("thing", .other, "UIThing"),
    ])
    func unknownClassesAreGuessedByName(element: String, kind: IBClass.Kind, name: String) throws {
        let object = try Samples.object("<\(element)/>")
        #expect(object.baseClass.kind == kind)
        #expect(object.baseClass.name == name)
        #expect(!object.baseClass.isKnown)
    }

    @Test func searchesOfOldDocumentsAreNoViewControllers() throws {
        let object = try Samples.object("<searchDisplayController id=\"s\"/>").baseClass
        #expect(object.kind == .other && object.name == "UISearchDisplayController")
    }

    @Test func constraintsAreReadWithTheirOwnerAsFirstItem() throws {
        let view = try Samples.object(
            """
            <view id="v"><constraints>
            <constraint firstAttribute="width" constant="34" id="a"/>
            <constraint firstItem="l" firstAttribute="leadingMargin" relation="lessThanOrEqual" \
            secondItem="v" secondAttribute="right" multiplier="16:9" constant="-2.5" \
            symbolic="YES" priority="250" placeholder="YES" identifier="edge" id="b"/>
            <constraint firstAttribute="height" multiplier="1/4" priority="5000" id="c"/>
            </constraints></view>
            """
        )
        let constraints = view.constraints
        #expect(constraints.map(\.id) == ["a", "b", "c"])
        #expect(constraints.map(\.firstItem) == ["v", "l", "v"])
        #expect(constraints.map(\.firstAttribute) == [.width, .leadingMargin, .height])
        #expect(constraints.map(\.secondItem) == [nil, "v", nil])
        #expect(constraints.map(\.secondAttribute) == [nil, .right, nil])
        #expect(constraints.map(\.relation) == [.equal, .lessThanOrEqual, .equal])
        #expect(constraints.map(\.multiplier) == [1, 16.0 / 9, 0.25])
        #expect(constraints.map(\.constant) == [34, -2.5, 0])
        #expect(constraints.map(\.priority) == [1_000, 250, 1_000])
        #expect(constraints.map(\.isSymbolic) == [false, true, false])
        #expect(constraints.map(\.isPlaceholder) == [false, true, false])
        #expect(constraints.map(\.identifier) == [nil, "edge", nil])
        #expect(constraints.map(\.line) == [5, 6, 7])
    }

    @Test func theContentViewOfACollectionCellNeedsNoID() throws {
        let cell = try Samples.object(
            "<collectionViewCell id=\"cell\"><view key=\"contentView\"><constraints>"
                + "<constraint firstAttribute=\"width\" constant=\"1\" id=\"c\"/></constraints>"
                + "</view></collectionViewCell>"
        )
        let content = try #require(cell.contentView)
        #expect(content.id == nil)
        #expect(content.owner == cell)
        #expect(content.constraints.first?.firstItem == "cell")
    }

    @Test func layoutAttributesHaveUIKitsNumbers() {
        #expect(
            IBConstraintAttribute.allCases.map(\.rawUIKitValue) == [
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
            ]
        )
        #expect(IBConstraintAttribute.named("centerYWithinMargins") == .centerYWithinMargins)
        #expect(IBConstraintAttribute.named("") == nil)
    }

    @Test func layoutGuidesAreRead() throws {
        let view = try Samples.object(
            """
            <scrollView id="v"><viewLayoutGuide key="safeArea" id="a"/>
            <viewLayoutGuide key="contentLayoutGuide" id="b"/>
            <viewLayoutGuide key="frameLayoutGuide" id="c"/>
            <viewLayoutGuide key="keyboard" id="d"/><viewLayoutGuide key="layoutMargins" id="e"/>
            <viewLayoutGuide key="keyboardLayoutGuide" id="f"/>
            <keyboardLayoutGuide key="keyboard" id="g"/></scrollView>
            """
        )
        #expect(
            view.layoutGuides.map(\.kind) == [
                .safeArea, .contentLayoutGuide, .frameLayoutGuide, .keyboard, .layoutMargins,
                .keyboard, .keyboard,
            ]
        )
        #expect(view.layoutGuides.last?.id == "g")
        let controller = try Samples.object(
            "<viewController id=\"c\"><layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/>"
                + "<viewControllerLayoutGuide type=\"bottom\" id=\"b\"/></layoutGuides></viewController>"
        )
        #expect(controller.layoutGuides.map(\.kind) == [.top, .bottom])
        #expect(controller.layoutGuides.map(\.id) == ["t", "b"])
    }

    @Test func connectionsOfAllKindsAreRead() throws {
        let object = try Samples.object(
            """
            <tableViewCell id="v"><connections>
            <outlet property="label" destination="l" id="o"/>
            <outletCollection property="views" destination="l" collectionClass="NSMutableArray" id="p"/>
            <action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/>
            <segue destination="x" kind="popoverPresentation" identifier="pop" animates="NO" \
            popoverAnchorView="v" trigger="accessoryAction" id="s"><popoverArrowDirection \
            key="popoverArrowDirection" up="YES" left="YES"/></segue>
            <segue destination="x" kind="unwind" unwindAction="back:" id="t"/>
            <segue destination="x" kind="relationship" relationship="rootViewController" id="u"/>
            <segue destination="x" kind="custom" customClass="Fade" customModule="App" identifier="" \
            modalPresentationStyle="pageSheet" modalTransitionStyle="crossDissolve" \
            destinationCreationSelector="make:" id="w"/>
            <segue destination="x" kind="warp" id="y"/>
            <binding destination="x" id="z"/><outlet property="nowhere" id="q"/>
            </connections></tableViewCell>
            """
        )
        #expect(object.connections.count == 8)
        #expect(object.outlets.map(\.property) == ["label", "views"])
        #expect(object.outlets.map(\.isCollection) == [false, true])
        #expect(object.outlets.map(\.collectionClass) == [nil, "NSMutableArray"])
        #expect(object.actions.map(\.selector) == ["tap:"])
        #expect(object.actions.map(\.eventType) == ["touchUpInside"])
        let segues = object.segues
        #expect(
            segues.map(\.kind) == [
                .popoverPresentation, .unwind, .relationship("rootViewController"), .custom,
                .other("warp"),
            ]
        )
        #expect(segues.map(\.kind.isContainment) == [false, false, true, false, false])
        #expect(segues.map(\.animates) == [false, true, true, true, true])
        #expect(segues.map(\.identifier) == ["pop", nil, nil, nil, nil])
        #expect(segues[0].popoverArrowDirections == ["up", "left"])
        #expect(segues[0].popoverAnchorView == "v")
        #expect(segues[0].isAccessoryAction)
        #expect(segues[1].unwindAction == "back:")
        #expect(segues[3].customClass == "Fade")
        #expect(segues[3].modalPresentationStyle == "pageSheet")
        #expect(segues[3].modalTransitionStyle == "crossDissolve")
        #expect(segues[3].destinationCreationSelector == "make:")
    }

    @Test func controlsTellTheirContents() throws {
        let button = try Samples.object(
            """
            <button id="b"><state key="normal" title="Go" image="star" catalog="system">
            <color key="titleColor" name="Brand"/></state><state key="disabled"><string key="title">No
            way</string></state>
            <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" \
            imagePlacement="trailing" imagePadding="8" cornerStyle="capsule">
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
            <color key="baseBackgroundColor" systemColor="systemBlueColor"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <backgroundConfiguration key="background" cornerRadius="5" strokeWidth="2">
            <color key="strokeColor" name="Line"/></backgroundConfiguration>
            </buttonConfiguration></button>
            """
        )
        #expect(button.buttonStates.map(\.state) == ["normal", "disabled"])
        #expect(button.buttonStates.map(\.title) == ["Go", "No\nway"])
        #expect(button.buttonStates[0].image?.isSystem == true)
        #expect(button.buttonStates[0].titleColor == .named("Brand"))
        let configuration = try #require(button.buttonConfiguration)
        #expect(configuration.style == "filled")
        #expect(configuration.subtitle == "now")
        #expect(configuration.imagePadding == 8)
        #expect(configuration.titleFont?.kind == .boldSystem)
        #expect(
            configuration.baseBackgroundColor == .system(name: "systemBlueColor", fallback: nil)
        )
        #expect(configuration.contentInsets?.trailing == 4)
        #expect(configuration.background?.cornerRadius == 5)
        #expect(configuration.background?.strokeColor == .named("Line"))
    }

    @Test func segmentsStacksAndTraitsAreRead() throws {
        let control = try Samples.object(
            "<segmentedControl><segments><segment title=\"A\"/><segment image=\"i\" enabled=\"NO\" "
                + "width=\"40\"/></segments></segmentedControl>"
        )
        #expect(control.segments.map(\.title) == ["A", nil])
        #expect(control.segments.map(\.isEnabled) == [true, false])
        #expect(control.segments.map(\.width) == [nil, 40])
        let stack = try Samples.object(
            "<stackView axis=\"vertical\" alignment=\"center\" spacingType=\"standard\" spacing=\"8\">"
                + "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"1\" bottom=\"1\" right=\"1\"/>"
                + "</stackView>"
        ).stack
        #expect(stack.isVertical)
        #expect(stack.alignment == "center")
        #expect(stack.distribution == "fill")
        #expect(stack.usesStandardSpacing)
        #expect(stack.isLayoutMarginsRelative)
        let field = try Samples.object(
            "<textField><textInputTraits key=\"textInputTraits\" keyboardType=\"numberPad\" "
                + "secureTextEntry=\"YES\" textContentType=\"password\"/>"
                + "<accessibility key=\"accessibilityConfiguration\" hint=\"h\" label=\"l\" "
                + "identifier=\"i\"><accessibilityTraits key=\"traits\" button=\"YES\" header=\"YES\"/>"
                + "<bool key=\"isElement\" value=\"YES\"/></accessibility></textField>"
        )
        #expect(field.textInputTraits?.keyboardType == "numberPad")
        #expect(field.textInputTraits?.isSecureTextEntry == true)
        #expect(field.textInputTraits?.textContentType == "password")
        #expect(field.accessibility?.label == "l")
        #expect(field.accessibility?.hint == "h")
        #expect(field.accessibility?.identifier == "i")
        #expect(field.accessibility?.isElement == true)
        #expect(field.accessibility?.traits == ["button", "header"])
    }

    @Test func tablesTellTheirRows() throws {
        let table = try Samples.object(
            """
            <tableView id="t" dataMode="static"><sections><tableViewSection headerTitle="H" id="s">
            <string key="footerTitle">F
            G</string><cells><tableViewCell id="c"><tableViewCellContentView key="contentView" \
            tableViewCell="c" id="d"><subviews><label id="l"/></subviews></tableViewCellContentView>\
            </tableViewCell></cells></tableViewSection></sections>
            <view key="tableHeaderView" id="h"/></tableView>
            """
        )
        let section = try #require(table.sections.first)
        #expect(section.headerTitle == "H")
        #expect(section.footerTitle == "F\nG")
        #expect(section.cells.first?.contentView?.subviews.map(\.id) == ["l"])
        #expect(section.cells.first?.contentView?.owner?.id == "c")
        #expect(table.object("tableHeaderView")?.id == "h")
        let collection = try Samples.object(
            "<collectionView><cells><collectionViewCell id=\"c\" reuseIdentifier=\"R\"/></cells>"
                + "</collectionView>"
        )
        #expect(collection.prototypes.map { $0.string("reuseIdentifier") } == ["R"])
    }

    @Test func barsAndReferencesAreRead() throws {
        let item = try Samples.object(
            "<navigationItem key=\"navigationItem\" title=\"T\" id=\"n\"><barButtonItem "
                + "key=\"leftBarButtonItem\" systemItem=\"done\" id=\"b\"/><rightBarButtonItems>"
                + "<barButtonItem title=\"R\" id=\"r\"/></rightBarButtonItems></navigationItem>"
        )
        #expect(item.object("leftBarButtonItem")?.string("systemItem") == "done")
        #expect(item.objects(in: "rightBarButtonItems").map(\.id) == ["r"])
        let bar = try Samples.object(
            "<navigationBar><textAttributes key=\"titleTextAttributes\"><fontDescription "
                + "key=\"fontDescription\" type=\"system\" pointSize=\"9\"/><color key=\"textColor\" "
                + "name=\"Brand\"/><offsetWrapper key=\"textShadowOffset\" horizontal=\"1\" "
                + "vertical=\"2\"/></textAttributes></navigationBar>"
        )
        let attributes = try #require(bar.textAttributes("titleTextAttributes"))
        #expect(attributes.font?.pointSize == 9)
        #expect(attributes.textColor == .named("Brand"))
        #expect(attributes.shadowOffset == CGVector(dx: 1, dy: 2))
        let reference = try Samples.object(
            "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"X\" "
                + "bundleIdentifier=\"org.b\" id=\"p\"/>"
        ).reference
        #expect(reference?.storyboardName == "Other")
        #expect(reference?.identifier == "X")
        #expect(reference?.bundleIdentifier == "org.b")
        let text = try Samples.object(
            "<textView><dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" address=\"NO\"/></textView>"
        )
        #expect(text.flags("dataDetectorTypes") == ["link"])
        let search = try Samples.object(
            "<searchBar><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>"
        )
        #expect(search.strings(in: "scopeButtonTitles") == ["A", "B"])
    }
}
