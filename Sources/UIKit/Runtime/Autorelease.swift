/// Calls a function; objects end with their last reference, there is no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
