import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIDeviceTests {
    @Test func deviceIsThatOfTheSceneThatRuns() {
        let phone = TestScene()
        let tablet = TestScene(size: CGSize(width: 1180, height: 820))
        func look(_ test: TestScene) -> [String] {
            test.scene.perform {
                let device = UIDevice.current
                return [
                    device.model, device.orientation.isLandscape ? "lies" : "stands",
                    device.userInterfaceIdiom == .pad ? "pad" : "phone",
                ]
            }
        }
        #expect(look(phone) == ["iPhone", "stands", "phone"])
        #expect(look(tablet) == ["iPad", "lies", "pad"])
        phone.end()
        tablet.end()
    }

    @Test func versionIsANumberThatAppsCompare() throws {
        let major = try #require(UIDevice.current.systemVersion.split(separator: ".").first)
        #expect(Int(major) ?? 0 >= 13)
        #expect(UIDevice.current.systemName == "iOS")
    }
}
