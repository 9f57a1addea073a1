import Foundation

/// Finds addresses and numbers in texts.
enum DataDetection {
    /// Returns the ranges of what a text holds with the addresses that a tap opens, in order.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(NSRange, URL)] {
        var links: [(NSRange, URL)] = []
        let string = text as NSString
        let whole = NSRange(location: 0, length: string.length)
        var taken = TakenPlaces(length: whole.length)
        func add(_ expression: NSRegularExpression?, _ address: (String) -> String?) {
            for match in expression?.matches(in: text, range: whole) ?? [] {
                guard taken.isFree(match.range),
                    let url = address(string.substring(with: match.range))
                        .flatMap(URL.init(string:))
                else { continue }
                taken.take(match.range)
                links.append((match.range, url))
            }
        }
        if types.contains(.address) {
            for (range, _) in EventDetection.places(in: text) where taken.isFree(range) {
                guard let url = map(of: string.substring(with: range)) else { continue }
                taken.take(range)
                links.append((range, url))
            }
        }
        if types.contains(.link) {
            add(mail) { "mailto:\($0)" }
            add(page) { $0.contains("://") ? $0 : "http://\($0)" }
        }
        if types.contains(.phoneNumber) {
            add(phone) { number in
                let digits = number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
                // Shorter ones are years and prices, longer ones other things.
                return (7...15).contains(digits.filter(\.isNumber).count) ? "tel:\(digits)" : nil
            }
        }
        return links.sorted { $0.0.location < $1.0.location }
    }

    /// Returns the address of a map that shows a place.
    private static func map(of place: String) -> URL? {
        var components = URLComponents(string: "https://maps.apple.com/")
        components?.queryItems = [URLQueryItem(name: "q", value: place)]
        return components?.url
    }

    // People write what is searched here: no match begins inside a word that was tried from its start,
    // and parts have the lengths of DNS (RFC 1035 §2.3.4), so that the time grows with the text alone.
    private static let mail = expression(
        #"(?<![A-Z0-9._%+-])[A-Z0-9._%+-]{1,64}@(?:[A-Z0-9-]{1,63}\.){1,32}[A-Z]{2,24}\b"#
    )
    // Without a scheme, only what begins with "www." or ends in a common domain is an address.
    private static let page = expression(
        #"\b(?:https?://[^\s<>"]+|(?:www(?:\.[A-Z0-9-]{1,63}){2,32}"#
            + #"|(?<![A-Z0-9-]\.)(?<![A-Z0-9]-{1,62})(?:[A-Z0-9][A-Z0-9-]{0,62}\.){1,32}"#
            + #"(?:com|org|net|edu|gov|io|de|uk|fr|jp|cn|app|dev|info|co))"#
            + #"\b(?:/[^\s<>"]*)?)(?<![.,:;!?'"\)\]])"#
    )
    private static let phone = expression(
        #"(?<![\w.,/-])(?!\d{4}-\d\d-\d\d)(?:\+|\(?\d)[\d ()./-]{5,18}\d(?![\w/-])"#
    )

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }
}
