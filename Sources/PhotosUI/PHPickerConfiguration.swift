import UIKit

/// What a person may choose in a picker of photos.
public struct PHPickerConfiguration: Sendable, Equatable {
    /// How pictures are given to the app.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// In which order results come.
    public enum Selection: Int, Sendable {
        /// As the browser lists them.
        case `default` = 0
        /// As the browser lists them, which does not tell in which order they were chosen.
        case ordered = 1
    }

    /// How many may be chosen; 0 for as many as the person likes, at most a hundred; default 1.
    public var selectionLimit = 1
    /// The kinds that may be chosen; nil, the default, for all.
    public var filter: PHPickerFilter?
    /// How pictures are given; browsers give them as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// In which order results come.
    public var selection = Selection.default

    /// Creates a configuration for one picture or movie.
    public init() {}
}

/// Kinds of photos.
public struct PHPickerFilter: Sendable, Hashable {
    let kinds: Set<Kind>

    enum Kind: Sendable, Hashable { case images, videos }

    /// Pictures.
    public static let images = PHPickerFilter(kinds: [.images])
    /// Movies.
    public static let videos = PHPickerFilter(kinds: [.videos])

    /// Returns the kinds of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }

    /// The names that HTML has for the kinds.
    var accepted: String {
        var names: [String] = []
        if kinds.contains(.images) { names.append(AcceptedTypes.pictures) }
        if kinds.contains(.videos) { names.append(AcceptedTypes.movies) }
        return names.joined(separator: ",")
    }
}
