import LayoutTemplates
import RenderTree
import UIKit
import WebRenderer

extension BenchmarkRow {
    /// A template's change of 300 views' places and sizes, and the same frames set by hand.
    static let templateSwitch = BenchmarkRow(name: "template-switch-300-views", unit: "us") {
        let grid = TemplateGrid(300)
        var run = 0
        let own: Sample = {
            Measure.microseconds(repetitions: 10) { _ in
                run += 1
                grid.screen.scene.perform {
                    (run % 2 == 0 ? grid.narrow : grid.wide).apply()
                    grid.screen.root.layoutIfNeeded()
                }
                _ = grid.screen.scene.commit()
            }
        }
        var labels: [UILabel] = []
        let byHand = Screen { labels = Screen.addLabels(300, to: $0) }
        let peer: Sample = {
            Measure.microseconds(repetitions: 10) { _ in
                run += 1
                byHand.scene.perform {
                    for (index, label) in labels.enumerated() {
                        label.frame = TemplateGrid.frame(index, isWide: run % 2 == 0)
                    }
                }
                _ = byHand.scene.commit()
            }
        }
        return (own, peer)
    }

    /// The bytes on the wire of an animated change of a dashboard's layout.
    static let dashboardPatchBytes = BenchmarkRow(name: "patch-bytes-dashboard", unit: "bytes") {
        let dashboard = TemplateDashboard()
        var isLarge = false
        let own: Sample = {
            isLarge.toggle()
            dashboard.screen.scene.perform {
                UIView.animate(withDuration: 0.3) {
                    (isLarge ? dashboard.large : dashboard.before).apply()
                    dashboard.screen.root.layoutIfNeeded()
                }
            }
            let patch = dashboard.screen.scene.commit()
            dashboard.clock.advance(by: 1)
            _ = dashboard.screen.scene.commit()
            guard !patch.isEmpty else { throw RowError.nothingChanged }
            return Double(PatchEncoder().message(patch, number: 1_234, input: 1_234).count)
        }
        return (own, nil)
    }
}

/// Views in rows of ten, with a template for each of two sizes of them.
@MainActor
struct TemplateGrid {
    let screen: Screen
    let wide: LDOLayoutTemplate
    let narrow: LDOLayoutTemplate

    init(_ count: Int) {
        var views: [UILabel] = []
        screen = Screen { root in
            views = Screen.addLabels(count, to: root)
            for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
        }
        wide = Self.makeTemplate(views, screen.root, isWide: true)
        narrow = Self.makeTemplate(views, screen.root, isWide: false)
        screen.scene.perform { _ = narrow.apply() }
        _ = screen.scene.commit()
    }

    /// The place of a view in one of the layouts, in points.
    static func frame(_ index: Int, isWide: Bool) -> CGRect {
        let (width, height) = isWide ? (36.0, 25.0) : (30, 20)
        let (column, row) = (Double(index % 10), Double(index / 10))
        return CGRect(x: column * (width + 2), y: row * (height + 2), width: width, height: height)
    }

    private static func makeTemplate(
        _ views: [UIView],
        _ root: UIView,
        isWide: Bool
    ) -> LDOLayoutTemplate {
        let template = LDOLayoutTemplate(frame: .zero)
        template.targetView = root
        var parts: [UIView] = []
        let size = frame(0, isWide: isWide).size
        for (index, view) in views.enumerated() {
            let part = template.addPart(for: view)
            let isFirst = index % 10 == 0
            NSLayoutConstraint.activate([
                isFirst
                    ? part.leadingAnchor.constraint(equalTo: template.leadingAnchor)
                    : part.leadingAnchor.constraint(
                        equalTo: parts[index - 1].trailingAnchor,
                        constant: 2
                    ),
                index < 10
                    ? part.topAnchor.constraint(equalTo: template.topAnchor)
                    : part.topAnchor.constraint(
                        equalTo: parts[index - 10].bottomAnchor,
                        constant: 2
                    ),
                part.widthAnchor.constraint(equalToConstant: size.width),
                part.heightAnchor.constraint(equalToConstant: size.height),
            ])
            parts.append(part)
        }
        return template
    }
}

/// A screen of twelve figures beside a list of twenty lines, and a template with a large list.
@MainActor
struct TemplateDashboard {
    let clock = VirtualSceneClock()
    let screen: Screen
    let large: LDOLayoutTemplate
    let before: LDOLayoutTemplate

    init() {
        let (tiles, list) = (UIStackView(), UIStackView())
        screen = Screen(clock: clock) { root in
            for index in 0..<12 {
                let (tile, value) = (UIView(), UILabel())
                tile.backgroundColor = .systemIndigo
                tile.layer.cornerRadius = 8
                value.text = "\(index * 37)"
                Self.fill(tile, with: value)
                tiles.addArrangedSubview(tile)
            }
            for index in 0..<20 {
                let (row, label) = (UIView(), UILabel())
                label.text = "Event number \(index)"
                Self.fill(row, with: label)
                list.addArrangedSubview(row)
            }
            for stack in [tiles, list] {
                stack.axis = .vertical
                stack.distribution = .fillEqually
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(stack)
            }
            tiles.spacing = 4
            NSLayoutConstraint.activate(
                Self.constraints(root, tiles, list)
                    + [tiles.widthAnchor.constraint(equalToConstant: 140)]
                    + [list.leadingAnchor.constraint(equalTo: tiles.trailingAnchor, constant: 8)]
            )
        }
        large = LDOLayoutTemplate(frame: .zero)
        large.targetView = screen.root
        let (tilePart, listPart) = (large.addPart(for: tiles), large.addPart(for: list))
        tilePart.templateAttributes = "alpha"
        tilePart.alpha = 0.5
        NSLayoutConstraint.activate(
            Self.constraints(large, tilePart, listPart)
                + [tilePart.widthAnchor.constraint(equalToConstant: 60)]
                + [listPart.leadingAnchor.constraint(equalTo: tilePart.trailingAnchor, constant: 8)]
        )
        before = LDOLayoutTemplate(withCurrentStateForViewsIn: large)
    }

    private static func constraints(
        _ root: UIView,
        _ tiles: UIView,
        _ list: UIView
    ) -> [NSLayoutConstraint] {
        [
            tiles.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            tiles.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            tiles.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
            list.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            list.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            list.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
        ]
    }

    private static func fill(_ view: UIView, with label: UILabel) {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

extension LDOLayoutTemplate {
    /// Adds what stands for a view in the template.
    fileprivate func addPart(for target: UIView) -> UIView {
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        part.targetView = target
        addSubview(part)
        return part
    }
}
