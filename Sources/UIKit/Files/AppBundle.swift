import Foundation

extension Bundle {
    /// The app's own bundle: with the values of its Info.plist, and all resources of its packages.
    ///
    /// On iOS this is `main`. On Linux `main` is the folder of the executable, which has neither.
    /// The bundle is a folder of links, made at its first use; where it cannot be made, it is `main`.
    public static var app: Bundle {
        AppBundleFolder.path.flatMap { Bundle(path: $0) } ?? Bundle.main
    }

    /// Whether the bundle stands for all resources of the app: the main one, however it was found.
    var isOfApp: Bool {
        self === Bundle.main || bundleURL == Bundle.main.bundleURL
            || bundlePath == AppBundleFolder.place.path
    }
}

/// The folder that has the app's Info.plist and links to the files of all its resources.
///
/// Foundation's bundles cannot be subclassed on Linux, but they read any folder of this form.
enum AppBundleFolder {
    private static let ending = ".vitrine.resources"

    /// Where the folder of the running process is.
    static let place: URL = {
        let name = Bundle.main.executableURL?.lastPathComponent ?? "App"
        let number = ProcessInfo.processInfo.processIdentifier
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("\(name)-\(number)\(ending)")
    }()

    /// The folder of the running process, which is made at the first use; nil where that fails.
    static let path: String? = {
        removeLeftOvers(in: place.deletingLastPathComponent())
        return make(at: place, from: ImageCatalog.app.directories, list: AppInfo.values)
            ? place.path : nil
    }()

    /// Makes a folder, which is not to be there before, with links to the files in others.
    ///
    /// Of files of the same name that of the first folder counts. Of a folder that is not a
    /// package's, such as that of the executable, files and languages only are the app's.
    static func make(at place: URL, from directories: [URL], list: [String: Any]) -> Bool {
        let files = FileManager.default
        do {
            // Nobody else may put a folder there: it is made, or nothing is.
            try files.createDirectory(
                at: place,
                withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700]
            )
            let data = try PropertyListSerialization.data(
                fromPropertyList: list,
                format: .xml,
                options: 0
            )
            try data.write(to: place.appendingPathComponent("Info.plist"))
        } catch {
            return false
        }
        for directory in directories {
            let isPackages = directory.pathExtension == "resources"
            for name in FolderListing.names(in: directory.path).sorted() {
                let source = directory.appendingPathComponent(name)
                var isFolder = ObjCBool(false)
                guard !name.hasPrefix("."),
                    files.fileExists(atPath: source.path, isDirectory: &isFolder)
                else { continue }
                if name.hasSuffix(".lproj"), isFolder.boolValue {
                    linkAll(in: source, to: place.appendingPathComponent(name))
                } else if isPackages || !isFolder.boolValue {
                    link(source, in: place)
                }
            }
        }
        return true
    }

    /// Links all files of a language: several packages may have it.
    private static func linkAll(in source: URL, to folder: URL) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in FolderListing.names(in: source.path).sorted() {
            link(source.appendingPathComponent(name), in: folder)
        }
    }

    private static func link(_ source: URL, in folder: URL) {
        let target = folder.appendingPathComponent(source.lastPathComponent)
        // Foundation on Linux finds nothing else of the list where there are texts for it.
        guard source.lastPathComponent != "InfoPlist.strings",
            !FileManager.default.fileExists(atPath: target.path)
        else { return }
        try? FileManager.default.createSymbolicLink(
            atPath: target.path,
            withDestinationPath: source.path
        )
    }

    /// Removes the folders of processes that have ended.
    static func removeLeftOvers(in folder: URL) {
        for name in FolderListing.names(in: folder.path) where isLeftOver(name) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Whether a file's name is that of the folder of a process that ended, or of an earlier one
    /// with this process's number.
    private static func isLeftOver(_ name: String) -> Bool {
        guard name.hasSuffix(ending),
            let number = name.dropLast(ending.count).split(separator: "-").last.flatMap({ Int($0) })
        else { return false }
        return number == Int(ProcessInfo.processInfo.processIdentifier)
            || !FileManager.default.fileExists(atPath: "/proc/\(number)")
    }
}
