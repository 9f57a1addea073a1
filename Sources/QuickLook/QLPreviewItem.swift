import Foundation

/// A file that is previewed.
///
/// - Note: Differs from iOS: values conform as well as objects, so that `url as QLPreviewItem` works.
public protocol QLPreviewItem {
    /// The file; nil for one that is not there yet.
    var previewItemURL: URL? { get }
    /// What the preview is called; default nil, which takes the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Nothing: the file's name is taken.
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    /// The file itself.
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    /// The file itself.
    public var previewItemURL: URL? { self as URL }
}
