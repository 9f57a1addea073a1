import CHarfBuzz
import Foundation

/// The font files below a list of folders, opened when first asked for.
final class FontCatalog {
    /// One face of a family.
    struct Face: Hashable {
        var stem: String
        var index: Int
        var weight: Int
        var isItalic: Bool
    }

    /// What a file says of one of its faces.
    struct NamedFace {
        /// The family.
        var family: String
        /// The PostScript name and the full one, as far as the file has them.
        var names: [String]
        /// The face.
        var face: Face
    }

    /// The folders that were searched, in order.
    let folders: [String]
    private var paths: [String: String]
    /// Files that are given one by one, which may have any names.
    private let given: Set<String>
    /// Files that were added later, which never take the place of others.
    private var added: Set<String> = []
    /// The faces whose PostScript name stands for their family.
    private var singles: [String: Face] = [:]
    private var files: [String: FontFile?] = [:]
    private var hashes: [String: UInt64] = [:]
    private var families: [String: [Face]] = [:]
    private var facesByName: [String: [Face]]?
    private var facesByOwnName: [String: NamedFace] = [:]
    private var namesOfFamilies: [String: String] = [:]
    private var namesOfFaces: [Face: String] = [:]

    /// Lists the files; opens none.
    ///
    /// - Parameters:
    ///   - folders: The folders that are searched, with all below them.
    ///   - files: The paths of further files.
    init(folders: [String], files: [String] = []) {
        self.folders = folders
        var paths: [String: String] = [:]
        for folder in folders {
            let found = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
            for case let name as String in found where FontCatalog.isFont(name) {
                let stem = FontFile.stem(of: name)
                let path = folder + "/" + name
                // The first folder wins; within one, the order must not depend on the disk's.
                if let other = paths[stem], !other.hasPrefix(folder + "/") || other < path {
                    continue
                }
                paths[stem] = path
            }
        }
        var given: Set<String> = []
        for path in files where FontCatalog.isFont(path) {
            let stem = FontFile.stem(of: path)
            guard paths[stem] == nil else { continue }
            paths[stem] = path
            given.insert(stem)
        }
        self.paths = paths
        self.given = given
    }

    /// Adds a file, unless its fonts are there; false where it holds none, or another has its name.
    func add(file path: String) -> Bool {
        let stem = FontFile.stem(of: path)
        let faces = FontCatalog.readFaces(path: path, stem: stem)
        guard !faces.isEmpty else { return false }
        var index = indexByName()
        let isThere = faces.allSatisfy { named in
            named.names.first.map { facesByOwnName[FontCatalog.compact($0)] != nil } ?? false
        }
        if isThere { return true }
        guard paths[stem] == nil else { return false }
        paths[stem] = path
        added.insert(stem)
        files["\(stem)#0"] = nil
        for named in faces {
            note(named, in: &index)
            // What was not there before may have been asked for.
            for name in named.names + [named.family] { families[FontCatalog.compact(name)] = nil }
        }
        facesByName = index
        return true
    }

    /// Whether a file has the name of a font file.
    static func isFont(_ name: String) -> Bool {
        let ending = name.suffix(4).lowercased()
        return ending == ".otf" || ending == ".ttf" || ending == ".ttc"
    }

    /// Whether a file of this name is installed.
    func contains(stem: String) -> Bool { paths[stem] != nil }

    /// Returns the path of a file; nil where it is not installed.
    func path(stem: String) -> String? { paths[stem] }

    /// Returns the name of the file with which a longer name starts; nil for none.
    func longestStem(before name: String) -> String? {
        var end = name.endIndex
        while let dash = name[..<end].lastIndex(of: "-") {
            if paths[String(name[..<dash])] != nil { return String(name[..<dash]) }
            end = dash
        }
        return nil
    }

    /// Opens a face; nil where it is not installed or no font.
    func file(stem: String, index: Int = 0) -> FontFile? {
        let key = "\(stem)#\(index)"
        if let known = files[key] { return known }
        let file = paths[stem].flatMap { try? FontFile(path: $0, index: index) }
        files[key] = .some(file)
        return file
    }

    /// Returns the hash of a face's file.
    func contentHash(of file: FontFile) -> UInt64 {
        if let known = hashes[file.path] { return known }
        let hash = file.contentHash()
        hashes[file.path] = hash
        return hash
    }

    /// Returns the faces of a family; none where it is not installed.
    func faces(family: String) -> [Face] {
        let key = FontCatalog.compact(family)
        if let known = families[key] { return known }
        // Installed files are mostly named for their family, so that few need to be opened. Those that
        // were added are in the index.
        let stems = paths.keys.filter { stem in
            given.contains(stem)
                || !added.contains(stem)
                    && FontCatalog.compact(String(stem.prefix { $0 != "-" })) == key
        }
        var faces = stems.flatMap { readFaces(stem: $0) }
            .filter { FontCatalog.compact($0.family) == key }.map(\.face)
        if faces.isEmpty {
            let all = indexByName()[key] ?? singles[key].map { [$0] } ?? []
            let installed = all.filter { !added.contains($0.stem) }
            faces = installed.isEmpty ? all : installed
        }
        faces.sort { ($0.weight, $0.stem, $0.index) < ($1.weight, $1.stem, $1.index) }
        families[key] = faces
        return faces
    }

