/// What can go wrong with font files.
package enum FontError: Error, Equatable, CustomStringConvertible {
    /// The system font's files are in none of the folders.
    case systemFontMissing(folders: [String])
    /// A file cannot be read.
    case unreadable(path: String)
    /// A file is no OpenType font.
    case notAFont(path: String)
    /// A subset of a font cannot be made.
    case subsetFailed(file: String, subset: String)
    /// A subset cannot be compressed.
    case compressionFailed(file: String, subset: String)
    /// The folder for subsets cannot be written.
    case cacheNotWritable(path: String, reason: String)

    package var description: String {
        switch self {
        case .systemFontMissing(let folders):
            "Inter-Regular.otf is in none of \(folders.joined(separator: ", ")); "
                + "install Debian's fonts-inter (apt-get install fonts-inter)."
        case .unreadable(let path):
            "\(path): cannot be read; expected an OpenType font file."
        case .notAFont(let path):
            "\(path): is no OpenType font; expected a .otf, .ttf or .ttc file."
        case .subsetFailed(let file, let subset):
            "\(file): HarfBuzz cannot make the subset \"\(subset)\" of it."
        case .compressionFailed(let file, let subset):
            "\(file): the subset \"\(subset)\" cannot be compressed into WOFF2."
        case .cacheNotWritable(let path, let reason):
            "\(path): font subsets cannot be written there: \(reason)"
        }
    }
}
