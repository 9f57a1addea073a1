import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UICollectionViewCompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func fractionsMakeAGrid() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5,
            leading: 20,
            bottom: 7,
            trailing: 30
        )
        let layout = UICollectionViewCompositionalLayout(section: section)
        let screen = CollectionScreen(count: 5, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(0) == place(22, 6, 119, 96))
        #expect(screen.frame(1) == place(147, 6, 119, 96))
        #expect(screen.frame(4) == place(22, 226, 119, 96))
        #expect(screen.view.contentSize == CGSize(width: 300, height: 332))
    }

    @Test func countsShareTheLengthAndSpacing() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item,
            count: 3
        )
        group.interItemSpacing = .fixed(15)
        let screen = CollectionScreen(
            count: 4,
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)
            )
        )
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(1) == place(105, 0, 90, 50))
        #expect(screen.frame(3) == place(0, 50, 90, 50))
    }

    @Test func repeatedItemsKeepTheirSizeWhereTheyFit() {
        func frames(_ width: NSCollectionLayoutDimension, spacing: CGFloat = 0) -> [CGRect?] {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                repeatingSubitem: NSCollectionLayoutItem(
                    layoutSize: size(width, .fractionalHeight(1))
                ),
                count: 2
            )
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            let screen = CollectionScreen(
                count: 3,
                layout: UICollectionViewCompositionalLayout(section: section)
            )
            defer { screen.test.end() }
            screen.test.commit()
            return (0..<3).map { screen.frame($0) }
        }
        #expect(
            frames(.absolute(80)) == [
                place(0, 0, 80, 40), place(80, 0, 80, 40), place(0, 40, 80, 40),
            ]
        )
        #expect(
            frames(.fractionalWidth(0.5)) == [
                place(0, 0, 150, 40), place(150, 0, 150, 40), place(0, 40, 150, 40),
            ]
        )
        #expect(
            frames(.fractionalWidth(0.5), spacing: 10) == [
                place(0, 0, 145, 40), place(155, 0, 145, 40), place(0, 40, 145, 40),
            ]
        )
    }

    @Test func groupsStandInGroups() {
        let large = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1))
        )
        let small = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))
        )
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitems: [small]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)),
            subitems: [large, column]
        )
        let screen = CollectionScreen(
            count: 4,
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)
            )
        )
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(0) == place(0, 0, 210, 200))
        #expect(screen.frame(1) == place(210, 0, 90, 100))
        #expect(screen.frame(2) == place(210, 100, 90, 100))
        #expect(screen.frame(3) == place(0, 200, 210, 200))
    }

    @Test func estimatedHeightsAreMeasured() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(80)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(80)),
            subitems: [item]
        )
        let screen = CollectionScreen(
            count: 3,
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)
            )
        )
        defer { screen.test.end() }
        screen.test.commit()
        let label = UILabel()
        label.text = "item 0"
        let height = label.intrinsicContentSize.height
        #expect(screen.frame(0) == place(0, 0, 300, height))
        #expect(screen.frame(2) == place(0, 2 * height, 300, height))
        #expect(screen.view.contentSize.height == 3 * height)
    }

    @Test func whatMeasuresItselfHasNoInsetsThere() throws {
        func height(_ inset: CGFloat) throws -> (item: CGRect, below: CGFloat) {
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .estimated(100))
            )
            item.contentInsets = NSDirectionalEdgeInsets(
                top: inset,
                leading: inset,
                bottom: inset,
                trailing: inset
            )
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(100)),
                subitems: [item]
            )
            let screen = CollectionScreen(
                count: 2,
                layout: UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group)
                )
            )
            defer { screen.test.end() }
            screen.test.commit()
            return (try #require(screen.frame(0)), try #require(screen.frame(1)).minY)
        }
        let bare = try height(0)
        let inset = try height(5)
        #expect(inset.item == place(5, 0, 290, bare.item.height))
        #expect(inset.below == bare.below && bare.below == bare.item.height)
    }

    @Test func siblingsAreAsHighAsTheHighest() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 90))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(90)),
            subitems: [item, item]
        )
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group)
        )
        let screen = CollectionScreen([["a", "b\nb\nb", "c"]], layout: layout)
        defer { screen.test.end() }
        TextCell.lines = 0
        defer { TextCell.lines = 1 }
        screen.test.commit()
        let frames = (0..<3).map { screen.frame($0) ?? .zero }
        #expect(frames[0].height == frames[1].height && frames[0].height > 50)
        #expect(frames[2].height < 30 && frames[2].minY == frames[0].maxY)
        #expect(item.layoutSize.heightDimension.isUniformAcrossSiblings)
        #expect(!item.layoutSize.heightDimension.isEstimated)
    }

    @Test func groupsHaveViewsAtTheirEdges() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item]
        )
        let kind = UICollectionView.elementKindSectionHeader
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)),
                elementKind: kind,
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
            )
        ]
        let screen = CollectionScreen(
            count: 3,
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)
            )
        )
        defer { screen.test.end() }
        screen.test.commit()
        let paths = screen.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        #expect(paths.map(\.item) == [0, 2])
        let frames = paths.map {
            screen.view.supplementaryView(forElementKind: kind, at: $0)?.frame
        }
        #expect(frames == [place(280, 0, 20, 10), place(280, 60, 20, 10)])
        #expect(screen.frame(1) == place(150, 0, 150, 60))
    }

    @Test func sectionsHaveHeadersThatStay() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let screen = CollectionScreen(
            [(0..<20).map(String.init), (0..<20).map(String.init)],
            layout: UICollectionViewCompositionalLayout(section: section)
        )
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(0) == place(0, 30, 300, 50))
        screen.view.contentOffset.y = 500
        screen.test.commit()
        let view = screen.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(view?.frame == place(0, 500, 300, 30))
    }

    @Test func sectionsSayThemselvesWhatTheyKeepAwayFrom() {
        let layout = UICollectionViewCompositionalLayout { number, _ in
            let whole = size(.fractionalWidth(1), .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: whole,
                subitems: [NSCollectionLayoutItem(layoutSize: whole)]
            )
            let section = NSCollectionLayoutSection(group: group)
            guard number > 0 else { return section }
            section.contentInsetsReference = .layoutMargins
            section.contentInsets.leading = 10
            if number == 2 { section.supplementaryContentInsetsReference = .none }
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)),
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top
                )
            ]
            return section
        }
        let screen = CollectionScreen([["a"], ["b"], ["c"]], layout: layout)
        defer { screen.test.end() }
        screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
        screen.test.commit()
        #expect(screen.frame(0) == place(0, 0, 300, 50))
        #expect(screen.frame(0, 1) == place(34, 70, 242, 50))
        #expect(screen.frame(0, 2) == place(34, 140, 242, 50))
        let headers = [1, 2].map { section in
            screen.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)
            )?.frame
        }
        #expect(headers == [place(34, 50, 242, 20), place(0, 120, 300, 20)])
    }

    @Test func aSectionScrollsByItself() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuous
        let screen = CollectionScreen(
            count: 50,
            layout: UICollectionViewCompositionalLayout(section: section)
        )
        defer { screen.test.end() }
        screen.test.commit()
        let scroller = try #require(screen.view.collection.scrollers[0])
        #expect(scroller.frame == place(0, 0, 300, 80))
        #expect(scroller.contentSize == CGSize(width: 6_490, height: 80))
        #expect(screen.view.contentSize == CGSize(width: 300, height: 80))
        #expect(screen.texts == ["item 0", "item 1", "item 2"])
        scroller.contentOffset.x = 1_300
        screen.test.commit()
        #expect(screen.texts == ["item 10", "item 11", "item 12"])
        #expect(screen.frame(10) == place(1_300, 0, 120, 80))
        try screen.tap(11)
        #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 11, section: 0)])
    }

    @Test func aSectionThatIsScrolledStaysSoWithNewData() throws {
        let section = column()
        section.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout(section: section)
        let screen = CollectionScreen(count: 50, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        let scroller = try #require(screen.view.collection.scrollers[0])
        scroller.contentOffset.x = 1_300
        screen.test.commit()
        screen.items[0][11] = "new"
        screen.test.scene.perform { screen.view.reloadData() }
        screen.test.commit()
        #expect(scroller.contentOffset.x == 1_300)
        #expect(screen.texts == ["item 10", "new", "item 12"])
        #expect(screen.frame(10) == place(1_300, 0, 120, 80))
    }

    @Test func aSectionSaysHowItsContentMoves() throws {
        let section = column()
        section.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout(section: section)
        let screen = CollectionScreen(count: 50, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        let scroller = try #require(screen.view.collection.scrollers[0])
        #expect(scroller.bounces && !scroller.alwaysBounceHorizontal)
        #expect(scroller.decelerationRate == .normal)
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.orthogonalScrollingProperties.bounce = .never
        layout.invalidateLayout()
        screen.test.commit()
        #expect(!scroller.bounces && scroller.decelerationRate == .fast)
        section.orthogonalScrollingProperties.bounce = .always
        layout.invalidateLayout()
        screen.test.commit()
        #expect(scroller.bounces && scroller.alwaysBounceHorizontal)
    }

    private func column() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        return section
    }

    @Test func aSectionChangesItsItemsAsItScrolls() throws {
        let section = column()
        section.orthogonalScrollingBehavior = .continuous
        let log = Log()
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let places = items.map { "\($0.indexPath.item)@\(Int($0.frame.minX))" }
            let width = environment.container.contentSize.width
            log("\(places.joined(separator: " ")) at \(Int(offset.x)) of \(Int(width))")
            for item in items {
                let distance = abs(item.frame.midX - offset.x - width / 2)
                item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                item.alpha = distance < 60 ? 1 : 0.5
                item.center.y += 5
            }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let screen = CollectionScreen(count: 50, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        #expect(log.take().last == "0@0 1@130 2@260 at 0 of 300")
        let scroller = try #require(screen.view.collection.scrollers[0])
        scroller.contentOffset.x = 1_300
        screen.test.commit()
        #expect(log.take().last == "10@1300 11@1430 12@1560 at 1300 of 300")
        func cell(_ item: Int) -> UICollectionViewCell? {
            screen.view.cellForItem(at: IndexPath(item: item, section: 0))
        }
        #expect(cell(11)?.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(cell(11)?.center == CGPoint(x: 1_490, y: 45))
        #expect(cell(10)?.alpha == 0.5 && cell(11)?.alpha == 1 && cell(12)?.alpha == 0.5)
    }

    @Test func itemsInSightChangeAsTheContentScrolls() {
        let section = column()
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
            items.first?.zIndex = 9
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let screen = CollectionScreen(count: 20, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        func cell(_ item: Int) -> UICollectionViewCell? {
            screen.view.cellForItem(at: IndexPath(item: item, section: 0))
        }
        var cells: [UIView] { screen.view.subviews.filter { $0 is UICollectionViewCell } }
        #expect(cell(0)?.alpha == 1 && cells.last === cell(0))
        screen.view.contentOffset.y = 100
        screen.test.commit()
        #expect(cell(1)?.alpha == 0.5 && cell(2)?.alpha == 1)
        #expect(cells.last === cell(1))
        screen.view.contentOffset.y = 20
        screen.test.commit()
        #expect(cell(0)?.alpha == 0.5 && cell(1)?.alpha == 1 && cells.last === cell(0))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func lengthsThatAreNoneCountAsNothing(length: CGFloat) {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(length), .absolute(length)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(length), .absolute(30)),
            subitems: [item]
        )
        let screen = CollectionScreen(
            count: 2,
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)
            )
        )
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.view.contentSize.width == 300)
    }
}
