import Foundation
import RenderTree
import Testing
import UIKit

@testable import WebHost

@MainActor
struct RecentImagesTests {
    private func picture(_ color: String) throws -> UIImage {
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\">"
            + "<path d=\"M0 0H8V8H0Z\" fill=\"\(color)\"/></svg>"
        return try #require(UIImage(data: Data(text.utf8)))
    }

    @Test func pagesStillGetAPictureThatWasReplacedAMomentAgo() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            let root = try #require(test.app.lastController?.view)
            let view = UIImageView(image: try picture("red"))
            root.addSubview(view)
            _ = try await socket.next()
            let hash = try #require(view.image?.resource.hash)
            view.image = try picture("blue")
            _ = try await socket.next()
            let late = try await test.client.send("GET", "/images/\(hash)")
            #expect(late.status == 200)
            #expect(late.text.contains("red"))
            test.pass(RecentImages.time + 1)
            #expect(try await test.client.send("GET", "/images/\(hash)").status == 404)
            let shown = try #require(view.image?.resource.hash)
            #expect(try await test.client.send("GET", "/images/\(shown)").status == 200)
        }
    }

    @Test func picturesThatAreSavedAreThereThoughNoViewShowsThem() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            let root = try #require(test.app.lastController?.view)
            let scene = try #require(root.window?.windowScene)
            var hash = ""
            try scene.perform {
                let image = try picture("green")
                hash = image.resource.hash
                UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
            }
            _ = try await socket.next()
            let answer = try await test.client.send("GET", "/images/\(hash)")
            #expect(answer.status == 200 && answer.text.contains("green"))
            // A page may be away for a while, and others have pictures meanwhile.
            test.pass(RecentImages.time + 1)
            #expect(try await test.client.send("GET", "/images/\(hash)").status == 200)
            scene.hibernate()
            #expect(try await test.client.send("GET", "/images/\(hash)").status == 404)
        }
    }

    @Test func theOldestGoFirstWhereThereAreTooManyBytes() {
        func resource(_ name: String) -> EncodedImage {
            EncodedImage(
                hash: name,
                mediaType: "image/png",
                data: Data(count: RecentImages.byteLimit / 4)
            )
        }
        var recent = RecentImages()
        weak var first: EncodedImage?
        weak var second: EncodedImage?
        do {
            let (one, two) = (resource("0"), resource("1"))
            (first, second) = (one, two)
            recent.add(one, at: 0)
            recent.add(two, at: 0)
        }
        recent.add(resource("2"), at: 1)
        recent.add(resource("3"), at: 1)
        #expect(first != nil && second != nil)
        recent.add(resource("4"), at: 1)
        #expect(first == nil && second != nil)
        recent.forget(at: RecentImages.time)
        #expect(second == nil)
    }
}
