import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    private func color(_ key: String, _ object: IBObject) -> UIColor? {
        source.color(object.color(key), line: object.line)
    }

    private func image(_ key: String, _ object: IBObject) -> UIImage? {
        source.image(object.image(key), line: object.line)
    }

    func decodeSwitch(_ object: IBObject, into view: UISwitch) {
        if let color = color("onTintColor", object) { view.onTintColor = color }
        if let color = color("thumbTintColor", object) { view.thumbTintColor = color }
        view.isOn = object.bool("on") ?? false
    }

    func decodeSlider(_ object: IBObject, into view: UISlider) {
        view.minimumValue = Float(object.number("minValue") ?? 0)
        view.maximumValue = Float(object.number("maxValue") ?? 1)
        view.value = Float(object.number("value") ?? 0)
        if let flag = object.bool("continuous") { view.isContinuous = flag }
        if let color = color("minimumTrackTintColor", object) { view.minimumTrackTintColor = color }
        if let color = color("maximumTrackTintColor", object) { view.maximumTrackTintColor = color }
        if let color = color("thumbTintColor", object) { view.thumbTintColor = color }
        if let image = image("minimumValueImage", object) { view.minimumValueImage = image }
        if let image = image("maximumValueImage", object) { view.maximumValueImage = image }
        if let image = image("thumbImage", object) { view.setThumbImage(image, for: .normal) }
        if let image = image("minimumTrackImage", object) {
            view.setMinimumTrackImage(image, for: .normal)
        }
        if let image = image("maximumTrackImage", object) {
            view.setMaximumTrackImage(image, for: .normal)
        }
    }

    func decodeStepper(_ object: IBObject, into view: UIStepper) {
        view.minimumValue = object.number("minimumValue") ?? 0
        view.maximumValue = object.number("maximumValue") ?? 100
        if let step = object.number("stepValue"), step > 0 { view.stepValue = step }
        view.value = object.number("value") ?? 0
        if let flag = object.bool("wraps") { view.wraps = flag }
        if let image = image("incrementImage", object) {
            view.setIncrementImage(image, for: .normal)
        }
        if let image = image("decrementImage", object) {
            view.setDecrementImage(image, for: .normal)
        }
        if let flag = object.bool("autorepeat") { view.autorepeat = flag }
        if let flag = object.bool("continuous") { view.isContinuous = flag }
    }

    func decodeColorWell(_ object: IBObject, into view: UIColorWell) {
        if let color = color("selectedColor", object) { view.selectedColor = color }
        if let flag = object.bool("supportsAlpha") { view.supportsAlpha = flag }
        if let title = source.localized("title", of: object.id) ?? object.string("title") {
            view.title = title
        }
    }

    func decodeSegmentedControl(_ object: IBObject, into view: UISegmentedControl) {
        for (index, segment) in object.segments.enumerated() {
            if let image = source.image(segment.image, line: object.line) {
                view.insertSegment(with: image, at: index, animated: false)
            } else {
                let key = "segmentTitles[\(index)]"
                let title = source.localized(key, of: object.id) ?? segment.title
                view.insertSegment(withTitle: title, at: index, animated: false)
            }
            if let width = segment.width { view.setWidth(CGFloat(width), forSegmentAt: index) }
            view.setEnabled(segment.isEnabled, forSegmentAt: index)
            view.setContentOffset(segment.contentOffset, forSegmentAt: index)
        }
        if let flag = object.bool("momentary") { view.isMomentary = flag }
        if let flag = object.bool("apportionsSegmentWidthsByContent") {
            view.apportionsSegmentWidthsByContent = flag
        }
        if let color = color("selectedSegmentTintColor", object) {
            view.selectedSegmentTintColor = color
        }
        view.selectedSegmentIndex = object.integer("selectedSegmentIndex") ?? -1
    }

    func decodeProgressView(_ object: IBObject, into view: UIProgressView) {
        if object.string("progressViewStyle") == "bar" || object.string("style") == "bar" {
            view.progressViewStyle = .bar
        }
        if let color = color("progressTintColor", object) { view.progressTintColor = color }
        if let color = color("trackTintColor", object) { view.trackTintColor = color }
        let line = object.line
        view.progressImage = source.image(object.image("progressImage"), line: line)
        view.trackImage = source.image(object.image("trackImage"), line: line)
        view.progress = Float(object.number("progress") ?? 0)
    }

    func decodeActivityIndicator(_ object: IBObject, into view: UIActivityIndicatorView) {
        let wasHidden = view.isHidden
        switch object.string("style") {
        case "large": view.style = .large
        case "whiteLarge": view.style = .whiteLarge
        case "white": view.style = .white
        case "gray": view.style = .gray
        default: view.style = .medium
        }
        if let color = color("color", object) { view.color = color }
        view.hidesWhenStopped = object.bool("hidesWhenStopped") ?? false
        if object.bool("animating") == true { view.startAnimating() }
        // The tool shows indicators that hide while they stand still; others may be hidden as well.
        if source.isPreview || !view.hidesWhenStopped { view.isHidden = wasHidden }
    }

    func decodePageControl(_ object: IBObject, into view: UIPageControl) {
        view.numberOfPages = object.integer("numberOfPages") ?? 0
        view.currentPage = object.integer("currentPage") ?? 0
        if let flag = object.bool("hidesForSinglePage") { view.hidesForSinglePage = flag }
        if let flag = object.bool("allowsContinuousInteraction") {
            view.allowsContinuousInteraction = flag
        }
        switch object.string("backgroundStyle") {
        case "prominent": view.backgroundStyle = .prominent
        case "minimal": view.backgroundStyle = .minimal
        default: break
        }
        if let color = color("pageIndicatorTintColor", object) {
            view.pageIndicatorTintColor = color
        }
        if let color = color("currentPageIndicatorTintColor", object) {
            view.currentPageIndicatorTintColor = color
        }
        if let image = image("preferredIndicatorImage", object) {
            view.preferredIndicatorImage = image
        }
    }

    func decodeDatePicker(_ object: IBObject, into view: UIDatePicker) {
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime,
            "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ]
        if let mode = object.string("datePickerMode").flatMap({ modes[$0] }) {
            view.datePickerMode = mode
        }
        if let interval = object.integer("minuteInterval") { view.minuteInterval = interval }
        switch object.string("style") {
        case "wheels": view.preferredDatePickerStyle = .wheels
        case "compact": view.preferredDatePickerStyle = .compact
        case "inline": view.preferredDatePickerStyle = .inline
        default: break
        }
        if let duration = object.number("countDownDuration"),
            view.datePickerMode == .countDownTimer
        {
            view.countDownDuration = duration
        }
        if let name = object.element.child(named: "locale")?.string("localeIdentifier") {
            view.locale = Locale(identifier: name)
        }
        if let name = object.element.child(named: "timeZone")?.string("name") {
            view.timeZone = TimeZone(identifier: name)
        }
        if let date = Self.date(object, "date"), object.bool("useCurrentDate") != true {
            view.date = date
        }
        view.minimumDate = Self.date(object, "minimumDate")
        view.maximumDate = Self.date(object, "maximumDate")
    }

    private static func date(_ object: IBObject, _ key: String) -> Date? {
        object.child(keyed: key)?.number("timeIntervalSinceReferenceDate")
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    func decodeVisualEffectView(_ object: IBObject, into view: UIVisualEffectView) {
        if let vibrancy = object.element.child(named: "vibrancyEffect") {
            let blur = Self.blur(vibrancy.child(named: "blurEffect")) ?? UIBlurEffect(style: .light)
            let style = vibrancy.string("style").flatMap { Self.vibrancyStyles[$0] }
            view.effect = UIVibrancyEffect(blurEffect: blur, style: style ?? .label)
        } else {
            view.effect = Self.blur(object.element.child(named: "blurEffect"))
        }
        guard let content = object.contentView else { return }
        decodeView(content, into: view.contentView, outerSize: view.bounds.size)
        register(view.contentView, for: content)
    }

    static func blur(_ element: IBElement?) -> UIBlurEffect? {
        guard let element else { return nil }
        let style = element.string("style").flatMap { blurStyles[$0] }
        return UIBlurEffect(style: style ?? .regular)
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
