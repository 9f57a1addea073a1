/// A face that draws characters which the main family lacks.
struct FallbackFace: Sendable {
    /// The file's name without weight, or the names to try in order.
    var stems: [String]
    /// The number of the face in its collection.
    var index = 0
    /// The characters that the face is asked for.
    var limit: ScalarRanges
    /// How the face is cut into files.
    var slicing = Slicing.whole
    /// Whether the face draws Korean, which fonts can ask to stand closer together.
    var isHangul = false

    /// How a face is cut into files.
    enum Slicing: Sendable {
        /// One file.
        case whole
        /// A file for each block of 128 characters, the two kana together.
        case blocks
        /// A file for each block of 16 characters, and one for each sequence that is drawn as one.
        case emoji
    }

    /// Han characters look different in each region; one face draws all of them.
    static func all(hanRegion: FontLibrary.HanRegion) -> [FallbackFace] {
        scripts.map { stem, ranges in
            FallbackFace(stems: stem, limit: ScalarRanges(ranges))
        } + eastAsian(hanRegion) + symbols
    }

    private static func eastAsian(_ region: FontLibrary.HanRegion) -> [FallbackFace] {
        let stems = ["NotoSansCJK"]
        let hangul: [ClosedRange<UInt32>] = [
            0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF,
        ]
        let bopomofo: [ClosedRange<UInt32>] = [0x3100...0x312F, 0x31A0...0x31BF]
        let japanese: [ClosedRange<UInt32>] = [
            0x3000...0x30FF, 0x3190...0x319F, 0x31F0...0x31FF, 0x3200...0x33FF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF,
        ]
        let han: [ClosedRange<UInt32>] = [
            0x2E80...0x2FDF, 0x31C0...0x31EF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x323AF,
        ]
        var faces = [(1, hangul), (3, bopomofo), (0, japanese), (region.faceIndex, han)].map {
            FallbackFace(stems: stems, index: $0, limit: ScalarRanges($1), slicing: .blocks)
        }
        faces[0].isHangul = true
        return faces
    }

    private static let symbols: [FallbackFace] = [
        FallbackFace(
            stems: ["NotoColorEmoji"],
            limit: ScalarRanges([
                0x23...0x23, 0x2A...0x2A, 0x30...0x39, 0xA9...0xA9, 0xAE...0xAE, 0x203C...0x3299,
                0x1F000...0x1FBFF,
            ]),
            slicing: .emoji
        ),
        FallbackFace(stems: ["NotoSansMath"], limit: symbolRanges, slicing: .blocks),
        FallbackFace(stems: ["NotoSansSymbols"], limit: symbolRanges, slicing: .blocks),
        FallbackFace(stems: ["NotoSansSymbols2"], limit: symbolRanges, slicing: .blocks),
        FallbackFace(stems: ["NotoMusic"], limit: ScalarRanges([0x1D000...0x1D24F])),
        FallbackFace(
            stems: ["NotoSans"],
            limit: ScalarRanges([0x20...0xFFFF])
        ),
    ]

    private static let symbolRanges = ScalarRanges([
        0x2010...0x2BFF, 0x2E00...0x2E7F, 0x1D400...0x1D7FF, 0x1EE00...0x1EEFF, 0x1F000...0x1FBFF,
    ])

