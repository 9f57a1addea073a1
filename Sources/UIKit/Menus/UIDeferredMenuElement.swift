/// Elements of a menu that are asked for when it is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Finds the elements, and hands them over when they are there.
    public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var isAsked = false
    /// What was handed over; nil before.
    private(set) var elements: [UIMenuElement]?

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "")
    }

    /// Creates an element that asks once, and keeps the answer.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    /// Returns an element that asks each time its menu is shown.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// A menu with the element is about to be shown.
    func menuWillShow() {
        guard !isCached else { return }
        elements = nil
        isAsked = false
    }

    /// Whether elements that come now were not there when they were asked for.
    private var isLate = false

    /// Asks for the elements unless that was done; calls back where they come later.
    func ask(_ later: @escaping @MainActor () -> Void) {
        guard !isAsked else { return }
        isAsked = true
        isLate = false
        // Answers of the network come on other threads.
        provider { [weak self] elements in
            MainThread.run {
                guard let self else { return }
                self.elements = elements
                if self.isLate { later() }
            }
        }
        isLate = true
    }
}
