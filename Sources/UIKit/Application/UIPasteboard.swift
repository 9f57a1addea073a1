import Foundation

/// The clipboard of the person's browser.
///
/// Pages write to it; what other apps put there they cannot read.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The clipboard of the scene that runs.
    public static let general = UIPasteboard()
    /// Posted when the app put something onto the clipboard.
    public nonisolated static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification"
    )

    private var requests: PageRequests? { UIWindowScene.current?.requests }

    /// The text: what the app itself put there last.
    open var string: String? {
        get { requests?.clipboard }
        set {
            guard let scene = UIWindowScene.current else { return }
            let requests = scene.requirePageRequests()
            requests.clipboard = newValue
            requests.clipboardPictures = []
            requests.clipboardChanges += 1
            scene.perform(.copy(newValue ?? ""))
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// The texts; the first one is what pages put onto the clipboard.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// The address that the text is; nil where it is none.
    open var url: URL? {
        get { string.flatMap(URL.init(string:)) }
        set { string = newValue?.absoluteString }
    }

    /// The first of the pictures that the app put there.
    ///
    /// They stay in this tab: pages put no pictures of the app onto the person's clipboard.
    open var image: UIImage? {
        get { requests?.clipboardPictures.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures that the app put there; they take the text's place.
    open var images: [UIImage]? {
        get { requests.flatMap { $0.clipboardPictures.isEmpty ? nil : $0.clipboardPictures } }
        set {
            guard let scene = UIWindowScene.current else { return }
            let requests = scene.requirePageRequests()
            requests.clipboard = nil
            requests.clipboardPictures = newValue ?? []
            requests.clipboardChanges += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// Whether the app put a picture onto the clipboard.
    open var hasImages: Bool { image != nil }
    /// Whether the app put a text onto the clipboard.
    open var hasStrings: Bool { string != nil }
    /// Whether the app put an address onto the clipboard.
    open var hasURLs: Bool { url?.scheme != nil }
    /// How often the app changed the clipboard.
    open var changeCount: Int { requests?.clipboardChanges ?? 0 }
}
