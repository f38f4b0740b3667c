/// The batches that a page may not have applied yet, so that one that comes back is sent what it lacks and no more. Bounded.
struct BatchLog: Sendable {
  private let maximumCount: Int
  private let maximumBytes: Int
  /// The number of the last batch.
  private(set) var last = 0
  /// The batches up to ``last``, the oldest first.
  private var frames: [String] = []
  private var bytes = 0

  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The number of the next batch.
  var next: Int { last + 1 }

  /// Keeps the next batch. False where too much is kept: it is all forgotten then.
  mutating func append(_ frame: String) -> Bool {
    guard frames.count < maximumCount, bytes + frame.utf8.count <= maximumBytes else {
      skip()
      return false
    }
    last += 1
    frames.append(frame)
    bytes += frame.utf8.count
    return true
  }

  /// Forgets all batches: the next number stands for everything there is.
  mutating func skip() {
    last += 1
    frames = []
    bytes = 0
  }

  /// Lets go of what the page has applied. True where that is more than was known.
  mutating func acknowledge(_ number: Int) -> Bool {
    let applied = min(number - (last - frames.count), frames.count)
    guard applied > 0 else { return false }
    bytes -= frames.prefix(applied).reduce(0) { $0 + $1.utf8.count }
    frames.removeFirst(applied)
    return true
  }

  /// What a page lacks that has applied the batches up to `number`; nil where not all of it is known any more.
  func missing(after number: Int) -> ArraySlice<String>? {
    let index = number - (last - frames.count)
    return 0...frames.count ~= index ? frames[index...] : nil
  }
}
