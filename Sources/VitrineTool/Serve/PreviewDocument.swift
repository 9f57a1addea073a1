import Dispatch
import Foundation
import InterfaceBuilder
import UIKit

/// The document that the preview shows, read again when its file changes.
@MainActor
final class PreviewDocument {
    /// The document of the process; there is one for each run of the tool.
    static var shared: PreviewDocument?

    private(set) var source: NibSource
    /// Why the newest state of the file is not shown; nil where it is.
    private(set) var problem: String?
    private let url: URL
    private var date: Date?
    private var timer: (any DispatchSourceTimer)?
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var controller: PreviewController?
    }

    /// Reads the document of a file.
    init(_ url: URL) throws {
        self.url = url
        source = try NibSource(contentsOf: url, isPreview: true)
        date = Self.date(of: url)
    }

    /// Tells a controller of every change from now on.
    func tell(_ controller: PreviewController) {
        observers.removeAll { $0.controller == nil }
        observers.append(WeakObserver(controller: controller))
    }

    /// Looks for changes of the file from now on.
    func watch() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.25, repeating: 0.25)
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.reloadIfChanged() }
        }
        timer.resume()
        self.timer = timer
    }

    /// Reads the file again if it changed since it was read.
    func reloadIfChanged() {
        let newDate = Self.date(of: url)
        guard let newDate, newDate != date else { return }
        date = newDate
        do {
            source = try NibSource(contentsOf: url, isPreview: true)
            problem = nil
        } catch {
            problem = "\(error)"
        }
        for observer in observers { observer.controller?.documentDidChange() }
    }

    private static func date(of url: URL) -> Date? {
        // A fresh URL: values of one are kept.
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date
    }
}
