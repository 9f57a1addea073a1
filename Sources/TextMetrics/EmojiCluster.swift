/// An emoji at the start of a stretch: one character or a sequence (UTS #51 §1.4).
struct EmojiCluster {
    /// The units of the emoji.
    let range: Range<Int>
    private var scalars: [UInt32] = []

    /// Reads an emoji; nil where the stretch starts with something else.
    init?(_ units: UnsafeBufferPointer<UInt16>, _ rest: Range<Int>) {
        var end = rest.lowerBound
        func peek(_ index: Int) -> (UInt32, Int) {
            index < rest.upperBound ? units.scalar(at: index, before: rest.upperBound) : (0, 0)
        }
        let (first, length) = peek(end)
        guard CharacterClass.isEmoji(first, before: peek(end + length).0) else { return nil }
        scalars.append(first)
        end += length
        if CharacterClass.isRegionalIndicator(first) {
            let (second, length) = peek(end)
            if CharacterClass.isRegionalIndicator(second) {
                scalars.append(second)
                end += length
            }
        }
        // Sequences of the fonts are short; what is longer is no emoji but an attack.
        while scalars.count < 16 {
            let (next, length) = peek(end)
            if CharacterClass.modifiesEmoji(next) {
                scalars.append(next)
                end += length
                continue
            }
            let (joined, joinedLength) = peek(end + length)
            guard next == 0x200D, joined >= 0x203C else { break }
            scalars += [next, joined]
            end += length + joinedLength
        }
        range = rest.lowerBound..<end
    }

    /// Returns the part of the emoji face that draws the sequence, or a part for each character.
    ///
    /// No part means that the emoji face lacks the character.
    func parts(_ faces: FaceSet) -> [(Int?, Range<Int>)] {
        let drawn = scalars.filter { $0 != CharacterClass.emojiSelector }
        if drawn.count < 2 { return [(drawn.first.flatMap(faces.emojiPart), range)] }
        if let part = faces.sequencePart(of: drawn) { return [(part, range)] }
        var start = range.lowerBound
        return scalars.map { scalar in
            let end = start + (scalar > 0xFFFF ? 2 : 1)
            defer { start = end }
            return (faces.emojiPart(of: scalar), start..<end)
        }
    }
}
