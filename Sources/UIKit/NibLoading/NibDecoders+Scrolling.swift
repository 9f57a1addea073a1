import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    func decodeScrollView(_ object: IBObject, into view: UIScrollView) {
        setScrolling(object, of: view)
        setTouches(object, of: view)
        setIndicators(object, of: view)
        if let insets = object.insets("contentInset") { view.contentInset = UIEdgeInsets(insets) }
        if let size = object.size("contentSize") { view.contentSize = size }
        switch object.string("contentInsetAdjustmentBehavior") {
        case "never": view.contentInsetAdjustmentBehavior = .never
        case "always": view.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
    }

    private func setScrolling(_ object: IBObject, of view: UIScrollView) {
        if let flag = object.bool("scrollEnabled") { view.isScrollEnabled = flag }
        if let flag = object.bool("pagingEnabled") { view.isPagingEnabled = flag }
        if let flag = object.bool("directionalLockEnabled") {
            view.isDirectionalLockEnabled = flag
        }
        if let flag = object.bool("bounces") { view.bounces = flag }
        if let flag = object.bool("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
        if let flag = object.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
        if let scale = object.number("minimumZoomScale"), scale > 0 {
            view.minimumZoomScale = CGFloat(scale)
        }
        if let scale = object.number("maximumZoomScale"), scale > 0 {
            view.maximumZoomScale = CGFloat(scale)
        }
        if let flag = object.bool("bouncesZoom") { view.bouncesZoom = flag }
    }

    private func setTouches(_ object: IBObject, of view: UIScrollView) {
        if let flag = object.bool("delaysContentTouches") { view.delaysContentTouches = flag }
        if let flag = object.bool("canCancelContentTouches") { view.canCancelContentTouches = flag }
        switch object.string("keyboardDismissMode") {
        case "onDrag": view.keyboardDismissMode = .onDrag
        case "interactive": view.keyboardDismissMode = .interactive
        case "onDragWithAccessory": view.keyboardDismissMode = .onDragWithAccessory
        case "interactiveWithAccessory": view.keyboardDismissMode = .interactiveWithAccessory
        default: break
        }
    }

    private func setIndicators(_ object: IBObject, of view: UIScrollView) {
        if let flag = object.bool("showsVerticalScrollIndicator") {
            view.showsVerticalScrollIndicator = flag
        }
        if let flag = object.bool("showsHorizontalScrollIndicator") {
            view.showsHorizontalScrollIndicator = flag
        }
        switch object.string("indicatorStyle") {
        case "black": view.indicatorStyle = .black
        case "white": view.indicatorStyle = .white
        default: break
        }
        // One key for both before iOS 13.
        for key in ["scrollIndicatorInsets", "verticalScrollIndicatorInsets"] {
            guard let insets = object.insets(key) else { continue }
            view.verticalScrollIndicatorInsets = UIEdgeInsets(insets)
        }
        for key in ["scrollIndicatorInsets", "horizontalScrollIndicatorInsets"] {
            guard let insets = object.insets(key) else { continue }
            view.horizontalScrollIndicatorInsets = UIEdgeInsets(insets)
        }
    }
}
