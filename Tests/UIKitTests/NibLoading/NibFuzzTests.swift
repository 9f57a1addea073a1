import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Documents whose values make no sense: they load all the same.
@MainActor
struct NibFuzzTests {
    private static let objects = """
        <view alpha="0.5" tag="3" contentMode="center" horizontalHuggingPriority="251" id="root">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
        <subviews>
        <label text="Text" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="2" \
        minimumScaleFactor="0.5" minimumFontSize="8" preferredMaxLayoutWidth="100" id="l1">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <fontDescription key="fontDescription" type="system" pointSize="17" weight="bold"/>
        <size key="shadowOffset" width="1" height="1"/></label>
        <label id="l2"><attributedString key="attributedText"><fragment content="A"><attributes>
        <font key="NSFont" size="12" name="Helvetica"/><real key="NSKern" value="2"/>
        <paragraphStyle key="NSParagraphStyle" alignment="left" lineSpacing="3" headIndent="4" \
        minimumLineHeight="12" maximumLineHeight="14" lineHeightMultiple="1.5"/></attributes>
        </fragment></attributedString></label>
        <button buttonType="system" lineBreakMode="clip" showsMenuAsPrimaryAction="YES" id="b1">
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <menu key="menu" title="M" id="m1"><children><command title="C" state="on" id="c1"/>
        </children></menu><state key="normal" title="T"/></button>
        <button id="b2"><buttonConfiguration key="configuration" style="filled" title="T" \
        buttonSize="large" cornerStyle="capsule" imagePadding="4" titlePadding="2" \
        imagePlacement="top"><directionalEdgeInsets key="contentInsets" top="1" leading="2" \
        bottom="3" trailing="4"/><backgroundConfiguration key="background" cornerRadius="3" \
        strokeWidth="2" strokeOutset="1"/></buttonConfiguration></button>
        <slider value="0.5" minValue="0" maxValue="1" id="s1"/>
        <stepper value="4" minimumValue="0" maximumValue="10" stepValue="2" id="s2"/>
        <switch on="YES" id="s3"/>
        <segmentedControl selectedSegmentIndex="1" momentary="NO" id="s4"><segments>
        <segment title="One" width="40"/><segment title="Two" enabled="NO"/></segments>
        </segmentedControl>
        <progressView progress="0.5" progressViewStyle="bar" id="p1"/>
        <pageControl numberOfPages="4" currentPage="2" id="p2"/>
        <activityIndicatorView animating="YES" style="large" id="a1"/>
        <datePicker datePickerMode="dateAndTime" minuteInterval="5" style="wheels" \
        countDownDuration="60" id="d1"><date key="date" timeIntervalSinceReferenceDate="86400"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="80000"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="90000"/></datePicker>
        <datePicker datePickerMode="countDownTimer" countDownDuration="60" id="d2"/>
        <pickerView id="d3"/>
        <textField text="T" placeholder="P" borderStyle="line" minimumFontSize="10" \
        clearButtonMode="always" id="t1"><textInputTraits key="textInputTraits" \
        keyboardType="numberPad" returnKeyType="done"/></textField>
        <textView text="T" editable="YES" id="t2"/>
        <searchBar text="S" showsScopeBar="YES" id="t3"><scopeButtonTitles><string>A</string>
        </scopeButtonTitles></searchBar>
        <scrollView minimumZoomScale="0.5" maximumZoomScale="2" id="s5"><inset \
        key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
        <stackView axis="vertical" spacing="8" alignment="center" distribution="equalSpacing" \
        id="s6"><subviews><view id="s7"/><view hidden="YES" id="s8"/></subviews></stackView>
        <tableView style="grouped" rowHeight="44" estimatedRowHeight="44" \
        sectionHeaderHeight="20" sectionFooterHeight="20" dataMode="static" \
        sectionIndexMinimumDisplayRowCount="2" id="t4"><sections><tableViewSection \
        headerTitle="H" id="x1"><cells><tableViewCell style="IBUITableViewCellStyleDefault" \
        rowHeight="50" indentationLevel="1" indentationWidth="10" textLabel="x4" id="x2">
        <rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView \
        key="contentView" tableViewCell="x2" id="x3"><subviews><label text="C" id="x4"/>
        </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
        </sections></tableView>
        <collectionView id="c2"><collectionViewFlowLayout key="collectionViewLayout" \
        minimumLineSpacing="4" minimumInteritemSpacing="5" scrollDirection="horizontal" id="c3">
        <size key="itemSize" width="50" height="50"/><size key="estimatedItemSize" width="0" \
        height="0"/><inset key="sectionInset" minX="1" minY="1" maxX="1" maxY="1"/>
        </collectionViewFlowLayout></collectionView>
        <navigationBar translucent="NO" id="n1"><items><navigationItem title="T" id="n2">
        <barButtonItem key="rightBarButtonItem" title="R" width="30" systemItem="add" id="n3"/>
        </navigationItem></items></navigationBar>
        <toolbar id="n4"><items><barButtonItem systemItem="fixedSpace" width="20" id="n5"/>
        </items></toolbar>
        <tabBar itemWidth="40" itemSpacing="10" itemPositioning="centered" id="n6"><items>
        <tabBarItem title="One" tag="1" badgeValue="3" id="n7"/></items></tabBar>
        <visualEffectView id="v1"><blurEffect style="light"/></visualEffectView>
        <imageView image="none" highlighted="YES" id="v2"/>
        </subviews><constraints>
        <constraint firstItem="l1" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="10" multiplier="1:2" priority="750" id="k1"/>
        <constraint firstItem="b1" firstAttribute="width" constant="100" relation="equal" id="k2"/>
        <constraint firstItem="s6" firstAttribute="baseline" secondItem="l1" \
        secondAttribute="firstBaseline" id="k3"/></constraints>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer \
        key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="alpha" value="1"/>
        <userDefinedRuntimeAttribute type="rect" keyPath="layer.contentsCenter"><rect key="value" \
        x="0" y="0" width="1" height="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="1" id="g1"/>
        <panGestureRecognizer minimumNumberOfTouches="1" maximumNumberOfTouches="2" id="g2"/>
        <pongPressGestureRecognizer minimumPressDuration="0.5" allowableMovement="10" id="g3"/>
        <swipeGestureRecognizer direction="left" id="g4"/>
        <pinchGestureRecognizer scale="1" id="g5"/>
        """

