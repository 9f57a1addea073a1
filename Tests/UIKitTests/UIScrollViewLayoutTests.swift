import RenderTree
import Testing

@testable import UIKit

/// Content whose size constraints determine.
@MainActor
struct UIScrollViewLayoutTests {
    private func pin(_ child: UIView, in scroll: UIScrollView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
            child.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -15),
        ])
    }

    @Test func edgesToTheScrollViewDefineTheContent() {
        let test = TestScene()
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let child = UIView()
        pin(child, in: scroll)
        child.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -30).isActive = true
        child.heightAnchor.constraint(equalToConstant: 900).isActive = true
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize == CGSize(width: 300, height: 920))
        #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 900))
        scroll.contentOffset.y = 100
        test.commit()
        #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 900))
    }

    @Test func middlesAreThoseOfTheFrame() {
        let test = TestScene()
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (child, badge) = (UILabel(), UIView())
        child.numberOfLines = 0
        child.text = "Words that would be one long line if nothing held them to the width"
        child.translatesAutoresizingMaskIntoConstraints = false
        badge.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(child)
        scroll.addSubview(badge)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            child.topAnchor.constraint(equalTo: scroll.topAnchor),
            child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -900),
            child.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
            badge.centerXAnchor.constraint(equalTo: scroll.contentLayoutGuide.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: scroll.contentLayoutGuide.centerYAnchor),
        ])
        test.add(scroll)
        test.commit()
        #expect(child.frame.minX == 0 && child.frame.width == 300)
        #expect(child.frame.height > 30)
        #expect(scroll.contentSize == CGSize(width: 300, height: child.frame.height + 900))
        #expect(badge.frame.midX == 150)
        #expect(abs(badge.frame.midY - scroll.contentSize.height / 2) <= 0.5)
        scroll.frame.size.width = 200
        test.commit()
        #expect(child.frame.width == 200)
    }

    @Test func theContentGuideDefinesTheContentAndTheFrameGuideStays() {
        let test = TestScene()
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (child, badge) = (UIView(), UIView())
        for view in [child, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            child.topAnchor.constraint(equalTo: content.topAnchor),
            child.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            child.heightAnchor.constraint(equalToConstant: 1_200),
            badge.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -8),
            badge.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -8),
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 40),
        ])
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize == CGSize(width: 300, height: 1_200))
        #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 1_200))
        #expect(badge.frame == CGRect(x: 252, y: 352, width: 40, height: 40))
        scroll.contentOffset.y = 250
        test.commit()
        #expect(frame.layoutFrame == CGRect(x: 0, y: 250, width: 300, height: 400))
        #expect(badge.frame == CGRect(x: 252, y: 602, width: 40, height: 40))
        #expect(badge.convert(badge.bounds, to: nil).origin == CGPoint(x: 252, y: 352))
    }

    @Test func whatIsPinnedOutsideStaysThereWhileContentScrolls() {
        let test = TestScene()
        defer { test.end() }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        scroll.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
            header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            header.widthAnchor.constraint(equalTo: root.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 30),
        ])
        test.add(root)
        test.commit()
        #expect(header.frame == CGRect(x: 0, y: 20, width: 390, height: 30))
        scroll.contentOffset.y = 500
        test.commit()
        #expect(header.frame == CGRect(x: 0, y: 520, width: 390, height: 30))
    }

    @Test func aStackOfRowsScrolls() {
        let test = TestScene()
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let rows = (0..<40).map { _ in
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: 44).isActive = true
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 1
        pin(stack, in: scroll)
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -30).isActive = true
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize.height == 1_819)
        rows[0].isHidden = true
        test.commit()
        #expect(scroll.contentSize.height == 1_774)
    }

    @Test func contentOfRightToLeftScenesIsMirrored() {
        var environment = SceneEnvironment()
        environment.isRightToLeft = true
        let test = TestScene(environment: environment)
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let child = UIView()
        pin(child, in: scroll)
        child.widthAnchor.constraint(equalToConstant: 500).isActive = true
        child.heightAnchor.constraint(equalToConstant: 100).isActive = true
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize == CGSize(width: 530, height: 120))
        #expect(child.frame == CGRect(x: 20, y: 5, width: 500, height: 100))
    }

    @Test func aContentSizeThatIsNoNumberIsReportedAndCountsAsNothing() {
        var messages: [String] = []
        let handler = Diagnostics.handler
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = handler }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: CGFloat.nan, height: 300)
        #expect(scrollView.contentSize == CGSize(width: 0, height: 300))
        #expect(messages.count == 1)
        #expect(messages.first?.contains("contains NaN, which counts as nothing") == true)
        scrollView.contentSize = CGSize(width: -5, height: CGFloat.infinity)
        #expect(scrollView.contentSize == CGSize(width: 0, height: 1e9))
        #expect(messages.count == 1)
    }
}
