import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import VitrineTool

/// Lays out published documents and compares with the frames that Interface Builder computed.
@MainActor
@Suite(.enabled(if: RealStoryboards.arePresent, "The published documents are not here."))
struct RealStoryboardTests {
    /// The documents, and how many of the frames' values may differ.
    nonisolated static let documents: [(name: String, misses: Int)] = [
        ("FloatingPanel-Main.storyboard", 0),
        ("IBAnimatable-DemoApp.storyboard", 0),
        ("IQKeyboardManager-General.storyboard", 0),
        ("Kingfisher-Main.storyboard", 0),
        ("LDOLayoutTemplates-Main.storyboard", 0),
        ("Loop-StatusBarHUDView.xib", 0),
        ("RxSwift-APIWrappers.storyboard", 0),
        ("RxSwift-Calculator.storyboard", 0),
        ("UpcomingMovies-MovieDetail.storyboard", 0),
        ("UpcomingMovies-MovieListCell.xib", 0),
        ("XLPagerTabStrip-Storyboard.storyboard", 0),
        ("eidolon-Auction.storyboard", 0),
        // The picture was exchanged for one of another size after the frames were written.
        ("folding-cell-Main.storyboard", 4),
        ("iOS-Bookmarks.storyboard", 0),
    ]

    @Test(arguments: documents)
    func framesAreThoseOfInterfaceBuilder(name: String, misses: Int) throws {
        let layouts = try RealStoryboards.layouts(name)
        let (values, wrong) = try RealStoryboards.compare(layouts, name)
        #expect(values > 0)
        #expect(wrong.count <= misses, "\(wrong.prefix(20).joined(separator: "\n"))")
    }
}

/// The published documents beside the package.
@MainActor
enum RealStoryboards {
    nonisolated static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/storyboards")

    nonisolated static var arePresent: Bool {
        FileManager.default.fileExists(atPath: folder.path)
    }

    private struct Expected: Decodable {
        struct Scene: Decodable {
            let id: String
            let views: [View]
        }

        struct View: Decodable {
            let id: String
            let check: String
            let frame: [Double]
        }

        let scenes: [Scene]
    }

    static func layouts(_ name: String) throws -> [NibPreview.Layout] {
        let file = folder.appendingPathComponent("environment/\(name).json")
        let environment = try EnvironmentFile(path: file.path)
        let source = try NibSource(
            contentsOf: folder.appendingPathComponent(name),
            isPreview: true
        )
        let preview = NibPreview(
            source,
            scale: environment.scale,
            sizeClasses: environment.sizeClasses
        )
        defer { preview.end() }
        return preview.ids.compactMap {
            preview.layOut($0, in: environment.surroundings(of: $0))
        }
    }

    static func compare(
        _ layouts: [NibPreview.Layout],
        _ name: String
    ) throws -> (values: Int, wrong: [String]) {
        let data = try Data(contentsOf: folder.appendingPathComponent("expected/\(name).json"))
        let expected = try JSONDecoder().decode(Expected.self, from: data)
        var values = 0
        var wrong: [String] = []
        for scene in expected.scenes {
            let views = layouts.first { $0.id == scene.id }?.views ?? []
            for view in scene.views {
                let frame = views.first { $0.id == view.id }?.frame
                let found = frame.map { [$0.minX, $0.minY, $0.width, $0.height] }
                for part in view.check {
                    guard let index = Array("xywh").firstIndex(of: part) else { continue }
                    values += 1
                    let value = found.map { Double($0[index]) }
                    if let value, abs(value - view.frame[index]) <= 0.5 + 1e-6 { continue }
                    wrong.append(
                        "\(scene.id) \(view.id).\(part): expected \(view.frame[index]), "
                            + "found \(value.map { "\($0)" } ?? "nothing")"
                    )
                }
            }
        }
        return (values, wrong)
    }
}