    private static let values = [
        "", "-1", "0", "1", "7", "-0.5", "1e308", "-1e308", "1e-320", "999999", "-999999",
        "100000", "nan", "inf", "YES", "NO", "left", "x", "1:0", "3.7", "9223372036854775808",
    ]
    private static let kept: Set<String> = [
        "id", "key", "keyPath", "type", "firstItem", "secondItem", "tableViewCell",
    ]

    @Test func valuesThatMakeNoSenseDoNoHarm() throws {
        let rounds = ProcessInfo.processInfo.environment["VITRINE_FUZZ_ROUNDS"].flatMap(Int.init)
        let attribute = try NSRegularExpression(pattern: "([A-Za-z]+)=\"([^\"]*)\"")
        let text = Self.objects as NSString
        let matches = attribute.matches(
            in: Self.objects,
            range: NSRange(location: 0, length: text.length)
        )
        var random = RandomNumbers(state: 7)
        var made = 0
        for _ in 0..<min(rounds ?? 40, 2_000) {
            var mutated = Self.objects as NSString
            for match in matches.reversed()
            where !Self.kept.contains(text.substring(with: match.range(at: 1))) {
                guard random.next() % 5 == 0 else { continue }
                let value = Self.values[Int(random.next() % UInt64(Self.values.count))]
                mutated =
                    mutated.replacingCharacters(in: match.range(at: 2), with: value) as NSString
            }
            let nib = UINib(try NibSamples.xib(mutated as String))
            let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
            for view in views { view.layoutIfNeeded() }
            made += views.count
        }
        #expect(made > 0)
    }
}
