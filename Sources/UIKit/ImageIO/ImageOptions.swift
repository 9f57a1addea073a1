import CoreGraphics
import Foundation

/// The options of a function, by the names that apps give them.
struct ImageOptions {
    private var values: [String: Any] = [:]

    init(_ options: CFDictionary?) {
        guard let options else { return }
        for (key, value) in options {
            if let name = key as? String { values[name] = value }
        }
    }

    /// A number; nil where there is none, and for one that is not finite.
    func number(_ key: CFString) -> Double? {
        let value = values[key as String]
        // Foundation for Linux makes no object of a length.
        let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether something is asked for.
    func isSet(_ key: CFString) -> Bool { number(key).map { $0 != 0 } ?? false }

    /// The options within one of them.
    func within(_ key: CFString) -> ImageOptions {
        let inner = values[key as String]
        return ImageOptions(inner as? NSDictionary ?? (inner as? [String: Any]) as NSDictionary?)
    }
}
