/// The results that a node has computed, by the values that they were computed for.
///
/// Most nodes have a few results, which a search finds faster than a hash. Deeply nested stacks have more, because each stack
/// offers its views several lengths; without all of their results, the time for a layout would double with each level.
struct LayoutMemo<Question: Hashable, Answer> {
  /// The number of results that are searched one by one.
  private static var maximumListed: Int { 16 }
  /// The maximum number of results. A further one replaces all of them.
  private static var maximumCount: Int { 4096 }

  private var listed: [(question: Question, answer: Answer)] = []
  private var hashed: [Question: Answer] = [:]

  /// Returns a known result.
  subscript(question: Question) -> Answer? {
    for known in listed where known.question == question { return known.answer }
    return hashed.isEmpty ? nil : hashed[question]
  }

  /// Adds a result that is not known.
  mutating func add(_ answer: Answer, for question: Question) {
    if listed.count < Self.maximumListed {
      listed.append((question, answer))
    } else {
      if hashed.count >= Self.maximumCount { hashed = [:] }
      hashed[question] = answer
    }
  }

  mutating func removeAll() {
    listed.removeAll(keepingCapacity: true)
    hashed = [:]
  }
}
