import CoreGraphics
import Foundation

/// Where a drag is, which its sessions still say when it is over.
@MainActor
final class DragPlace {
    weak var scene: UIWindowScene?
    /// In the screen's coordinates, in points.
    var point: CGPoint

    init(_ point: CGPoint, in scene: UIWindowScene?) {
        self.point = point
        self.scene = scene
    }

    func location(in view: UIView) -> CGPoint {
        let window = view.window ?? view as? UIWindow
        return view.convert(window?.pointFromSuperview(point) ?? point, from: nil)
    }
}

/// What both sides see of a drag.
@MainActor
class TransferSession: NSObject, UIDragDropSession {
    let place: DragPlace
    var items: [UIDragItem]
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    init(_ items: [UIDragItem], _ place: DragPlace) {
        self.items = items
        self.place = place
        super.init()
    }

    func location(in view: UIView) -> CGPoint { place.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag that began in the scene, as its source sees it.
final class LocalDragSession: TransferSession, UIDragSession {
    var localContext: Any?
}

/// A drag, as its targets see it.
final class LocalDropSession: TransferSession, UIDropSession {
    let localDragSession: (any UIDragSession)?
    let progress = Progress(totalUnitCount: 0)

    init(_ items: [UIDragItem], _ place: DragPlace, drag: LocalDragSession?) {
        localDragSession = drag
        super.init(items, place)
        guard let drag else {
            // What other apps hold stays theirs.
            allowsMoveOperation = false
            return
        }
        allowsMoveOperation = drag.allowsMoveOperation
        isRestrictedToDraggingApplication = drag.isRestrictedToDraggingApplication
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let loading = ObjectLoading(count: providers.count, completion)
        progress.totalUnitCount += Int64(providers.count)
        let own = Progress(totalUnitCount: Int64(providers.count))
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { [progress] object, _ in
                let object = object.map { LoadedObject($0) }
                MainActor.assumeIsolated {
                    progress.completedUnitCount += 1
                    own.completedUnitCount += 1
                    loading.take(object?.object, at: index)
                }
            }
        }
        if providers.isEmpty {
            DispatchQueue.main.async { MainActor.assumeIsolated { loading.finish() } }
        }
        return own
    }
}

/// Objects of several items that come one by one.
@MainActor
private final class ObjectLoading {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { finish() }
    }

    func finish() { completion(objects.compactMap { $0 }) }
}

/// Changes of the app's that go with a preview.
@MainActor
final class DragAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, within an animation block.
    func perform() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    func finish() {
        let completions = completions
        self.completions = []
        for completion in completions { completion(.end) }
    }
}