    private static let scripts: [([String], [ClosedRange<UInt32>])] = [
        (["NotoSansArmenian"], [0x530...0x58F, 0xFB13...0xFB17]),
        (["NotoSansHebrew"], [0x590...0x5FF, 0xFB1D...0xFB4F]),
        (
            ["NotoSansArabic", "NotoNaskhArabic"],
            [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE]
        ),
        (["NotoSansSyriac"], [0x700...0x74F, 0x860...0x86F]),
        (["NotoSansThaana"], [0x780...0x7BF]),
        (["NotoSansNKo"], [0x7C0...0x7FF]),
        (["NotoSansSamaritan"], [0x800...0x83F]),
        (["NotoSansMandaic"], [0x840...0x85F]),
        (["NotoSansDevanagari"], [0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF]),
        (["NotoSansBengali"], [0x980...0x9FF]),
        (["NotoSansGurmukhi"], [0xA00...0xA7F]),
        (["NotoSansGujarati"], [0xA80...0xAFF]),
        (["NotoSansOriya"], [0xB00...0xB7F]),
        (["NotoSansTamil"], [0xB80...0xBFF]),
        (["NotoSansTelugu"], [0xC00...0xC7F]),
        (["NotoSansKannada"], [0xC80...0xCFF]),
        (["NotoSansMalayalam"], [0xD00...0xD7F]),
        (["NotoSansSinhala"], [0xD80...0xDFF, 0x111E0...0x111FF]),
        (["NotoSansThai"], [0xE00...0xE7F]),
        (["NotoSansLao"], [0xE80...0xEFF]),
        (["NotoSerifTibetan"], [0xF00...0xFFF]),
        (["NotoSansMyanmar"], [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
        (["NotoSansGeorgian"], [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F]),
        (["NotoSansEthiopic"], [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]),
        (["NotoSansCherokee"], [0x13A0...0x13FF, 0xAB70...0xABBF]),
        (["NotoSansCanadianAboriginal"], [0x1400...0x167F, 0x18B0...0x18FF]),
        (["NotoSansOgham"], [0x1680...0x169F]),
        (["NotoSansRunic"], [0x16A0...0x16FF]),
        (["NotoSansTagalog"], [0x1700...0x171F]),
        (["NotoSansKhmer"], [0x1780...0x17FF, 0x19E0...0x19FF]),
        (["NotoSansMongolian"], [0x1800...0x18AF]),
        (["NotoSansLimbu"], [0x1900...0x194F]),
        (["NotoSansTaiLe"], [0x1950...0x197F]),
        (["NotoSansNewTaiLue"], [0x1980...0x19DF]),
        (["NotoSansBuginese"], [0x1A00...0x1A1F]),
        (["NotoSansTaiTham"], [0x1A20...0x1AAF]),
        (["NotoSansBalinese"], [0x1B00...0x1B7F]),
        (["NotoSansSundanese"], [0x1B80...0x1BBF, 0x1CC0...0x1CCF]),
        (["NotoSansBatak"], [0x1BC0...0x1BFF]),
        (["NotoSansLepcha"], [0x1C00...0x1C4F]),
        (["NotoSansOlChiki"], [0x1C50...0x1C7F]),
        (["NotoSansGlagolitic"], [0x2C00...0x2C5F]),
        (["NotoSansCoptic"], [0x2C80...0x2CFF]),
        (["NotoSansTifinagh"], [0x2D30...0x2D7F]),
        (["NotoSansLisu"], [0xA4D0...0xA4FF]),
        (["NotoSansVai"], [0xA500...0xA63F]),
        (["NotoSansBamum"], [0xA6A0...0xA6FF]),
        (["NotoSansSylotiNagri"], [0xA800...0xA82F]),
        (["NotoSansPhagsPa"], [0xA840...0xA87F]),
        (["NotoSansSaurashtra"], [0xA880...0xA8DF]),
        (["NotoSansKayahLi"], [0xA900...0xA92F]),
        (["NotoSansRejang"], [0xA930...0xA95F]),
        (["NotoSansJavanese"], [0xA980...0xA9DF]),
        (["NotoSansCham"], [0xAA00...0xAA5F]),
        (["NotoSansTaiViet"], [0xAA80...0xAADF]),
        (["NotoSansMeeteiMayek"], [0xAAE0...0xAAFF, 0xABC0...0xABFF]),
        (["NotoSansGothic"], [0x10330...0x1034F]),
        (["NotoSansDeseret"], [0x10400...0x1044F]),
        (["NotoSansOsage"], [0x104B0...0x104FF]),
        (["NotoSansChakma"], [0x11100...0x1114F]),
        (["NotoSansAdlam"], [0x1E900...0x1E95F]),
    ]
}
