/// The batches that a page may not have applied yet. A page that reconnects receives the missing ones. Their number and bytes are
/// bounded.
struct BatchLog: Sendable {
  private let maximumCount: Int
  private let maximumBytes: Int
  /// The number of the last batch.
  private(set) var last = 0
  /// The batches up to ``last``, the oldest first.
  private var frames: [String] = []
  private(set) var bytes = 0

  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The number of batches that the page may not have applied.
  var count: Int { frames.count }

  /// The number of the next batch.
  var next: Int { last + 1 }

  /// Appends the next batch. If that exceeds the bounds, removes all batches and returns false.
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

  /// Removes all batches. The next number represents the whole tree.
  mutating func skip() {
    last += 1
    frames = []
    bytes = 0
  }

  /// Removes the batches that the page has applied. Returns false if there are none.
  mutating func acknowledge(_ number: Int) -> Bool {
    let applied = min(number - (last - frames.count), frames.count)
    guard applied > 0 else { return false }
    bytes -= frames.prefix(applied).reduce(0) { $0 + $1.utf8.count }
    frames.removeFirst(applied)
    return true
  }

  /// Returns the batches after `number`, which is the last one that a page has applied, or nil if some of them were removed.
  func missing(after number: Int) -> ArraySlice<String>? {
    let index = number - (last - frames.count)
    return 0...frames.count ~= index ? frames[index...] : nil
  }
}
