extension UIMenu.Identifier {
    /// The menu of what is cut, copied, pasted, deleted and selected.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// The menu of bold, italic and underlined text.
    public static let textStyle = Self("com.apple.menu.text-style")
}
