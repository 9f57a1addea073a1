import CoreGraphics
import InterfaceBuilder

/// A plain view in place of one whose class does not exist here.
///
/// It has the natural size that UIKit's class would have.
final class NibStandInView: UIView {
    /// The size of the content; a dimension that the class does not have is nil.
    var natural: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    /// The distance of the frame from what constraints act on.
    var alignmentInsets = UIEdgeInsets.zero
    /// The font of the text whose baseline constraints can name.
    var font: UIFont?

    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: natural.width ?? UIView.noIntrinsicMetric,
            height: natural.height ?? UIView.noIntrinsicMetric
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: natural.width.map { $0 + alignmentInsets.left + alignmentInsets.right }
                ?? bounds.width,
            height: natural.height.map { $0 + alignmentInsets.top + alignmentInsets.bottom }
                ?? bounds.height
        )
    }

    override var ownFirstBaseline: CGFloat {
        guard let font else { return 0 }
        let height = bounds.height > 0 ? bounds.height : natural.height ?? 0
        return roundedToPixel((height - font.lineHeight) / 2 + font.ascender)
    }

    override var ownLastBaseline: CGFloat {
        guard font != nil else { return 0 }
        let height = bounds.height > 0 ? bounds.height : natural.height ?? 0
        return height - ownFirstBaseline
    }
}

extension NibLoader {
    /// Gives a stand-in the natural size of the class that it stands for.
    func configure(_ view: NibStandInView, _ object: IBObject) {
        switch object.elementName {
        case "switch":
            view.natural = (49, 31)
            view.alignmentInsets.right = 2
        case "slider":
            view.natural = (nil, 30)
            view.alignmentInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case "segmentedControl":
            view.natural = (segmentsWidth(object), 31)
            view.alignmentInsets.bottom = 1
        case "stepper": view.natural = (94, 32)
        case "progressView": view.natural = (nil, object.string("style") == "bar" ? 2.5 : 4)
        case "activityIndicatorView":
            let side: CGFloat =
                object.string("style")?.lowercased().contains("large") == true
                ? 37 : 20
            view.natural = (side, side)
        case "colorWell": view.natural = (28, 28)
        case "pickerView": view.natural = (320, 216)
        case "datePicker": configureDatePicker(view, object)
        case "pageControl":
            let pages = CGFloat(object.integer("numberOfPages") ?? 0)
            view.natural = (max(0, pages * 16 - 9), 37)
        case "navigationBar", "toolbar": view.natural = (nil, 44)
        case "tabBar": view.natural = (nil, 49)
        default: break
        }
    }

    private func configureDatePicker(_ view: NibStandInView, _ object: IBObject) {
        let style = object.string("style")
        view.natural = style == nil || style == "wheels" ? (320, 216) : (nil, nil)
    }

    private func segmentsWidth(_ object: IBObject) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        let widths = object.segments.map { segment -> CGFloat in
            if let width = segment.width { return CGFloat(width) }
            label.text = segment.title ?? ""
            return label.sizeThatFits(.zero).width + 22
        }
        return (widths.max() ?? 0) * CGFloat(widths.count)
    }
}
