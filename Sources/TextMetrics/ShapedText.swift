import CHarfBuzz

/// A stretch that is shaped at once: one font, part, script and direction.
struct ShapingItem {
    /// The units.
    var range: Range<Int>
    /// The index of a span in the text that has the font; others of the same font may be in it.
    var span: Int
    /// The index of the part in the font's face set; `FaceSet.nobody` where nothing is drawn.
    var part: Int
    /// The name in the style sheet that gets this part.
    var face: FontFace
    /// The bidirectional level.
    var level: UInt8
    /// The script.
    var script: hb_script_t
}

/// A paragraph after shaping: a width for each unit, in logical order.
struct ShapedText {
    /// The text.
    var text: StyledText
    /// The stretches, in order.
    var items: [ShapingItem]
    /// Sums of the widths before each unit, one more than units; tabs count as 0.
    var sums: [Double]
    /// Whether glyphs change when the text is cut before a unit, or lie across it.
    var isUnsafe: [Bool]
    /// Whether there are tabs, whose width depends on where they stand.
    var hasTabs: Bool
    /// Where they lead; nil for multiples of eight spaces.
    var tabs: ParagraphTabs?
    /// Whether the base direction is right to left.
    var isRightToLeft: Bool

    /// Returns the tracking of what draws an item, in points.
    func tracking(of index: Int) -> Double {
        let item = items[index]
        return text.spans[item.span].tracking(ofPart: item.part)
    }

    /// Returns the index of the item that holds a unit or the next one.
    func itemIndex(at unit: Int) -> Int {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
