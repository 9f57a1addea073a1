import Foundation
import RenderTree

extension UILabel {
    /// Says how the text is read where its attributes do, all of it in one way.
    func describeSpeech(_ semantics: inout Semantics) {
        guard case .attributed(let text) = content.text, text.length > 0 else { return }
        if let language = text.shared(.accessibilitySpeechLanguage) as? String {
            semantics.language = language
        }
        let level = (text.shared(.accessibilityTextHeadingLevel) as? NSNumber)?.intValue
        if let level, (1...6).contains(level) { semantics.role = .heading(level) }
    }
}

extension NSAttributedString {
    /// Returns the value of an attribute that all of the text has; nil where parts differ.
    fileprivate func shared(_ key: Key) -> Any? {
        var range = NSRange()
        let all = NSRange(location: 0, length: length)
        let value = attribute(key, at: 0, longestEffectiveRange: &range, in: all)
        return range.length == length ? value.flatMap(KeyPathValue.unwrap) : nil
    }
}
