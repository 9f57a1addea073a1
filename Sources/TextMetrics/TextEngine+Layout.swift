/// Measuring and laying out.
extension TextEngine {
    /// Returns the width of a text in one line.
    func width(of text: String, _ font: ResolvedFont, kern: Double) -> Double {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count <= WidthCache.maximumLength else {
                return shapedWidth(of: String(decoding: bytes, as: UTF8.self), font, kern: kern)
            }
            let hash = WidthCache.hash(bytes, kern: kern)
            if let known = font.widths.width(of: bytes, kern: kern, hash: hash) { return known }
            let width =
                if font.drawsASCII, TextEngine.isPrintableASCII(bytes) {
                    shaper.width(ofASCII: bytes, font, spacing: kern + font.font.tracking)
                } else {
                    shapedWidth(of: String(decoding: bytes, as: UTF8.self), font, kern: kern)
                }
            font.widths.insert(bytes, kern: kern, hash: hash, width: width)
            return width
        }
    }

    private func shapedWidth(of text: String, _ font: ResolvedFont, kern: Double) -> Double {
        let styled = StyledText.plain(Array(text.utf16), font: font, kern: kern)
        let shaped = shaper.shape(styled, direction: .natural)
        return shaper.width(of: shaped, 0..<styled.units.count)
    }

    private static func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// Returns the layout of a text that is one short line; nil where it needs breaking.
    ///
    /// Most labels are such a line, and change it often.
    func layOutLine(
        _ text: String,
        _ font: TextFont,
        style: ParagraphStyle,
        limits: LayoutLimits
    ) -> LaidOutText? {
        let count = text.utf8.count
        guard count > 0, count <= WidthCache.maximumLength, style.isPlain else { return nil }
        let resolved = resolve(font)
        var text = text
        guard resolved.drawsASCII, text.withUTF8(TextEngine.isPrintableASCII) else { return nil }
        let width = width(of: text, resolved, kern: 0)
        guard width <= limits.width + LineBreaker.tolerance else { return nil }
        let isRightToLeft = style.direction == .rightToLeft
        let metrics = resolved.metrics
        let leading = style.fontLeading == .inLines ? font.leading : 0
        let natural: ParagraphStyle.Alignment = isRightToLeft ? .right : .left
        let line = LaidOutText.Line(
            runs: [
                LaidOutText.Run(
                    text: text,
                    attribute: 0,
                    face: resolved.faces.face,
                    tracking: font.tracking
                )
            ],
            range: 0..<count,
            width: width,
            top: 0,
            height: metrics.lineHeight + leading,
            baseline: metrics.ascender + metrics.leading / 2,
            textTop: 0,
            textHeight: metrics.lineHeight,
            left: 0,
            right: 0,
            alignment: style.alignment == .natural ? natural : style.alignment,
            isRightToLeft: isRightToLeft,
            endsParagraph: true
        )
        return LaidOutText(
            lines: [line],
            width: width,
            height: metrics.lineHeight + leading,
            isTruncated: false
        )
    }

    /// Breaks and places runs.
    func layOut(
        _ runs: [AttributedRun],
        style: ParagraphStyle,
        limits: LayoutLimits
    ) -> LaidOutText {
        var layouter = TextLayouter(
            styled(runs),
            style: style,
            limits: limits,
            shaper: shaper,
            finder: finder
        )
        return layouter.layOut()
    }

    /// Returns runs as one text with the fonts of its stretches.
    func styled(_ runs: [AttributedRun]) -> StyledText {
        var styled = StyledText()
        for run in runs where !run.text.isEmpty {
            styled.units.append(contentsOf: run.text.utf16)
            styled.spans.append(
                StyledText.Span(
                    end: styled.units.count,
                    font: resolve(run.font),
                    kern: run.kern,
                    baselineOffset: run.baselineOffset,
                    attribute: run.attribute,
                    object: run.object
                )
            )
        }
        return styled
    }
}

extension ParagraphStyle {
    /// Whether nothing but alignment and direction differs from the default for one line.
    fileprivate var isPlain: Bool {
        firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0 && minimumLineHeight == 0
            && maximumLineHeight == 0 && lineHeightMultiple == 0 && obstacles == nil
    }
}
