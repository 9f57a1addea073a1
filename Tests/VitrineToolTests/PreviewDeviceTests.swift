import CoreGraphics
import InterfaceBuilder
import Testing

@testable import VitrineTool

/// Scenes are shown at the size of the screen that they were drawn on.
@MainActor
struct PreviewDeviceTests {
    private func size(_ frame: String, _ rest: String = "") throws -> CGSize {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="2.0" \
            toolsVersion="2549" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
            <viewController id="c"><view key="view" id="v"><rect key="frame" \(frame)/></view>
            </viewController></objects></scene></scenes>\(rest)</document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Main.storyboard")
        return PreviewDevice.of(document).size
    }

    @Test(arguments: [
        (#"x="0.0" y="20" width="320" height="460""#, 320.0, 480.0),
        (#"x="0.0" y="64" width="320" height="504""#, 320, 568),
        (#"x="0.0" y="20" width="768" height="1004""#, 768, 1_024),
        (#"x="0.0" y="0.0" width="600" height="600""#, 393, 852),
    ])
    func oldDocumentsHaveTheScreenOfTheirRoots(frame: String, width: Double, height: Double) throws
    {
        #expect(try size(frame) == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        ("retina4", 320.0, 568.0), ("retina47", 375, 667), ("retina4_7.fullscreen", 375, 667),
        ("retina55", 414, 736),
    ])
    func metricsNameTheScreen(type: String, width: Double, height: Double) throws {
        let metrics = """
            <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedScreenMetrics \
            key="destination" type="\(type)"/></simulatedMetricsContainer>
            """
        let found = try size(#"x="0.0" y="0.0" width="600" height="600""#, metrics)
        #expect(found == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        ("ipad12_9", 1_024.0, 1_366.0), ("ipad13_0rounded", 1_032, 1_376),
    ])
    func devicesNameTheScreen(id: String, width: Double, height: Double) throws {
        let device = "<device id=\"\(id)\" orientation=\"landscape\" appearance=\"light\"/>"
        let found = try size(#"x="0.0" y="0.0" width="600" height="600""#, device)
        #expect(found == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        ("retina4_7", IBSizeClasses.Class.compact), ("retina5_5", .regular),
        ("retina6_12", .compact), ("retina6_1", .regular), ("retina6_72", .regular),
    ])
    func largePhonesThatLieAreWide(id: String, width: IBSizeClasses.Class) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <device id="\(id)" orientation="landscape"/><objects/></document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Wide.xib")
        let classes = try #require(PreviewDevice.sizeClasses(document))
        #expect(classes.width == width)
        #expect(classes.height == .compact)
    }
}
