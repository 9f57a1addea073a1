import Foundation
import RenderTree
import Testing

@testable import UIKit

/// Names of Foundation's and UIKit's that ask for devices.
@MainActor
struct DeviceNamesTests {
    @Test func serversHaveEnoughPower() {
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
        #expect(Notification.Name.NSProcessInfoPowerStateDidChange.rawValue.hasPrefix("NSProcess"))
    }

    @Test func foldersOfGroupsAreMade() throws {
        let manager = FileManager.default
        let name = "group.test.\(UUID().uuidString)"
        let folder = try #require(
            manager.containerURL(forSecurityApplicationGroupIdentifier: name)
        )
        defer { try? manager.removeItem(at: folder) }
        var isFolder = ObjCBool(false)
        #expect(manager.fileExists(atPath: folder.path, isDirectory: &isFolder))
        #expect(isFolder.boolValue && folder.lastPathComponent == name)
        for wrong in ["", "..", "a/b", ".hidden"] {
            #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: wrong) == nil)
        }
        #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil)
    }

    @Test func peopleWriteInTheLanguageOfTheirPage() {
        var environment = SceneEnvironment()
        environment.locale = "pt-BR"
        let stage = TestScene(environment: environment)
        defer { stage.end() }
        let field = UITextField()
        stage.add(field)
        #expect(field.textInputMode?.primaryLanguage == "pt-BR")
        stage.scene.perform {
            #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["pt-BR"])
        }
    }
}
