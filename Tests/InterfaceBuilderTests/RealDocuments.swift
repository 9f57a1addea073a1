import Foundation
import Testing

@testable import InterfaceBuilder

/// The published documents beside the package, and what Python's xml.etree counts in them.
struct RealDocument: Sendable, CustomTestStringConvertible {
    let name: String
    let elements: Int
    let attributes: Int
    /// Bytes of all attributes' values in UTF-8, references replaced.
    let attributeBytes: Int
    /// Bytes of the text in elements without children.
    let textBytes: Int
    let scenes: Int
    let constraints: Int
    let connections: Int
    let runtimeAttributes: Int

    var testDescription: String { name }

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/storyboards")

    static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    var url: URL { Self.folder.appendingPathComponent(name) }

    init(_ name: String, _ figures: Int...) {
        self.name = name
        elements = figures[0]
        attributes = figures[1]
        attributeBytes = figures[2]
        textBytes = figures[3]
        scenes = figures[4]
        constraints = figures[5]
        connections = figures[6]
        runtimeAttributes = figures[7]
    }

    static let all = [
        RealDocument("FloatingPanel-Main.storyboard", 596, 2078, 16488, 8838, 14, 86, 59, 0),
        RealDocument("IBAnimatable-DemoApp.storyboard", 3400, 13521, 100590, 0, 17, 653, 39, 394),
        RealDocument(
            "IQKeyboardManager-General.storyboard",
            513,
            2040,
            16677,
            10843,
            4,
            129,
            11,
            2
        ),
        RealDocument("Kingfisher-Main.storyboard", 938, 3277, 25264, 0, 21, 153, 62, 0),
        RealDocument("LDOLayoutTemplates-Main.storyboard", 1714, 6084, 48151, 1395, 5, 478, 79, 64),
        RealDocument("Loop-StatusBarHUDView.xib", 279, 1018, 7565, 0, 0, 89, 24, 1),
        RealDocument("RxSwift-APIWrappers.storyboard", 137, 493, 3388, 1058, 1, 19, 15, 0),
        RealDocument("RxSwift-Calculator.storyboard", 299, 1359, 10067, 0, 1, 84, 21, 0),
        RealDocument("UpcomingMovies-MovieDetail.storyboard", 452, 1506, 12898, 0, 8, 91, 26, 4),
        RealDocument("UpcomingMovies-MovieListCell.xib", 133, 521, 3926, 0, 0, 35, 8, 4),
        RealDocument("XLPagerTabStrip-Storyboard.storyboard", 738, 2453, 19638, 0, 21, 89, 48, 0),
        RealDocument("eidolon-Auction.storyboard", 653, 2631, 19537, 1121, 12, 54, 52, 0),
        RealDocument("folding-cell-Main.storyboard", 573, 2664, 19543, 39, 1, 209, 9, 6),
        RealDocument("iOS-Bookmarks.storyboard", 533, 1875, 14886, 0, 6, 100, 36, 0),
    ]
}
