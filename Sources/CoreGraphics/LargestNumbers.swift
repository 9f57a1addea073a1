/// The largest number of a `Float`, which code says for an animation without end.
public let HUGE = Float.greatestFiniteMagnitude

/// The largest number of a `Float`, which code says for an animation without end.
public let MAXFLOAT = Float.greatestFiniteMagnitude
