import Testing
import UIKit

/// Pictures, storyboards, choices and boards as test suites stand in for them.
private final class BareImage: UIImage, @unchecked Sendable {
    override var cgImage: CGImage? { nil }
    override var size: CGSize { CGSize(width: 31, height: 17) }
    override var scale: CGFloat { 4 }
    override var imageOrientation: UIImage.Orientation { .left }
}

/// One with stored properties and an initialiser of its own, as libraries of animated pictures have.
private final class Frames: UIImage, @unchecked Sendable {
    var count = 2
    convenience init?(frames: Int, data: Data) {
        self.init(data: data)
        count = frames
    }
    override var images: [UIImage]? { Array(repeating: UIImage(), count: count) }
    override var duration: TimeInterval { Double(count) }
}

private final class StandInStoryboard: UIStoryboard {
    var asked: [String] = []

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        asked.append(identifier)
        return UINavigationController()
    }
}

private final class StandInChoice: UIAlertAction {
    typealias Handler = (UIAlertAction) -> Void
    var ownHandler: Handler?
    var ownTitle: String?
    var ownStyle: UIAlertAction.Style

    convenience init(title: String?, style: UIAlertAction.Style, handler: Handler?) {
        self.init()
        ownTitle = title
        ownStyle = style
        ownHandler = handler
    }

    override init() {
        ownStyle = .default
        super.init()
    }

    override var title: String? { ownTitle }
    override var style: UIAlertAction.Style { ownStyle }
}

private final class StandInBoard: UIPasteboard {
    var calls: [String] = []
    override func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        calls.append("\(pasteboardType) \(data.count)")
    }
}

private final class StandInLink: CADisplayLink {
    var now: CFTimeInterval = 0
    override var timestamp: CFTimeInterval { now }
    override var targetTimestamp: CFTimeInterval { now + 1 }
}

private final class StandInUpdate: UICollectionViewUpdateItem {
    override var updateAction: UICollectionViewUpdateItem.Action { .insert }
    override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 0) }
}

private final class CarouselAttributes: UICollectionViewLayoutAttributes {
    override var representedElementKind: String? { "carousel" }
    override var representedElementCategory: UICollectionView.ElementCategory {
        .supplementaryView
    }
}

private final class NotingList: UICollectionView {
    var changes = 0
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changes += 1
        super.setCollectionViewLayout(layout, animated: animated)
    }
}

private final class WideManager: NSLayoutManager {
    override func usedRect(for container: NSTextContainer) -> CGRect {
        let height = super.usedRect(for: container).height
        return CGRect(x: 0, y: 0, width: 500, height: height)
    }
    override func boundingRect(
        forGlyphRange glyphRange: NSRange,
        in container: NSTextContainer
    ) -> CGRect {
        super.boundingRect(forGlyphRange: glyphRange, in: container).insetBy(dx: -1, dy: 0)
    }
}

@MainActor
struct ObjectStandInClientTests {
    @Test func picturesAreStoodInFor() {
        let data = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"6\"/>".utf8)
        let image: UIImage? = BareImage(data: data)
        #expect(image?.cgImage == nil && image?.scale == 4 && image?.imageOrientation == .left)
        #expect(UIImage(data: data)?.cgImage != nil)
        // A view is as large as its picture says.
        let view = UIImageView(image: image)
        #expect(view.intrinsicContentSize == CGSize(width: 31, height: 17))
        let frames: UIImage? = Frames(frames: 3, data: data)
        #expect(frames?.images?.count == 3 && frames?.duration == 3 && frames?.size.width == 8)
        #expect(BareImage().size.width == 31 && UIImage().images == nil)
    }

    @Test func storyboardsAreStoodInFor() {
        let storyboard = StandInStoryboard()
        let plain: UIStoryboard = storyboard
        #expect(plain.instantiateViewController(withIdentifier: "a") is UINavigationController)
        #expect(storyboard.asked == ["a"])
        #expect(UIStoryboard().instantiateInitialViewController() == nil)
    }

    @Test func choicesAreStoodInFor() {
        var chosen = 0
        let choice = StandInChoice(title: "Go", style: .destructive) { _ in chosen += 1 }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(choice)
        #expect(alert.actions.first?.title == "Go" && alert.actions.first?.style == .destructive)
        choice.ownHandler?(choice)
        #expect(chosen == 1)
    }

    @Test func boardsAndLinksAreStoodInFor() {
        let board = StandInBoard()
        (board as UIPasteboard).setData(Data([1, 2]), forPasteboardType: "public.data")
        #expect(board.calls == ["public.data 2"])
        let link = StandInLink()
        link.now = 5
        let plain: CADisplayLink = link
        #expect(plain.timestamp == 5 && plain.targetTimestamp == 6 && plain.duration == 0)
    }

    @Test func partsOfListsAreStoodInFor() {
        let update: UICollectionViewUpdateItem = StandInUpdate()
        #expect(update.updateAction == .insert && update.indexPathAfterUpdate?.item == 3)
        #expect(update.indexPathBeforeUpdate == nil)
        let attributes: UICollectionViewLayoutAttributes = CarouselAttributes()
        #expect(attributes.representedElementKind == "carousel")
        #expect(attributes.representedElementCategory == .supplementaryView)
        let list = NotingList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let other = UICollectionViewFlowLayout()
        list.collectionViewLayout = other
        #expect(list.changes == 1 && list.collectionViewLayout === other)
    }

    @Test func whatLayoutManagersMeasureIsStoodInFor() {
        let storage = NSTextStorage(string: "Two words")
        let manager = WideManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 300))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let plain: NSLayoutManager = manager
        let used = plain.usedRect(for: container)
        #expect(used.width == 500 && used.height > 0)
        let whole = plain.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 9),
            in: container
        )
        let ordinary = NSLayoutManager()
        storage.addLayoutManager(ordinary)
        let same = NSTextContainer(size: CGSize(width: 300, height: 300))
        ordinary.addTextContainer(same)
        let rect = ordinary.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 9),
            in: same
        )
        #expect(whole.width == rect.width + 2 && storage.length == 9)
    }
}
