import Foundation

/// Gives the person what an app shares as files, by downloads of the browser.
final class SaveActivity: UIActivity {
    private let kind: Kind
    private var items: [Any] = []

    enum Kind: CaseIterable {
        /// The pictures alone.
        case pictures
        /// Files, pictures and bytes.
        case files
    }

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    override var activityType: ActivityType? {
        switch kind {
        case .pictures: .saveToCameraRoll
        // What iOS calls it; it has no name of UIKit's own.
        case .files: ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
        }
    }

    override var activityTitle: String? {
        switch kind {
        case .pictures: "Save Image"
        case .files: "Save to Files"
        }
    }

    override var activityImage: UIImage? {
        switch kind {
        case .pictures: UIImage(systemName: "square.and.arrow.down")
        case .files: UIImage(systemName: "folder")
        }
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains(where: takes)
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.filter(takes)
    }

    override func perform() {
        guard let scene = list?.viewIfLoaded?.window?.windowScene ?? UIWindowScene.current else {
            return activityDidFinish(false)
        }
        let limit = scene.savedByteLimit
        let files = items.compactMap { SavedFile(item: $0, limit: limit) }
        let isSaved = files.count == items.count && scene.save(files)
        if !isSaved {
            Diagnostics.report(
                "\(items.count) items are not saved: one is no file that can be read, or all have "
                    + "more than \(limit) bytes."
            )
        }
        activityDidFinish(isSaved)
    }

    private func takes(_ item: Any) -> Bool {
        kind == .pictures ? item is UIImage : item is UIImage || item is Data || Self.isFile(item)
    }

    private static func isFile(_ item: Any) -> Bool {
        (item as? URL)?.isFileURL ?? (item as? NSURL)?.isFileURL ?? false
    }

    /// Returns the names of the files among some items; nil where there are none.
    static func names(of items: [Any]) -> String? {
        let names = items.compactMap { item -> String? in
            guard isFile(item) else { return nil }
            return (item as? URL)?.lastPathComponent ?? (item as? NSURL)?.lastPathComponent
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
