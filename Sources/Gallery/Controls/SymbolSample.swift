/// The symbols that the screen of controls shows.
enum SymbolSample {
    static let lines = [
        ["house", "magnifyingglass", "heart", "person", "bell", "gear", "star", "bookmark"],
        [
            "house.fill", "xmark.circle.fill", "heart.fill", "person.fill", "bell.fill",
            "gearshape.fill", "star.fill", "bookmark.fill",
        ],
        [
            "plus.circle", "minus.circle", "checkmark.circle.fill", "info.circle",
            "questionmark.circle", "exclamationmark.triangle", "ellipsis.circle",
            "person.crop.circle.fill",
        ],
        ["trash", "pencil", "doc.text", "folder", "photo", "camera", "calendar", "clock"],
        [
            "trash.fill", "square.and.arrow.up", "doc.fill", "folder.fill", "photo.fill",
            "camera.fill", "envelope", "clock.fill",
        ],
        [
            "play.fill", "pause.fill", "speaker.wave.2", "mic", "video", "phone.fill", "message",
            "paperplane",
        ],
        [
            "chevron.left", "chevron.right", "arrow.up", "arrow.clockwise", "link", "lock", "eye",
            "globe",
        ],
        ["cart", "bag", "creditcard", "gift", "map", "location.fill", "flag", "tag"],
        ["sun.max", "moon.fill", "cloud", "bolt.fill", "flame", "drop", "leaf", "sparkles"],
        [
            "list.bullet", "slider.horizontal.3", "square.grid.2x2", "chart.bar", "book", "film",
            "airplane", "car",
        ],
        [
            "hand.thumbsup", "hand.raised", "eye.slash", "key", "wifi", "wrench.fill", "person.2",
            "shield",
        ],
    ]
}
