import NavigatorHost

/// The progress of the files of one choice. A step checks the next chunk and changes the state.
struct UploadProgress: Hashable, Sendable {
  /// The element whose dialog has requested the files.
  let target: ElementID
  /// The number of chosen files.
  let count: Int
  /// The file that is being received, and its size in bytes.
  private(set) var index = 0
  private(set) var size: Int
  /// The number of bytes of the file that have been received.
  private(set) var received = 0

  /// Begins with the first chunk of the first file.
  init(first chunk: FileChunk) {
    target = chunk.target
    count = chunk.count
    size = chunk.size
  }

  var isComplete: Bool { index == count - 1 && received == size }

  /// Accepts a chunk if it is the next one, or if it repeats the last one: a page repeats a chunk if it received no response.
  /// Returns a Boolean value that indicates whether the chunk begins a file.
  mutating func accept(_ chunk: FileChunk) throws(FileRefusal) -> Bool {
    guard chunk.target == target, chunk.count == count else { throw .notRequested }
    if chunk.isFirst || chunk.offset == 0 && chunk.index == index + 1 && received == size {
      (index, size, received) = (chunk.index, chunk.size, 0)
      return true
    }
    let isNext = chunk.offset == received || chunk.offset + chunk.length == received
    guard chunk.index == index, chunk.size == size, isNext else { throw .notRequested }
    return false
  }

  /// Records that a chunk is stored.
  mutating func add(_ chunk: FileChunk) {
    received = chunk.offset + chunk.length
  }
}
