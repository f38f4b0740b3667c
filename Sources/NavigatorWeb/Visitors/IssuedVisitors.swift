/// The browsers to which this process has issued cookies, for a program without hash functions. Such a program keeps all states
/// in its memory, so no cookie has to outlive it.
///
/// The number is bounded: the browsers that have been inactive the longest are removed. Such a browser gets a new cookie that
/// contains its former secret, by which the sessions of its open pages are still found.
struct IssuedVisitors {
  /// Half of the maximum number of browsers, and half of the maximum number of replaced keys.
  static let generationSize = 8192

  private var issued = Generations()
  private var replacements = Generations()

  /// Adds a browser that gets a cookie.
  mutating func insert(_ visitor: Visitor) {
    issued.insert(Visitor(key: visitor.key, former: visitor.former), for: visitor.key)
  }

  /// Returns the first of the browsers to which a cookie was issued, or the cookie that replaces the first browser's. Repeated
  /// calls return the same result.
  mutating func recognize(_ candidates: [Visitor]) -> Visitor? {
    for candidate in candidates where issued.value(for: candidate.key) == candidate { return candidate }
    guard let unknown = candidates.first?.key else { return nil }
    let replacement = replacements.value(for: unknown) ?? Visitor(key: .random(), former: unknown, isNew: true)
    replacements.insert(replacement, for: unknown)
    return replacement
  }

  /// Values in two generations. A value that is looked up moves to the newer generation. When that is full, it displaces the
  /// older one.
  private struct Generations {
    private var newer: [VisitorKey: Visitor] = [:]
    private var older: [VisitorKey: Visitor] = [:]

    mutating func insert(_ value: Visitor, for key: VisitorKey) {
      if newer.count >= generationSize, newer[key] == nil {
        older = newer
        newer = [:]
      }
      newer[key] = value
    }

    mutating func value(for key: VisitorKey) -> Visitor? {
      if let value = newer[key] { return value }
      guard let value = older[key] else { return nil }
      insert(value, for: key)
      return value
    }
  }
}
