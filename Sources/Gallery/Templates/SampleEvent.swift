/// Something that happened, for lists of events.
struct SampleEvent {
    let text: String
    let time: String

    private static let texts = [
        "New order from Ada", "Invoice 2041 was paid", "Backup finished", "Mia left a review",
        "Server restarted", "Stock of lamps is low", "Report for May is ready", "Ben signed up",
    ]

    /// Three of each kind, the newest first.
    static let all = (0..<24).map { index in
        SampleEvent(text: texts[index % texts.count], time: "\(index * 7 + 2) min")
    }
}
