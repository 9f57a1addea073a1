import FoundationNetworking

/// What the frame of a view has, or is to have.
struct FramedPage {
    /// What the app asked for.
    struct Request {
        var navigation: WKNavigation
        var content: PageContent
        var url: URL?
        var type: WKNavigationType
        var request: URLRequest?
        var item: WKBackForwardListItem?
    }

    var url: URL?
    var title: String?
    var progress = 0.0
    /// What was asked for, and what browsers show of it.
    var latest: Request?
    var content: PageContent?
    var number = 0
    var hasFailed = false
    /// Whether what the page tells next is of something that the delegate heard of before.
    var isRepetition = false
}
