import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Attributes of scroll views, lists, bars and fields, as documents name them.
@MainActor
struct NibAttributeTests {
    private func view<View: UIView>(_ text: String, _ type: View.Type = View.self) throws -> View {
        try #require(try NibSamples.view(text) as? View)
    }

    @Test func scrollViewZoomsAndLocks() throws {
        let view: UIScrollView = try view(
            """
            <scrollView directionalLockEnabled="YES" bouncesZoom="NO" minimumZoomScale="0.5" \
            maximumZoomScale="4" indicatorStyle="white" delaysContentTouches="NO" \
            canCancelContentTouches="NO" id="aaa">
            <inset key="scrollIndicatorInsets" minX="0.0" minY="8" maxX="0.0" maxY="12"/>
            </scrollView>
            """
        )
        #expect(view.isDirectionalLockEnabled)
        #expect(!view.bouncesZoom)
        #expect(view.minimumZoomScale == 0.5)
        #expect(view.maximumZoomScale == 4)
        #expect(view.indicatorStyle == .white)
        #expect(!view.delaysContentTouches)
        #expect(!view.canCancelContentTouches)
        let insets = UIEdgeInsets(top: 8, left: 0, bottom: 12, right: 0)
        #expect(view.verticalScrollIndicatorInsets == insets)
        #expect(view.horizontalScrollIndicatorInsets == insets)
    }

    @Test(arguments: ["black", "blackOpaque", "blackTranslucent"])
    func barsAreBlackByAnyOfItsNames(style: String) throws {
        let search: UISearchBar = try view("<searchBar barStyle=\"\(style)\" id=\"aaa\"/>")
        let navigation: UINavigationBar = try view(
            "<navigationBar barStyle=\"\(style)\" id=\"aaa\"/>"
        )
        let tabs: UITabBar = try view("<tabBar barStyle=\"\(style)\" id=\"aaa\"/>")
        let tools: UIToolbar = try view("<toolbar barStyle=\"\(style)\" id=\"aaa\"/>")
        #expect(search.barStyle == .black)
        #expect(navigation.barStyle == .black)
        #expect(tabs.barStyle == .black)
        #expect(tools.barStyle == .black)
    }

    @Test(arguments: [
        ("onDragWithAccessory", UIScrollView.KeyboardDismissMode.onDragWithAccessory),
        ("interactiveWithAccessory", .interactiveWithAccessory),
    ])
    func scrollViewsEndEditingWithTheAccessory(
        word: String,
        mode: UIScrollView.KeyboardDismissMode
    ) throws {
        let view: UIScrollView = try view(
            "<scrollView keyboardDismissMode=\"\(word)\" id=\"aaa\"/>"
        )
        #expect(view.keyboardDismissMode == mode)
    }

    @Test func viewsKeepTheNameTheyCouldBeFoundAgainBy() throws {
        let named: UIView = try view("<view restorationIdentifier=\"box\" id=\"aaa\"/>")
        #expect(named.restorationIdentifier == "box")
        #expect(try view("<view id=\"aaa\"/>").restorationIdentifier == nil)
    }

    @Test func scrollViewOfNoAttributesKeepsDefaults() throws {
        let view: UIScrollView = try view("<scrollView id=\"aaa\"/>")
        #expect(view.maximumZoomScale == 1)
        #expect(view.bouncesZoom)
        #expect(view.verticalScrollIndicatorInsets == .zero)
    }

    @Test func toolbarsKeepTheirDrawingAndSelectItems() throws {
        let bar: UIToolbar = try view(
            """
            <toolbar clearsContextBeforeDrawing="NO" id="aaa"><items><barButtonItem \
            title="Bold" selected="YES" id="bbb"/><barButtonItem title="Thin" id="ccc"/></items>
            </toolbar>
            """
        )
        #expect(!bar.clearsContextBeforeDrawing)
        #expect(bar.items?.map(\.isSelected) == [true, false])
    }

