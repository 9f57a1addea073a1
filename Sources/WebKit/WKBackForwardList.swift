import UIKit

/// The addresses and files that the app asked for, one after the other; HTML and data of its own are in no list.
@preconcurrency @MainActor
public final class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = -1

    /// The page that is shown.
    public var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before it.
    public var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after it.
    public var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before it, the first one first.
    public var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
    /// The pages after it, the next one first.
    public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    /// Returns a page by its distance from that which is shown.
    public func item(at index: Int) -> WKBackForwardListItem? {
        let (place, overflows) = place.addingReportingOverflow(index)
        return !overflows && items.indices.contains(place) ? items[place] : nil
    }

    func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

    /// Moves to the place of what is shown, a new one where it has none.
    ///
    /// - Parameters:
    ///   - next: What was asked for.
    ///   - shown: What browsers show of it.
    /// - Returns: The place; nil for a page of the app's own.
    func move(to next: FramedPage.Request, _ shown: PageContent) -> WKBackForwardListItem? {
        if let item = next.item {
            place = items.firstIndex { $0 === item } ?? place
            return item
        }
        var title: String?
        var access: URL?
        switch next.content {
        case .local: return nil
        case .file(_, let named):
            access = named
            if case .local(let page) = shown { title = page.title }
        case .address: break
        }
        guard let url = next.url else { return nil }
        let item = WKBackForwardListItem(url: url, title: title, access: access)
        append(item)
        return item
    }

    private func append(_ item: WKBackForwardListItem) {
        items.removeSubrange((place + 1)...)
        items.append(item)
        // As many as any person goes back through.
        if items.count > 100 { items.removeFirst() }
        place = items.count - 1
    }
}

/// An address or a file that the app asked for.
@preconcurrency @MainActor
public final class WKBackForwardListItem: NSObject {
    /// Its address.
    public let url: URL
    /// Its address, as nothing leads to another one that is known.
    public var initialURL: URL { url }
    /// The title of the page, as far as it is known: that of a file.
    public let title: String?
    /// The file or folder that the app let it be read from; nil where it named none.
    let access: URL?

    init(url: URL, title: String?, access: URL?) {
        self.url = url
        self.title = title
        self.access = access
    }
}
