import InterfaceBuilder

extension NibLoader {
    func decodeCollectionView(_ object: IBObject, into view: UICollectionView) {
        decodeScrollView(object, into: view)
        if let layout = makeLayout(of: object) { view.exchangeLayout(layout) }
        if let flag = object.bool("multipleSelection") ?? object.bool("allowsMultipleSelection") {
            view.allowsMultipleSelection = flag
        }
        if let flag = object.bool("allowsSelection") { view.allowsSelection = flag }
        if let flag = object.bool("allowsSelectionDuringEditing") {
            view.allowsSelectionDuringEditing = flag
        }
        if let flag = object.bool("allowsMultipleSelectionDuringEditing") {
            view.allowsMultipleSelectionDuringEditing = flag
        }
        if let flag = object.bool("prefetchingEnabled") { view.isPrefetchingEnabled = flag }
        if let flag = object.bool("dragInteractionEnabled") { view.dragInteractionEnabled = flag }
        if let background = object.object("backgroundView") {
            view.backgroundView = makeView(background, outerSize: view.bounds.size)
        }
        for cell in object.prototypes { addPrototype(cell, kind: nil, to: view) }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            if let bar = object.object(key) { addPrototype(bar, kind: kind, to: view) }
        }
    }

    private func addPrototype(_ object: IBObject, kind: String?, to view: UICollectionView) {
        // A preview has no data; it shows prototypes where they stand in the document.
        if source.isPreview {
            if let made = makeView(object, outerSize: view.bounds.size) { view.addSubview(made) }
            return
        }
        guard let identifier = object.string("reuseIdentifier"), !identifier.isEmpty else { return }
        let prototype = CollectionPrototype(object, self)
        view.collection.sources[.init(kind, identifier)] = .prototype(prototype)
    }

    private func makeLayout(of object: IBObject) -> UICollectionViewLayout? {
        guard let element = object.object("collectionViewLayout") else { return nil }
        let found = NibClasses.findInUIKit(element.baseClass.name) as? UICollectionViewLayout.Type
        let base = found ?? UICollectionViewLayout.self
        let type = customClass(element, base: base)
        let coder = NibCoder(element, loader: self, outerSize: nil)
        guard let layout = type.init(coder: coder) ?? base.init(coder: coder) else { return nil }
        if let flow = layout as? UICollectionViewFlowLayout {
            decodeFlowLayout(element, into: flow)
        }
        register(layout, for: element)
        return layout
    }

    private func decodeFlowLayout(_ object: IBObject, into layout: UICollectionViewFlowLayout) {
        if object.string("scrollDirection") == "horizontal" { layout.scrollDirection = .horizontal }
        // What a document does not say is what the class begins with.
        if let value = object.number("minimumLineSpacing") {
            layout.minimumLineSpacing = CGFloat(value)
        }
        if let value = object.number("minimumInteritemSpacing") {
            layout.minimumInteritemSpacing = CGFloat(value)
        }
        if let size = object.size("itemSize") { layout.itemSize = size }
        if let size = object.size("estimatedItemSize") { layout.estimatedItemSize = size }
        if object.bool("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        // A preview has no data that could answer with headers; it shows them where they stand.
        if !source.isPreview {
            if let size = object.size("headerReferenceSize") { layout.headerReferenceSize = size }
            if let size = object.size("footerReferenceSize") { layout.footerReferenceSize = size }
        }
        if let inset = object.insets("sectionInset") { layout.sectionInset = UIEdgeInsets(inset) }
        if let flag = object.bool("sectionHeadersPinToVisibleBounds") {
            layout.sectionHeadersPinToVisibleBounds = flag
        }
        if let flag = object.bool("sectionFootersPinToVisibleBounds") {
            layout.sectionFootersPinToVisibleBounds = flag
        }
        switch object.string("sectionInsetReference") {
        case "safeArea": layout.sectionInsetReference = .fromSafeArea
        case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
        default: break
        }
    }

    func decodeCollectionCell(_ object: IBObject, into cell: UICollectionViewCell) {
        for (key, set) in [
            ("backgroundView", { cell.backgroundView = $0 }),
            ("selectedBackgroundView", { cell.selectedBackgroundView = $0 }),
        ] as [(String, (UIView) -> Void)] {
            if let element = object.object(key),
                let view = makeView(element, outerSize: cell.bounds.size)
            {
                set(view)
            }
        }
        guard let content = object.contentView,
            let view = makeView(content, outerSize: cell.bounds.size)
        else { return }
        cell.adoptContentView(view)
    }
}
