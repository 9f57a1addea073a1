import Foundation
import Testing

@testable import VitrineTool

/// What the command `vitrine render` leaves free of the device's screen.
@MainActor
struct RenderedSafeAreaTests {
    private func page(device: String, root: String = "") throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" initialViewController="one">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s1"><objects><viewController id="one" \
            sceneMemberID="viewController">\(root)<view key="view" id="root"><rect key="frame" \
            x="0" y="0" width="375" height="667"/><subviews><view id="box" \
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="20" \
            width="375" height="31"/><color key="backgroundColor" red="1" green="0" blue="0" \
            alpha="1" colorSpace="custom" customColorSpace="sRGB"/><constraints><constraint \
            firstAttribute="height" constant="31" id="c0"/></constraints></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints><constraint firstItem="box" \
            firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/><constraint \
            firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            id="c2"/><constraint firstItem="root" firstAttribute="trailing" secondItem="box" \
            secondAttribute="trailing" id="c3"/></constraints></view></viewController></objects>
            </scene></scenes></document>
            """
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Main.storyboard")
        try text.write(to: file, atomically: true, encoding: .utf8)
        try RenderCommand.parse([file.path, "--out", folder.path]).run()
        return try String(
            contentsOf: folder.appendingPathComponent("Main-one.html"),
            encoding: .utf8
        )
    }

    @Test(arguments: [("retina4_7", 20, 375), ("retina6_12", 59, 393)])
    func theTimeAndTheNotchStayFreeOnTheDocumentsDevice(
        device: String,
        top: Int,
        width: Int
    ) throws {
        let text = try page(device: device)
        #expect(text.contains("top:\(top)px;width:\(width)px;height:31px"))
    }

    @Test func sheetsWithoutTimeHaveTheScreenToThemselves() throws {
        let root = "<nil key=\"simulatedStatusBarMetrics\"/>"
        let text = try page(device: "retina4_7", root: root)
        #expect(text.contains("top:0;width:375px;height:31px"))
    }
}
