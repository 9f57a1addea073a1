import CoreGraphics
import Foundation
import Testing
import _Testing_CoreGraphics

@testable import InterfaceBuilder

struct IBDocumentTests {
    @Test func settingsAreRead() throws {
        let document = try Samples.document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21507" targetRuntime="iOS.CocoaTouch.iPad" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" launchScreen="YES">
            <device id="retina5_9" orientation="landscape" appearance="dark"><adaptation \
            id="fullscreen"/></device>
            <dependencies><deployment version="2304" identifier="iOS"/><plugIn identifier="p" \
            version="21505"/><capability name="Named colors" minToolsVersion="9.0"/></dependencies>
            <classes><class className="Bar" superclassName="UIView"/></classes>
            <customFonts key="customFonts"><array key="A.ttf"><string>A-Light</string></array>\
            </customFonts>
            <scenes/><inferredMetricsTieBreakers><segue reference="s"/></inferredMetricsTieBreakers>
            </document>
            """
        )
        #expect(document.kind == .storyboard)
        #expect(document.formatVersion == "3.0")
        #expect(document.toolsVersion == "21507")
        #expect(document.targetRuntime == "iOS.CocoaTouch.iPad")
        #expect(document.usesAutolayout)
        #expect(document.usesTraitCollections)
        #expect(document.usesSafeAreas)
        #expect(document.isColorMatched)
        #expect(document.isLaunchScreen)
        #expect(document.deploymentVersion == "2304")
        #expect(document.capabilities.map(\.name) == ["Named colors"])
        #expect(document.capabilities.map(\.minToolsVersion) == ["9.0"])
        #expect(document.plugIns == ["p": "21505"])
        #expect(document.classes == ["Bar": "UIView"])
        #expect(document.customFonts == ["A.ttf": ["A-Light"]])
        #expect(document.inferredMetricsTieBreakers == ["s"])
        #expect(document.device?.screenSize == CGSize(width: 812, height: 375))
        #expect(document.device?.scale == 3)
        #expect(document.device?.isDark == true)
        #expect(document.device?.adaptation == "fullscreen")
        #expect(
            document.warnings.map(\.description) == [
                "Login.storyboard:6: segue \"\" refers to \"s\", which is not in the document."
            ]
        )
    }

    @Test func scenesAreFoundByEveryName() throws {
        let document = try Samples.document(Samples.everything)
        #expect(document.warnings == [])
        let scene = try #require(document.initialScene)
        #expect(scene.id == "s1")
        #expect(scene.name == "Login")
        #expect(scene.canvasLocation == CGPoint(x: 10, y: -20.5))
        #expect(scene.controller?.id == "vc1")
        #expect(scene.firstResponder?.id == "f1")
        #expect(scene.exit?.id == "x1")
        #expect(scene.otherObjects.isEmpty)
        #expect(document.scene(identifier: "Login") == scene)
        #expect(document.scene(identifier: "Other") == nil)
        #expect(document.scene(containing: "l1") == scene)
        #expect(document.object(id: "l1")?.string("text") == "A & B 😀")
        #expect(document.object(id: "t1")?.localizedText("text") == "One\n<two>  <three>")
        #expect(document.object(id: "l1")?.owner?.id == "v1")
        #expect(document.object(id: "v1")?.owner?.id == "vc1")
        #expect(document.object(id: "vc1")?.owner == nil)
        #expect(document.constraintCount == 1)
    }

    @Test func aXibTellsItsTopLevelObjects() throws {
        let document = try Samples.document(
            Samples.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"/>"
                    + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/><view id=\"v\"/>"
            ),
            fileName: "Cell.xib"
        )
        #expect(document.kind == .xib)
        #expect(document.topLevelObjects.map(\.id) == ["-1", "-2", "v"])
        #expect(document.filesOwner?.customClass == "Owner")
        #expect(document.firstResponder?.id == "-2")
        #expect(document.scenes.isEmpty)
        #expect(document.device == nil)
    }

    @Test func theSmallestDocumentIsRead() throws {
        let document = try Samples.document(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"/>"
        )
        #expect(document.topLevelObjects.isEmpty)
        #expect(document.resources.images.isEmpty)
        #expect(document.warnings.isEmpty)
        #expect(document.formatVersion == "3.0")
    }

    @Test func aFileIsReadUnderItsName() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).storyboard")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(Samples.everything.utf8).write(to: url)
        let document = try IBDocument(contentsOf: url, expecting: .storyboard)
        #expect(document.fileName == url.lastPathComponent)
        #expect(document.scenes.count == 1)
    }
}
