import Foundation

/// What buttons and segmented controls have in archives for each state and segment.
@MainActor
enum ViewArchiveParts {
    private static let type = "buttonType"
    private static let segments = "segments"

    static func parts(of view: UIView) -> [String: NSObject]? {
        if let button = view as? UIButton { return states(of: button) }
        guard let control = view as? UISegmentedControl else { return nil }
        let list: [NSObject] = (0..<control.numberOfSegments).map { index in
            control.imageForSegment(at: index)
                ?? (control.titleForSegment(at: index) ?? "") as NSString
        }
        return [segments: list as NSArray]
    }

    private static func states(of button: UIButton) -> [String: NSObject] {
        let contents = button.contents
        var parts: [String: NSObject] = [type: NSNumber(value: button.buttonType.rawValue)]
        parts["titles"] = byState(contents.titles.mapValues { $0 as NSString })
        parts["attributedTitles"] = byState(contents.attributedTitles)
        parts["titleColors"] = byState(contents.titleColors)
        parts["shadowColors"] = byState(contents.shadowColors)
        parts["images"] = byState(contents.images)
        parts["backgroundImages"] = byState(contents.backgroundImages)
        if let label = button.parts.label { parts["font"] = label.font }
        return parts
    }

    private static func byState(_ values: [UIControl.State: some NSObject]) -> NSDictionary? {
        guard !values.isEmpty else { return nil }
        let pairs = values.map { ("\($0.key.rawValue)", $0.value as NSObject) }
        return Dictionary(pairs) { first, _ in first } as NSDictionary
    }

    static func set(_ parts: NSDictionary, of view: UIView) {
        if let control = view as? UISegmentedControl, let list = parts[segments] as? NSArray {
            for (index, segment) in list.enumerated() {
                if let image = segment as? UIImage {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    control.insertSegment(
                        withTitle: segment as? String,
                        at: index,
                        animated: false
                    )
                }
            }
        }
        guard let button = view as? UIButton else { return }
        if let number = (parts[type] as? NSNumber)?.intValue,
            let type = UIButton.ButtonType(rawValue: number)
        {
            button.become(type)
        }
        each(parts["titles"], String.self) { button.setTitle($0, for: $1) }
        each(parts["attributedTitles"], NSAttributedString.self) {
            button.setAttributedTitle($0, for: $1)
        }
        each(parts["titleColors"], UIColor.self) { button.setTitleColor($0, for: $1) }
        each(parts["shadowColors"], UIColor.self) { button.setTitleShadowColor($0, for: $1) }
        each(parts["images"], UIImage.self) { button.setImage($0, for: $1) }
        each(parts["backgroundImages"], UIImage.self) { button.setBackgroundImage($0, for: $1) }
        if let font = parts["font"] as? UIFont { button.titleLabel?.font = font }
    }

    private static func each<Value>(
        _ values: Any?,
        _ type: Value.Type,
        _ set: (Value, UIControl.State) -> Void
    ) {
        guard let values = values as? NSDictionary else { return }
        for (state, value) in values {
            guard let number = (state as? String).flatMap(UInt.init), let value = value as? Value
            else { continue }
            set(value, UIControl.State(rawValue: number))
        }
    }
}
