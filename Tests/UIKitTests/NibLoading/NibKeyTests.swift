import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Outlets and runtime attributes of UIKit's own objects.
@MainActor
struct NibKeyTests {
    @Test func itemsOfNavigationAreConnectedByOutlets() throws {
        let source = try NibSamples.xib(
            """
            <barButtonItem hidden="YES" title="Back" id="ccc"/>
            <navigationBar id="aaa"><items><navigationItem title="List" id="bbb"><connections>
            <outlet property="titleView" destination="ttt" id="o1"/>
            <outlet property="backBarButtonItem" destination="ccc" id="o2"/></connections>
            </navigationItem></items><connections>
            <outlet property="delegate" destination="ddd" id="o3"/></connections>
            </navigationBar><label text="Title" id="ttt"/>
            <customObject id="ddd" customClass="BarHearer" customModule="UIKitTests"/>
            """
        )
        let objects = UINib(source).instantiate(withOwner: nil)
        let bar = try #require(objects.compactMap { $0 as? UINavigationBar }.first)
        let item = try #require(bar.topItem)
        #expect((item.titleView as? UILabel)?.text == "Title")
        #expect(item.backBarButtonItem?.title == "Back")
        #expect(item.backBarButtonItem?.isHidden == true)
        #expect(bar.delegate is BarHearer)
        #expect(source.warnings.isEmpty)
    }

    @Test func delegatesOfTabBarsAndToolbarsAreConnected() throws {
        let source = try NibSamples.xib(
            """
            <tabBar id="aaa"><items><tabBarItem title="One" id="i1"/>
            <tabBarItem title="Two" id="i2"/></items><connections>
            <outlet property="delegate" destination="ddd" id="o1"/>
            <outlet property="selectedItem" destination="i2" id="o2"/></connections></tabBar>
            <toolbar id="bbb"><connections>
            <outlet property="delegate" destination="ddd" id="o3"/></connections></toolbar>
            <customObject id="ddd" customClass="BarHearer" customModule="UIKitTests"/>
            """
        )
        let objects = UINib(source).instantiate(withOwner: nil)
        let tabs = try #require(objects.compactMap { $0 as? UITabBar }.first)
        let tools = try #require(objects.compactMap { $0 as? UIToolbar }.first)
        #expect(tabs.delegate is BarHearer)
        #expect(tabs.selectedItem?.title == "Two")
        #expect(tools.delegate is BarHearer)
        #expect(source.warnings.isEmpty)
    }

