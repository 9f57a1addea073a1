import Foundation
import RenderTree

/// Gives the running scene's person an image as a file, by the download of a browser.
///
/// - Note: Differs from UIKit: whether the browser keeps it nobody hears.
///
/// - Parameters:
///   - image: The image; its own bytes are saved, a drawing as SVG.
///   - completionTarget: The object that is told, soon after; nil for nobody.
///   - completionSelector: Its method, which takes the image, an error where there is nothing to save,
///     too much, or no scene that runs, and `contextInfo`.
///   - contextInfo: What the app keeps for the method.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let running = UIWindowScene.current
    let picture = image.resource
    let isSaved = image.size != .zero && running?.maySave([picture]) == true
    if isSaved { running?.perform(.save(picture, name: "Image.\(picture.fileExtension)")) }
    let problem: Any? = isSaved ? nil : ActionMethod.Forms.unsaved
    guard let target = TargetAction.unwrap(completionTarget), let completionSelector else { return }
    let tell: @MainActor () -> Void = {
        let arguments: [Any?] = [image, problem, ActionMethod.Forms(contextInfo)]
        if !completionSelector.action.perform(target, arguments) {
            Diagnostics.report(
                "UIImageWriteToSavedPhotosAlbum told nobody: \(completionSelector) is no method of "
                    + "\(type(of: target))."
            )
        }
    }
    if let scene = running {
        _ = scene.renderContext.schedule(after: 0, tell)
    } else {
        tell()
    }
}

extension UIWindowScene {
    /// Whether files can be kept with those that the page is to save in this turn.
    func maySave(_ pictures: [EncodedImage]) -> Bool {
        var count = pictures.reduce(0) { $0 + $1.data.count }
        for case .save(let other, name: _) in requests?.effects ?? [] { count += other.data.count }
        return count <= savedByteLimit
    }

    /// Keeps a picture that the page is told to save, which asks for it in its own time.
    func keepSaved(_ picture: EncodedImage) {
        let requests = requirePageRequests()
        guard !requests.savedPictures.contains(where: { $0 === picture }) else { return }
        requests.savedPictures.append(picture)
        var count = requests.savedPictures.reduce(0) { $0 + $1.data.count }
        while count > savedByteLimit, requests.savedPictures.count > 1 {
            count -= requests.savedPictures.removeFirst().data.count
        }
    }
}

extension ActionMethod.Forms {
    /// The error of a picture that is not saved.
    fileprivate static var unsaved: ActionMethod.Forms {
        let code = CocoaError.Code.fileWriteUnknown
        return ActionMethod.Forms(all: [
            CocoaError(code), NSError(domain: NSCocoaErrorDomain, code: code.rawValue),
        ])
    }

    /// Creates the forms of a pointer; methods may say that there is always one.
    fileprivate init(_ pointer: UnsafeMutableRawPointer?) {
        if let pointer {
            all = [pointer, UnsafeRawPointer(pointer)]
        } else {
            // Never looked behind: the app gave none.
            let nowhere = Optional<UnsafeRawPointer>.none
            let somewhere = UnsafeRawPointer(bitPattern: 16)
            all = [
                nowhere as Any, somewhere as Any,
                somewhere.map { UnsafeMutableRawPointer(mutating: $0) } as Any,
            ]
        }
    }
}