    @Test func scrollViewsCutTheirContentWhereTheDocumentSaysSo() throws {
        let open: UIScrollView = try view("<scrollView id=\"aaa\"/>")
        #expect(!open.clipsToBounds)
        let cut: UIScrollView = try view("<scrollView clipsSubviews=\"YES\" id=\"aaa\"/>")
        #expect(cut.clipsToBounds)
        #expect(UIScrollView().clipsToBounds)
    }

    @Test func tableHasItsEmptyRowsAndInsets() throws {
        let table: UITableView = try view(
            """
            <tableView style="plain" fillerRowHeight="50" contentViewInsetsToSafeArea="NO" \
            separatorInsetReference="fromAutomaticInsets" id="aaa"/>
            """
        )
        #expect(table.fillerRowHeight == 50)
        #expect(!table.insetsContentViewsToSafeArea)
        #expect(table.separatorInsetReference == .fromAutomaticInsets)
        let bare: UITableView = try view("<tableView style=\"plain\" id=\"aaa\"/>")
        #expect(bare.fillerRowHeight == 0 && bare.insetsContentViewsToSafeArea)
        #expect(bare.separatorInsetReference == .fromCellEdges)
    }

    @Test func tableHasItsIndexAndEstimates() throws {
        let table: UITableView = try view(
            """
            <tableView style="plain" estimatedSectionHeaderHeight="40" \
            estimatedSectionFooterHeight="-1" sectionIndexMinimumDisplayRowCount="20" id="aaa">
            <color key="sectionIndexColor" systemColor="systemRedColor"/>
            <color key="sectionIndexBackgroundColor" systemColor="systemGreenColor"/>
            </tableView>
            """
        )
        #expect(table.estimatedSectionHeaderHeight == 40)
        #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
        #expect(table.sectionIndexMinimumDisplayRowCount == 20)
        #expect(table.sectionIndexColor == .systemRed)
        #expect(table.sectionIndexBackgroundColor == .systemGreen)
    }

    @Test func searchBarShowsItsScopes() throws {
        let bar: UISearchBar = try view(
            """
            <searchBar barStyle="black" translucent="NO" showsScopeBar="YES" id="aaa">
            <scopeButtonTitles><string>Country</string><string>Capital</string></scopeButtonTitles>
            <textInputTraits key="textInputTraits" enablesReturnKeyAutomatically="YES" \
            keyboardAppearance="alert"/></searchBar>
            """
        )
        #expect(bar.scopeButtonTitles == ["Country", "Capital"])
        #expect(bar.showsScopeBar)
        #expect(bar.barStyle == .black)
        #expect(!bar.isTranslucent)
        #expect(bar.enablesReturnKeyAutomatically)
        #expect(bar.keyboardAppearance == .dark)
    }

    @Test(arguments: [("link", UIDataDetectorTypes.link), ("phoneNumber", .phoneNumber)])
    func textViewFindsData(name: String, types: UIDataDetectorTypes) throws {
        let view: UITextView = try view(
            """
            <textView editable="NO" text="Call" id="aaa">
            <dataDetectorType key="dataDetectorTypes" \(name)="YES"/></textView>
            """
        )
        #expect(view.dataDetectorTypes == types)
    }

    @Test func tabBarPlacesItsItems() throws {
        let bar: UITabBar = try view(
            """
            <tabBar itemPositioning="centered" itemWidth="60" itemSpacing="9" id="aaa"><items>
            <tabBarItem title="One" id="bbb">
            <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-3"/>
            </tabBarItem></items></tabBar>
            """
        )
        #expect(bar.itemPositioning == .centered)
        #expect(bar.itemWidth == 60)
        #expect(bar.itemSpacing == 9)
        let offset = bar.items?.first?.titlePositionAdjustment
        #expect(offset == UIOffset(horizontal: 2, vertical: -3))
    }

    @Test func allTraitsAreKnown() throws {
        let view: UIView = try view(
            """
            <view id="aaa"><accessibility key="accessibilityConfiguration"><accessibilityTraits \
            key="traits" searchField="YES" playsSound="YES" tabBar="YES"/></accessibility></view>
            """
        )
        #expect(view.accessibilityTraits == [.searchField, .playsSound, .tabBar])
    }