    @Test func fieldsTakeTheirInputViews() throws {
        let source = try NibSamples.xib(
            """
            <textField placeholder="Day" id="aaa"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="_placeholderLabel.textColor">
            <color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes><connections>
            <outlet property="inputView" destination="ppp" id="o1"/>
            <outlet property="inputAccessoryView" destination="bbb" id="o2"/></connections>
            </textField><datePicker id="ppp"/><toolbar id="bbb"/>
            """
        )
        let objects = UINib(source).instantiate(withOwner: nil)
        let field = try #require(objects.first as? UITextField)
        #expect(field.inputView is UIDatePicker)
        #expect(field.inputAccessoryView is UIToolbar)
        let text = try #require(field.attributedPlaceholder)
        #expect(text.string == "Day")
        #expect(
            text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed
        )
        #expect(source.warnings.isEmpty)
    }

    @Test func whatClassesAddIsKnownByName() throws {
        let source = try NibSamples.xib(
            """
            <datePicker id="aaa"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="datePickerMode">
            <integer key="value" value="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="preferredDatePickerStyle">
            <integer key="value" value="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerCurve" \
            value="continuous"/></userDefinedRuntimeAttributes></datePicker>
            <textField id="bbb"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="keyboardType">
            <integer key="value" value="4"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></textField>
            <searchBar id="ccc"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="prompt" value="Where"/>
            </userDefinedRuntimeAttributes></searchBar>
            """
        )
        let objects = UINib(source).instantiate(withOwner: nil)
        try #require(objects.count == 3)
        let picker = try #require(objects[0] as? UIDatePicker)
        #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
        #expect(picker.layer.cornerCurve == .continuous)
        #expect((objects[1] as? UITextField)?.keyboardType == .numberPad)
        #expect((objects[2] as? UISearchBar)?.prompt == "Where")
        #expect(source.warnings.isEmpty)
    }

    @Test func textsAreReadAsNumbersAndFlags() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="21"/>
            <userDefinedRuntimeAttribute type="string" keyPath="clipsToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="alpha" value="half"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.maskToBounds" value="YES"/>
            </userDefinedRuntimeAttributes></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? UIView)
        #expect(view.layer.cornerRadius == 21)
        #expect(view.clipsToBounds)
        #expect(view.layer.value(forKey: "maskToBounds") as? Bool == true)
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:8: UIView cannot take String for key \"alpha\" of UIView; "
                    + "expected CGFloat."
            ]
        )
    }

    @Test func picturesStretchAsTheDocumentSays() throws {
        let view = try NibSamples.view(
            """
            <view id="aaa"><rect key="contentStretch" x="0.25" y="0.5" width="0.5" height="0.0"/>
            <subviews><view id="bbb"><rect key="contentStretch" x="0.0" y="0.0" width="1" \
            height="1"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="rect" keyPath="layer.contentsRect">
            <rect key="value" x="0.0" y="0.0" width="0.5" height="0.5"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></subviews></view>
            """
        )
        let outer = try #require(view)
        #expect(outer.layer.contentsCenter == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0))
        let inner = try #require(outer.subviews.first)
        #expect(inner.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(inner.layer.contentsRect == CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    }

    @Test func symbolsAreSetByRuntimeAttributes() throws {
        let source = try NibSamples.xib(
            """
            <imageView id="aaa"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="image" keyPath="image" value="star" \
            catalog="system"/>
            <userDefinedRuntimeAttribute type="image" keyPath="highlightedImage">
            <imageReference key="value" image="circle" catalog="system"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></imageView>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? UIImageView)
        #expect(view.image == UIImage(systemName: "star"))
        #expect(view.highlightedImage == UIImage(systemName: "circle"))
        #expect(source.warnings.isEmpty)
    }

    @Test func tabsHaveTheirAttributesBeforeTheirViewIsLoaded() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><tabBarController id="tabs">
            <tabBar key="tabBar" id="bar"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="unselectedItemTintColor">
            <color key="value" systemColor="systemGreenColor"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></tabBar><connections>
            <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="one"><view key="view" id="v1"/>
            </viewController></objects></scene>
            <scene sceneID="s3"><objects><viewController id="two"><view key="view" id="v2"/>
            <tabBarItem key="tabBarItem" title="Two" id="item"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="badgeValue" value="7"/>
            </userDefinedRuntimeAttributes></tabBarItem></viewController></objects></scene>
            """,
            initial: "tabs"
        )
        let tabs = try #require(
            storyboard.instantiateInitialViewController() as? UITabBarController
        )
        let second = try #require(tabs.viewControllers?.last)
        #expect(!second.isViewLoaded)
        #expect(second.tabBarItem.badgeValue == "7")
        #expect(tabs.tabBar.unselectedItemTintColor == .systemGreen)
        second.tabBarItem.badgeValue = "8"
        second.loadViewIfNeeded()
        #expect(second.tabBarItem.badgeValue == "8")
        #expect(storyboard.source.warnings.isEmpty)
    }

    @Test(arguments: [(false, UISplitViewController.Style.doubleColumn), (true, .tripleColumn)])
    func splitViewsHaveTheColumnsOfTheirRelationships(
        hasThree: Bool,
        style: UISplitViewController.Style
    ) throws {
        func scene(_ id: String) -> String {
            "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\" "
                + "sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(id)\"/>"
                + "</viewController></objects></scene>"
        }
        func segue(_ name: String, _ id: String) -> String {
            "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" "
                + "id=\"r\(id)\"/>"
        }
        let middle = hasThree ? segue("supplementaryViewController", "c") : ""
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><splitViewController allowDoubleColumnStyle="YES" \
            behavior="overlay" preferredSupplementaryColumnWidth="300" id="split"><connections>
            \(segue("masterViewController", "a"))\(segue("detailViewController", "b"))\(middle)
            </connections></splitViewController></objects></scene>
            \(scene("a"))\(scene("b"))\(scene("c"))
            """,
            initial: "split"
        )
        #expect(storyboard.source.document.warnings.isEmpty)
        let split = try #require(
            storyboard.instantiateInitialViewController() as? UISplitViewController
        )
        #expect(split.style == style)
        #expect(split.preferredSplitBehavior == .overlay)
        #expect(split.preferredSupplementaryColumnWidth == 300)
        #expect(split.viewController(for: .primary) != nil)
        #expect(split.viewController(for: .secondary) != nil)
        #expect((split.viewController(for: .supplementary) != nil) == hasThree)
    }

    @Test func toolbarsOfNavigationControllersHaveTheirLook() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><navigationController toolbarHidden="NO" id="nav">
            <toolbar key="toolbar" barStyle="black" id="bar">
            <color key="barTintColor" systemColor="systemRedColor"/></toolbar><connections>
            <outlet property="delegate" destination="ddd" id="o1"/>
            </connections></navigationController>
            <customObject id="ddd" customClass="BarHearer" customModule="UIKitTests"/>
            </objects></scene>
            """,
            initial: "nav"
        )
        let stack = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController
        )
        #expect(stack.toolbar.barTintColor == .systemRed)
        #expect(stack.toolbar.barStyle == .black)
        #expect(!stack.isToolbarHidden)
        #expect(stack.delegate is BarHearer)
    }

    @Test func runtimeAttributesAreInTheLanguageOfThePage() throws {
        let folder = try Folder()
        let url = try folder.write(
            "Base.lproj/Sample.xib",
            NibSamples.xibText(
                """
                <label id="aaa"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="text" value="Yes"/>
                </userDefinedRuntimeAttributes></label>
                """
            )
        )
        let language = try #require(NibFiles.languages.first)
        let key = "aaa.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"
        _ = try folder.write("\(language).lproj/Sample.strings", "\"\(key)\" = \"Oui\";")
        let source = try NibSource(contentsOf: url)
        let label = try #require(UINib(source).instantiate(withOwner: nil).first as? UILabel)
        #expect(label.text == "Oui")
    }

    @Test func nothingIsKeptOfLanguagesThatADocumentDoesNotHave() throws {
        let folder = try Folder()
        let xib = NibSamples.xibText("<label text=\"Yes\" id=\"aaa\"/>")
        let url = try folder.write("Base.lproj/Sample.xib", xib)
        let source = try NibSource(contentsOf: url)
        #expect(source.localized("text", of: "aaa") == nil)
        #expect(source.strings.isEmpty)
        let language = try #require(NibFiles.languages.first)
        _ = try folder.write("\(language).lproj/Sample.strings", "\"aaa.text\" = \"Oui\";")
        let other = try NibSource(contentsOf: url)
        #expect(other.localized("text", of: "aaa") == "Oui")
        #expect(Array(other.strings.keys) == [language])
    }

    @Test func proxiesDoNotPassConnectionsOn() {
        let names = AppearanceKey.keys(of: UITextField.self).map(\.name)
        #expect(names.contains("borderStyle"))
        #expect(!names.contains("inputView") && !names.contains("maskView"))
    }
}

final class BarHearer: NSObject, UINavigationBarDelegate, UITabBarDelegate, UIToolbarDelegate,
    UINavigationControllerDelegate
{}
