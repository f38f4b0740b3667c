/// The results that a node has computed, by their input values.
///
/// Most nodes need few results. A linear search finds them faster than a hash table, and the next layout reuses them. Nodes of
/// deeply nested stacks need more results, because each stack proposes several lengths to its views. Without all of these
/// results, the time for the layout would double with each level. The tree removes them from time to time with ``trim()``.
struct LayoutMemo<Input: Hashable, Result> {
  /// The number of results that a trim keeps, which are the most recent ones.
  private static var maximumRecent: Int { 16 }
  /// The maximum number of further results. When it is exceeded, all of them are removed.
  private static var maximumFurther: Int { 4096 }

  private var recent: [(input: Input, result: Result)] = []
  /// The index of the oldest recent result, if there are as many as possible.
  private var oldest = 0
  /// The results that are no longer recent.
  private var further: [Input: Result] = [:]

  /// The number of results.
  var count: Int { recent.count + further.count }

  /// Returns a known result.
  subscript(input: Input) -> Result? {
    for known in recent where known.input == input { return known.result }
    return further.isEmpty ? nil : further[input]
  }

  /// Adds a result that is not known.
  mutating func add(_ result: Result, for input: Input) {
    guard recent.count >= Self.maximumRecent else { return recent.append((input, result)) }
    if further.count >= Self.maximumFurther { further = [:] }
    further[recent[oldest].input] = recent[oldest].result
    recent[oldest] = (input, result)
    oldest = (oldest + 1) % Self.maximumRecent
  }

  /// Keeps the recent results only.
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
