// swift-tools-version: 6.1
import PackageDescription

// An app as somebody else would write it: a package of its own that names Vitrine by its path.
let package = Package(
    name: "ClientPackage",
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        // Sources as they come from an existing iOS project.
        .executableTarget(
            name: "ClientApp",
            dependencies: ["ClientScreens", .product(name: "Vitrine", package: "Vitrine")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
            name: "ClientScreens",
            dependencies: [.product(name: "Vitrine", package: "Vitrine")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .testTarget(
            name: "ClientScreensTests",
            dependencies: ["ClientScreens", .product(name: "Vitrine", package: "Vitrine")]
        ),
    ]
)
