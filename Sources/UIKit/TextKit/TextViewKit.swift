import CoreGraphics
import Foundation

/// The text of a text view in the objects of TextKit.
@MainActor
final class TextViewKit {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    /// Whether the app made the storage, which may then give characters looks of its own.
    let isOfApp: Bool
    /// Whether a layout manager of the app's own class has to draw.
    var drawsAnew = true
    /// Whether a change comes from the view, which need not hear of it.
    private var isTaking = false

    init(_ storage: NSTextStorage, _ manager: NSLayoutManager, isOfApp: Bool) {
        self.storage = storage
        self.manager = manager
        self.isOfApp = isOfApp
    }

    /// Takes over the view's text where it differs.
    func take(_ text: NSAttributedString) {
        guard !isTaking, storage != text else { return }
        edit { $0.setAttributedString(text) }
    }

    /// Makes a change that the view knows of.
    func edit(_ change: (NSTextStorage) -> Void) {
        let outer = isTaking
        isTaking = true
        change(storage)
        isTaking = outer
    }

    /// Calls a function with each change that does not come from the view.
    func onEdit(_ call: @escaping (NSTextStorage.EditActions) -> Void) {
        manager.editHandler = { [weak self] edits in
            guard let self, !isTaking else { return }
            isTaking = true
            call(edits)
            isTaking = false
        }
    }
}

extension UITextView {
    /// The text in TextKit's objects, made when first asked for.
    var textKit: TextViewKit {
        if let kit = area.kit { return kit }
        let storage = NSTextStorage(attributedString: shownAttributedText)
        let manager = NSLayoutManager()
        manager.addTextContainer(area.container)
        storage.addLayoutManager(manager)
        let kit = TextViewKit(storage, manager, isOfApp: false)
        keep(kit)
        return kit
    }

    /// Shows the text that is laid out in the container that the app gave.
    func adoptTextKit() {
        guard let manager = area.container.layoutManager, let storage = manager.textStorage else {
            return
        }
        let kit = TextViewKit(storage, manager, isOfApp: true)
        keep(kit)
        if storage.length > 0 { takeStorage(.editedCharacters) }
    }

    private func keep(_ kit: TextViewKit) {
        kit.onEdit { [weak self] in self?.takeStorage($0) }
        kit.manager.displayHandler = { [weak self] in
            self?.setNeedsRender()
            self?.layoutDrawingMayChange()
        }
        kit.manager.layoutHandler = { [weak self] in self?.textLayoutChanged() }
        area.kit = kit
        kit.manager.defaultFont = area.fallbackFont
        followContainer()
        layoutDrawingMayChange()
    }

    /// Shows what the app changed in the storage.
    private func takeStorage(_ edits: NSTextStorage.EditActions) {
        guard let storage = area.kit?.storage else { return }
        let text = NSMutableAttributedString(attributedString: storage)
        area.attributed = text
        if edits.contains(.editedCharacters), text.string != area.edited.string {
            area.edited.follow(text.string)
        }
        takeLook(of: text)
        textLayoutChanged()
    }

    /// Gives the container the room inside the insets, as far as it follows the view.
    func followContainer() {
        let container = area.container
        var size = container.size
        if container.widthTracksTextView {
            size.width = max(1, bounds.width - area.inset.left - area.inset.right)
        }
        if container.heightTracksTextView {
            size.height = max(1, bounds.height - area.inset.top - area.inset.bottom)
        }
        container.follow(size)
    }
}
