import RenderTree
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
struct UIImagePickerControllerTests {
    private final class Listener: NSObject, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var infos: [[UIImagePickerController.InfoKey: Any]] = []
        var cancels = 0

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { infos.append(info) }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
    }

    private final class Silent: NSObject, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {}

    @Test func pageIsAskedWithThePresentationAndThePictureArrives() async throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let picker = UIImagePickerController()
        let listener = Listener()
        picker.delegate = listener
        picker.allowsEditing = true
        scene.present(picker)
        let question = try #require(scene.question)
        #expect(question.accept == "image/jpeg,image/png,image/gif,image/webp")
        #expect(question.limit == 1)
        #expect(question.capture.isEmpty)
        #expect(question.ticket.utf8.count == 32)
        try scene.answer([("../../holiday.png", "image/png", ImageSamples.png)])
        await scene.wait { !listener.infos.isEmpty }
        let info = try #require(listener.infos.first)
        #expect(info[.mediaType] as? String == "public.image")
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 30))
        #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 30, height: 30))
        let url = try #require(info[.imageURL] as? URL)
        #expect(url.lastPathComponent == "holiday.png")
        #expect(try Data(contentsOf: url) == ImageSamples.png)
        #expect(scene.root.presentedViewController === picker)
        scene.test.end()
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test(arguments: [Data("not a picture".utf8), Data(), ImageSamples.png.prefix(12)])
    func whatIsNoPictureCountsAsNothing(data: Data) async throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let picker = UIImagePickerController()
        let listener = Listener()
        picker.delegate = listener
        scene.present(picker)
        try scene.answer([("photo.png", "image/png", data)])
        await scene.wait { listener.cancels == 1 }
        #expect(listener.cancels == 1)
        #expect(listener.infos.isEmpty)
    }

    @Test func cancellingWithoutTheMethodEndsThePicker() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let picker = UIImagePickerController()
        let silent = Silent()
        picker.delegate = silent
        scene.present(picker)
        try scene.answer([])
        scene.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func dismissedPickerTakesItsQuestionBack() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let picker = UIImagePickerController()
        let listener = Listener()
        picker.delegate = listener
        scene.present(picker)
        scene.settle()
        let ticket = try #require(scene.question?.ticket)
        scene.test.scene.perform { picker.dismiss(animated: false) }
        scene.settle()
        #expect(scene.effects.contains(.endChoice(ticket)))
        try scene.answer([("a.png", "image/png", ImageSamples.png)])
        #expect(listener.infos.isEmpty)
        #expect(listener.cancels == 0)
    }

    @Test func newPageIsAskedAgain() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        scene.present(UIImagePickerController())
        let asked = scene.effects.filter { if case .choose = $0 { true } else { false } }
        #expect(asked.count == 1)
        scene.test.scene.tellAnimationsAgain()
        scene.commit()
        let again = scene.effects.filter { if case .choose = $0 { true } else { false } }
        #expect(again.count == 2)
        #expect(again.first == again.last)
    }

    @Test func whatIsAnsweredIsNotAskedAgain() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        scene.present(UIImagePickerController())
        scene.settle()
        scene.test.scene.tellAnimationsAgain()
        try scene.answer([])
        let asked = scene.effects.filter { if case .choose = $0 { true } else { false } }
        #expect(asked.count == 1)
    }

    @Test func camerasAreWhereFingersAre() {
        for isTouch in [false, true] {
            let scene = PickerScene(isTouch: isTouch)
            defer { scene.test.end() }
            scene.test.scene.perform {
                #expect(UIImagePickerController.isSourceTypeAvailable(.camera) == isTouch)
                #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
                guard isTouch else { return }
                let picker = UIImagePickerController()
                picker.sourceType = .camera
                picker.cameraDevice = .front
                scene.root.present(picker, animated: false)
            }
            scene.commit()
            #expect(scene.question?.capture == (isTouch ? "user" : nil))
        }
    }
}