    @Test func marginsFollowTheReadableWidth() throws {
        let view: UIView = try view(
            """
            <view layoutMarginsFollowReadableWidth="YES" id="aaa">
            <rect key="frame" x="0.0" y="0.0" width="872" height="100"/></view>
            """
        )
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 100, bottom: 8, right: 100))
        view.frame.size.width = 320
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let table: UITableView = try self.view(
            "<tableView layoutMarginsFollowReadableWidth=\"YES\" id=\"aaa\"/>"
        )
        #expect(table.cellLayoutMarginsFollowReadableWidth)
    }

    @Test func contentOfNewGridCellsIsAViewWithoutAWarning() throws {
        let source = try NibSamples.xib(
            """
            <collectionViewCell id="aaa"><rect key="frame" x="0.0" y="0.0" width="50" height="40"/>
            <collectionViewCellContentView key="contentView" id="bbb"><rect key="frame" x="0.0" \
            y="0.0" width="50" height="40"/><subviews><label text="One" id="ccc"/></subviews>
            </collectionViewCellContentView></collectionViewCell>
            """
        )
        let made = UINib(source).instantiate(withOwner: nil)
        let cell = try #require(made.first as? UICollectionViewCell)
        #expect(type(of: cell.contentView) == UIView.self)
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "One")
        #expect(source.warnings.isEmpty)
    }

    @Test func containersOfXibsHoldTheirControllers() throws {
        let made = try UINib(
            NibSamples.xib(
                """
                <tabBarController id="aaa"><viewControllers>
                <navigationController id="bbb"><viewControllers><viewController title="Root" \
                id="ccc"/></viewControllers></navigationController><viewController title="Two" \
                id="ddd"/></viewControllers></tabBarController>
                """
            )
        ).instantiate(withOwner: nil)
        let tabs = try #require(made.first as? UITabBarController)
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(tabs.viewControllers?.count == 2)
        #expect(stack.topViewController?.title == "Root")
    }

    @Test func cellsKeepTheirPlaceWhileEditing() throws {
        let cell: UITableViewCell = try view(
            "<tableViewCell shouldIndentWhileEditing=\"NO\" id=\"aaa\"/>"
        )
        #expect(!cell.shouldIndentWhileEditing)
    }

    @Test func searchBarsStayWhileContentScrolls() throws {
        let bar: UINavigationBar = try view(
            """
            <navigationBar id="aaa"><items><navigationItem hidesSearchBarWhenScrolling="NO" \
            title="List" id="bbb"/></items></navigationBar>
            """
        )
        #expect(bar.topItem?.hidesSearchBarWhenScrolling == false)
    }

    @Test(arguments: [true, false])
    func controllersDecideOfTheStatusBar(captures: Bool) throws {
        let attribute = captures ? "modalPresentationCapturesStatusBarAppearance=\"YES\"" : ""
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><viewController \(attribute) id="aaa"/></objects></scene>
            """,
            initial: "aaa"
        )
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(controller.modalPresentationCapturesStatusBarAppearance == captures)
    }

    @Test func searchesOfOldDocumentsAreLeftOut() throws {
        let source = try NibSamples.xib("<searchDisplayController id=\"aaa\"/><view id=\"bbb\"/>")
        let made = UINib(source).instantiate(withOwner: nil)
        #expect(made.count == 1 && made.first is UIView)
        #expect(
            source.warnings.map(\.description) == [
                "Sample.xib:5: <searchDisplayController> has no class here; nothing of its size is "
                    + "used."
            ]
        )
    }

    @Test func searchesOfOldScenesAreLeftOut() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="aaa" sceneMemberID="viewController">
            <view key="view" id="bbb"/></viewController><searchDisplayController id="ccc"/>
            </objects></scene>
            """,
            initial: "aaa"
        )
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        #expect(storyboard.source.warnings.map(\.line) == [5])
    }
}
