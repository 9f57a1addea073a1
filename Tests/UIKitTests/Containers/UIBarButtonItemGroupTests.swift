import Testing

@testable import UIKit

@MainActor
struct UIBarButtonItemGroupTests {
    private let page = UIViewController()
    private var item: UINavigationItem { page.navigationItem }

    private func show(width: CGFloat) -> TestScene {
        let test = TestScene(
            size: CGSize(width: width, height: 700),
            root: UINavigationController(rootViewController: page)
        )
        test.commit()
        return test
    }

    private func make(_ titles: String...) -> [UIBarButtonItem] {
        titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    }

    private func isShown(_ item: UIBarButtonItem) -> Bool { item.shownView != nil }

    @Test func groupsAndItemsAreTheSame() {
        let items = make("a", "b", "c")
        item.rightBarButtonItems = items
        #expect(item.trailingItemGroups.count == 1)
        #expect(item.trailingItemGroups[0].barButtonItems == items.reversed())
        #expect(items[0].buttonGroup === item.trailingItemGroups[0])
        item.leadingItemGroups = [items[0].creatingFixedGroup(), .fixedGroup(items: [items[1]])]
        #expect(item.leftBarButtonItems == [items[0], items[1]])
        #expect(item.leftBarButtonItem === items[0])
        item.rightBarButtonItem = nil
        #expect(item.trailingItemGroups.isEmpty && item.rightBarButtonItems == nil)
    }

    @Test func theBarShowsTheItemsOfGroupsThatAreNotHidden() {
        let items = make("a", "b", "c")
        let group = UIBarButtonItemGroup.fixedGroup(items: [items[0]])
        item.trailingItemGroups = [
            group,
            .optionalGroup(
                customizationIdentifier: "b",
                isInDefaultCustomization: false,
                items: [items[1]]
            ),
        ]
        item.pinnedTrailingGroup = items[2].creatingFixedGroup()
        let test = show(width: 390)
        defer { test.end() }
        #expect(isShown(items[0]) && !isShown(items[1]) && isShown(items[2]))
        #expect(items[0].shownView!.frame.maxX < items[2].shownView!.frame.minX)
        group.isHidden = true
        test.commit()
        #expect(!isShown(items[0]) && isShown(items[2]))
    }

    @Test func oneItemStandsForAGroupWithoutRoom() {
        let items = make("First choice", "Second choice", "Third choice", "Fourth choice")
        let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: more)
        item.trailingItemGroups = [group]
        let narrow = show(width: 390)
        #expect(group.isDisplayingRepresentativeItem && isShown(more) && !isShown(items[0]))
        #expect(more.menu != nil && group.elements.map(\.title) == items.map(\.title))
        // One item alone stands for itself.
        for item in items.dropFirst() { item.isHidden = true }
        narrow.commit()
        #expect(!group.isDisplayingRepresentativeItem && !isShown(more) && isShown(items[0]))
        for item in items { item.isHidden = false }
        narrow.commit()
        #expect(group.isDisplayingRepresentativeItem && isShown(more) && !isShown(items[0]))
        narrow.end()
        let wide = show(width: 1_000)
        defer { wide.end() }
        #expect(!group.isDisplayingRepresentativeItem && !isShown(more) && isShown(items[0]))
    }

    @Test func oneItemStandsForAGroupWhoseTitlesBecomeLonger() {
        let items = make("a", "b")
        let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: more)
        item.trailingItemGroups = [group]
        let test = show(width: 390)
        defer { test.end() }
        #expect(!group.isDisplayingRepresentativeItem && isShown(items[0]))
        items[0].title = String(repeating: "long ", count: 20)
        test.commit()
        #expect(group.isDisplayingRepresentativeItem && isShown(more) && !isShown(items[0]))
        items[0].title = "a"
        test.commit()
        #expect(!group.isDisplayingRepresentativeItem && isShown(items[0]))
    }

    @Test func itemsInTheMiddleStandThereInWideEditorsElseInAMenu() throws {
        let items = make("Bold", "Italic")
        item.title = "Text"
        item.centerItemGroups = [.movableGroup(customizationIdentifier: "look", items: items)]
        let narrow = show(width: 390)
        #expect(!isShown(items[0]) && item.overflow.map(\.title) == ["Bold", "Italic"])
        narrow.end()
        item.style = .editor
        let wide = show(width: 1_000)
        defer { wide.end() }
        let view = try #require(items[0].shownView)
        let title = try #require(page.navigationController?.navigationBar.contentView?.titleLabel)
        #expect(item.overflow.isEmpty && title.frame.minX < 40)
        #expect(view.frame.minX > title.frame.maxX && abs(view.frame.maxX - 500) < 40)
    }

    @Test func aTapOnTheTitleShowsItsMenu() throws {
        item.title = "Document"
        var asked = 0
        item.titleMenuProvider = { suggested in
            asked += 1
            return UIMenu(children: suggested + [UIAction(title: "Duplicate") { _ in }])
        }
        let test = show(width: 390)
        defer { test.end() }
        let bar = try #require(page.navigationController?.navigationBar)
        let button = try #require(bar.contentView?.titleButton)
        #expect(button.image(for: .normal) != nil && asked == 0)
        #expect(button.frame.midX == 195)
        test.scene.perform { button.sendActions(for: .touchUpInside) }
        test.commit()
        #expect(asked == 1 && test.scene.frontPresentation != nil)
        item.titleMenuProvider = nil
        test.commit()
        #expect(bar.contentView?.titleButton == nil)
    }

    @Test func theSignOfATitlesMenuIsCalledAsTheTitleAndGoesWithIt() throws {
        item.title = "Draft"
        item.titleMenuProvider = { UIMenu(children: $0) }
        let test = show(width: 390)
        defer { test.end() }
        let bar = try #require(page.navigationController?.navigationBar)
        #expect(bar.contentView?.titleButton?.accessibilityLabel == "Draft")
        item.title = "Final"
        test.commit()
        #expect(bar.contentView?.titleButton?.accessibilityLabel == "Final")
        item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        test.commit()
        #expect(bar.contentView?.titleButton == nil)
        item.titleView = nil
        test.commit()
        #expect(bar.contentView?.titleButton != nil)
    }
}
