import Foundation

/// The names of the two parts of an index path, for lists, of Foundation's class.
extension NSIndexPath {
    /// Creates the path of a row of a table.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the path of an item of a collection view.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section, the first index; the path must have two.
    public var section: Int { index(atPosition: 0) }

    /// The row in its section, the second index; the path must have two.
    public var row: Int { index(atPosition: 1) }

    /// The item in its section, the second index; the path must have two.
    public var item: Int { index(atPosition: 1) }
}
