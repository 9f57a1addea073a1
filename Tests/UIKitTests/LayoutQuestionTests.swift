import Testing

@testable import UIKit

/// What happens while a view is measured whose content lays itself out for that.
@MainActor
struct LayoutQuestionTests {
    /// As high as its rows, which its layout makes: as tables do that stand in cells.
    private final class Rows: UIView {
        let bar = UIView()
        let mark = ContentView(5, 5)
        var count = 0 {
            didSet { setNeedsLayout() }
        }
        private(set) var texts: [ContentView] = []
        private var height: CGFloat = 0 {
            didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(bar)
            mark.translatesAutoresizingMaskIntoConstraints = false
            addSubview(mark)
            mark.leftAnchor.constraint(equalTo: bar.rightAnchor).isActive = true
            mark.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: height)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            while texts.count < count { addRow() }
            height = CGFloat(count) * 20
            bar.frame = CGRect(x: 0, y: 0, width: CGFloat(count) * 10, height: height)
        }

        private func addRow() {
            let (row, text) = (UIView(), ContentView(5, 5))
            text.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(text)
            text.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 8).isActive = true
            text.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
            row.frame = CGRect(x: 0, y: CGFloat(texts.count) * 20, width: 50, height: 20)
            texts.append(text)
            addSubview(row)
            row.layoutIfNeeded()
        }
    }

    /// As high as a constraint says that its layout changes.
    private final class Tall: UIView {
        lazy var height = heightAnchor.constraint(equalToConstant: 10)
        var wanted: CGFloat = 10 {
            didSet { setNeedsLayout() }
        }

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: 30, height: UIView.noIntrinsicMetric)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            height.constant = wanted
        }
    }

    /// A card of one view, as large as that.
    private func makeCard(of view: UIView) -> UIView {
        let card = UIView()
        for view in [card, view] { view.translatesAutoresizingMaskIntoConstraints = false }
        card.addSubview(view)
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: 100),
            view.leftAnchor.constraint(equalTo: card.leftAnchor),
            view.rightAnchor.constraint(equalTo: card.rightAnchor),
            view.topAnchor.constraint(equalTo: card.topAnchor),
            view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        return card
    }

    private func show(_ card: UIView, on screen: LayoutScreen) {
        screen.root.addSubview(card)
        card.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
        card.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
        screen.layOut()
    }

    @Test func whatMeasuringLaysOutReachesTheLayout() {
        let screen = LayoutScreen()
        let rows = Rows()
        let card = makeCard(of: rows)
        let other = screen.add(ContentView(10, 10), to: card)
        other.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true
        other.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
        rows.count = 1
        show(card, on: screen)
        #expect(rows.frame.height == 20)
        #expect(rows.mark.frame.minX == 10)
        // Queued in the engine of the tree, which the rows that measuring makes must not empty.
        (other as? ContentView)?.size = CGSize(width: 33, height: 12)
        rows.count = 3
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 60))
        #expect(rows.frame.height == 20)
        screen.layOut()
        #expect(card.frame.height == 60)
        #expect(rows.frame.height == 60)
        #expect(rows.mark.frame.minX == 30)
        #expect(rows.texts.map(\.frame.minX) == [8, 8, 8])
        #expect(other.frame.size == CGSize(width: 33, height: 12))
    }

    @Test func constraintsThatMeasuringChangesReachTheLayout() {
        let screen = LayoutScreen()
        let tall = Tall()
        tall.height.isActive = true
        let card = makeCard(of: tall)
        show(card, on: screen)
        #expect(tall.frame.height == 10)
        tall.wanted = 45
        #expect(card.systemLayoutSizeFitting(.zero).height == 45)
        screen.layOut()
        #expect(tall.frame.height == 45)
        #expect(tall.height.engine === screen.root.treeEngine)
    }

    @Test func viewsOutsideOfWindowsAreMeasuredTheSame() {
        let rows = Rows()
        rows.count = 2
        let card = makeCard(of: rows)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        box.addSubview(card)
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 40))
        let screen = LayoutScreen()
        show(card, on: screen)
        #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(rows.texts.map(\.frame.minX) == [8, 8])
    }

    @Test func whatLeavesWhileItIsMeasuredIsLetGo() {
        /// Throws its subviews away when it is measured.
        final class Emptying: UIView {
            override var intrinsicContentSize: CGSize {
                for view in subviews { view.removeFromSuperview() }
                return CGSize(width: 10, height: 10)
            }
        }
        let screen = LayoutScreen()
        let view = Emptying()
        let card = makeCard(of: view)
        show(card, on: screen)
        let part = screen.add(ContentView(7, 7), to: view)
        part.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3).isActive = true
        part.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
        #expect(card.systemLayoutSizeFitting(.zero).height == 10)
        #expect(part.superview == nil)
        #expect(part.autoLayout?.engine == nil)
        #expect(part.autoLayout?.node == nil)
        let place = part.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 4)
        screen.root.addSubview(part)
        place.isActive = true
        part.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
        screen.layOut()
        #expect(part.frame == CGRect(x: 4, y: 0, width: 7, height: 7))
    }

    @Test func contentsAreNotAskedForTheirSizeBeforeALayout() {
        /// Counts how often it is asked.
        final class Asked: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let screen = LayoutScreen()
        let (first, second) = (Asked(), Asked())
        // The tree has an engine, and knows the second view by its frame.
        let other = screen.add()
        screen.root.addSubview(second)
        other.leftAnchor.constraint(equalTo: second.rightAnchor).isActive = true
        other.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
        screen.layOut()
        screen.root.addSubview(first)
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
        }
        #expect(first.count == 0)
        #expect(second.count == 0)
        screen.layOut()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(second.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(other.frame.minX == 10)
    }

    @Test(arguments: [false, true])
    func theDirectionOfAViewConcernsItsOwnConstraints(isFar: Bool) {
        /// Counts how often it is asked.
        final class Asked: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let screen = LayoutScreen()
        let row = screen.add()
        let (first, other) = (ContentView(20, 10), Asked())
        _ = screen.add(first, to: row)
        _ = screen.add(other)
        let place = first.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5)
        if isFar { screen.root.addConstraint(place) } else { place.isActive = true }
        NSLayoutConstraint.activate([
            row.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            row.topAnchor.constraint(equalTo: screen.root.topAnchor),
            row.widthAnchor.constraint(equalToConstant: 100),
            first.topAnchor.constraint(equalTo: row.topAnchor),
            other.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            other.topAnchor.constraint(equalTo: screen.root.topAnchor),
        ])
        screen.layOut()
        #expect(first.frame.minX == 5)
        let count = other.count
        row.semanticContentAttribute = .forceRightToLeft
        screen.layOut()
        #expect(first.frame.minX == 75)
        #expect(other.frame.minX == 0)
        if !isFar { #expect(other.count == count) }
    }
}
