// swift-tools-version:5.3
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Rating",
    platforms: [.iOS(.v11)],
    targets: [
        .target(name: "Rating", exclude: ["Info.plist"]),
        .testTarget(name: "RatingTests", dependencies: ["Rating"]),
    ]
)
