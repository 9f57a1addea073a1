import UIKit

/// Why a scene refused what a script did.
package enum ScriptError: Error, Equatable, CustomStringConvertible {
    /// No element fits.
    case notFound(ElementQuery)
    /// More than one element fits.
    case ambiguous(ElementQuery, count: Int)
    /// An element is no scroll view, or nobody may scroll it.
    case notScrollable(ElementQuery, className: String)
    /// A point lies outside of all windows.
    case outside(x: Double, y: Double, size: CGSize)
    /// A touch moves or ends that never began.
    case noTouch(identifier: Int)
    /// More timers fell due than one request may call.
    case tooManyCalls(seconds: Double, time: Double)
    /// An element shows no pages of the web.
    case noWebView(ElementQuery, className: String)
    /// Nobody asks for files.
    case noQuestion
    /// No code of the app's asks where the page is.
    case locatesNothing
    /// More files are chosen than may be.
    case tooManyFiles(Int, limit: Int)
    /// The scene says why.
    case refused(SceneInputError)

    /// The words that scripts may tell errors apart by.
    package enum Reason: String, Codable, Sendable {
        case gone, ambiguous, hidden, covered, disabled, outside, noTouch, invalid
    }

    /// The word that scripts may tell the error apart by.
    package var reason: Reason {
        switch self {
        case .notFound, .noQuestion, .locatesNothing, .refused(.gone), .refused(.disconnected):
            .gone
        case .ambiguous: .ambiguous
        case .outside, .refused(.outside): .outside
        case .notScrollable, .noWebView: .disabled
        case .noTouch: .noTouch
        case .refused(.hidden): .hidden
        case .refused(.disabled): .disabled
        case .refused(.covered): .covered
        case .tooManyCalls, .tooManyFiles, .refused(.invalid): .invalid
        }
    }

    package var description: String {
        switch self {
        case .notFound(let query):
            "No element with \(query) is in the scene; expected one."
        case .ambiguous(let query, let count):
            "Found \(count) elements with \(query), expected one; add what tells them apart."
        case .notScrollable(let query, let className):
            "The element with \(query) is of class \(className) and cannot be scrolled; "
                + "expected a UIScrollView with isScrollEnabled."
        case .outside(let x, let y, let size):
            "The point (\(x), \(y)) lies outside of the window, which has "
                + "\(size.width) × \(size.height) points."
        case .tooManyCalls(let seconds, let time):
            "More than 20,000 timers fell due within \(seconds) s; the scene's clock stands at "
                + "\(time) s. Let less time pass at once."
        case .noWebView(let query, let className):
            "The element with \(query) is of class \(className) and shows no pages; "
                + "expected a WKWebView."
        case .noQuestion:
            "Nobody asks for files; expected a picker of pictures or documents on the screen."
        case .locatesNothing:
            "Nobody asks where the page is; expected a location manager that waits for permission "
                + "or for a place."
        case .tooManyFiles(let count, let limit):
            "Found \(count) files, expected at most \(limit)."
        case .noTouch(let identifier):
            "Touch \(identifier) is not down; expected a touch with the phase \"began\" before."
        case .refused(let error): error.description
        }
    }
}
