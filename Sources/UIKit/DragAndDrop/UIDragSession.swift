import CoreGraphics
import Foundation

/// A drag, as its source and its targets see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged, in the order in which it was lifted.
    var items: [UIDragItem] { get }
    /// Whether the source lets its items be moved instead of copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items are for the app alone.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns where the drag is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Returns whether any item has one of some types or a kind of it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether objects of a class can be made of any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether values such as strings and URLs can be made of any item.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the source notes of the drag, which its targets in the app see; default nil.
    var localContext: Any? { get set }
}

/// A drag, as its targets see it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag where it began in this scene; nil for what a person drags into the page.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes objects of a class of all items of which some can be made; during the drop only.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: Called on the main thread when all are there, with those that could be made, in
    ///     order.
    /// - Returns: How far the loading is.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values such as strings and URLs of all items of which some can be made.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type,
        completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(objects.compactMap(ValueBridge(T.self).value))
        }
    }
}

/// What a drag ends in, with which an app can animate something.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated with the preview.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the animation is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
