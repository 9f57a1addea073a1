import Foundation
import InterfaceBuilder

@testable import UIKit

/// Documents in the form that Interface Builder writes.
@MainActor
enum NibSamples {
    static func xib(_ objects: String) throws -> NibSource {
        NibSource(try IBDocument(Array(xibText(objects).utf8), fileName: "Sample.xib"))
    }

    static func xibText(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        \(objects)
        </objects>
        </document>
        """
    }

    static func storyboard(_ scenes: String, initial: String) throws -> UIStoryboard {
        let text = storyboardText(scenes, initial: initial)
        return UIStoryboard(
            NibSource(try IBDocument(Array(text.utf8), fileName: "Main.storyboard"))
        )
    }

    static func storyboardText(_ scenes: String, initial: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"\
        \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
        \(scenes)
        </scenes>
        </document>
        """
    }

    /// Makes the objects of a xib of one view.
    static func view(_ element: String) throws -> UIView? {
        try UINib(xib(element)).instantiate(withOwner: nil).first as? UIView
    }
}

/// A folder that is removed with the test.
final class Folder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("vitrine-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and returns its place.
    func write(_ path: String, _ text: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }
}
