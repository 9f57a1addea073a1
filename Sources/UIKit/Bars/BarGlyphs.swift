/// The pictures of items that every app knows: lines of one width, drawn for Vitrine.
@MainActor
enum BarGlyphs {
    private static var known: [String: UIImage] = [:]

    /// What is drawn in a square of 24 points.
    private static let paths: [UIBarButtonItem.SystemItem: String] = [
        .add: "M12 4.5v15M4.5 12h15",
        .compose: "M19.5 12.5v5.2a1.8 1.8 0 0 1-1.8 1.8H6.3a1.8 1.8 0 0 1-1.8-1.8V6.3"
            + "a1.8 1.8 0 0 1 1.8-1.8h5.7M9.5 14.5l.6-2.8 8.6-8.6 2.2 2.2-8.6 8.6z",
        .reply: "M10 5.5L3.5 11.5l6.5 6v-3.7c4.8-.2 8 1.2 10.5 4.7-.7-6-4.2-9.3-10.5-9.6z",
        .action: "M8.5 9.5H5.8v11h12.4v-11h-2.7M12 14V2.8M8.3 6.3L12 2.6l3.7 3.7",
        .organize: "M3.5 7V5.5h6l2 2.2h9v10.8h-17zM3.5 10.5h17",
        .bookmarks: "M12 6.8C9.8 5 6.8 4.6 3.5 5v13.3c3.3-.4 6.3 0 8.5 1.8 2.2-1.8 "
            + "5.2-2.2 8.5-1.800V5c-3.3-.4-6.3 0-8.5 1.800zm0 0v13",
        .search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.300L20.5 20.5",
        .refresh: "M19.5 12a7.5 7.5 0 1 1-2.6-5.700M17.3 2.800v4h-4",
        .stop: "M6 6l12 12M18 6L6 18",
        .close: "M6 6l12 12M18 6L6 18",
        .camera: "M3.5 7.500h4l1.5-2.500h6l1.5 2.500h4v11.500h-17zM12 9.5"
            + "a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.200z",
        .trash: "M4.5 6.500h15M9 6.300V4h6v2.300M6.5 6.800l.9 13.700h9.200l.9-13.7"
            + "M10 10.200l.3 7M14 10.200l-.3 7",
        .play: "M7 4.500l12 7.5-12 7.500z",
        .pause: "M8.5 5v14M15.5 5v14",
        .rewind: "M12 5.500v13L3.5 12zM20.5 5.500v13L12 12z",
        .fastForward: "M12 5.500v13l8.5-6.500zM3.5 5.500v13L12 12z",
        .undo: "M4.5 8.500h10a5 5 0 0 1 0 10H9M8.5 4.500l-4 4 4 4",
        .redo: "M19.5 8.500h-10a5 5 0 0 0 0 10H15M15.5 4.500l4 4-4 4",
        .pageCurl: "M5 4h14v9.500L13.5 20H5zM19 13.500h-5.500V20",
        .leftAngle: "M15.5 4L7.5 12l8 8", .rightAngle: "M8.5 4l8 8-8 8",
        .upAngle: "M4 15.5L12 7.500l8 8", .downAngle: "M4 8.500l8 8 8-8",
    ]

    /// Returns the picture of an item; nil where the item shows text or is space.
    static func image(of item: UIBarButtonItem.SystemItem) -> UIImage? {
        paths[item].flatMap { image($0, size: 24) }
    }

    /// The sign of the way back, which points the other way from right to left.
    static var back: UIImage? {
        image("M10 2.500L2.5 11 10 19.5", width: 13, height: 22, line: 2.6)?
            .imageFlippedForRightToLeftLayoutDirection()
    }

    /// Three dots: more than fits.
    static var more: UIImage? {
        image(
            "M5 12h.01M12 12h.01M19 12h.01",
            width: 24,
            height: 24,
            line: 4
        )
    }

    /// A small arrow that stands for a way on.
    static var disclosure: UIImage? {
        image("M2 2l5 5-5 5", width: 9, height: 14, line: 2)?
            .imageFlippedForRightToLeftLayoutDirection()
    }

    /// A list beside something larger.
    static var sidebar: UIImage? {
        image(
            "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9.500 5v14",
            size: 24
        )?.imageFlippedForRightToLeftLayoutDirection()
    }

    /// Something that takes all the room.
    static var expand: UIImage? {
        image("M14 4h6v6M20 4l-6.500 6.500M10 20H4v-6M4 20l6.500-6.500", size: 24)
    }

    private static func image(_ path: String, size: CGFloat) -> UIImage? {
        image(path, width: size, height: size, line: 1.7)
    }

    static func image(
        _ path: String,
        width: CGFloat,
        height: CGFloat,
        line: CGFloat
    ) -> UIImage? {
        if let image = known[path] { return image }
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\"><path d=\"\(path)\" fill=\"none\" "
            + "stroke=\"#000\" stroke-width=\"\(line)\" stroke-linecap=\"round\" "
            + "stroke-linejoin=\"round\"/></svg>"
        let image = UIImage(data: Data(svg.utf8))?.withRenderingMode(.alwaysTemplate)
        known[path] = image
        return image
    }
}

extension UIBarButtonItem.SystemItem {
    /// The text of the item; nil for pictures and space.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        default: nil
        }
    }

    /// What a person hears of a picture.
    var spokenTitle: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Page Curl"
        case .leftAngle: "Back"
        case .rightAngle: "Forward"
        case .upAngle: "Previous"
        case .downAngle: "Next"
        default: title
        }
    }
}
