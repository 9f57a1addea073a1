import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UICollectionViewListTests {
    private func screen(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> ListScreen {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return ListScreen(configuration)
    }

    @Test func rowsAreAsHighAsTheirContent() throws {
        let screen = screen(.plain)
        defer { screen.end() }
        let long = String(repeating: "many words ", count: 20)
        screen.apply([("a", ["short", long, "short again"])])
        #expect(try screen.cell(0).frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        let tall = try screen.cell(1).frame
        #expect(tall.minY == 44 && tall.height > 100)
        #expect(try screen.cell(2).frame.minY == tall.maxY)
    }

    @Test(arguments: [UICollectionView.ScrollPosition.top, .bottom, []], [false, true])
    func aRowIsScrolledToThoughThoseAroundItWereNotMeasured(
        _ position: UICollectionView.ScrollPosition,
        _ isAnimated: Bool
    ) throws {
        let screen = screen(.plain)
        defer { screen.end() }
        let rows = (0..<60).map { "\($0) " + String(repeating: "many words ", count: 20) }
        screen.apply([("a", rows)])
        let path = IndexPath(item: 40, section: 0)
        screen.view.scrollToItem(at: path, at: position, animated: isAnimated)
        for _ in 0..<12 {
            screen.test.clock.advance(by: 1.0 / 30)
            screen.test.commit()
        }
        let (frame, bounds) = (try screen.cell(40).frame, screen.view.bounds)
        #expect(frame.height > 100)
        if position == .top { #expect(frame.minY == bounds.minY) }
        if position == .bottom { #expect(frame.maxY == bounds.maxY) }
        #expect(bounds.contains(frame))
    }

    @Test func rowsGrowWithTheSizeOfTexts() throws {
        let screen = screen(.plain)
        defer { screen.end() }
        screen.apply([("a", ["one", "two"])])
        #expect(try screen.cell(0).frame.height == 44)
        screen.view.traitOverrides.preferredContentSizeCategory =
            .accessibilityExtraExtraExtraLarge
        screen.test.commit()
        screen.test.commit()
        let first = try screen.cell(0).frame
        #expect(first.height > 60)
        #expect(try screen.cell(1).frame.minY == first.maxY)
    }

    @Test func groupsHaveBoxesWithRoundCorners() throws {
        let screen = screen(.insetGrouped)
        defer { screen.end() }
        screen.apply([("a", ["1", "2", "3"]), ("b", ["4"])])
        let first = try screen.cell(0)
        #expect(first.frame.minX == 16 && first.frame.width == 358)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(first.layer.cornerRadius == 10)
        #expect(try screen.cell(1).layer.cornerRadius == 0)
        #expect(try screen.cell(0, 1).frame.minY - screen.cell(2).frame.maxY == 35)
        // A row that becomes the last one gets the corners.
        screen.apply([("a", ["1", "2"]), ("b", ["4"])])
        let corners: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(try screen.cell(1).layer.maskedCorners == corners)
    }

    @Test func theAppIsAskedAboutLinesOfRowsNearSightAlone() {
        var farthest = -1
        let screen = screen(.plain) {
            $0.itemSeparatorHandler = { path, lines in
                farthest = max(farthest, path.item)
                return lines
            }
        }
        defer { screen.end() }
        screen.apply([("a", (0..<1_000).map { "\($0)" })])
        #expect((10..<100).contains(farthest))
    }

    @Test func linesStandBetweenRowsAsTheAppSays() throws {
        let screen = screen(.insetGrouped) {
            $0.itemSeparatorHandler = { path, lines in
                var lines = lines
                if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
                return lines
            }
        }
        defer { screen.end() }
        screen.apply([("a", ["1", "2", "3", "4"])])
        let lines = try (0..<4).map { try screen.cell($0).row.bottomLine?.frame }
        #expect(lines[0]?.minX == 16 && lines[0]?.width == 342)
        #expect(lines[1] == nil)
        #expect(lines[2] != nil)
        #expect(lines[3] == nil)
    }

    @Test func headersComeFromTheProviderOrTheFirstItem() throws {
        let screen = screen(.insetGrouped) { $0.headerMode = .supplementary }
        defer { screen.end() }
        screen.apply([("a", ["1"]), ("b", ["2"])])
        let header = try #require(
            screen.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 1)
            ) as? UICollectionViewListCell
        )
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "header 1")
        #expect(try header.frame.maxY == screen.cell(0, 1).frame.minY)
        #expect(header.layer.cornerRadius == 0)

        let other = self.screen(.insetGrouped) { $0.headerMode = .firstItemInSection }
        defer { other.end() }
        other.apply([("a", ["title", "1"])])
        #expect(try other.cell(0).row.look?.role == .header)
        #expect(try other.cell(1).row.look?.isFirst == true)
    }

    @Test func rowsAreReachedByTheKeyboardAndHeadersAreNot() throws {
        let screen = screen(.insetGrouped) { $0.headerMode = .supplementary }
        defer { screen.end() }
        screen.apply([("a", ["1"])])
        #expect(screen.view.makeSemantics().role == .list)
        #expect(try screen.cell(0).makeSemantics().role == .pressableListItem)
        let header = screen.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(header?.makeSemantics().role == .listItem)
        screen.view.allowsSelection = false
        #expect(try screen.cell(0).makeSemantics().role == .listItem)
    }

    @Test func accessoriesStandAtTheEndsAndMakeRoom() throws {
        let screen = screen(.plain)
        defer { screen.end() }
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        screen.fill = { cell, _ in
            cell.accessories = [
                .disclosureIndicator(), .label(text: "12"), .delete(),
                .customView(configuration: .init(customView: custom, placement: .leading())),
            ]
        }
        screen.apply([("a", ["1"])])
        let cell = try screen.cell(0)
        #expect(cell.row.trailing.map(\.accessory.kind) == [.label, .disclosure])
        #expect(cell.row.trailing.last?.view.frame.maxX == 374)
        #expect(cell.row.leading.map(\.accessory.kind) == [.view])
        #expect(custom.frame.minX == 16)
        #expect(cell.contentView.frame.minX == 32)
        #expect(cell.contentView.frame.maxX < 350)
        screen.view.isEditing = true
        screen.test.commit()
        #expect(cell.row.leading.map(\.accessory.kind) == [.delete, .view])
        #expect(cell.configurationState.isEditing)
    }

    @Test(arguments: [true, false])
    func viewsAtTheEndsKeepTheirSizeOrHaveThatOfTheirContent(isFixed: Bool) throws {
        let screen = screen(.plain)
        defer { screen.end() }
        let custom = UILabel(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
        custom.text = "i"
        screen.fill = { cell, _ in
            cell.accessories = [
                .customView(
                    configuration: .init(
                        customView: custom,
                        placement: .trailing(),
                        maintainsFixedSize: isFixed
                    )
                )
            ]
        }
        screen.apply([("a", ["1"])])
        #expect((custom.frame.size == CGSize(width: 70, height: 10)) == isFixed)
        #expect(isFixed || custom.frame.size == custom.intrinsicContentSize)
    }

    @Test func theLookOfViewsAtTheEndsIsChangedAfterwards() throws {
        let screen = screen(.plain)
        defer { screen.end() }
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        screen.fill = { cell, _ in
            var place = UICellAccessory.CustomViewConfiguration(
                customView: custom,
                placement: .leading()
            )
            #expect(place.tintColor == nil && !place.isHidden)
            #expect(place.reservedLayoutWidth == nil)
            place.tintColor = .systemPink
            place.isHidden = true
            place.reservedLayoutWidth = .custom(40)
            #expect(place.reservedLayoutWidth == .custom(40))
            cell.accessories = [.customView(configuration: place)]
        }
        screen.apply([("a", ["1"])])
        #expect(custom.tintColor == .systemPink && custom.isHidden)
        #expect(try screen.cell(0).contentView.frame.minX == 52)
    }

    @Test func pressedAndSelectedRowsChangeTheirBackground() throws {
        let screen = screen(.insetGrouped)
        defer { screen.end() }
        screen.apply([("a", ["1"])])
        let cell = try screen.cell(0)
        #expect(
            cell.configured?.backgroundView?.configuration.backgroundColor
                == .secondarySystemGroupedBackground
        )
        try screen.tap(cell)
        #expect(cell.isSelected)
        #expect(cell.configured?.backgroundView?.configuration.backgroundColor == .systemGray4)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        screen.test.commit()
        cell.isSelected = false
        screen.test.commit()
        #expect(states == [true, false])
    }

    @Test func theListsColourIsBehindItsRows() {
        let screen = screen(.insetGrouped)
        defer { screen.end() }
        screen.apply([("a", ["1"])])
        var style = NodeStyle()
        screen.view.describeLook(&style)
        let wanted = UIColor.systemGroupedBackground.renderColor(in: screen.view.traitCollection)
        #expect(style.backgroundColor == wanted)
    }

    @Test func aSwipeShowsActionsAndAFullOnePerformsTheFirst() throws {
        var performed: [String] = []
        let screen = screen(.plain) {
            $0.trailingSwipeActionsConfigurationProvider = { path in
                let delete = UIContextualAction(style: .destructive, title: "Delete") {
                    _,
                    _,
                    done in
                    performed.append("delete \(path.item)")
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [delete])
            }
        }
        defer { screen.end() }
        screen.apply([("a", ["1", "2"])])
        let cell = try screen.cell(1)
        func drag(to x: Double) throws {
            try screen.test.touch(.began, 300, 66)
            try screen.test.touch(.moved, 280, 66)
            try screen.test.touch(.moved, x, 66)
            try screen.test.touch(.ended, x, 66)
            screen.test.commit()
        }
        try drag(to: 240)
        screen.test.clock.advance(by: 1)
        #expect(cell.frame.minX < -70)
        #expect(cell.configurationState.isSwiped)
        #expect(performed.isEmpty)
        // A tap beside the buttons closes the row and selects nothing.
        try screen.tap(screen.cell(0))
        screen.test.clock.advance(by: 1)
        #expect(cell.frame.minX == 0)
        #expect(screen.view.indexPathsForSelectedItems == [])
        try drag(to: 20)
        screen.test.clock.advance(by: 1)
        #expect(performed == ["delete 1"])
        #expect(cell.frame.minX == 0)
    }

    @Test func theDeleteButtonShowsTheActionsOrCallsItsHandler() throws {
        let screen = screen(.plain) {
            $0.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
                ])
            }
        }
        defer { screen.end() }
        var pressed = 0
        screen.fill = { cell, item in
            cell.accessories = [item == "1" ? .delete() : .delete { pressed += 1 }]
        }
        screen.apply([("a", ["1", "2"])])
        screen.view.isEditing = true
        screen.test.commit()
        let control = try screen.cell(0).row.leading[0].view
        let point = control.convert(control.bounds, to: nil)
        try screen.test.tap(Double(point.midX), Double(point.midY))
        // The keyboard goes on at the action.
        let effects = screen.test.commit().operations.compactMap { operation in
            if case .perform(let effect) = operation { effect } else { nil }
        }
        screen.test.clock.advance(by: 1)
        #expect(try screen.cell(0).frame.minX < 0)
        let buttons = screen.view.subviews.compactMap { ($0 as? SwipeActionsView)?.firstButton }
        let flag = try #require(buttons.first)
        #expect(effects.contains(.read(screen.test.id(of: flag))))
        try screen.tap(screen.cell(1).row.leading[0].view)
        #expect(pressed == 1)
    }
}
