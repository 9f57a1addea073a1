import CHarfBuzz
import CWOFF2

/// Cuts a part out of a font file and compresses it.
enum SubsetMaker {
    /// Stands in file names for how parts are made; to be raised when that changes.
    private static let version = "2"

    /// Returns the name of a part's file, known before the file is made.
    ///
    /// The hash covers the source's bytes, the characters and the versions of what cuts them.
    static func fileName(of subset: FontSubset, contentHash: UInt64) -> String {
        let libraries = "\(version) \(HB_VERSION_STRING) \(String(cString: hb_version_string()))"
        let parts = "\(subset.file.index) \(libraries) \(subset.coverage.cssText)"
        let hash = ContentHash.text(of: ContentHash.of(parts, seed: contentHash))
        let index = subset.file.index == 0 ? "" : "-\(subset.file.index)"
        return "\(subset.file.stem)\(index)-\(subset.name)-\(hash).woff2"
    }

    /// Returns the part's bytes in WOFF2.
    static func make(_ subset: FontSubset) throws(FontError) -> [UInt8] {
        guard let face = cut(subset) else {
            throw .subsetFailed(file: subset.file.path, subset: subset.name)
        }
        defer { hb_face_destroy(face) }
        guard let blob = hb_face_reference_blob(face) else {
            throw .subsetFailed(file: subset.file.path, subset: subset.name)
        }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        guard let bytes = compress(data, Int(length)) else {
            throw .compressionFailed(file: subset.file.path, subset: subset.name)
        }
        return bytes
    }

    /// Returns the part as a face; nil where HarfBuzz fails.
    static func cut(_ subset: FontSubset) -> OpaquePointer? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let unicodes = hb_subset_input_unicode_set(input)
        for range in subset.coverage.ranges {
            hb_set_add_range(unicodes, range.lowerBound, range.upperBound)
        }
        // HarfBuzz keeps the features that are on by default; these are what apps turn on.
        let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        for tag in ["tnum", "pnum", "zero", "case", "frac", "ss01", "ss02", "cpsp"] {
            hb_set_add(features, hb_tag_from_string(tag, -1))
        }
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for tag in ["DSIG", "meta"] { hb_set_add(dropped, hb_tag_from_string(tag, -1)) }
        // Browsers draw unhinted at the densities of today's screens, and the server measures so.
        // WOFF2 packs outlines that repeat better than outlines that call each other: a tenth less.
        hb_subset_input_set_flags(
            input,
            HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue
        )
        return hb_subset_or_fail(subset.file.face, input)
    }

    private static func compress(_ data: UnsafePointer<CChar>?, _ length: Int) -> [UInt8]? {
        guard let data, length > 0 else { return nil }
        return data.withMemoryRebound(to: UInt8.self, capacity: length) { source in
            let capacity = vitrine_woff2_bound(source, length)
            var written = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                guard let base = buffer.baseAddress else { return }
                // Pictures of emoji do not get smaller, outlines of many characters take too long.
                let quality: Int32 = length > 160_000 ? 6 : 11
                written = vitrine_woff2_encode(source, length, base, capacity, quality)
                count = written
            }
            return written > 0 ? bytes : nil
        }
    }
}
