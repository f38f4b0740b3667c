/// The results that a node has computed, by the values that they were computed for.
///
/// Most nodes need a few results, which a search finds faster than a hash, and which the next layout uses again. In a layout of
/// deeply nested stacks, nodes need more, because each stack offers its views several lengths: without all of their results, the
/// time for the layout would double with each level. The tree removes these from time to time with ``trim()``.
struct LayoutMemo<Input: Hashable, Result> {
  /// The number of results that a trim keeps: those that were computed last.
  private static var maximumRecent: Int { 16 }
  /// The maximum number of further results. Another one replaces all of them.
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
