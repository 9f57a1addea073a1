import Testing

@testable import InterfaceBuilder

@Suite(.enabled(if: RealDocument.arePresent, "../shared/storyboards is absent"))
struct RealDocumentTests {
    @Test(arguments: RealDocument.all)
    func everyElementIsReadAsByPython(_ file: RealDocument) throws {
        let document = try IBDocument(contentsOf: file.url)
        let elements = [document.element] + document.element.descendants
        #expect(elements.count == file.elements)
        let values = elements.flatMap { $0.attributes.map(\.value) }
        #expect(values.count == file.attributes)
        #expect(values.reduce(0) { $0 + $1.utf8.count } == file.attributeBytes)
        let texts = elements.filter { $0.children.isEmpty }.map(\.text)
        #expect(texts.reduce(0) { $0 + $1.utf8.count } == file.textBytes)
        #expect(document.scenes.count == file.scenes)
        #expect(document.constraintCount == file.constraints)
    }

    @Test(arguments: RealDocument.all)
    func everyTypedValueIsRead(_ file: RealDocument) throws {
        let document = try IBDocument(contentsOf: file.url)
        let objects = document.element.descendants.map(IBObject.init)
        #expect(objects.reduce(0) { $0 + $1.constraints.count } == file.constraints)
        #expect(objects.reduce(0) { $0 + $1.connections.count } == file.connections)
        #expect(objects.reduce(0) { $0 + $1.runtimeAttributes.count } == file.runtimeAttributes)
        for object in objects where object.elementName == "constraint" {
            #expect(object.overrides.isEmpty)
        }
        for element in document.element.descendants {
            switch element.name {
            case "color":
                let color = try #require(IBColor(element), "line \(element.line)")
                // An attributed string's macOS colour and the system's own have no numbers here.
                let components = document.resources.components(of: color)
                #expect(components != nil, "line \(element.line): \(color)")
            case "fontDescription", "font": #expect(IBFont(element) != nil)
            case "viewLayoutGuide", "viewControllerLayoutGuide":
                #expect(IBLayoutGuide(element) != nil, "line \(element.line)")
            default: break
            }
        }
    }

    @Test(arguments: RealDocument.all)
    func onlyActionsLeftFromCopiedScenesAreReported(_ file: RealDocument) throws {
        let document = try IBDocument(contentsOf: file.url)
        // Copying a control to another scene leaves actions to the first one's controller.
        let left = ["FloatingPanel-Main.storyboard": 3, "eidolon-Auction.storyboard": 9]
        #expect(document.warnings.count == left[file.name] ?? 0)
        for warning in document.warnings {
            guard case .foreignReference("action", _, _, _) = warning.problem else {
                Issue.record("\(warning)")
                continue
            }
        }
        #expect(document.cyclicSegues.isEmpty)
    }

    @Test(arguments: RealDocument.all)
    func everyViewHasAFrameAndAnOwner(_ file: RealDocument) throws {
        let document = try IBDocument(contentsOf: file.url)
        for element in document.element.descendants {
            let object = IBObject(element)
            guard object.baseClass.isKnown, object.baseClass.kind == .view else { continue }
            // Bars are placed by their controllers; a view beside the scene may have no frame.
            let mayLackFrame =
                ["toolbar", "navigationBar", "tabBar"].contains(element.name)
                || object.isFixedFrame
            #expect(object.frame != nil || mayLackFrame, "line \(element.line)")
            let isTopLevel = element.parent?.name == "objects"
            #expect((object.owner == nil) == isTopLevel, "line \(element.line)")
        }
    }

    @Test func settingsOfAStoryboardAreRead() throws {
        let file = try #require(RealDocument.all.first { $0.name.hasPrefix("LDO") })
        let document = try IBDocument(contentsOf: file.url, expecting: .storyboard)
        #expect(document.kind == .storyboard)
        #expect(document.formatVersion == "3.0")
        #expect(document.usesAutolayout)
        #expect(document.initialScene?.controller != nil)
        #expect(document.device?.screenSize != nil)
        #expect(document.capabilities.isEmpty == false)
        #expect(document.plugIns["com.apple.InterfaceBuilder.IBCocoaTouchPlugin"] != nil)
    }
}
