extension UIKitKeyPaths {
    static let switchControl: [NamedKeyPath] = [
        NamedKeyPath("on", \UISwitch.isOn),
        NamedKeyPath("isOn", \UISwitch.isOn),
        NamedKeyPath("onTintColor", \UISwitch.onTintColor),
        NamedKeyPath("thumbTintColor", \UISwitch.thumbTintColor),
    ]

    static let slider: [NamedKeyPath] = [
        NamedKeyPath("value", \UISlider.value),
        NamedKeyPath("minimumValue", \UISlider.minimumValue),
        NamedKeyPath("maximumValue", \UISlider.maximumValue),
        NamedKeyPath("continuous", \UISlider.isContinuous),
        NamedKeyPath("isContinuous", \UISlider.isContinuous),
        NamedKeyPath("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
        NamedKeyPath("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
        NamedKeyPath("thumbTintColor", \UISlider.thumbTintColor),
    ]

    static let stepper: [NamedKeyPath] = [
        NamedKeyPath("value", \UIStepper.value),
        NamedKeyPath("minimumValue", \UIStepper.minimumValue),
        NamedKeyPath("maximumValue", \UIStepper.maximumValue),
        NamedKeyPath("wraps", \UIStepper.wraps),
        NamedKeyPath("autorepeat", \UIStepper.autorepeat),
        NamedKeyPath("continuous", \UIStepper.isContinuous),
    ]

    static let segmentedControl: [NamedKeyPath] = [
        NamedKeyPath("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
        NamedKeyPath("momentary", \UISegmentedControl.isMomentary),
        NamedKeyPath("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
        NamedKeyPath(
            "apportionsSegmentWidthsByContent",
            \UISegmentedControl.apportionsSegmentWidthsByContent
        ),
    ]

    static let progressView: [NamedKeyPath] = [
        NamedKeyPath("progress", \UIProgressView.progress),
        NamedKeyPath("progressTintColor", \UIProgressView.progressTintColor),
        NamedKeyPath("trackTintColor", \UIProgressView.trackTintColor),
    ]

    static let activityIndicator: [NamedKeyPath] = [
        NamedKeyPath("color", \UIActivityIndicatorView.color),
        NamedKeyPath("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    ]

    static let pageControl: [NamedKeyPath] = [
        NamedKeyPath("numberOfPages", \UIPageControl.numberOfPages),
        NamedKeyPath("currentPage", \UIPageControl.currentPage),
        NamedKeyPath("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
        NamedKeyPath("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        NamedKeyPath(
            "currentPageIndicatorTintColor",
            \UIPageControl.currentPageIndicatorTintColor
        ),
    ]

    static let pickerView: [NamedKeyPath] = [
        NamedKeyPath("dataSource", \UIPickerView.dataSource),
        NamedKeyPath("delegate", \UIPickerView.delegate),
        NamedKeyPath("textColor", \UIPickerView.rowColor),
    ]

    static let datePicker: [NamedKeyPath] = [
        NamedKeyPath("date", \UIDatePicker.date),
        NamedKeyPath("minimumDate", \UIDatePicker.minimumDate),
        NamedKeyPath("maximumDate", \UIDatePicker.maximumDate),
        NamedKeyPath("minuteInterval", \UIDatePicker.minuteInterval),
        NamedKeyPath("countDownDuration", \UIDatePicker.countDownDuration),
        NamedKeyPath("textColor", \UIDatePicker.textColor),
    ]
}
