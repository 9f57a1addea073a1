/// The solved form of a constraint system.
///
/// The method is the incremental simplex of Badros, Borning & Stuckey ("The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", TOCHI 2001) in revised form. Every constraint is a
/// *row* `a·x + k REL 0`, whose value `r = a·x + k` is its marker: a slack variable for an
/// inequality, a dummy variable for a required equality, and the difference of the two error
/// variables for an optional one. A *tight* row has its marker parametric (at zero), a *loose* row
/// has it basic. A variable is *basic* if a tight row defines it, else it is *parametric* and stays
/// at its value (the paper's stay constraints, without the rows).
///
/// The paper substitutes basic variables into all rows. That fills the tableau: in a chain of N
/// views the last one's row names all N constraints. Here a tight row stays as it was given and may
/// name other basic variables, as long as the definitions have no cycle; only rows that would close
/// one are *substituted*, that is, eliminated down to parametric variables, as in an LU
/// factorisation. The tableau's rows and columns are found by sweeps over the definitions, which
/// touch only what is really different from zero (Gilbert & Peierls 1988).
struct Tableau: ~Copyable {
    /// A variable.
    struct Column {
        /// The value.
        var value = 0.0
        /// The tight row that defines the variable, or -1: the variable is parametric.
        var owner: Int32 = -1
        /// A number above those of all variables that the definition names.
        var rank: Int32 = 0
        /// The number of other variables' definitions that name this one.
        var uses: Int32 = 0
        /// The first multiplier of the variable's stay, or -1.
        var multipliers: Int32 = -1
        /// The generation of the handle; odd for places.
        ///
        /// The bit costs nothing here, where one more byte would make every variable larger.
        var generation: UInt32 = 0
        var isPlace: Bool { generation & 1 != 0 }
        var isLive = true
        /// Whether the value has to be computed again.
        var isDirty = false
        /// Whether the variable is in the list of changes.
        var isChanged = false
        var isCandidate = false
    }

    /// Where a row stands.
    enum Status: UInt8 {
        /// Not a row.
        case free
        /// Not in force yet.
        case pending
        /// Out of force because it conflicts with required rows.
        case rejected
        /// The marker is parametric.
        case tight
        /// Loose, and the relation holds.
        case satisfied
        /// Loose and violated; the marker is negative.
        case below
        /// Loose and violated; the marker is positive.
        case above

        var isLoose: Bool { rawValue >= Status.satisfied.rawValue }
        var isInForce: Bool { rawValue >= Status.tight.rawValue }
        /// The marker's gradient in the sum of violations.
        var sign: Double { self == .above ? 1 : self == .below ? -1 : 0 }
    }

    /// A constraint.
    struct Row {
        /// The constant.
        var constant = 0.0
        /// The constant that the next solution is to use.
        var target = 0.0
        /// The coefficient of the basic variable in the definition.
        var ownerCoefficient = 0.0
        /// The terms as given.
        var terms = SparseMatrix.Span()
        /// The terms over parametric variables, of a substituted row.
        var substituted = SparseMatrix.Span()
        /// The multiples of other tight rows that the substitution took off.
        var recipe = SparseMatrix.Span()
        /// The basic variable that a tight row defines, or -1.
        var owner: Int32 = -1
        /// The first multiplier of the row, or -1.
        var multipliers: Int32 = -1
        /// The row's age: the time of its last change.
        var serial: Int32 = 0
        var generation: UInt32 = 0
        var level: Int16 = 0
        var relation = Relation.equal
        var status = Status.free
        var isSubstituted = false
        var isCandidate = false
        var isToBeClassified = false
        var isConstantChanged = false
    }

    /// A part of a vector by variable at one level of the objective.
    struct Gradient {
        var coefficient: Double
        var column: Int32
        var level: Int16
    }

    /// One component of a lexicographic multiplier; the components are linked, highest level first.
    struct Multiplier {
        var value: Double
        var next: Int32
        var level: Int16
    }

    /// The level of required rows; optional ones are at twice their priority, or one above.
    static let required: Int16 = 2001
    /// The level at which a required row's violation is minimised until it holds.
    static let admission: Int16 = 2000

    var columns = Buffer<Column>()
    var rows = Buffer<Row>()
    /// The rows as given, by variable.
    var terms = SparseMatrix()
    /// The substituted rows, by variable.
    var substitutions = SparseMatrix()
    /// The recipes of the substituted rows, by row.
    var recipes = SparseMatrix()
    var freeColumns = Buffer<Int32>()
    var freeRows = Buffer<Int32>()
    var nextRank: Int32 = 0
    var nextSerial: Int32 = 0

    // Work that the next solution has to do.
    var pending = Buffer<Int32>()
    var constantChanges = Buffer<Int32>()
    var dirty = Buffer<Int32>()
    var unclassified = Buffer<Int32>()
    /// The gradient of the violations that the multipliers do not account for yet.
    var residual = Buffer<Gradient>()
    /// Rows, and parametric variables as their complement, whose multipliers may call for a pivot.
    var candidates = Buffer<Int32>()

    var multipliers = Buffer<Multiplier>()
    var freeMultiplier: Int32 = -1
    var changes = Buffer<Int32>()
    var journal = Journal()

    /// Counts whatever makes a stored direction wrong.
    var epoch = 0
    var directions: [Direction] = []
    /// Pivots and steps since the definitions were last made anew.
    var stepsSinceRefactoring = 0
    var tightCount: Int32 = 0
    var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

    // Scratch, empty between operations.
    var columnSums = Buffer<Double>()
    var columnMarks = Buffer<UInt8>()
    var rowSums = Buffer<Double>()
    var rowMarks = Buffer<UInt8>()
    var queue = RankQueue()
    var leaves = Buffer<Int32>()
    var stack = Buffer<Int32>()
    /// The result of the last sweep along a tableau column.
    var steps = Buffer<Direction.Step>()
    var rates = Buffer<Direction.Rate>()
    /// The result of the last sweep along a tableau row: its parametric variables and markers.
    var parameters = Buffer<Direction.Step>()
    var markers = Buffer<Direction.Rate>()
    var breakpoints = Breakpoints()

    /// Creates an empty tableau, which owns no memory.
    init() {}

    /// Adds a variable at zero and returns its index.
    mutating func addColumn(isPlace: Bool) -> Int32 {
        nextRank += 1
        let kind: UInt32 = isPlace ? 1 : 0
        if !freeColumns.isEmpty {
            let index = freeColumns.removeLast()
            let generation = columns[index].generation
            columns[index] = Column()
            columns[index].generation = generation & ~1 | kind
            columns[index].rank = nextRank
            return index
        }
        var column = Column()
        column.rank = nextRank
        column.generation = kind
        columns.append(column)
        terms.addColumn()
        substitutions.addColumn()
        columnSums.append(0)
        columnMarks.append(0)
        return columns.count - 1
    }

    /// Removes a variable that no row names.
    mutating func removeColumn(_ index: Int32) {
        clearMultipliers(of: ~index, toResidual: false)
        columns[index].isLive = false
        columns[index].generation &+= 2
        freeColumns.append(index)
        epoch += 1
    }

    /// Returns a row's index, new or used before.
    mutating func addRow() -> Int32 {
        nextSerial += 1
        if !freeRows.isEmpty {
            let index = freeRows.removeLast()
            let generation = rows[index].generation
            rows[index] = Row()
            rows[index].generation = generation
            rows[index].serial = nextSerial
            return index
        }
        var row = Row()
        row.serial = nextSerial
        rows.append(row)
        recipes.addColumn()
        rowSums.append(0)
        rowMarks.append(0)
        return rows.count - 1
    }
}
