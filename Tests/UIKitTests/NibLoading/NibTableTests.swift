import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct NibTableTests {
    private func scene(_ table: String, _ cells: String, connections: String = "") -> String {
        """
        <scene sceneID="s1"><objects><tableViewController id="ttt" \
        customClass="PrototypeController" customModule="UIKitTests" \
        sceneMemberID="viewController"><tableView key="view" clipsSubviews="YES" \
        alwaysBounceVertical="YES" \(table) rowHeight="-1" estimatedRowHeight="-1" \
        sectionHeaderHeight="28" sectionFooterHeight="28" id="vvv">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        \(cells)
        <connections><outlet property="dataSource" destination="ttt" id="o1"/>
        <outlet property="delegate" destination="ttt" id="o2"/></connections></tableView>
        \(connections)</tableViewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="ddd" sceneMemberID="viewController">
        <view key="view" id="www"/></viewController></objects></scene>
        """
    }

    private static let prototype = """
        <prototypes><tableViewCell selectionStyle="none" accessoryType="checkmark" \
        reuseIdentifier="box" rowHeight="70" id="ccc" customClass="OutletCell" \
        customModule="UIKitTests"><rect key="frame" x="0" y="28" width="375" height="70"/>
        <tableViewCellContentView key="contentView" tableViewCell="ccc" id="kkk">
        <rect key="frame" x="0" y="0" width="330" height="70"/><subviews>
        <label text="Prototype" translatesAutoresizingMaskIntoConstraints="NO" id="lll">
        <rect key="frame" x="16" y="20" width="100" height="20"/></label></subviews>
        <constraints><constraint firstItem="lll" firstAttribute="top" secondItem="kkk" \
        secondAttribute="top" constant="30" id="c1"/><constraint firstAttribute="bottom" \
        secondItem="lll" secondAttribute="bottom" constant="30" id="c2"/><constraint \
        firstItem="lll" firstAttribute="leading" secondItem="kkk" \
        secondAttribute="leadingMargin" id="c3"/></constraints></tableViewCellContentView>
        <connections><outlet property="label" destination="lll" id="o3"/>
        <segue destination="ddd" kind="custom" identifier="go" customClass="RowSegue" \
        customModule="UIKitTests" id="g1"/></connections></tableViewCell></prototypes>
        """

    @Test func prototypesAreMadeAnewForEachRow() throws {
        let text = scene("dataMode=\"prototypes\" style=\"plain\"", Self.prototype)
        let storyboard = try NibSamples.storyboard(text, initial: "ttt")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? PrototypeController
        )
        let screen = TestScene(size: CGSize(width: 375, height: 667), root: controller)
        defer { screen.end() }
        screen.commit()
        let cells = controller.tableView.visibleCells.compactMap { $0 as? OutletCell }
        #expect(cells.count == 3)
        #expect(cells.map { $0.label?.text } == ["Row 0", "Row 1", "Row 2"])
        #expect(cells[0].label !== cells[1].label)
        #expect(cells[0].accessoryType == .checkmark && cells[0].selectionStyle == .none)
        // The constraints of the prototype make the height.
        #expect(cells[0].frame.height == 30 + 20.5 + 30)
        #expect(cells[0].label?.frame.minX == 16)
        try screen.tap(100, 100)
        #expect(controller.prepared == ["go OutletCell row 1"])
    }

    @Test func refreshControlsOfDocumentsCanBePulled() throws {
        // Interface Builder writes `enabled="NO"` of all of them.
        let refresh = """
            <refreshControl key="refreshControl" opaque="NO" contentMode="center" enabled="NO" \
            contentHorizontalAlignment="center" contentVerticalAlignment="center" id="rrr"/>
            """
        let text = scene("style=\"plain\"", Self.prototype, connections: refresh)
        let storyboard = try NibSamples.storyboard(text, initial: "ttt")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? PrototypeController
        )
        let screen = TestScene(size: CGSize(width: 375, height: 667), root: controller)
        defer { screen.end() }
        screen.commit()
        let control = try #require(controller.refreshControl)
        var pulls = 0
        control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
        let table = try #require(controller.tableView)
        let pulled = try #require(table.pulledOffset(y: -100))
        let node = screen.id(of: table)
        try screen.scene.deliver(
            .scroll(table.scrollInput(to: pulled, phase: .dragging, node: node))
        )
        #expect(pulls == 1 && control.isRefreshing)
    }

    @Test func outletsOfPrototypesLeadToObjectsBesideThem() throws {
        let prototype = Self.prototype.replacingOccurrences(
            of: "<connections><outlet property=\"label\" destination=\"lll\" id=\"o3\"/>",
            with: "<connections><outlet property=\"label\" destination=\"hhh\" id=\"o3\"/>"
        )
        let text = scene("dataMode=\"prototypes\" style=\"plain\"", prototype)
            .replacingOccurrences(
                of: "</tableViewController>",
                with: "</tableViewController><label text=\"Hint\" id=\"hhh\"/>"
            )
        let storyboard = try NibSamples.storyboard(text, initial: "ttt")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? PrototypeController
        )
        let screen = TestScene(size: CGSize(width: 375, height: 667), root: controller)
        defer { screen.end() }
        screen.commit()
        let cells = controller.tableView.visibleCells.compactMap { $0 as? OutletCell }
        try #require(cells.count == 3)
        // They share the one that stands beside the controller.
        #expect(cells[0].label != nil && cells[0].label === cells[1].label)
        #expect(cells[0].label?.text?.hasPrefix("Row") == true)
    }

    @Test func stylesPlaceLabelsThatOldDocumentsLeaveToConstraints() throws {
        let source = try NibSamples.xib(
            """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="lll" id="ccc">
            <rect key="frame" x="0" y="0" width="320" height="44"/><view key="contentView">
            <rect key="frame" x="0" y="0" width="320" height="43"/><subviews><label \
            ambiguous="YES" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lll">
            <rect key="frame" x="15" y="0" width="290" height="43"/></label></subviews></view>
            </tableViewCell>
            """
        )
        let made = UINib(source).instantiate(withOwner: nil).first as? UITableViewCell
        let cell = try #require(made)
        cell.frame = CGRect(x: 0, y: 0, width: 500, height: 80)
        cell.layoutIfNeeded()
        let label = try #require(cell.textLabel)
        #expect(label.frame.height == cell.contentView.bounds.height)
        #expect(label.frame.width > 400)
    }

    @Test func tablesHaveTheBackgroundViewOfTheDocument() throws {
        let table = try #require(
            try NibSamples.view(
                """
                <tableView dataMode="prototypes" style="plain" id="ttt"><rect key="frame" x="0" \
                y="0" width="320" height="400"/><label key="backgroundView" text="Nothing yet" \
                id="bbb"><rect key="frame" x="0" y="0" width="320" height="400"/></label>\
                </tableView>
                """
            ) as? UITableView
        )
        let label = try #require(table.backgroundView as? UILabel)
        #expect(label.text == "Nothing yet" && label.superview === table)
    }

    @Test func seguesOfPrototypesArePerformedBeforeThereIsARow() throws {
        let text = scene("dataMode=\"prototypes\" style=\"plain\"", Self.prototype)
        let storyboard = try NibSamples.storyboard(text, initial: "ttt")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? PrototypeController
        )
        controller.loadViewIfNeeded()
        // Without the segue the next line would end the process.
        let archive = try #require(controller.archive)
        try #require(archive.segues.compactMap { $0.identifier } == ["go"])
        controller.performSegue(withIdentifier: "go", sender: 7)
        #expect(controller.prepared == ["go Int row -1"])
    }

    @Test func rowsHaveTheListContentOfTheDocument() throws {
        let view = try NibSamples.view(
            """
            <tableViewCell id="ccc"><rect key="frame" x="0" y="0" width="375" height="60"/>\
            <tableViewCellContentView key="contentView" tableViewCell="ccc" id="kkk"><rect \
            key="frame" x="0" y="0" width="375" height="60"/><listContentConfiguration \
            key="contentConfiguration" configurationType="subtitleCell" text="Title" \
            secondaryText="Below" textToSecondaryTextVerticalPadding="9"><fontDescription \
            key="textFontDescription" type="boldSystem" pointSize="21"/><color \
            key="secondaryTextColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></listContentConfiguration></tableViewCellContentView>\
            </tableViewCell>
            """
        )
        let cell = try #require(view as? UITableViewCell)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Title" && content.secondaryText == "Below")
        #expect(content.textToSecondaryTextVerticalPadding == 9)
        #expect(content.textProperties.font == .boldSystemFont(ofSize: 21))
        #expect(
            content.secondaryTextProperties.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        )
        #expect(cell.contentView is UIListContentView)
    }

    @Test func staticRowsStandInTheirSections() throws {
        let cells = """
            <sections><tableViewSection headerTitle="First" footerTitle="Below" id="ss1"><cells>
            <tableViewCell textLabel="l1" style="IBUITableViewCellStyleDefault" rowHeight="60" \
            id="c1"><rect key="frame" x="0" y="28" width="375" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="c1" id="k1">
            <rect key="frame" x="0" y="0" width="375" height="60"/><subviews><label \
            text="Static" id="l1"><rect key="frame" x="16" y="0" width="343" height="60"/></label>
            </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
            <tableViewSection id="ss2"><cells><tableViewCell id="c2"><rect key="frame" x="0" \
            y="120" width="375" height="44"/><tableViewCellContentView key="contentView" \
            tableViewCell="c2" id="k2"/></tableViewCell></cells></tableViewSection></sections>
            """
        let text = scene(
            "dataMode=\"static\" style=\"grouped\"",
            cells,
            connections: "<connections><outlet property=\"cell\" destination=\"c1\" id=\"o9\"/>"
                + "</connections>"
        ).replacingOccurrences(of: "PrototypeController", with: "StaticController")
        let storyboard = try NibSamples.storyboard(text, initial: "ttt")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? StaticController
        )
        let screen = TestScene(size: CGSize(width: 375, height: 667), root: controller)
        defer { screen.end() }
        screen.commit()
        let table = try #require(controller.tableView)
        #expect(table.numberOfSections == 2)
        #expect(table.style == .grouped)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell === controller.cell)
        #expect(cell.textLabel?.text == "Static")
        #expect(cell.frame.height == 60)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Below")
    }

    /// The upper edges of the first rows of two sections.
    private func rowTops(_ style: String, height: Int, titles: String) throws -> [CGFloat?] {
        let cell = "<tableViewCellContentView key=\"contentView\" id="
        let text = scene(
            "dataMode=\"static\" style=\"\(style)\"",
            """
            <sections><tableViewSection \(titles) id="ss1"><cells><tableViewCell rowHeight="44" \
            id="c1">\(cell)"k1"/></tableViewCell></cells></tableViewSection><tableViewSection \
            id="ss2"><cells><tableViewCell rowHeight="44" id="c2">\(cell)"k2"/></tableViewCell>
            </cells></tableViewSection></sections>
            """
        )
        .replacingOccurrences(of: "PrototypeController", with: "StaticController")
        .replacingOccurrences(of: "Height=\"28\"", with: "Height=\"\(height)\"")
        let storyboard = try NibSamples.storyboard(text, initial: "ttt")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? StaticController
        )
        let screen = TestScene(size: CGSize(width: 375, height: 667), root: controller)
        defer { screen.end() }
        screen.commit()
        return (0...1).map {
            controller.tableView.cellForRow(at: IndexPath(row: 0, section: $0))?.frame.minY
        }
    }

    @Test func sectionsHaveTheHeightsOfTheDocument() throws {
        // As Interface Builder itself places the rows.
        #expect(try rowTops("grouped", height: 18, titles: "") == [35, 115])
        #expect(try rowTops("grouped", height: -1, titles: "") == [35, 114])
        let titles = "headerTitle=\"First\" footerTitle=\"Below\""
        #expect(try rowTops("plain", height: 28, titles: titles) == [50, 122])
    }

    @Test func aXibThatDoesNotExistIsNotMissedBeforeACellIsMadeOfIt() {
        let table = UITableView()
        table.register(UINib(nibName: "Nowhere", bundle: nil), forCellReuseIdentifier: "box")
        table.register(OutletCell.self, forCellReuseIdentifier: "box")
        #expect(table.dequeueReusableCell(withIdentifier: "box") is OutletCell)
    }
}

final class PrototypeController: UITableViewController {
    var prepared: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
    }
    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        (cell as? OutletCell)?.label?.text = "Row \(indexPath.row)"
        return cell
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = tableView.indexPathForSelectedRow?.row ?? -1
        prepared.append("\(segue.identifier ?? "") \(type(of: sender ?? "")) row \(row)")
    }
}

final class StaticController: UITableViewController {
    @Outlet var cell: UITableViewCell?
}

final class OutletCell: UITableViewCell {
    @Outlet var label: UILabel?
}

final class RowSegue: UIStoryboardSegue {
    override func perform() {}
}
