/// A sequence of asterisks, underscores or tildes that may start or end emphasis.
struct MarkdownDelimiter {
  /// The index of the piece that contains the characters.
  let piece: Int
  let character: Unicode.Scalar
  /// The number of characters that have not been matched yet.
  var count: Int
  let canOpen: Bool
  let canClose: Bool
  /// The original number of characters.
  private let length: Int

  init(piece: Int, character: Unicode.Scalar, count: Int, canOpen: Bool, canClose: Bool) {
    self.piece = piece
    self.character = character
    self.count = count
    self.canOpen = canOpen
    self.canClose = canClose
    length = count
  }

  /// Matches the delimiters from a start index, marks the text between them, and removes them (CommonMark, "process emphasis").
  static func match(_ delimiters: inout [MarkdownDelimiter], from start: Int, _ output: inout MarkdownOutput) {
    var openers: [MarkdownDelimiter] = []
    /// The lowest index of the openers that may match a kind of closer. Openers below it have already been excluded.
    var floors: [Kind: Int] = [:]
    for var delimiter in delimiters[min(start, delimiters.count)...] {
      while delimiter.canClose, delimiter.count > 0 {
        let floor = floors[delimiter.kind] ?? 0
        guard let index = openers.indices.last(where: { $0 >= floor && openers[$0].opens(delimiter) }) else {
          floors[delimiter.kind] = openers.count
          break
        }
        openers.removeSubrange((index + 1)...)
        for (kind, floor) in floors where floor > openers.count { floors[kind] = openers.count }
        consume(&openers[index], &delimiter, &output)
        if openers[index].count == 0 { openers.removeLast() }
      }
      if delimiter.canOpen, delimiter.count > 0 { openers.append(delimiter) }
    }
    delimiters.removeSubrange(min(start, delimiters.count)...)
  }

  /// The properties of a closer that determine its possible openers.
  private struct Kind: Hashable {
    let character: Unicode.Scalar
    let canOpen: Bool
    let remainder: Int
  }

  private var kind: Kind {
    Kind(character: character, canOpen: canOpen, remainder: character == "~" ? count : length % 3)
  }

  private func opens(_ closer: MarkdownDelimiter) -> Bool {
    guard character == closer.character else { return false }
    if character == "~" { return count == closer.count }
    let isAmbiguous = canClose || closer.canOpen
    return !isAmbiguous || (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
  }

  private static func consume(
    _ opener: inout MarkdownDelimiter, _ closer: inout MarkdownDelimiter, _ output: inout MarkdownOutput
  ) {
    let isStrike = closer.character == "~"
    let used = isStrike ? closer.count : opener.count >= 2 && closer.count >= 2 ? 2 : 1
    output.mark((opener.piece + 1)..<closer.piece, as: isStrike ? .strikethrough : used == 2 ? .strong : .emphasis)
    output.shorten(opener.piece, by: used)
    output.shorten(closer.piece, by: used)
    opener.count -= used
    closer.count -= used
  }
}
