import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor struct UIPrintInteractionControllerTests {
    /// Prints in a scene; returns the files that the page was told to download.
    private func printed(
        _ prepare: (UIPrintInteractionController) -> Void,
        expecting isPrinted: Bool = true
    ) -> [(name: String, data: Data)] {
        let scene = PickerScene()
        defer { scene.test.end() }
        var answers: [Bool] = []
        scene.test.scene.perform {
            let controller = UIPrintInteractionController.shared
            #expect(controller === UIPrintInteractionController.shared)
            prepare(controller)
            let isThere = controller.present(animated: true) { _, isDone, error in
                #expect(isDone == (error == nil))
                answers.append(isDone)
            }
            #expect(isThere == isPrinted)
        }
        scene.commit()
        #expect(answers == (isPrinted ? [true] : []))
        return scene.effects.compactMap { effect in
            guard case .save(let file, let name) = effect else { return nil }
            return (name, file.data)
        }
    }

    @Test func textBecomesAFileWithTheNameOfTheJob() throws {
        let files = printed { controller in
            let information = UIPrintInfo.printInfo()
            information.jobName = "Letter"
            information.orientation = .landscape
            controller.printInfo = information
            controller.printFormatter = UISimpleTextPrintFormatter(text: "Dear all")
        }
        #expect(files.map(\.name) == ["Letter.pdf"])
        let text = String(decoding: try #require(files.first).data, as: UTF8.self)
        #expect(text.contains("/MediaBox [0 0 792 612]"))
        #expect(text.contains("/Count 1"))
    }

    @Test func picturesAndFilesArePrinted() throws {
        let pdf = Data("%PDF-1.4 own".utf8)
        let files = printed { $0.printingItems = [pdf, ImageSamples.png] }
        #expect(files.count == 2)
        #expect(files.first?.data == pdf)
        #expect(files.last?.data.starts(with: Data("%PDF-1.7".utf8)) == true)
    }

    @Test func whatCannotBePrintedIsNot() {
        #expect(printed({ $0.printingItem = "text" }, expecting: false).isEmpty)
        #expect(printed({ _ in }, expecting: false).isEmpty)
        #expect(UIPrintInteractionController.canPrint(ImageSamples.png))
        #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
    }

    @Test func informationIsKeptAsADictionary() {
        let information = UIPrintInfo(dictionary: nil)
        information.outputType = .photo
        information.jobName = "A"
        let other = UIPrintInfo(dictionary: information.dictionaryRepresentation)
        #expect(other.outputType == .photo && other.jobName == "A")
        #expect((information.copy() as? UIPrintInfo)?.outputType == .photo)
    }
}
