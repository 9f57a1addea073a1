import Foundation

/// What the browser loads.
extension FontLibrary {
    /// Returns the rules that draw any text in a face.
    ///
    /// With all of Debian's Noto these are 900 rules, most of them slices of East Asian faces, which
    /// take 0.2 s to list for the first time; pages that know their text need only
    /// `faceRules(for:in:)`.
    package func faceRules(of face: FontFace) -> [FontFaceRule] {
        engine.withLock { engine in
            guard let set = engine.faceSet(named: face) else { return [] }
            let base = set.face.family
            if let name = face.family.split(separator: " ").last {
                set.addSequence(named: "\(name)")
            }
            return set.allSubsets()
                .filter { part in
                    face.family == base
                        ? !part.core.isEmpty : base + (part.ownFamilySuffix ?? "") == face.family
                }
                .map { engine.rule($0, in: set, as: face) }
        }
    }

    /// Returns the rules that draw a text in a face: the files to preload.
    package func faceRules(for text: String, in face: FontFace) -> [FontFaceRule] {
        engine.withLock { $0.rules(for: text, in: face) }
    }

    /// Returns a file that a rule names, in WOFF2; nil where no installed font has that name.
    ///
    /// Makes the file when it is asked for the first time on this machine, which takes 0.1 to 0.3 s
    /// for a part of Inter. Do not call it on the main actor.
    package func fontFile(named name: String) throws(FontError) -> Data? {
        guard let subset = engine.withLock({ $0.subset(named: name) }) else { return nil }
        return try store.file(named: name, subset: subset)
    }

    /// Makes the files of rules ahead of the first request.
    package func prepare(_ rules: [FontFaceRule]) throws(FontError) {
        for rule in rules { _ = try fontFile(named: rule.fileName) }
    }
}

extension TextEngine {
    /// Returns the rules for the parts that draw a text.
    func rules(for text: String, in face: FontFace) -> [FontFaceRule] {
        guard let set = faceSet(named: face) else { return [] }
        let font = TextFont(
            family: set.isSystem ? .system : .named(set.face.family),
            size: 1,
            weight: face.weight,
            isItalic: face.isItalic
        )
        let styled = StyledText.plain(Array(text.utf16), font: resolve(font), kern: 0)
        var itemizer = Itemizer(styled, direction: .natural)
        var seen: Set<String> = []
        return itemizer.makeItems().compactMap { item in
            guard item.part < set.subsets.count else { return nil }
            let rule = rule(set.subsets[item.part], in: set, as: item.face)
            return seen.insert(rule.fileName).inserted ? rule : nil
        }
    }

    /// Returns the rule for a part, under the shared name or the part's own.
    func rule(_ subset: FontSubset, in set: FaceSet, as face: FontFace) -> FontFaceRule {
        let name = SubsetMaker.fileName(
            of: subset,
            contentHash: catalog.contentHash(of: subset.file)
        )
        files[name] = subset
        let isShared = face.family == set.face.family
        var metrics: FontFaceRule.MetricsOverride?
        if set.isSystem {
            metrics = FontFaceRule.MetricsOverride(
                ascent: FontMetrics.system.ascender,
                descent: -FontMetrics.system.descender,
                lineGap: FontMetrics.system.leading
            )
        }
        return FontFaceRule(
            face: FontFace(family: face.family, weight: set.face.weight, isItalic: face.isItalic),
            unicodeRange: isShared ? subset.core.cssText : subset.ownCore?.cssText,
            fileName: name,
            metrics: metrics
        )
    }

    /// Returns the part that a file name stands for.
    ///
    /// A name from before a restart is found by making the rules of the faces that it may be of.
    func subset(named name: String) -> FontSubset? {
        if let known = files[name] { return known }
        guard name.hasSuffix(".woff2"), name.utf8.count < 200, !name.contains("/") else {
            return nil
        }
        for set in candidates(for: name) {
            if let sequence = sequence(in: name) { set.addSequence(named: sequence) }
            for subset in set.allSubsets() where name.hasPrefix(subset.file.stem + "-") {
                _ = rule(subset, in: set, as: set.face)
            }
            if let found = files[name] { return found }
        }
        return nil
    }

    /// Returns the characters of the sequence that a file's name tells; nil for other files.
    private func sequence(in name: String) -> String? {
        let words = name.dropLast(".woff2".count).split(separator: "-")
        guard let start = words.firstIndex(of: "seq"), start + 2 < words.count else { return nil }
        return words[(start + 1)..<(words.count - 1)].joined(separator: "-")
    }

    /// Returns the faces that use the file with which a name starts.
    private func candidates(for name: String) -> [FaceSet] {
        let stem = String(name.prefix { $0 != "." })
        let own = catalog.longestStem(before: stem).flatMap { stem -> FontFace? in
            guard let face = catalog.readFaces(stem: stem).first else { return nil }
            return FontFace(
                family: face.family,
                weight: face.face.weight,
                isItalic: face.face.isItalic
            )
        }
        let regular = FontFace(family: TextEngine.systemFamily, weight: 400, isItalic: false)
        let bold = FontFace(family: TextEngine.systemFamily, weight: 700, isItalic: false)
        return [own, regular, bold].compactMap { $0 }.compactMap { faceSet(named: $0) }
    }
}
