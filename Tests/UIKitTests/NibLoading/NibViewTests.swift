import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct NibViewTests {
    @Test func viewsHaveWhatTheDocumentSays() throws {
        let view = try #require(
            try NibSamples.view(
                """
                <view contentMode="center" alpha="0.5" hidden="YES" clipsSubviews="YES" tag="7" \
                userInteractionEnabled="NO" id="aaa">
                <rect key="frame" x="10" y="20" width="300" height="400"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <color key="backgroundColor" systemColor="systemRedColor"/>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                </view>
                """
            )
        )
        #expect(view.frame == CGRect(x: 10, y: 20, width: 300, height: 400))
        #expect(view.autoresizingMask == .flexibleWidth)
        #expect(view.backgroundColor == .systemRed)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.contentMode == .center)
        #expect(view.alpha == 0.5)
        #expect(view.isHidden)
        #expect(view.clipsToBounds)
        #expect(view.tag == 7)
        #expect(!view.isUserInteractionEnabled)
    }

    @Test func labelsHaveTheirTextFontAndColours() throws {
        let label = try #require(
            try NibSamples.view(
                """
                <label userInteractionEnabled="NO" text="Total" textAlignment="right" \
                lineBreakMode="middleTruncation" numberOfLines="3" id="aaa">
                <fontDescription key="fontDescription" type="system" weight="semibold" \
                pointSize="21"/>
                <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>
                </label>
                """
            ) as? UILabel
        )
        #expect(label.text == "Total")
        #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.textAlignment == .right)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test func buttonsHaveTheirStates() throws {
        let button = try #require(
            try NibSamples.view(
                """
                <button buttonType="system" enabled="NO" id="aaa">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <inset key="contentEdgeInsets" minX="8" minY="5" maxX="9" maxY="6"/>
                <state key="normal" title="Save"/>
                <state key="selected" title="Saved"><color key="titleColor" white="1" alpha="1" \
                colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state>
                </button>
                """
            ) as? UIButton
        )
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Save")
        #expect(button.title(for: .selected) == "Saved")
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
        #expect(
            button.contentEdgeInsets == UIEdgeInsets(top: 5, left: 8, bottom: 6, right: 9)
        )
        #expect(!button.isEnabled)
    }

    @Test func buttonsHaveTheirConfiguration() throws {
        let button = try #require(
            try NibSamples.view(
                """
                <button buttonType="system" id="aaa">
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Buy" \
                subtitle="now" imagePlacement="top" cornerStyle="capsule">
                <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
                </buttonConfiguration>
                </button>
                """
            ) as? UIButton
        )
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Buy")
        #expect(configuration.subtitle == "now")
        #expect(configuration.imagePlacement == .top)
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.baseBackgroundColor == .systemGreen)
    }

    @Test func stacksArrangeTheirSubviews() throws {
        let stack = try #require(
            try NibSamples.view(
                """
                <stackView axis="vertical" alignment="center" distribution="equalSpacing" \
                spacing="6" id="aaa"><subviews><label text="A" id="bbb"/><label text="B" \
                id="ccc"/></subviews></stackView>
                """
            ) as? UIStackView
        )
        #expect(stack.axis == .vertical)
        #expect(stack.alignment == .center)
        #expect(stack.distribution == .equalSpacing)
        #expect(stack.spacing == 6)
        #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B"])
    }

    @Test func constraintsPlaceViews() throws {
        let view = try #require(
            try NibSamples.view(
                """
                <view id="aaa"><rect key="frame" x="0" y="0" width="400" height="300"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bbb">
                <constraints><constraint firstAttribute="width" secondItem="bbb" \
                secondAttribute="height" multiplier="2:1" id="c1"/><constraint \
                firstAttribute="height" placeholder="YES" constant="1" id="c2"/></constraints>
                </view></subviews><viewLayoutGuide key="layoutMargins" id="ggg"/>
                <constraints>
                <constraint firstItem="bbb" firstAttribute="leading" secondItem="ggg" \
                secondAttribute="leading" constant="4" id="c3"/>
                <constraint firstItem="bbb" firstAttribute="top" secondItem="aaa" \
                secondAttribute="topMargin" id="c4"/>
                <constraint firstAttribute="trailing" secondItem="bbb" \
                secondAttribute="trailing" constant="88" id="c5"/>
                </constraints></view>
                """
            )
        )
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 12, y: 8, width: 300, height: 150))
    }

    @Test func constraintsThatMakeNoSenseAreLeftOut() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa"><subviews><view id="bbb"/></subviews><constraints>
            <constraint firstItem="bbb" firstAttribute="leading" secondItem="aaa" \
            secondAttribute="top" id="c1"/></constraints></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? UIView)
        #expect(view.constraints.isEmpty)
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:6: constraint \"c1\" is left out: Cannot make constraint: "
                    + "UIView.leading and UIView.top are an invalid pairing of layout attributes; "
                    + "relate sizes to sizes and places of one axis to each other."
            ]
        )
    }

    @Test func variationsCountForTheirSizeClasses() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa"><subviews><label text="A" id="bbb"/><label text="B" id="ccc"/>
            </subviews><variation key="widthClass=regular"><mask key="subviews"><exclude \
            reference="ccc"/></mask></variation></view>
            """
        )
        func count(_ width: IBSizeClasses.Class) -> Int? {
            let loader = NibLoader(
                source,
                sizeClasses: IBSizeClasses(width: width, height: .regular)
            )
            return (loader.makeTopLevelObjects(owner: nil).first as? UIView)?.subviews.count
        }
        #expect(count(.compact) == 2)
        #expect(count(.regular) == 1)
    }

    @Test func classesOfTheAppAreMadeByTheirNames() throws {
        let view = try #require(
            try NibSamples.view(
                """
                <view alpha="0.5" id="aaa" customClass="CodedView" customModule="UIKitTests">
                <subviews><label text="A" id="bbb"/></subviews></view>
                """
            ) as? CodedView
        )
        // The initialiser of the app runs after the document's values were set.
        #expect(view.alpha == 0.25)
        #expect(view.seen == "alpha 0.5, subviews 1")
    }

    @Test(arguments: [
        ("_TtC10UIKitTests9CodedView", true), ("_TtC10UIKitTests9CodedVie", false),
        ("_TtC10UIKitTests99CodedView", false), ("_TtC", false), ("_TtC0", false),
        ("_TtCC10UIKitTests9CodedView5Inner", false),
    ])
    func classesAreFoundByTheNamesThatObjectiveCHasForThem(name: String, isFound: Bool) throws {
        let text = "<view id=\"aaa\" customClass=\"\(name)\"/>"
        #expect((try NibSamples.view(text) is CodedView) == isFound)
    }

    @Test func missingClassesAreReplacedAndWarnedOfOnce() throws {
        let source = try NibSamples.xib(
            """
            <button id="aaa" customClass="Lost" customModule="App"/>
            """
        )
        for _ in 0..<2 {
            #expect(UINib(source).instantiate(withOwner: nil).first is UIButton)
        }
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:5: class App.Lost does not exist in this process; UIButton is used. "
                    + "Link its module, or call NibClasses.register(_:)."
            ]
        )
    }

    @Test func elementsWithoutAClassHaveTheSizeOfTheirs() throws {
        let source = try NibSamples.xib(
            "<mapView id=\"aaa\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"60\"/></mapView>"
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? UIView)
        #expect(view.frame.size == CGSize(width: 50, height: 60))
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:5: <mapView> has no class here; a plain view of its size is used."
            ]
        )
    }

    @Test func viewsInViewsHaveALimit() throws {
        let depth = 230
        let text =
            (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
            + String(repeating: "</subviews></view>", count: depth)
        let source = try NibSamples.xib(text)
        #expect(UINib(source).instantiate(withOwner: nil).first is UIView)
        #expect(source.warnings.contains { $0.problem == .tooDeep(limit: 200) })
    }

    @Test func viewsOfControllersAreAsLargeAsTheScreenWhateverTheyLeaveOpen() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="aaa" sceneMemberID="viewController">
            <view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="vvv"><rect \
            key="frame" x="0" y="0" width="600" height="600"/><subviews><view \
            translatesAutoresizingMaskIntoConstraints="NO" id="bbb"><rect key="frame" x="0" y="0" \
            width="600" height="50"/></view></subviews><constraints><constraint firstItem="bbb" \
            firstAttribute="width" secondItem="vvv" secondAttribute="width" id="k1"/>
            <constraint firstItem="bbb" firstAttribute="height" constant="50" id="k2"/>
            <constraint firstItem="bbb" firstAttribute="centerX" secondItem="vvv" \
            secondAttribute="centerX" id="k3"/><constraint firstAttribute="bottom" \
            secondItem="bbb" secondAttribute="bottom" id="k4"/></constraints></view>
            </viewController></objects></scene>
            """,
            initial: "aaa"
        )
        let test = TestScene(size: CGSize(width: 390, height: 844))
        defer { test.end() }
        let made = test.scene.perform { storyboard.instantiateInitialViewController() }
        let controller = try #require(made)
        test.scene.perform { test.window.rootViewController = controller }
        test.commit()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let box = controller.view.subviews.first
        #expect(box?.frame == CGRect(x: 0, y: 794, width: 390, height: 50))
    }
}

final class CodedView: UIView {
    var seen = ""

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = "alpha \(alpha), subviews \(subviews.count)"
        alpha = 0.25
    }
}
