import Testing

@testable import UIKit

@MainActor
struct NibConnectionTests {
    @Test func outletsAreConnectedBeforeAwakening() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa" customClass="FormView" customModule="UIKitTests"><subviews>
            <label text="Title" id="bbb"/><button id="b1"/><button id="b2"/></subviews>
            <connections><outlet property="title" destination="bbb" id="o1"/>
            <outlet property="hint" destination="bbb" id="o2"/>
            <outletCollection property="buttons" destination="b1" id="o3"/>
            <outletCollection property="buttons" destination="b2" id="o4"/></connections></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? FormView)
        #expect(view.log == ["awake Title 2"])
        #expect(view.hintText == "Title")
        #expect(source.warnings.isEmpty)
    }

    @Test func propertiesThatAreNamedAreConnectedWithTheirObservers() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa" customClass="ObservingView" customModule="UIKitTests"><subviews>
            <label text="Title" id="bbb"/></subviews>
            <connections><outlet property="title" destination="bbb" id="o1"/></connections></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? ObservingView)
        #expect(view.title?.textColor == .red)
        #expect(source.warnings.isEmpty)
    }

    @Test func constraintsMayBeOfTheAppsClass() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bbb"/></subviews>
            <constraints>
            <constraint firstItem="bbb" firstAttribute="top" secondItem="aaa" \
            secondAttribute="top" constant="7" id="c1" customClass="MovingConstraint" \
            customModule="UIKitTests"/>
            <constraint firstItem="bbb" firstAttribute="leading" secondItem="aaa" \
            secondAttribute="leading" id="c2" customClass="Nowhere"/>
            <constraint firstItem="bbb" firstAttribute="width" constant="9" id="c3" \
            customClass="FormView" customModule="UIKitTests"/>
            </constraints></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? UIView)
        let moving = try #require(view.constraints.first as? MovingConstraint)
        #expect(moving.rest == 7 && moving.isActive && moving.firstAttribute == .top)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 7, width: 9, height: 0))
        #expect(source.warnings.count == 2)
    }

    @Test func constraintsHaveAttributesAndOutletsBeforeTheyAwake() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="bbb"/>
            </subviews><constraints><constraint firstItem="bbb" firstAttribute="top" \
            secondItem="aaa" secondAttribute="top" id="c1" customClass="GrowingConstraint" \
            customModule="UIKitTests"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="growth"><real key="value" \
            value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes><connections>
            <outlet property="label" destination="bbb" id="o1"/></connections></constraint>
            </constraints></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? UIView)
        let growing = try #require(view.constraints.first as? GrowingConstraint)
        #expect(growing.constant == 5 && growing.title == "Title")
        #expect(source.warnings.isEmpty)
    }

    @Test func missingOutletsAreWarnedOf() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa" customClass="FormView" customModule="UIKitTests"><subviews>
            <view id="bbb"/></subviews><connections>
            <outlet property="lost" destination="bbb" id="o1"/>
            <outlet property="title" destination="bbb" id="o2"/></connections></view>
            """
        )
        _ = UINib(source).instantiate(withOwner: nil)
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:7: FormView has no outlet \"lost\"; declare it as `@Outlet var lost`.",
                "Sample.xib:8: outlet \"title\" of FormView cannot be a UIView.",
            ]
        )
    }

    @Test func actionsReachTheOwnerByName() throws {
        let source = try NibSamples.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
            customClass="FormOwner"><connections>
            <outlet property="form" destination="aaa" id="o1"/></connections></placeholder>
            <view id="aaa"><subviews><button id="bbb"><connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="lost:" destination="-1" eventType="touchUpInside" id="a2"/>
            </connections></button></subviews></view>
            """
        )
        let owner = FormOwner()
        _ = UINib(source).instantiate(withOwner: owner)
        let button = try #require(owner.form?.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.log == ["save UIButton"])
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:9: FormOwner has no action \"lost:\"; list it in `namedActions`."
            ]
        )
    }

    @Test func actionsOfTheFirstResponderGoUpTheChain() throws {
        let view = try #require(
            try NibSamples.view(
                """
                <view id="aaa" customClass="SavingView" customModule="UIKitTests"><subviews>
                <button id="bbb"><connections><action selector="save:" destination="-2" \
                eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
                """
            ) as? SavingView
        )
        (view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(view.count == 1)
    }

    @Test func runtimeAttributesAreSetByKeyPath() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa" customClass="LabelledGauge" customModule="UIKitTests">
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer \
            key="value" value="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" \
            value="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="unit" value="K"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="lost" value="YES"/>
            </userDefinedRuntimeAttributes></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? LabelledGauge)
        #expect(view.layer.cornerRadius == 9)
        #expect(view.level == 4)
        #expect(view.unit == "K")
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:10: LabelledGauge has no key \"lost\": list the property in "
                    + "`namedKeyPaths` of LabelledGauge."
            ]
        )
    }

    @Test func gestureRecognizersAreAttachedAndSendTheirActions() throws {
        let source = try NibSamples.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="aaa"><connections><outletCollection property="gestureRecognizers" \
            destination="ggg" appends="YES" id="o1"/></connections></view>
            <tapGestureRecognizer id="ggg"><connections><action selector="save:" \
            destination="-1" id="a1"/></connections></tapGestureRecognizer>
            """
        )
        let owner = FormOwner()
        let view = try #require(
            UINib(source).instantiate(withOwner: owner).first as? UIView
        )
        let recognizer = try #require(view.gestureRecognizers?.first)
        #expect(recognizer is UITapGestureRecognizer)
        recognizer.state = .ended
        #expect(owner.log == ["save UITapGestureRecognizer"])
    }

    @Test func weakOutletsDoNotKeepTheirObjects() {
        let outlet = Outlet<UIView?>(.weak)
        do {
            let view = UIView()
            outlet.wrappedValue = view
            #expect(outlet.wrappedValue === view)
        }
        #expect(outlet.wrappedValue == nil)
    }
}

class BaseFormView: UIView {
    @Outlet private var hint: UILabel!
    var hintText: String? { hint?.text }
}

final class FormView: BaseFormView {
    @Outlet var title: UILabel!
    @Outlet private var buttons: [UIButton]!
    var log: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(title?.text ?? "nil") \(buttons?.count ?? 0)")
    }
}

final class ObservingView: UIView, KeyPathNaming {
    weak var title: UILabel? { didSet { title?.textColor = .red } }

    static var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("title", \ObservingView.title)] }
}

final class FormOwner: NSObject, ActionNaming {
    @MainActor @Outlet var form: UIView?
    @MainActor var log: [String] = []

    static var namedActions: [Selector] { [Selector("save:", FormOwner.save)] }

    @MainActor @IBAction func save(_ sender: Any) { log.append("save \(type(of: sender))") }
}

final class SavingView: UIView, ActionNaming {
    var count = 0
    static var namedActions: [Selector] { [Selector("save", SavingView.save)] }
    func save() { count += 1 }
}

/// A constraint that remembers where it was, as those that keep clear of keyboards do.
final class MovingConstraint: NSLayoutConstraint {
    var rest: CGFloat = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        rest = constant
    }
}

/// A constraint that the document tells more about.
final class GrowingConstraint: NSLayoutConstraint, KeyPathNaming {
    var growth: CGFloat = 0
    @Outlet var label: UILabel?
    var title: String?

    static var namedKeyPaths: [NamedKeyPath] {
        [NamedKeyPath("growth", \GrowingConstraint.growth)]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        constant += growth
        title = label?.text
    }
}
