import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UITableViewCellTests {
    private func cell(
        _ style: UITableViewCell.CellStyle,
        width: CGFloat = 390,
        height: CGFloat = 44
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return cell
    }

    @Test func theDefaultStyleHasOneLabel() {
        let cell = cell(.default)
        cell.textLabel?.text = "Text"
        #expect(cell.detailTextLabel == nil)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
        cell.frame.size.width = 414
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 20)
    }

    @Test func subtitlesStandBelowTheText() throws {
        let cell = cell(.subtitle, height: 56)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        let first = try #require(cell.textLabel?.frame)
        let second = try #require(cell.detailTextLabel?.frame)
        #expect(second.minY == first.maxY + 1)
        #expect(first.minX == 16 && second.minX == 16)
        #expect(cell.textLabel?.font.pointSize == 17)
        #expect(cell.detailTextLabel?.font.pointSize == 12)
    }

    @Test func valuesStandAtTheEnd() throws {
        let cell = cell(.value1)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Value"
        cell.layoutIfNeeded()
        #expect(cell.detailTextLabel?.frame.maxX == 374)
        #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == CGFloat(390 - 16 - 8 - 2))
        #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.frame.width - 8)
    }

    @Test func accessoriesChangeWithTheirType() {
        let cell = cell(.default)
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        let mark = cell.cell.shownAccessory
        #expect(mark is UIImageView && mark?.frame.maxX == 374)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.accessoryView = own
        cell.layoutIfNeeded()
        #expect(mark?.superview == nil && own.superview === cell)
        #expect(own.frame == CGRect(x: 324, y: 7, width: 50, height: 30))
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(own.superview == nil)
        #expect(cell.contentView.frame.width == 390)
    }

    @Test func contentConfigurationsReplaceTheStyle() throws {
        let cell = cell(.default)
        cell.textLabel?.text = "Old"
        var content = cell.defaultContentConfiguration()
        content.text = "New"
        cell.contentConfiguration = content
        let view = try #require(cell.contentView as? UIListContentView)
        #expect(view.superview === cell)
        content.text = "Newer"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        cell.layoutIfNeeded()
        #expect((view.subviews.first as? UILabel)?.text == "Newer")
        #expect(view.subviews.first?.frame.minX == 16)
        #expect(cell.accessibilityLabel == "Newer")
    }

    @Test func heightsFollowTheText() {
        let cell = cell(.default, width: 200)
        var content = UIListContentConfiguration.cell()
        content.text = "Short"
        cell.contentConfiguration = content
        let size = CGSize(width: 200, height: 0)
        func height() -> CGFloat {
            cell.systemLayoutSizeFitting(
                size,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height() == 44)
        content.text = "A text that needs several lines, since there is little room for it"
        cell.contentConfiguration = content
        #expect(height() > 70)
    }

    @Test func handlersHearOfTheState() {
        let cell = cell(.default)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    /// A cell that shows what it is given when it is asked to update itself.
    private final class NamedCell: UITableViewCell {
        static let name = UIConfigurationStateCustomKey("name")
        var updates = 0

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[Self.name] = "of the cell"
            return state
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            updates += 1
            var content = defaultContentConfiguration().updated(for: state)
            content.text = state[Self.name] as? String
            contentConfiguration = content
        }
    }

    @Test func subclassesAreUpdatedBeforeTheyAreShown() throws {
        let cell = NamedCell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        #expect(cell.updates == 1)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "of the cell")
        cell.layoutIfNeeded()
        #expect(cell.updates == 1)
    }

    @Test func backgroundConfigurationsFollowTheState() throws {
        let cell = cell(.default)
        cell.backgroundConfiguration = .listGroupedCell()
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first as? ConfiguredBackgroundView)
        #expect(view.configuration.backgroundColor == .secondarySystemGroupedBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(view.configuration.backgroundColor == .systemGray4)
        // What was updated for one state is updated for others.
        cell.backgroundConfiguration = .listPlainCell().updated(for: cell.configurationState)
        #expect(view.configuration.backgroundColor == .systemGray4)
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(view.configuration.backgroundColor == .systemBackground)
    }

    @Test func backgroundsKeepClearOfMargins() throws {
        let cell = cell(.default)
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 2,
            leading: 3,
            bottom: 0,
            trailing: 0
        )
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let fill = try #require(cell.subviews.first?.subviews.first)
        let margins = cell.directionalLayoutMargins
        #expect(margins.leading > 0 && margins.top > 0)
        #expect(fill.frame.minX == margins.leading + 3 && fill.frame.minY == 2)
        #expect(fill.frame.maxX == 390 - margins.trailing && fill.frame.maxY == 44)
    }

    @Test func fillsOfTheAppStayInEveryState() throws {
        let cell = cell(.default)
        cell.configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
            background.backgroundColor = state.isSelected ? .red : .blue
            cell.backgroundConfiguration = background
        }
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first as? ConfiguredBackgroundView)
        #expect(view.configuration.backgroundColor == .blue)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(view.configuration.backgroundColor == .red)
    }

    @Test func editingMakesRoomForItsControl() {
        let screen = TableScreen(rows: 3).show()
        defer { screen.test.end() }
        screen.table.isEditing = true
        screen.test.commit()
        let cell = screen.table.visibleCells[0]
        #expect(cell.isEditing && cell.editingStyle == .delete)
        #expect(cell.contentView.frame.minX == 40)
        #expect(cell.cell.editControl is UIButton)
        screen.table.isEditing = false
        screen.test.commit()
        #expect(cell.contentView.frame.minX == 0 && cell.cell.editControl == nil)
    }

    @Test func rightToLeftMirrorsTheRow() {
        let scene = ControlScene(isRightToLeft: true)
        let cell = cell(.default)
        cell.textLabel?.text = "Text"
        cell.accessoryType = .disclosureIndicator
        scene.show(cell)
        #expect(cell.cell.shownAccessory?.frame.minX == 16)
        #expect(cell.contentView.frame.minX == 26)
        UIApplication.shared.disconnect(scene.scene)
    }

    @Test func actionsAreShownBesideARowAndDeleteIt() throws {
        let screen = TableScreen(rows: 5)
        let editor = Editor(screen)
        screen.table.dataSource = editor
        screen.show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        func touch(_ phase: TouchInput.Phase, _ x: Double) throws {
            try screen.test.scene.deliver(
                .touch(TouchInput(phase: phase, location: CGPoint(x: x, y: 66), kind: .pointer))
            )
        }
        try touch(.began, 300)
        try touch(.moved, 280)
        try touch(.moved, 230)
        #expect(cell.frame.minX == -70)
        try touch(.ended, 230)
        screen.test.commit()
        let room = try #require(screen.table.table.swipe?.actions.naturalWidth)
        #expect(cell.frame.minX == -room && cell.showingDeleteConfirmation)
        try screen.test.tap(360, 66)
        #expect(editor.committed == [1])
        #expect(screen.table.numberOfRows(inSection: 0) == 4)
        #expect(screen.log.take().isEmpty)
    }

    @Test func rowsThatNobodyCallsEditableHaveNoActions() throws {
        let screen = TableScreen(rows: 5).show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        for (phase, x) in [(TouchInput.Phase.began, 300.0), (.moved, 280), (.moved, 200)] {
            try screen.test.scene.deliver(
                .touch(TouchInput(phase: phase, location: CGPoint(x: x, y: 66), kind: .pointer))
            )
        }
        #expect(cell.frame.minX == 0)
    }

    @Test func symbolsOfListContentAreAsLargeAsItSays() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: "star")
        func parts() throws -> (picture: UIImageView, text: UILabel) {
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
            view.layoutIfNeeded()
            return (
                try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first),
                try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
            )
        }
        let plain = try parts()
        content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40)
        content.textProperties.allowsDefaultTighteningForTruncation = true
        let large = try parts()
        let size = content.image?.applyingSymbolConfiguration(.init(pointSize: 40))?.size
        #expect(large.picture.frame.size == size)
        #expect(large.picture.frame.width > plain.picture.frame.width)
        #expect(large.text.frame.minX > plain.text.frame.minX)
        #expect(large.text.allowsDefaultTighteningForTruncation)
        #expect(!plain.text.allowsDefaultTighteningForTruncation)
    }

    @Test func partsOfListContentHaveGuides() throws {
        let test = TestScene()
        defer { test.end() }
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: "star")
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mark)
        let guide = try #require(view.textLayoutGuide)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            mark.topAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        test.add(view)
        test.commit()
        test.commit()
        func isFollowed() throws -> Bool {
            let labels = view.subviews.compactMap { $0 as? UILabel }
            let frame = try #require(labels.first).frame
            // Guides and constrained views stand on whole pixels.
            return abs(guide.layoutFrame.minX - frame.minX) < 1
                && abs(guide.layoutFrame.height - frame.height) < 1
                && abs(mark.frame.minX - frame.minX) < 1 && abs(mark.frame.minY - frame.maxY) < 1
        }
        #expect(try isFollowed())
        let start = mark.frame.minX
        #expect(view.imageLayoutGuide != nil && view.secondaryTextLayoutGuide == nil)
        content.text = nil
        view.configuration = content
        #expect(view.textLayoutGuide == nil)
        content.text = "Again"
        content.image = nil
        view.configuration = content
        test.commit()
        test.commit()
        #expect(view.textLayoutGuide === guide && view.imageLayoutGuide == nil)
        #expect(try isFollowed())
        #expect(mark.frame.minX < start)
    }
}

/// A data source that lets rows be deleted.
@MainActor
private final class Editor: UITableViewDataSource {
    let screen: TableScreen
    var committed: [Int] = []

    init(_ screen: TableScreen) { self.screen = screen }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        screen.sections[0].count
    }
    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { screen.tableView(tableView, cellForRowAt: indexPath) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        committed.append(indexPath.row)
        screen.sections[0].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