    /// Returns the face that CSS's font matching picks for a weight and slant.
    static func match(_ faces: [Face], weight: Int, isItalic: Bool) -> Face? {
        let sloped = faces.filter { $0.isItalic == isItalic }
        let candidates = sloped.isEmpty ? faces : sloped
        let best = matchingWeight(Set(candidates.map(\.weight)), to: weight)
        return candidates.first { $0.weight == best }
    }

    /// Returns the weight that CSS Fonts 4 §5.2 picks among those that exist.
    static func matchingWeight(_ weights: Set<Int>, to weight: Int) -> Int? {
        if weights.contains(weight) { return weight }
        let below = weights.filter { $0 < weight }.max()
        let above = weights.filter { $0 > weight }.min()
        if weight > 500 { return above ?? below }
        if weight >= 400, let above, above <= 500 { return above }
        return below ?? above
    }

    /// The names of all installed families; reads all files when first asked for.
    var familyNames: [String] {
        _ = indexByName()
        return Array(namesOfFamilies.values)
    }

    private func indexByName() -> [String: [Face]] {
        if let facesByName { return facesByName }
        var index: [String: [Face]] = [:]
        for stem in paths.keys.sorted() {
            for named in readFaces(stem: stem) { note(named, in: &index) }
        }
        facesByName = index
        return index
    }

    /// Enters a face by its names.
    private func note(_ named: NamedFace, in index: inout [String: [Face]]) {
        let key = FontCatalog.compact(named.family)
        index[key, default: []].append(named.face)
        if namesOfFamilies[key] == nil { namesOfFamilies[key] = named.family }
        for name in named.names {
            let key = FontCatalog.compact(name)
            if facesByOwnName[key] == nil { facesByOwnName[key] = named }
        }
    }

    /// Returns the style of the face with a PostScript name or a full one; nil for none.
    func style(ofFont name: String) -> (family: String, weight: Int, isItalic: Bool)? {
        _ = indexByName()
        guard !name.isEmpty, let named = facesByOwnName[FontCatalog.compact(name)] else {
            return nil
        }
        let face = named.face
        // Fonts have weights in hundreds.
        let weight = min(max((face.weight + 50) / 100, 1), 9) * 100
        let faces = faces(family: named.family)
        if FontCatalog.match(faces, weight: weight, isItalic: face.isItalic) == face {
            return (named.family, weight, face.isItalic)
        }
        // Of a condensed face, or one whose file says a wrong weight, the name is the family's.
        let own = named.names.first ?? name
        guard indexByName()[FontCatalog.compact(own)] == nil else {
            return (named.family, weight, face.isItalic)
        }
        families[FontCatalog.compact(own)] = [face]
        singles[FontCatalog.compact(own)] = face
        return (own, 400, false)
    }

    /// Returns the PostScript name of a face; nil where its file has none.
    func postScriptName(of face: Face) -> String? {
        if let known = namesOfFaces[face] { return known }
        let name = readFaces(stem: face.stem).first { $0.face == face }?.names.first
        if let name { namesOfFaces[face] = name }
        return name
    }

    /// Reads names and styles only, which is much less than a whole face.
    func readFaces(stem: String) -> [NamedFace] {
        paths[stem].map { FontCatalog.readFaces(path: $0, stem: stem) } ?? []
    }

    private static func readFaces(path: String, stem: String) -> [NamedFace] {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
        defer { hb_blob_destroy(blob) }
        return readFaces(blob, stem: stem)
    }

    /// Reads the names and styles in the bytes of a file.
    static func readFaces(in bytes: [UInt8]) -> [NamedFace] {
        let blob: OpaquePointer? = bytes.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            return hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        guard let blob else { return [] }
        defer { hb_blob_destroy(blob) }
        return readFaces(blob, stem: "")
    }

    private static func readFaces(_ blob: OpaquePointer, stem: String) -> [NamedFace] {
        (0..<min(Int(hb_face_count(blob)), 64)).compactMap { index in
            guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
            defer { hb_face_destroy(face) }
            guard let font = hb_font_create(face) else { return nil }
            defer { hb_font_destroy(font) }
            let family = FontCatalog.name(of: face, id: 16) ?? FontCatalog.name(of: face, id: 1)
            guard let family else { return nil }
            let weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
            let isItalic =
                hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
                || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
            return NamedFace(
                family: family,
                names: ([6, 4] as [UInt32]).compactMap { FontCatalog.name(of: face, id: $0) },
                face: Face(stem: stem, index: index, weight: weight, isItalic: isItalic)
            )
        }
    }

    static func name(of face: OpaquePointer, id: UInt32) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        var size = UInt32(bytes.count)
        guard hb_ot_name_get_utf8(face, id, nil, &size, &bytes) > 0 else { return nil }
        let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: text, as: UTF8.self)
    }

    private static func compact(_ name: String) -> String {
        name.lowercased().filter { $0 != " " }
    }
}
