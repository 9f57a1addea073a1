import Foundation

/// Folders of the app by name, which Foundation for Linux lacks.
///
/// They are those of the user that runs the server, as `FileManager` finds them, and the same for
/// all tabs.
extension URL {
    /// The folder of documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of an app's own files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of an app's own files, since Linux has no Library around it.
    public static var libraryDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The folder of pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The folder of films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The folder of music.
    public static var musicDirectory: URL { folder(.musicDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
    }
}
