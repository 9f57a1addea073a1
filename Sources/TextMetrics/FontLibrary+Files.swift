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
        guard TextEngine.isFileName(name) else { return nil }
        while true {
            switch engine.withLock({ $0.search(for: name) }) {
            case .found(let subset): return try store.file(named: name, subset: subset)
            case .nowhere: return nil
            // Text that is to be measured meanwhile does not wait for the whole search.
            case .unfinished: sched_yield()
            }
        }
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
            metrics: metrics,
            isOfPictures: subset.file.isOfPictures
        )
    }

    // MARK: - Names of files

    /// What a step of a search came to.
    enum SearchStep {
        /// The part that the name stands for.
        case found(FontSubset)
        /// No installed font has a part of that name.
        case nowhere
        /// There are more places to look.
        case unfinished
    }

    /// Whether a name may be one that `rule(_:in:as:)` gives: it ends with a hash.
    static func isFileName(_ name: String) -> Bool {
        guard name.hasSuffix(".woff2"), name.utf8.count < 200, !name.contains("/") else {
            return false
        }
        let words = name.dropLast(".woff2".count).split(separator: "-")
        guard words.count > 2, let hash = words.last?.utf8, hash.count == 16 else { return false }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
        return hash.allSatisfy { digits.contains($0) || letters.contains($0) }
    }

    /// Looks for the part that a file name stands for, in one more place.
    ///
    /// A name from before a restart is found by making the rules of the faces that it may be of,
    /// once for each installed file: anybody can ask for names that no file has.
    func search(for name: String) -> SearchStep {
        if let known = files[name] { return .found(known) }
        guard let stem = catalog.longestStem(before: String(name.prefix { $0 != "." })) else {
            return .nowhere
        }
        if searched.insert(stem).inserted {
            if let set = ownFaces(ofStem: stem) { makeRules(set.ownSubsets, in: set, stem) }
            return .unfinished
        }
        for weight in [400, 700] {
            let system = FontFace(family: TextEngine.systemFamily, weight: weight, isItalic: false)
            guard let set = faceSet(named: system) else { continue }
            if let part = sequence(in: name).flatMap({ set.sequenceSubset(named: $0) }) {
                makeRules([part], in: set, stem)
                if let found = files[name] { return .found(found) }
            }
            if searched.insert("\(stem) \(weight)").inserted {
                makeRules(set.ownSubsets + set.fallbackSubsets(ofStem: stem), in: set, stem)
                return .unfinished
            }
        }
        return .nowhere
    }

    private func makeRules(_ parts: [FontSubset], in set: FaceSet, _ stem: String) {
        for part in parts where part.file.stem == stem { _ = rule(part, in: set, as: set.face) }
    }

    /// Returns the characters of the sequence that a file's name tells; nil for other files.
    private func sequence(in name: String) -> String? {
        let words = name.dropLast(".woff2".count).split(separator: "-")
        guard let start = words.firstIndex(of: "seq"), start + 2 < words.count else { return nil }
        return words[(start + 1)..<(words.count - 1)].joined(separator: "-")
    }

    /// Returns the faces whose measures are those of a file.
    private func ownFaces(ofStem stem: String) -> FaceSet? {
        guard let face = catalog.readFaces(stem: stem).first else { return nil }
        return faceSet(
            named: FontFace(
                family: face.family,
                weight: face.face.weight,
                isItalic: face.face.isItalic
            )
        )
    }
}
