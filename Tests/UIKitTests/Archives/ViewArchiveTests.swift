import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Views that are archived and read again, as apps copy them.
@MainActor struct ViewArchiveTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: view,
            requiringSecureCoding: false
        )
        let object = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        return try #require(object as? View)
    }

    @Test func aLabelComesBackWithItsLook() throws {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        label.text = "Hello"
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .red
        label.numberOfLines = 3
        label.isEnabled = false
        label.isHidden = true
        label.isUserInteractionEnabled = true
        label.backgroundColor = .systemBlue
        label.transform = CGAffineTransform(rotationAngle: 1)
        label.setContentHuggingPriority(UILayoutPriority(300), for: .vertical)
        let other = try copy(label)
        #expect(other.text == "Hello")
        #expect(other.font == label.font)
        #expect(other.textColor == .red)
        #expect(other.numberOfLines == 3)
        #expect(!other.isEnabled && other.isHidden && other.isUserInteractionEnabled)
        #expect(other.backgroundColor == .systemBlue)
        #expect(other.bounds == label.bounds && other.center == label.center)
        #expect(other.transform == label.transform)
        #expect(other.contentHuggingPriority(for: .vertical).rawValue == 300)
    }

    @Test func attributedTextComesBack() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "ab",
            attributes: [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 11)]
        )
        let other = try copy(label)
        #expect(other.attributedText == label.attributedText)
        other.textColor = .red
        let plain = UILabel()
        plain.text = "ab"
        let copied = try copy(plain)
        copied.textColor = .red
        let color = copied.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .red)
    }

    @Test func aButtonComesBackWithWhatItsStatesShow() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Gone", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        button.isSelected = true
        let other = try copy(button)
        #expect(other.buttonType == .system)
        #expect(other.title(for: .normal) == "Go" && other.currentTitle == "Gone")
        #expect(other.titleColor(for: .normal) == .red)
        #expect(other.titleLabel?.font.pointSize == 30)
    }

    @Test func valuesOfControlsComeBack() throws {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 5
        #expect(try copy(slider).value == 5)
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 2
        #expect(try copy(pages).currentPage == 2)
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 1
        let other = try copy(segments)
        #expect(other.titleForSegment(at: 1) == "b" && other.selectedSegmentIndex == 1)
        let field = UITextField()
        field.text = "t"
        field.placeholder = "p"
        field.borderStyle = .roundedRect
        let copied = try copy(field)
        #expect(copied.text == "t" && copied.placeholder == "p")
        #expect(copied.borderStyle == .roundedRect)
    }

    @Test func subviewsComeBackWithTheirConstraints() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIImageView(image: UIImage(systemName: "star"))
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
        ])
        let other = try copy(view)
        other.layoutIfNeeded()
        let frame = other.subviews.first?.frame
        #expect(frame == CGRect(x: 10, y: 20, width: 30, height: 60))
        #expect((other.subviews.first as? UIImageView)?.image == inner.image)
    }

    @Test func arrangedSubviewsAndCellsComeBack() throws {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
        stack.axis = .vertical
        stack.spacing = 5
        let other = try copy(stack)
        #expect(other.arrangedSubviews.count == 2 && other.arrangedSubviews.first is UILabel)
        #expect(other.axis == .vertical && other.spacing == 5)
        let cell = UITableViewCell()
        cell.contentView.addSubview(UILabel())
        cell.accessoryType = .checkmark
        let copied = try copy(cell)
        #expect(copied.contentView.subviews.first is UILabel)
        #expect(copied.accessoryType == .checkmark)
    }

    @Test func aClassOfTheAppWritesWhatItAdds() throws {
        let badge = ArchivedBadge(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        badge.number = 7
        let other = try copy(badge)
        #expect(other.number == 7 && other.frame == badge.frame)
    }

    @Test func everyKindOfViewIsArchived() throws {
        let views: [UIView] = [
            UIScrollView(), UIProgressView(), UIActivityIndicatorView(style: .large),
            UIDatePicker(), UIPickerView(), UIStepper(), UISearchBar(), UITableView(), UISwitch(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            UINavigationBar(), UIToolbar(), UITabBar(), UITextView(), UICollectionViewCell(),
            UIVisualEffectView(effect: UIBlurEffect(style: .dark)), UITableViewHeaderFooterView(),
            UIListContentView(configuration: .cell()), UIInputView(),
        ]
        for view in views { #expect(try type(of: copy(view)) == type(of: view)) }
    }

    @Test func theOlderWayOfCopyingWorks() {
        let data = NSKeyedArchiver.archivedData(withRootObject: UIView())
        #expect(NSKeyedUnarchiver.unarchiveObject(with: data) is UIView)
    }

    @Test func coderOfOtherThingsMakesAPlainView() throws {
        #expect(UILabel(coder: NSKeyedArchiver(requiringSecureCoding: false)) != nil)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIView(),
            requiringSecureCoding: false
        )
        #expect(UILabel(coder: try NSKeyedUnarchiver(forReadingFrom: data)) != nil)
    }
}

final class ArchivedBadge: UIView {
    var number = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        number = coder.decodeInteger(forKey: "number")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(number, forKey: "number")
    }
}
