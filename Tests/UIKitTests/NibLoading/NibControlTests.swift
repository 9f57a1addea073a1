import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct NibControlTests {
    private func view<View: UIView>(_ text: String, _ type: View.Type = View.self) throws -> View {
        try #require(try NibSamples.view(text) as? View)
    }

    @Test func switchIsOn() throws {
        let view: UISwitch = try view(
            """
            <switch on="YES" enabled="NO" id="aaa"><rect key="frame" x="8" y="9" width="51" \
            height="31"/><color key="onTintColor" systemColor="systemRedColor"/></switch>
            """
        )
        #expect(view.isOn)
        #expect(!view.isEnabled)
        #expect(view.onTintColor == .systemRed)
        #expect(view.frame == CGRect(x: 8, y: 9, width: 51, height: 31))
    }

    @Test func sliderHasItsRange() throws {
        let view: UISlider = try view(
            """
            <slider value="30" minValue="10" maxValue="50" continuous="NO" id="aaa">
            <color key="minimumTrackTintColor" systemColor="systemGreenColor"/>
            <imageReference key="maximumValueImage" image="sun.max" catalog="system"/></slider>
            """
        )
        #expect(view.value == 30)
        #expect(view.minimumValue == 10)
        #expect(view.maximumValue == 50)
        #expect(!view.isContinuous)
        #expect(view.minimumTrackTintColor == .systemGreen)
        #expect(view.maximumValueImage?.isSymbolImage == true)
    }

    @Test func sliderAndStepperHaveTheirPictures() throws {
        let slider: UISlider = try view(
            """
            <slider value="0.5" minValue="0.0" maxValue="1" id="aaa">
            <imageReference key="thumbImage" image="star" catalog="system"/>
            <imageReference key="minimumTrackImage" image="circle" catalog="system"/></slider>
            """
        )
        #expect(slider.thumbImage(for: .normal)?.isSymbolImage == true)
        #expect(slider.minimumTrackImage(for: .normal)?.isSymbolImage == true)
        let stepper: UIStepper = try view(
            """
            <stepper maximumValue="10" id="aaa">
            <imageReference key="incrementImage" image="star" catalog="system"/>
            <imageReference key="decrementImage" image="circle" catalog="system"/></stepper>
            """
        )
        #expect(stepper.incrementImage(for: .normal)?.isSymbolImage == true)
        #expect(stepper.decrementImage(for: .normal)?.isSymbolImage == true)
    }

    @Test func stepperHasItsSteps() throws {
        let view: UIStepper = try view(
            """
            <stepper value="4" minimumValue="-10" maximumValue="10" stepValue="2" wraps="YES" \
            autorepeat="NO" id="aaa"/>
            """
        )
        #expect((view.value, view.minimumValue, view.maximumValue) == (4, -10, 10))
        #expect(view.stepValue == 2)
        #expect(view.wraps)
        #expect(!view.autorepeat)
        let odd: UIStepper = try self.view("<stepper stepValue=\"-3\" id=\"aaa\"/>")
        #expect(odd.stepValue == 1)
    }

    @Test func wellsHaveTheirColor() throws {
        let view: UIColorWell = try view(
            """
            <colorWell title="Ink" supportsAlpha="NO" id="aaa">
            <color key="selectedColor" red="1" green="0.5" blue="0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></colorWell>
            """
        )
        #expect(view.selectedColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(view.title == "Ink" && !view.supportsAlpha)
    }

    @Test func segmentsHaveTitlesImagesAndWidths() throws {
        let view: UISegmentedControl = try view(
            """
            <segmentedControl selectedSegmentIndex="1" id="aaa"><segments>
            <segment title="First" width="80"/><segment title="Second" enabled="NO"/>
            <segment title=""><imageReference key="image" image="star" catalog="system"/></segment>
            </segments></segmentedControl>
            """
        )
        #expect(view.numberOfSegments == 3)
        #expect(view.titleForSegment(at: 0) == "First")
        #expect(view.widthForSegment(at: 0) == 80)
        #expect(!view.isEnabledForSegment(at: 1))
        #expect(view.imageForSegment(at: 2)?.isSymbolImage == true)
        #expect(view.selectedSegmentIndex == 1)
    }

    @Test func progressAndPagesHaveTheirValues() throws {
        let bar: UIProgressView = try view(
            """
            <progressView progressViewStyle="bar" progress="0.25" id="aaa">
            <color key="progressTintColor" systemColor="systemRedColor"/></progressView>
            """
        )
        #expect(bar.progress == 0.25)
        #expect(bar.progressViewStyle == .bar)
        #expect(bar.progressTintColor == .systemRed)
        let pages: UIPageControl = try view(
            "<pageControl numberOfPages=\"4\" currentPage=\"2\" hidesForSinglePage=\"YES\" id=\"a\"/>"
        )
        #expect(pages.numberOfPages == 4)
        #expect(pages.currentPage == 2)
        #expect(pages.hidesForSinglePage && pages.allowsContinuousInteraction)
        let still: UIPageControl = try view(
            "<pageControl allowsContinuousInteraction=\"NO\" backgroundStyle=\"minimal\" id=\"a\"/>"
        )
        #expect(!still.allowsContinuousInteraction && still.backgroundStyle == .minimal)
    }

    @Test func buttonsLightUpWhereTheyAreTo() throws {
        let button: UIButton = try view(
            "<button showsTouchWhenHighlighted=\"YES\" pointerInteraction=\"YES\" id=\"a\"/>"
        )
        #expect(button.showsTouchWhenHighlighted && button.isPointerInteractionEnabled)
    }

    @Test func indicatorStandsOrGoes() throws {
        let still: UIActivityIndicatorView = try view(
            "<activityIndicatorView hidden=\"YES\" hidesWhenStopped=\"YES\" style=\"large\" id=\"a\"/>"
        )
        #expect(still.isHidden)
        #expect(still.style == .large)
        let running: UIActivityIndicatorView = try view(
            "<activityIndicatorView animating=\"YES\" style=\"gray\" id=\"a\"/>"
        )
        #expect(running.isAnimating)
        #expect(!running.isHidden)
        #expect(!running.hidesWhenStopped)
    }

    @Test func datePickerHasItsMode() throws {
        let view: UIDatePicker = try view(
            """
            <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="aaa">
            <date key="date" timeIntervalSinceReferenceDate="86400"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
            <timeZone key="timeZone" name="America/Los_Angeles"><data key="data">VFpp</data>
            </timeZone></datePicker>
            """
        )
        #expect(view.datePickerMode == .date)
        #expect(view.minuteInterval == 5)
        #expect(view.date.timeIntervalSinceReferenceDate == 86_400)
        #expect(view.maximumDate?.timeIntervalSinceReferenceDate == 172_800)
        #expect(view.timeZone?.identifier == "America/Los_Angeles")
    }

    @Test func datePickerHasTheTimeOfItsMakingWhereTheDocumentAsksForIt() throws {
        let view: UIDatePicker = try view(
            """
            <datePicker useCurrentDate="YES" id="aaa">
            <date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
            """
        )
        #expect(abs(view.date.timeIntervalSinceNow) < 600)
    }

    @Test func effectViewHasItsEffectAndContent() throws {
        let view: UIVisualEffectView = try view(
            """
            <visualEffectView id="aaa"><rect key="frame" x="0" y="0" width="200" height="100"/>
            <view key="contentView" id="bbb"><rect key="frame" x="0" y="0" width="200" \
            height="100"/><subviews><label text="Inside" id="ccc"/></subviews></view>
            <blurEffect style="systemThinMaterial"/></visualEffectView>
            """
        )
        #expect((view.effect as? UIBlurEffect)?.style == .systemThinMaterial)
        #expect((view.contentView.subviews.first as? UILabel)?.text == "Inside")
        #expect(view.contentView.frame.size == CGSize(width: 200, height: 100))
        #expect(view.subviews.count == 1)
    }

    @Test func symbolsOfTheSystemAreDrawn() throws {
        let view: UIImageView = try view(
            """
            <imageView image="heart.fill" catalog="system" id="aaa">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
            configurationType="pointSize" pointSize="40" weight="bold"/></imageView>
            """
        )
        #expect(view.image?.isSymbolImage == true)
        #expect(view.intrinsicContentSize.width > 40)
    }
}
