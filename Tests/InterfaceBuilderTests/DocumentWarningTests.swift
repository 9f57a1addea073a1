import CoreGraphics
import Testing

@testable import InterfaceBuilder

struct DocumentWarningTests {
    private func warnings(_ text: String) throws -> [String] {
        try Samples.document(text).warnings.map(\.description)
    }

    /// A scene whose controller has the identifier, and objects in its view.
    private func scene(_ name: String, id: String, _ content: String) -> String {
        "<scene sceneID=\"s-\(id)\"><objects><viewController storyboardIdentifier=\"\(name)\" "
            + "id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"\(id)-v\">\n"
            + content + "\n</view></viewController></objects></scene>"
    }

    @Test func aConstraintToAForeignSceneIsReported() throws {
        let constraint = """
            <constraints><constraint firstAttribute="top" secondItem="aB1-cD" \
            secondAttribute="top" id="xK2-pd"/></constraints>
            """
        let text = Samples.storyboard(
            scene("Login", id: "a", constraint) + scene("Other", id: "aB1-cD", "")
        )
        #expect(
            try warnings(text) == [
                "Login.storyboard:5: constraint \"xK2-pd\" refers to \"aB1-cD\", which is not in "
                    + "scene \"Login\"."
            ]
        )
    }

    @Test func whatOnlyFewDocumentsSayIsKnown() throws {
        let text = Samples.xib(
            """
            <view id="v" colorLabel="IBBuiltInLabel-Red"><subviews>
            <stepper autorepeat="NO" id="s"/>
            <datePicker roundsToMinuteInterval="NO" id="d"/>
            <textField id="t"><textInputTraits key="textInputTraits" \
            inlinePredictionType="no" mathExpressionCompletionType="no"/></textField></subviews>
            </view>
            <tabBarController selectedIndex="1" id="b"><keyCommands>
            <keyCommand input="k" actionName="search:"/></keyCommands></tabBarController>
            <navigationItem backButtonDisplayMode="minimal" id="n"/>
            <rotationGestureRecognizer rotation="0.5" id="r"/>
            """
        )
        #expect(try warnings(text) == [])
    }

    @Test func danglingReferencesAreReported() throws {
        let text = Samples.xib(
            """
            <view id="v">
            <constraints><constraint firstItem="gone" firstAttribute="top" id="c"/></constraints>
            <variation key="heightClass=compact"><mask key="constraints">
            <exclude reference="lost"/></mask></variation>
            <connections>
            <outlet property="x" destination="away" id="o"/>
            <segue destination="off" kind="show" id="s"/>
            </connections></view>
            """
        )
        #expect(
            try warnings(text) == [
                "Login.storyboard:5: constraint \"c\" refers to \"gone\", which is not in the document.",
                "Login.storyboard:7: variation \"heightClass=compact\" refers to \"lost\", which is "
                    + "not in the document.",
                "Login.storyboard:9: outlet \"o\" refers to \"away\", which is not in the document.",
                "Login.storyboard:10: segue \"s\" refers to \"off\", which is not in the document.",
            ]
        )
    }

    @Test func seguesOfNoKindAndToNoSceneAreReported() throws {
        let text = Samples.xib(
            """
            <view id="v"><connections>
            <segue destination="w" kind="teleport" id="s1"/>
            <segue destination="l" kind="show" id="s2"/>
            <segue destination="e" kind="unwind" id="s3"/>
            </connections></view>
            <viewController id="w"/><exit id="e"/><label id="l"/>
            """
        )
        #expect(
            try warnings(text) == [
                "Login.storyboard:5: attribute \"kind\" of <segue> is \"teleport\"; expected a kind "
                    + "of segue, such as show.",
                "Login.storyboard:6: segue \"s2\" leads to <label> \"l\"; expected a controller.",
            ]
        )
    }

    @Test func stepsOfPeeksNeedNoDestinationOfTheirOwn() throws {
        let document = try Samples.document(
            Samples.xib(
                """
                <view id="v"><connections>
                <segue destination="w" kind="show" id="s1">
                <segue key="commit" inheritsFrom="parent" id="s2"/>
                <segue key="preview" inheritsFrom="commit" id="s3"/></segue>
                <segue destination="w" kind="show" id="s4">
                <segue key="commit" inheritsFrom="parent" id="s5"/>
                <segue key="preview" destination="gone" kind="show" id="s6"/></segue>
                </connections></view><viewController id="w"/>
                """
            )
        )
        #expect(
            document.warnings.map(\.description) == [
                "Login.storyboard:10: segue \"s6\" refers to \"gone\", which is not in the document."
            ]
        )
        #expect(document.object(id: "v")?.segues.map(\.id) == ["s1", "s4"])
    }

    @Test func prioritiesOutOfTheirRangeAreReported() throws {
        func constraint(_ priority: Int) -> String {
            "<constraint firstAttribute=\"width\" constant=\"8\" priority=\"\(priority)\" "
                + "id=\"c\(priority)\"/>\n"
        }
        let all = [0, 1, 1_000, 5_000].map(constraint).joined()
        let text = Samples.xib("<view id=\"v\"><constraints>\n\(all)</constraints></view>")
        #expect(
            try warnings(text) == [
                "Login.storyboard:5: attribute \"priority\" of <constraint> is \"0\"; expected a "
                    + "number from 1 to 1000.",
                "Login.storyboard:8: attribute \"priority\" of <constraint> is \"5000\"; expected a "
                    + "number from 1 to 1000.",
            ]
        )
    }

    @Test func duplicateIDsAreReportedAndTheFirstIsKept() throws {
        let document = try Samples.document(
            Samples.xib("<view id=\"v\"/>\n<label id=\"v\"/>\n<view id=\"a&amp;b\"/>")
        )
        #expect(
            document.warnings.map(\.description) == [
                "Login.storyboard:5: id \"v\" is used at line 4 already; the first object keeps it."
            ]
        )
        #expect(document.object(id: "v")?.elementName == "view")
        #expect(document.object(id: "a&b")?.line == 6)
        #expect(document.object(id: "") == nil)
    }

    @Test func unknownNamesAreKeptAndReportedOnce() throws {
        let document = try Samples.document(
            Samples.xib(
                "<view shininess=\"3\" id=\"v\"><hologram/></view>\n<view shininess=\"4\"><hologram/></view>"
            )
        )
        #expect(
            document.warnings.map(\.description) == [
                "Login.storyboard:4: attribute \"shininess\" of <view> is not known; it is ignored.",
                "Login.storyboard:4: element <hologram> is not known; it is ignored.",
            ]
        )
        #expect(document.topLevelObjects.last?.string("shininess") == "4")
        #expect(document.topLevelObjects.last?.element.child(named: "hologram") != nil)
    }

    @Test func valuesThatAreNoneAreReportedAndNotRead() throws {
        let document = try Samples.document(
            Samples.xib(
                """
                <view alpha="NaN" tag="0x10" id="v">
                <rect key="frame" x="inf" y="1e300" width="9999999" height="44"/>
                <constraints>
                <constraint firstAttribute="diagonal" constant="1" id="c1"/>
                <constraint firstAttribute="width" relation="about" multiplier="1:0" id="c2"/>
                <constraint firstAttribute="width" secondItem="v" id="c3"/>
                <constraint id="c4"/>
                </constraints>
                <color key="tintColor" red="1" green="1" blue="1" colorSpace="custom" \
                customColorSpace="CIELab"/>
                </view>
                """
            )
        )
        #expect(
            document.warnings.map(\.description) == [
                "Login.storyboard:4: attribute \"alpha\" of <view> is \"NaN\"; expected a finite number.",
                "Login.storyboard:4: attribute \"tag\" of <view> is \"0x10\"; expected a finite number.",
                "Login.storyboard:5: attribute \"x\" of <rect> is \"inf\"; expected a finite number.",
                "Login.storyboard:5: attribute \"y\" of <rect> is \"1e300\"; expected a number from "
                    + "-1000000 to 1000000.",
                "Login.storyboard:5: attribute \"width\" of <rect> is \"9999999\"; expected a number "
                    + "from -1000000 to 1000000.",
                "Login.storyboard:7: attribute \"firstAttribute\" of <constraint> is \"diagonal\"; "
                    + "expected a layout attribute.",
                "Login.storyboard:8: attribute \"relation\" of <constraint> is \"about\"; expected "
                    + "lessThanOrEqual or greaterThanOrEqual.",
                "Login.storyboard:8: attribute \"multiplier\" of <constraint> is \"1:0\"; expected a "
                    + "number or a ratio such as 16:9.",
                "Login.storyboard:9: <constraint> has no attribute \"secondAttribute\"; it is ignored.",
                "Login.storyboard:10: <constraint> has no attribute \"firstAttribute\"; it is ignored.",
                "Login.storyboard:12: attribute \"customColorSpace\" of <color> is \"CIELab\"; "
                    + "expected a known colour space.",
            ]
        )
        let view = try #require(document.object(id: "v"))
        #expect(view.number("alpha") == nil)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 44))
        #expect(view.constraints.map(\.id) == ["c2"])
        #expect(view.color("tintColor") == nil)
    }

    @Test func controllersThatContainThemselvesAreReported() throws {
        func navigation(_ id: String, root: String) -> String {
            "<scene sceneID=\"s\(id)\"><objects><navigationController id=\"\(id)\" "
                + "sceneMemberID=\"viewController\"><connections><segue destination=\"\(root)\" "
                + "kind=\"relationship\" relationship=\"rootViewController\" id=\"r\(id)\"/>"
                + "</connections></navigationController></objects></scene>\n"
        }
        let document = try Samples.document(
            Samples.storyboard(
                navigation("a", root: "b") + navigation("b", root: "a") + navigation("c", root: "a")
            )
        )
        #expect(
            document.warnings.map(\.description) == [
                "Login.storyboard:5: relationship segue \"rb\" makes controller \"a\" contain itself; "
                    + "it is ignored."
            ]
        )
        let segues = document.scenes.compactMap { $0.controller?.segues.first }
        #expect(segues.map(document.isCyclic) == [false, true, false])
    }

    @Test(arguments: ["1.0", "1.1", "2.0", "3.0"])
    func formatsOfOlderToolsAreRead(version: String) throws {
        let text = Samples.storyboard(scene("Login", id: "a", ""))
            .replacingOccurrences(of: "version=\"3.0\"", with: "version=\"\(version)\"")
        #expect(try warnings(text) == [])
    }

    @Test func namesOfCurrentToolsAreKnown() throws {
        let text = Samples.xib(
            """
            <view id="v"><subviews><button hasAttributedTitle="YES" id="b"/><label id="l"/></subviews>
            <constraints><constraint firstItem="l" firstAttribute="firstBaseline" secondItem="b" \
            secondAttribute="baseline" constant="8" symbolType="layoutAnchor" id="c"/></constraints>
            </view>
            <screenEdgePanGestureRecognizer id="g"><rectEdge key="edges" left="YES"/>
            </screenEdgePanGestureRecognizer>
            """
        )
        #expect(try warnings(text) == [])
    }

    @Test func wordsThatAnAttributeDoesNotHaveAreReported() throws {
        let text = Samples.xib(
            """
            <label textAlignment="diagonal" contentMode="left" lineBreakMode="wordWrap" id="l"/>
            <stackView axis="sideways" alignment="firstBaseline" id="s"/>
            <button buttonType="system" id="b"><connections>
            <action selector="a:" destination="l" eventType="touched" id="a"/></connections></button>
            <tableView style="insetGrouped" id="t"/><datePicker style="compact" id="d"/>
            <navigationController style="whatever" id="n"/>
            """
        )
        #expect(
            try warnings(text) == [
                "Login.storyboard:4: attribute \"textAlignment\" of <label> is \"diagonal\"; "
                    + "expected natural, left, center, right or justified.",
                "Login.storyboard:5: attribute \"axis\" of <stackView> is \"sideways\"; "
                    + "expected vertical or horizontal.",
                "Login.storyboard:7: attribute \"eventType\" of <action> is \"touched\"; "
                    + "expected touchUpInside, valueChanged, touchDown, touchDownRepeat, "
                    + "touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, "
                    + "touchUpOutside, touchCancel, editingDidBegin, editingChanged, "
                    + "editingDidEnd, editingDidEndOnExit, primaryActionTriggered, "
                    + "menuActionTriggered, allTouchEvents, allEditingEvents or allEvents.",
            ]
        )
    }

    @Test func theRestOfTheDocumentIsReported() throws {
        let text = Samples.storyboard("stray", attributes: #"initialViewController="zz""#)
            .replacingOccurrences(of: "version=\"3.0\"", with: "version=\"4.0\"")
            .replacingOccurrences(of: "stray", with: "stray<scene sceneID=\"s\"/>")
        #expect(
            try warnings(text) == [
                "Login.storyboard:2: the document has format 4.0; expected 3.0. Parts of it may be "
                    + "ignored.",
                "Login.storyboard:2: the initial view controller \"zz\" is not in the document.",
                "Login.storyboard:3: text between the elements of <scenes> is ignored.",
            ]
        )
    }

    @Test func warningsEndAtTheirLimit() throws {
        let views = (0...IBLimits.warnings + 5).map { _ in "<view id=\"v\" alpha=\"x\"/>\n" }
        let document = try Samples.document(Samples.xib(views.joined()))
        #expect(document.warnings.count == IBLimits.warnings + 1)
        #expect(
            document.warnings.last?.problem == .furtherWarnings(limit: 1_000)
        )
        #expect(
            document.warnings.last?.problem.message
                == "further warnings are left out after 1000."
        )
    }
}
