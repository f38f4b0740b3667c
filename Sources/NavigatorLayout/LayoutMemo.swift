/// A cache of the results that a node has computed, by input.
///
/// Most nodes have few results. A linear search finds them faster than a hash table, and the next layout reuses them. Nodes in
/// deeply nested stacks have more results, because each stack proposes several lengths to its views. Without a complete cache,
/// the time for the layout would double with each level. The tree periodically removes older results with ``trim()``.
struct LayoutMemo<Input: Hashable, Result> {
  /// The number of recent results, which a trim keeps.
  private static var maximumRecent: Int { 16 }
  /// The maximum number of older results. All of them are removed when it is exceeded.
  private static var maximumFurther: Int { 4096 }

  private var recent: [(input: Input, result: Result)] = []
  /// The index of the oldest recent result when the maximum number is reached.
  private var oldest = 0
  /// The older results.
  private var further: [Input: Result] = [:]

  /// The number of results.
  var count: Int { recent.count + further.count }

  /// Returns the cached result for an input.
  subscript(input: Input) -> Result? {
    for known in recent where known.input == input { return known.result }
    return further.isEmpty ? nil : further[input]
  }

  /// Adds a result for an input that is not in the cache.
  mutating func add(_ result: Result, for input: Input) {
    guard recent.count >= Self.maximumRecent else { return recent.append((input, result)) }
    if further.count >= Self.maximumFurther { further = [:] }
    further[recent[oldest].input] = recent[oldest].result
    recent[oldest] = (input, result)
    oldest = (oldest + 1) % Self.maximumRecent
  }

  /// Removes the older results.
  mutating func trim() {
    if !further.isEmpty { further = [:] }
  }

  mutating func removeAll() {
    guard !recent.isEmpty else { return }
    recent.removeAll(keepingCapacity: true)
    oldest = 0
    trim()
  }
}
