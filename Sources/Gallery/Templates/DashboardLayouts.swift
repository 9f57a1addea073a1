import LayoutTemplates
import UIKit

/// The three layouts of the dashboard.
@MainActor
struct DashboardLayouts {
    private let root: UIView
    private let column: UIView
    private let tiles: [DashboardTile]
    private let note: UIView
    private let events: UIView

    init(
        _ root: UIView,
        _ column: UIView,
        _ tiles: [DashboardTile],
        _ note: UIView,
        _ events: UIView
    ) {
        (self.root, self.column, self.tiles, self.note, self.events) =
            (root, column, tiles, note, events)
    }

    // MARK: - All of it

    /// Tiles in a column, the note and the events beside them.
    func layOutAtFirst() {
        var constraints = [
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            column.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            column.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.38),
            note.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 12),
            note.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            note.topAnchor.constraint(equalTo: column.topAnchor),
            note.heightAnchor.constraint(equalToConstant: 132),
            events.leadingAnchor.constraint(equalTo: note.leadingAnchor),
            events.trailingAnchor.constraint(equalTo: note.trailingAnchor),
            events.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 12),
            events.bottomAnchor.constraint(equalTo: column.bottomAnchor),
        ]
        constraints += Self.stack(tiles, in: column)
        for tile in tiles { constraints += Self.place(tile.value, in: tile) }
        NSLayoutConstraint.activate(constraints)
    }

    // MARK: - A large list

    /// Small tiles with charts in two rows, the list over the whole width below.
    func makePortraitLargeList() -> LDOLayoutTemplate {
        let (template, outer, list) = makeTemplate()
        let parts = addTiles(to: template, outer, scale: 0.6, showsCharts: true)
        var constraints = [
            outer.leadingAnchor.constraint(equalTo: template.leadingAnchor, constant: 16),
            outer.trailingAnchor.constraint(equalTo: template.trailingAnchor, constant: -16),
            outer.topAnchor.constraint(equalTo: template.topAnchor, constant: 8),
            outer.heightAnchor.constraint(equalToConstant: 168),
            list.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            list.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 12),
            list.bottomAnchor.constraint(equalTo: template.bottomAnchor, constant: -16),
        ]
        for (index, part) in parts.enumerated() {
            let isRight = index % 2 == 1
            constraints += [
                part.heightAnchor.constraint(equalToConstant: 78),
                part.widthAnchor.constraint(
                    equalTo: outer.widthAnchor,
                    multiplier: 0.5,
                    constant: -6
                ),
                isRight
                    ? part.trailingAnchor.constraint(equalTo: outer.trailingAnchor)
                    : part.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                index < 2
                    ? part.topAnchor.constraint(equalTo: outer.topAnchor)
                    : part.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        return template
    }

    /// A narrow column of tiles, the list on all the rest.
    func makeLandscapeLargeList() -> LDOLayoutTemplate {
        let (template, outer, list) = makeTemplate()
        let parts = addTiles(to: template, outer, scale: 0.75, showsCharts: false)
        NSLayoutConstraint.activate(
            [
                outer.leadingAnchor.constraint(equalTo: template.leadingAnchor, constant: 16),
                outer.topAnchor.constraint(equalTo: template.topAnchor, constant: 8),
                outer.bottomAnchor.constraint(equalTo: template.bottomAnchor, constant: -16),
                outer.widthAnchor.constraint(equalToConstant: 170),
                list.leadingAnchor.constraint(equalTo: outer.trailingAnchor, constant: 12),
                list.trailingAnchor.constraint(equalTo: template.trailingAnchor, constant: -16),
                list.topAnchor.constraint(equalTo: outer.topAnchor),
                list.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ] + Self.stack(parts, in: outer)
        )
        return template
    }

    private func makeTemplate() -> (template: LDOLayoutTemplate, column: UIView, events: UIView) {
        let template = LDOLayoutTemplate(of: root)
        let outer = template.add(column)
        let list = template.add(events)
        // The note fades where it is: it has no constraint in the template, but for its size.
        let faded = template.add(note, attributes: "alpha")
        faded.alpha = 0
        NSLayoutConstraint.activate([
            faded.trailingAnchor.constraint(equalTo: template.trailingAnchor, constant: -16),
            faded.topAnchor.constraint(equalTo: template.topAnchor, constant: 8),
            faded.heightAnchor.constraint(equalToConstant: 132),
            faded.widthAnchor.constraint(
                equalTo: template.widthAnchor,
                multiplier: 0.62,
                constant: -44
            ),
        ])
        return (template, outer, list)
    }

    private func addTiles(
        to template: LDOLayoutTemplate,
        _ outer: UIView,
        scale: CGFloat,
        showsCharts: Bool
    ) -> [UIView] {
        tiles.map { tile in
            let part = template.add(tile, in: outer)
            let value = template.add(
                tile.value,
                in: part,
                attributes: "layer.transform.scale.x, layer.transform.scale.y"
            )
            value.transform = CGAffineTransform(scaleX: scale, y: scale)
            let chart = template.add(tile.chart, in: part, attributes: "alpha")
            chart.alpha = showsCharts ? 1 : 0
            let shift = (1 - scale) * tile.value.intrinsicContentSize.width / 2
            NSLayoutConstraint.activate(
                Self.place(value, in: part, shift: shift, bottom: showsCharts ? 2 : 8)
                    + DashboardTile.place(chart, in: part)
            )
            return part
        }
    }

    private static func place(
        _ value: UIView,
        in tile: UIView,
        shift: CGFloat = 0,
        bottom: CGFloat = 10
    ) -> [NSLayoutConstraint] {
        [
            value.leadingAnchor.constraint(equalTo: tile.leadingAnchor, constant: 14 - shift),
            value.bottomAnchor.constraint(equalTo: tile.bottomAnchor, constant: -bottom),
        ]
    }

    /// Tiles of one height below each other.
    private static func stack(_ tiles: [UIView], in column: UIView) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        for (index, tile) in tiles.enumerated() {
            constraints += [
                tile.leadingAnchor.constraint(equalTo: column.leadingAnchor),
                tile.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            ]
            guard index > 0 else {
                constraints.append(tile.topAnchor.constraint(equalTo: column.topAnchor))
                continue
            }
            let before = tiles[index - 1]
            constraints += [
                tile.topAnchor.constraint(equalTo: before.bottomAnchor, constant: 12),
                tile.heightAnchor.constraint(equalTo: before.heightAnchor),
            ]
        }
        if let last = tiles.last {
            constraints.append(last.bottomAnchor.constraint(equalTo: column.bottomAnchor))
        }
        return constraints
    }
}
