import MessageUI
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct MFMailComposeViewControllerTests {
    private final class Owner: NSObject, MFMailComposeViewControllerDelegate,
        MFMessageComposeViewControllerDelegate
    {
        var heard: [String] = []

        func mailComposeController(
            _ controller: MFMailComposeViewController,
            didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) {
            heard.append("\(result) \(error == nil)")
            controller.dismiss(animated: true)
        }
        func messageComposeViewController(
            _ controller: MFMessageComposeViewController,
            didFinishWith result: MessageComposeResult
        ) {
            heard.append("\(result)")
            controller.dismiss(animated: true)
        }
    }

    private func press(_ item: UIBarButtonItem?, _ scene: PickerScene) throws {
        let action = try #require(item?.primaryAction)
        scene.test.scene.perform { action.performWithSender(item, target: nil) }
        scene.settle()
    }

    private func opened(_ scene: PickerScene) -> [String] {
        scene.effects.compactMap { effect in
            guard case .open(let address) = effect else { return nil }
            return address
        }
    }

    @Test func aMailIsHandedToThePersonsProgram() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        #expect(MFMailComposeViewController.canSendMail())
        let owner = Owner()
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = owner
        mail.setToRecipients(["a+b@example.org", "c@example.org"])
        mail.setSubject("Hi & bye?")
        mail.setMessageBody("one\ntwo", isHTML: false)
        mail.addAttachmentData(Data("log".utf8), mimeType: "text/plain", fileName: "log.txt")
        scene.present(mail)
        scene.settle()
        let form = try #require(mail.topViewController)
        #expect(form.title == "Hi & bye?")
        try press(form.navigationItem.rightBarButtonItem, scene)
        #expect(
            opened(scene) == [
                "mailto:a+b@example.org,c@example.org?subject=Hi%20%26%20bye%3F"
                    + "&body=one%0D%0Atwo"
            ]
        )
        let files = scene.effects.compactMap { effect -> String? in
            guard case .save(let file, let name) = effect else { return nil }
            return "\(name) \(String(decoding: file.data, as: UTF8.self))"
        }
        #expect(files == ["log.txt log"])
        #expect(owner.heard == ["sent true"])
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func aMailWithoutRecipientsWaitsForOne() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let owner = Owner()
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = owner
        mail.setMessageBody("<p>One <b>two</b></p>", isHTML: true)
        scene.present(mail)
        scene.settle()
        let form = try #require(mail.topViewController)
        let send = try #require(form.navigationItem.rightBarButtonItem)
        #expect(!send.isEnabled)
        mail.setCcRecipients(["a@example.org"])
        #expect(send.isEnabled)
        try press(form.navigationItem.leftBarButtonItem, scene)
        #expect(opened(scene).isEmpty && owner.heard == ["cancelled true"])
    }

    @Test func withoutADelegateTheFormEnds() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let mail = MFMailComposeViewController()
        scene.present(mail)
        scene.settle()
        try press(mail.topViewController?.navigationItem.leftBarButtonItem, scene)
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func aShortMessageIsHandedToThePersonsProgram() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let owner = Owner()
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = owner
        message.recipients = ["+491", "2"]
        message.body = "a b"
        #expect(message.recipients == ["+491", "2"] && message.body == "a b")
        scene.present(message)
        scene.settle()
        try press(message.topViewController?.navigationItem.rightBarButtonItem, scene)
        #expect(opened(scene) == ["sms:+491,2?&body=a%20b"] && owner.heard == ["sent"])
    }

    @Test func twoQuickTapsHandAMessageOverOnce() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let owner = Owner()
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = owner
        message.recipients = ["2"]
        scene.present(message)
        scene.settle()
        let item = message.topViewController?.navigationItem.rightBarButtonItem
        let action = try #require(item?.primaryAction)
        for _ in 0..<2 {
            scene.test.scene.perform { action.performWithSender(item, target: nil) }
            scene.commit()
        }
        scene.settle()
        #expect(opened(scene) == ["sms:2"] && owner.heard == ["sent"])
        #expect(scene.root.presentedViewController == nil)
    }
}
