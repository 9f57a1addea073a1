// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Vitrine",
    products: [
        .library(
            name: "Vitrine",
            targets: [
                "UIKit", "CoreGraphics", "ControllerViewDesign", "LayoutTemplates",
                "LDOLayoutTemplates", "QuartzCore", "SafariServices", "PhotosUI", "MessageUI",
                "QuickLook", "UniformTypeIdentifiers", "MobileCoreServices", "WebKit", "WebHost",
                "ImageIO", "LocalAuthentication", "NetworkPaths", "SystemLog", "UserNotifications",
                "CoreLocation", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]
        ),
        .library(name: "LayoutTemplates", targets: ["LayoutTemplates", "LDOLayoutTemplates"]),
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "QuartzCore", "SafariServices", "PhotosUI", "UniformTypeIdentifiers",
                "MobileCoreServices", "WebKit", "MessageUI", "QuickLook", "ImageIO",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        ),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "vitrine", targets: ["VitrineTool"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        // Only the command `vitrine` and its tests compile it.
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        // C libraries of the system, as Debian ships them.
        .systemLibrary(
            name: "CMicroHTTPD",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]
        ),
        .systemLibrary(
            name: "CWslay",
            providers: [.apt(["libwslay-dev"])]
        ),
        .systemLibrary(
            name: "CBrotli",
            pkgConfig: "libbrotlienc",
            providers: [.apt(["libbrotli-dev"])]
        ),
        .systemLibrary(
            name: "CGnuTLS",
            pkgConfig: "gnutls",
            providers: [.apt(["libgnutls28-dev"])]
        ),
        .systemLibrary(
            name: "CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]
        ),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(
            name: "CHarfBuzz",
            pkgConfig: "harfbuzz-subset",
            providers: [.apt(["libharfbuzz-dev"])]
        ),
        // The library's interface is C++; this target gives it one of C.
        .target(
            name: "CWOFF2",
            linkerSettings: [.linkedLibrary("woff2enc"), .linkedLibrary("woff2common")]
        ),

        // Values: no views, no bytes.
        .target(name: "Cassowary"),
        .target(name: "CoreGraphics", dependencies: ["CZlib"]),
        .target(name: "RenderTree", dependencies: ["CoreGraphics"]),
        .target(name: "UniformTypeIdentifiers"),
        // Its names as apps of before iOS 14 have them.
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "InterfaceBuilder", dependencies: ["CoreGraphics"]),
        .target(
            name: "TextMetrics",
            dependencies: ["CHarfBuzz", "CWOFF2", "CoreGraphics"],
            // The ICU of Swift's own Foundation: line breaks and bidirectional text.
            linkerSettings: [.linkedLibrary("_FoundationICU")]
        ),

        // UIKit and the patterns on it: input in, tree out.
        .target(
            name: "UIKit",
            dependencies: [
                "Cassowary", "CoreGraphics", "InterfaceBuilder", "RenderTree", "TextMetrics",
                "UniformTypeIdentifiers",
            ]
        ),
        // The name that existing apps import for layers, which are part of UIKit here.
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        // The same for files of pictures.
        .target(name: "ImageIO", dependencies: ["UIKit"]),
        .target(name: "SafariServices", dependencies: ["UIKit"]),
        .target(name: "PhotosUI", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
        .target(name: "MessageUI", dependencies: ["UIKit"]),
        .target(name: "QuickLook", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
        .target(name: "WebKit", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
        .target(name: "UserNotifications", dependencies: ["UIKit"]),
        .target(name: "CoreLocation", dependencies: ["UIKit", "RenderTree"]),
        .target(name: "LocalAuthentication"),
        // What apps import `Network` for: the server's network. A module of that name would be taken for
        // the system's by others.
        .target(name: "NetworkPaths"),
        // What apps import `os` for. A module of that name would be taken for the system's by others.
        .target(
            name: "SystemLog",
            dependencies: [.product(name: "Logging", package: "swift-log")]
        ),
        .target(name: "ControllerViewDesign", dependencies: ["UIKit"]),
        .target(name: "LayoutTemplates", dependencies: ["UIKit"]),
        // The same under the name that existing apps import.
        .target(name: "LDOLayoutTemplates", dependencies: ["LayoutTemplates"]),

        // Bytes: no views.
        .target(
            name: "HTTPServer",
            dependencies: [
                "CBrotli", "CGnuTLS", "CMicroHTTPD", "CWslay", "CZlib",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(name: "WebRenderer", dependencies: ["RenderTree", "CoreGraphics"]),

        // Scenes to browser sessions.
        .target(
            name: "WebHost",
            dependencies: [
                "UIKit", "HTTPServer", "WebRenderer", "RenderTree", "TextMetrics", "CGnuTLS",
                "CMalloc",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // Apps.
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "UIKit", "ControllerViewDesign", "LayoutTemplates", "PhotosUI",
                "UniformTypeIdentifiers", "WebHost", "WebKit", "CoreLocation",
            ],
            resources: [.process("Resources")]
        ),

        // Sources for iOS as sources for Vitrine: texts in, texts out.
        .target(
            name: "SourcePort",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),

        // The command line for Interface Builder files and for sources of apps.
        .executableTarget(
            name: "VitrineTool",
            dependencies: [
                "SourcePort", "UIKit", "InterfaceBuilder", "CoreGraphics", "RenderTree", "WebHost",
                // For the web views of documents, which are found by name.
                "WebKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // What `make bench` measures inside a process.
        .executableTarget(
            name: "SwiftRows",
            dependencies: [
                "UIKit", "InterfaceBuilder", "LayoutTemplates", "WebRenderer", "RenderTree",
                "CMalloc",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/SwiftRows"
        ),
        // The solver's side of the benchmark beside kiwi.
        .executableTarget(
            name: "SolverRows",
            dependencies: ["SolverSystems"],
            path: "Benchmarks/SolverRows"
        ),

        // Constraint systems as files have them, for that benchmark and for tests.
        .target(
            name: "SolverSystems",
            dependencies: ["Cassowary"],
            path: "Benchmarks/SolverSystems"
        ),

        // Swift Testing looks for these overlays wherever modules of Apple's names are imported.
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),

        // One test target per module.
        .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "SolverSystems"]),
        .testTarget(
            name: "CoreGraphicsTests",
            dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]
        ),
        .testTarget(
            name: "TextMetricsTests",
            dependencies: [
                "TextMetrics", "CHarfBuzz", "CWOFF2", "CoreGraphics", "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "ImageIO", "InterfaceBuilder", "MessageUI", "MobileCoreServices",
                "PhotosUI",
                "QuickLook", "RenderTree", "RenderTreeModel", "SafariServices", "TextMetrics",
                "UniformTypeIdentifiers", "WebKit",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(
            name: "VitrineToolTests",
            dependencies: [
                "VitrineTool", "SourcePort", "UIKit", "InterfaceBuilder", "CoreGraphics",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(
            name: "SourcePortTests",
            dependencies: ["SourcePort"],
            // Sources for iOS: read by the tests, not compiled here.
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "UserNotificationsTests",
            dependencies: [
                "UserNotifications", "UIKit", "RenderTree", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(
            name: "CoreLocationTests",
            dependencies: [
                "CoreLocation", "UIKit", "RenderTree", "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication"]),
        .testTarget(name: "NetworkPathsTests", dependencies: ["NetworkPaths"]),
        .testTarget(
            name: "SystemLogTests",
            dependencies: ["SystemLog", .product(name: "Logging", package: "swift-log")]
        ),
        .testTarget(
            name: "ControllerViewDesignTests",
            dependencies: [
                "ControllerViewDesign", "UIKit", "RenderTree", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(
            name: "LayoutTemplatesTests",
            dependencies: [
                "LDOLayoutTemplates", "LayoutTemplates", "UIKit", "InterfaceBuilder",
                "RenderTree", "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(
            name: "SwiftFiveClientTests",
            dependencies: [
                "UIKit", "MobileCoreServices", "PhotosUI", "QuartzCore", "SafariServices",
                "UniformTypeIdentifiers", "UserNotifications", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ],
            resources: [.process("Resources")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
            name: "RenderTreeModel",
            dependencies: ["RenderTree", "CoreGraphics"],
            path: "Tests/RenderTreeModel"
        ),
        .testTarget(
            name: "RenderTreeTests",
            dependencies: [
                "RenderTree", "RenderTreeModel", "CoreGraphics", "_Testing_CoreGraphics",
            ]
        ),
        .testTarget(
            name: "WebRendererTests",
            dependencies: ["WebRenderer", "RenderTree", "CoreGraphics", "_Testing_CoreGraphics"]
        ),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: ["InterfaceBuilder", "CoreGraphics", "_Testing_CoreGraphics"]
        ),
        .testTarget(
            name: "HTTPServerTests",
            dependencies: ["HTTPServer", "CBrotli", "CZlib", "SceneTesting"]
        ),
        .testTarget(
            name: "WebHostTests",
            dependencies: [
                "WebHost", "HTTPServer", "UIKit", "RenderTree", "Gallery", "SceneTesting",
                "WebKit",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        ),

        // One harness for tests of screens: in process or over HTTP.
        .target(
            name: "SceneTesting",
            dependencies: ["WebHost", "UIKit", "RenderTree"],
            path: "Tests/SceneTesting"
        ),
    ]
)
