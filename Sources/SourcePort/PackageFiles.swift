/// What a file of an iOS project is to a Swift package.
public enum PackageFiles {
    /// What is done with a file or a folder.
    public enum Kind: Equatable, Sendable {
        case swift
        case document
        case resource
        /// A folder that is one thing, such as an asset catalog.
        case catalog
        case infoList
        /// A header that brings what it imports into each Swift file.
        case bridgingHeader
        /// Left out, with what a note says of it.
        case unusable(found: String, remedy: String)
        /// Left out; nobody misses it.
        case ignored
    }

    private static let resources: Set<String> = [
        "strings", "stringsdict", "xcstrings", "json", "geojson", "png", "jpg", "jpeg", "gif",
        "webp",
        "svg", "pdf", "ttf", "otf", "plist", "html", "css", "js", "txt", "csv", "xml", "mp3", "m4a",
        "wav", "mp4", "mov", "rtf", "md5", "db", "sqlite",
    ]
    private static let objectiveC: Set<String> = ["h", "m", "mm", "c", "cpp", "cc", "hpp", "pch"]

    /// What is said of sources in other languages.
    static let foreignSource = Kind.unusable(
        found: "a file of Objective-C or C was left out",
        remedy: "write what is used of it in Swift"
    )

    /// Returns what a folder is; nil for one whose files count each by itself.
    public static func kind(ofFolder name: String) -> Kind? {
        switch name {
        case "Pods":
            return .unusable(
                found: "libraries of CocoaPods were left out",
                remedy: "add those that are used as packages, or port their sources"
            )
        case "Carthage":
            return .unusable(
                found: "libraries of Carthage were left out",
                remedy: "add those that are used as packages, or port their sources"
            )
        case "DerivedData", "build", "fastlane", "node_modules", "xcuserdata": return .ignored
        default: break
        }
        if name.hasPrefix(".") { return .ignored }
        switch ending(of: name) {
        case "xcassets": return .catalog
        case "xcodeproj", "xcworkspace", "playground", "xctestplan", "xcuserdatad", "docc",
            "xcscheme", "icon":
            return .ignored
        case "xcdatamodeld", "xcmappingmodel":
            return .unusable(
                found: "a model of Core Data was left out",
                remedy: "keep the data by other means"
            )
        case "framework", "xcframework", "bundle", "appiconset", "mlmodel", "scnassets", "atlas":
            return .unusable(
                found: "\(name) was left out",
                remedy: "put what is used of it into the target's resources"
            )
        default: return nil
        }
    }

    /// Returns what a file is.
    public static func kind(ofFile name: String) -> Kind {
        let ending = ending(of: name)
        if name.hasPrefix(".") { return .ignored }
        if ending == "swift" { return .swift }
        if ["storyboard", "xib"].contains(ending) { return .document }
        if ending == "h", name.lowercased().replacing("-", with: "").hasSuffix("bridgingheader.h") {
            return .bridgingHeader
        }
        if objectiveC.contains(ending) {
            return foreignSource
        }
        if ending == "plist", name == "Info.plist" || name.hasSuffix("-Info.plist") {
            return .infoList
        }
        return resources.contains(ending) ? .resource : .ignored
    }

    static func ending(of name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
