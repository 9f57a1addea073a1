import RenderTree
import Testing

@testable import UIKit

@MainActor
struct PageRequestTests {
    private func effects(_ patch: Patch) -> [SceneEffect] {
        patch.operations.compactMap { if case .perform(let effect) = $0 { effect } else { nil } }
    }

    @Test func thePageIsAskedOnceToOpenAddresses() throws {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        var answers: [Bool] = []
        test.scene.perform {
            for text in ["https://swift.org/a?b=c", "mailto:a@b.c", "javascript:alert(1)", "x"] {
                guard let url = URL(string: text) else { continue }
                answers.append(UIApplication.shared.canOpenURL(url))
                UIApplication.shared.open(url) { answers.append($0) }
            }
        }
        #expect(answers == [true, true, true, true, false, false, false, false])
        #expect(test.scene.needsCommit)
        #expect(
            effects(test.commit()) == [.open("https://swift.org/a?b=c"), .open("mailto:a@b.c")]
        )
        #expect(effects(test.commit()).isEmpty)
    }

    @Test func theSceneThatIsAskedHasItsPageOpenAddresses() throws {
        let (a, b) = (TestScene(root: UIViewController()), TestScene(root: UIViewController()))
        defer {
            a.end()
            b.end()
        }
        for test in [a, b] { test.commit() }
        let url = try #require(URL(string: "https://swift.org/a"))
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true
        var answers: [Bool] = []
        b.scene.perform {
            a.scene.open(url, options: nil) { answers.append($0) }
            a.scene.open(url, options: options) { answers.append($0) }
        }
        #expect(answers == [true, false])
        #expect(effects(a.commit()) == [.open("https://swift.org/a")])
        #expect(effects(b.commit()).isEmpty)
    }

    @Test func aSceneAnswersWhereItsAnswerIsAwaited() async throws {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        let url = try #require(URL(string: "https://swift.org/a"))
        let isAsked = await test.scene.open(url, options: nil)
        #expect(isAsked)
        #expect(effects(test.commit()) == [.open("https://swift.org/a")])
    }

    @Test func aPageKeepsItsScreenOnAsLongAsItsSceneWants() {
        let (a, b) = (TestScene(root: UIViewController()), TestScene(root: UIViewController()))
        defer {
            a.end()
            b.end()
        }
        for test in [a, b] { test.commit() }
        let app = UIApplication.shared
        a.scene.perform {
            #expect(!app.isIdleTimerDisabled)
            app.isIdleTimerDisabled = true
            app.isIdleTimerDisabled = true
            #expect(app.isIdleTimerDisabled)
        }
        #expect(effects(a.commit()) == [.keepAwake(true)])
        b.scene.perform { #expect(!app.isIdleTimerDisabled) }
        #expect(effects(b.commit()).isEmpty)
        a.scene.tellAnimationsAgain()
        #expect(effects(a.commit()) == [.keepAwake(true)])
        a.scene.perform { app.isIdleTimerDisabled = false }
        #expect(effects(a.commit()) == [.keepAwake(false)])
        // A tree may have taken the place of that, on a page that keeps the screen on.
        a.scene.tellAnimationsAgain()
        #expect(a.scene.needsCommit)
        #expect(effects(a.commit()) == [.keepAwake(false)])
        #expect(effects(a.commit()).isEmpty)
        b.scene.tellAnimationsAgain()
        #expect(effects(b.commit()).isEmpty)
    }

    @Test func whatIsSaidAfterATreeIsToldThoughThePageMayKnowIt() {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.scene.perform { UIApplication.shared.isIdleTimerDisabled = true }
        #expect(effects(test.commit()) == [.keepAwake(true)])
        test.scene.tellAnimationsAgain()
        test.scene.perform { UIApplication.shared.isIdleTimerDisabled = false }
        #expect(effects(test.commit()) == [.keepAwake(false)])
    }

    @Test func allPagesKeepTheirScreensOnWhereTheAppSaysSoOutsideOfScenes() {
        let old = TestScene(root: UIViewController())
        old.commit()
        UIApplication.shared.isIdleTimerDisabled = true
        let new = TestScene(root: UIViewController())
        defer {
            UIApplication.shared.isIdleTimerDisabled = false
            old.end()
            new.end()
        }
        for test in [old, new] {
            #expect(effects(test.commit()) == [.keepAwake(true)])
            test.scene.perform { #expect(UIApplication.shared.isIdleTimerDisabled) }
        }
        // What is taken back within a turn is not told.
        old.scene.perform {
            UIApplication.shared.isIdleTimerDisabled = false
            UIApplication.shared.isIdleTimerDisabled = true
        }
        #expect(effects(old.commit()) == [])
    }

    @MainActor
    private final class Album: NSObject {
        var saved: [(image: UIImage, error: (any Error)?)] = []

        func image(
            _ image: UIImage,
            didFinishSavingWithError error: (any Error)?,
            contextInfo: UnsafeRawPointer
        ) { saved.append((image, error)) }
    }

    @Test func picturesAreGivenToThePersonAsFiles() throws {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        let (album, method) = (Album(), Selector("image", Album.image))
        let photo = try #require(UIImage(data: ImageSamples.jpeg()))
        let empty = UIImage()
        test.scene.perform {
            UIImageWriteToSavedPhotosAlbum(photo, album, method, nil)
            UIImageWriteToSavedPhotosAlbum(empty, album, method, nil)
            UIImageWriteToSavedPhotosAlbum(photo, nil, nil, nil)
        }
        #expect(album.saved.isEmpty)
        let patch = test.commit()
        let file = SceneEffect.save(photo.resource, name: "Image.jpg")
        #expect(effects(patch) == [file, file] && patch.mayNeedFiles)
        test.clock.advance(by: 0.1)
        #expect(album.saved.map { $0.image } == [photo, empty])
        #expect(album.saved.map { $0.error == nil } == [true, false])
    }

    @Test func picturesToSaveAreKeptUpToALimit() throws {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        let (album, method) = (Album(), Selector("image", Album.image))
        let photo = try #require(UIImage(data: ImageSamples.jpeg()))
        let other = try #require(UIImage(data: ImageSamples.jpeg() + [0]))
        let size = photo.resource.data.count
        // Room for one of them.
        test.scene.savedByteLimit = size + 1
        test.scene.perform {
            UIImageWriteToSavedPhotosAlbum(photo, album, method, nil)
            UIImageWriteToSavedPhotosAlbum(other, album, method, nil)
        }
        let name = "Image.jpg"
        #expect(effects(test.commit()) == [.save(photo.resource, name: name)])
        test.clock.advance(by: 0.1)
        #expect(album.saved.map { $0.error == nil } == [true, false])
        #expect(test.scene.requests?.savedPictures == [photo.resource])
        test.scene.perform { UIImageWriteToSavedPhotosAlbum(other, nil, nil, nil) }
        #expect(effects(test.commit()) == [.save(other.resource, name: name)])
        #expect(test.scene.requests?.savedPictures == [other.resource])
        test.scene.savedByteLimit = size - 1
        test.scene.perform { UIImageWriteToSavedPhotosAlbum(photo, nil, nil, nil) }
        #expect(effects(test.commit()).isEmpty)
    }

    @Test func eachSceneHasAClipboardOfItsOwn() {
        let (a, b) = (TestScene(root: UIViewController()), TestScene(root: UIViewController()))
        defer {
            a.end()
            b.end()
        }
        for test in [a, b] { test.commit() }
        a.scene.perform { UIPasteboard.general.string = "secret" }
        #expect(effects(a.commit()) == [.copy("secret")])
        a.scene.perform {
            #expect(UIPasteboard.general.string == "secret")
            #expect(UIPasteboard.general.changeCount == 1 && UIPasteboard.general.hasStrings)
        }
        b.scene.perform { #expect(UIPasteboard.general.string == nil) }
    }

    @Test func theClipboardKeepsWhatIsThereBeforeAFirstScene() {
        // Scenes that other tests have not ended are not to be disturbed.
        guard UIApplication.shared.servedScenes.isEmpty else { return }
        let board = UIPasteboard.general
        defer { board.items = [] }
        board.string = "early"
        #expect(board.string == "early" && board.hasStrings && board.changeCount > 0)
        board.url = URL(string: "https://example.org")
        #expect(board.url?.host == "example.org" && board.string == nil)
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.scene.perform { #expect(board.url == nil) }
    }

    @Test func picturesOnTheClipboardStayInTheTab() {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        let picture = UIImage()
        test.scene.perform {
            let board = UIPasteboard.general
            board.string = "text"
            board.image = picture
            #expect(board.image === picture && board.images?.count == 1 && board.hasImages)
            #expect(board.string == nil && board.changeCount == 2)
            board.string = "again"
            #expect(board.image == nil && board.images == nil && !board.hasImages)
        }
        #expect(effects(test.commit()) == [.copy("text"), .copy("again")])
    }

    @Test func valuesOfTheAutomaticTypeHaveTheTypeOfWhatTheyAre() throws {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        let url = try #require(URL(string: "https://swift.org/a"))
        let picture = UIImage()
        test.scene.perform {
            let board = UIPasteboard.general
            let type = UIPasteboard.typeAutomatic
            let later = Date().addingTimeInterval(60)
            board.setItems([[type: "123456"]], options: [.expirationDate: later, .localOnly: true])
            #expect(board.string == "123456" && board.types == ["public.utf8-plain-text"])
            board.setItems([[type: url], [type: picture], [type: UIColor.red, "own": 1]])
            #expect(board.url == url && board.image === picture && board.color == .red)
            #expect(board.items.last?.keys.sorted() == ["com.apple.uikit.color", "own"])
        }
        #expect(effects(test.commit()).first == .copy("123456"))
    }

    @Test func itemsOnTheClipboardHaveTypes() throws {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        let url = try #require(URL(string: "https://swift.org/a"))
        test.scene.perform {
            let board = UIPasteboard.general
            board.strings = ["one", "two"]
            #expect(board.strings == ["one", "two"] && board.string == "one")
            #expect(board.types == ["public.utf8-plain-text"] && board.numberOfItems == 2)
            board.setValue("kind", forPasteboardType: "public.plain-text")
            #expect(board.string == "kind" && board.strings == ["kind"])
            #expect(board.contains(pasteboardTypes: ["public.text"]))
            #expect(board.data(forPasteboardType: "public.plain-text") == Data("kind".utf8))
            board.setData(Data([1, 2]), forPasteboardType: "org.example.own")
            #expect(board.value(forPasteboardType: "org.example.own") as? Data == Data([1, 2]))
            #expect(board.string == nil && !board.hasStrings)
            board.url = url
            #expect(board.url == url && board.string == url.absoluteString && board.hasURLs)
            board.color = .red
            #expect(board.colors == [.red] && board.hasColors && !board.hasURLs)
            board.setItems([["public.text": "late"]], options: [.expirationDate: Date.distantPast])
            #expect(board.string == nil && board.items.isEmpty)
            board.items = []
            #expect(board.strings == nil && board.changeCount == 7)
        }
        // What is no text does not reach the person's clipboard; what is gone is taken away.
        let copied = ["one", "kind", url.absoluteString, ""].map { SceneEffect.copy($0) }
        #expect(effects(test.commit()) == copied)
    }

    @Test func plainTextIsCopiedBeforeMarkup() {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        test.scene.perform {
            let board = UIPasteboard.general
            board.items = [
                [
                    "public.html": "<b>bold</b>", "public.rtf": Data("{\\rtf1 bold}".utf8),
                    "public.utf8-plain-text": "bold",
                ]
            ]
            #expect(board.string == "bold" && board.url == nil && !board.hasURLs)
            board.string = "https://swift.org/a"
            #expect(board.url?.host == "swift.org" && board.hasURLs)
        }
        #expect(effects(test.commit()) == [.copy("bold"), .copy("https://swift.org/a")])
    }

    @Test func boardsOfTheAppsOwnBelongToATab() {
        let (a, b) = (TestScene(root: UIViewController()), TestScene(root: UIViewController()))
        defer {
            a.end()
            b.end()
        }
        for test in [a, b] { test.commit() }
        let name = UIPasteboard.Name("org.example.board")
        a.scene.perform {
            #expect(UIPasteboard(name: name, create: false) == nil)
            UIPasteboard(name: name, create: true)?.string = "mine"
            #expect(UIPasteboard(name: name, create: false)?.string == "mine")
            #expect(UIPasteboard.general.string == nil)
            let other = UIPasteboard.withUniqueName()
            other.string = "other"
            #expect(UIPasteboard(name: other.name, create: false)?.string == "other")
        }
        b.scene.perform { #expect(UIPasteboard(name: name, create: false) == nil) }
        // An object that both tabs hold shows each of them its own.
        let shared = a.scene.perform { UIPasteboard(name: name, create: false) }
        b.scene.perform {
            #expect(shared?.string == nil && shared?.changeCount == 0)
            shared?.string = "theirs"
            #expect(UIPasteboard(name: name, create: false)?.string == "theirs")
        }
        a.scene.perform {
            #expect(shared?.string == "mine")
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard(name: name, create: false) == nil)
        }
        #expect(effects(a.commit()).isEmpty)
    }

    @Test func feedbackShakesTheDevice() {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.commit()
        test.scene.perform {
            UIFeedbackGenerator().prepare()
            UIFeedbackGenerator().prepare()
        }
        #expect(effects(test.commit()) == [.prepare])
        test.scene.perform {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
        let wanted: [SceneEffect] = [.vibrate([18]), .vibrate([8]), .vibrate([15, 90, 25])]
        #expect(effects(test.commit()) == wanted)
    }

    @Test func keyboardsOnTheScreenAreToldOfAndMoveTheirGuide() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
        ])
        test.commit()
        let screen = test.scene.screen
        var told: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
        ]
        let observers = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
                note in
                let key = UIResponder.keyboardFrameEndUserInfoKey
                let value = note.userInfo?[key]
                // Apps read it in either way.
                let (rect, boxed) = (value as? CGRect, (value as? NSValue)?.cgRectValue)
                MainActor.assumeIsolated {
                    #expect(rect == boxed)
                    told.append("\(text) \(Int(rect?.minY ?? -1))")
                }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        #expect(bar.frame.maxY == 844)
        try test.scene.deliver(.keyboard(height: 300))
        #expect(bar.frame.maxY == 544 && told == ["will show 544"])
        test.commit()
        test.clock.advance(by: 1)
        try test.scene.deliver(.keyboard(height: 320))
        try test.scene.deliver(.keyboard(height: 0))
        test.commit()
        test.clock.advance(by: 1)
        #expect(bar.frame.maxY == 844)
        #expect(told == ["will show 544", "did show 544", "will hide 844", "did hide 844"])
    }
}
