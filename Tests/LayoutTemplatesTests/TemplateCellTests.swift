import LayoutTemplates
import Testing
import UIKit

/// One template for the cells of a table, whose content stands in views of their own.
@MainActor
struct TemplateCellTests {
    private final class PictureCell: UITableViewCell {
        let picture = UIView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            picture.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(picture)
            NSLayoutConstraint.activate(
                TemplateCellTests.filling(picture, contentView) + [
                    picture.heightAnchor.constraint(equalToConstant: 44)
                ]
            )
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
        }
    }

    private static func filling(_ view: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
        [
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ]
    }

    private let model = PictureCell(style: .default, reuseIdentifier: nil)
    private let large = LDOLayoutTemplate(frame: .zero)
    private let before: LDOLayoutTemplate

    init() {
        let (content, picture) = (UIView(), UIView())
        large.addSubview(content)
        content.addSubview(picture)
        for view in [content, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
        large.targetView = model
        content.targetView = model.contentView
        picture.targetView = model.picture
        NSLayoutConstraint.activate(
            Self.filling(picture, content) + [
                picture.heightAnchor.constraint(equalToConstant: 200)
            ]
        )
        before = LDOLayoutTemplate(withCurrentStateForViewsIn: large)
    }

    @Test func aRowGrowsAndShrinksWithItsLayout() throws {
        let test = TemplateScene()
        defer { test.end() }
        let rows = Rows()
        let table = UITableView(frame: test.root.bounds)
        table.rowHeight = UITableView.automaticDimension
        table.register(PictureCell.self, forCellReuseIdentifier: "picture")
        table.dataSource = rows
        test.scene.perform { test.root.addSubview(table) }
        test.commit()
        let path = IndexPath(row: 1, section: 0)
        func cell() throws -> PictureCell {
            try #require(table.cellForRow(at: path) as? PictureCell)
        }
        func settle() {
            test.commit()
            test.clock.advance(by: 1)
            test.commit()
        }
        #expect(try cell().frame.height == 44)
        for (template, height) in [(large, 200), (before, 44), (large, 200)] {
            let row = try cell()
            _ = reports { test.scene.perform { #expect(template.apply(to: row)) } }
            test.scene.perform { table.performBatchUpdates(nil) }
            settle()
            #expect(try cell().frame.height == CGFloat(height))
            #expect(try cell().picture.frame.height == CGFloat(height))
        }
    }

    @Test(arguments: [true, false])
    func aSelectionIsNotTakenForTheContent(isModels: Bool) {
        let cell = PictureCell(style: .default, reuseIdentifier: nil)
        let selected = isModels ? model : cell
        selected.isSelected = true
        #expect(selected.subviews.first !== selected.contentView)
        #expect(large.apply(to: cell))
        let heights = cell.picture.constraints.filter { $0.firstAttribute == .height }
        #expect(heights.map(\.constant) == [200])
        #expect(!large.isApplied)
    }

    @Test func aBackgroundIsNotTakenForTheContentOfAnItem() {
        func makeItem() -> (cell: UICollectionViewCell, picture: UIView) {
            let (cell, picture) = (UICollectionViewCell(frame: model.bounds), UIView())
            picture.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(picture)
            NSLayoutConstraint.activate(Self.filling(picture, cell.contentView))
            return (cell, picture)
        }
        let (first, second) = (makeItem(), makeItem())
        second.cell.backgroundView = UIView()
        #expect(second.cell.subviews.first !== second.cell.contentView)
        let template = LDOLayoutTemplate(frame: .zero)
        let (content, picture) = (UIView(), UIView())
        template.addSubview(content)
        content.addSubview(picture)
        for view in [content, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
        template.targetView = first.cell
        content.targetView = first.cell.contentView
        picture.targetView = first.picture
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: content.topAnchor),
            picture.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(template.apply(to: second.cell))
        second.cell.layoutIfNeeded()
        #expect(second.picture.frame.height == 20)
        #expect(first.cell.contentView.constraints.count == 4)
    }

    @Test func aLayoutThatTheWindowHasNoRoomForIsRefused() {
        let test = TemplateScene()
        defer { test.end() }
        NSLayoutConstraint.activate([
            test.templateBox.leadingAnchor.constraint(equalTo: test.template.leadingAnchor),
            test.templateBox.trailingAnchor.constraint(equalTo: test.template.trailingAnchor),
            test.templateBox.topAnchor.constraint(equalTo: test.template.topAnchor),
            test.templateBox.heightAnchor.constraint(equalToConstant: 10),
            test.templateBox.widthAnchor.constraint(equalToConstant: 900),
        ])
        let messages = reports { test.scene.perform { #expect(!test.template.apply()) } }
        #expect(messages.count == 1)
        #expect(test.constraints.allSatisfy { $0.isActive })
    }
}
