extension String {
    /// Returns where a text first begins; nil where it is not in this one.
    func range(ofText part: String) -> String.Index? {
        var text = self
        let wanted = Array(part.utf8)
        let offset = text.withUTF8 { bytes -> Int? in
            guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
            for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
                if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return start }
            }
            return nil
        }
        return offset.map { utf8.index(startIndex, offsetBy: $0) }
    }
}
