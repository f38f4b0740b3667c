/// One way to read an address as a value: most often that of one case.
nonisolated public struct AddressPattern<Value> {
  /// What the path begins with.
  let literals: [String]
  let read: (inout AddressReader) throws(AddressError) -> Value

  /// A pattern.
  ///
  /// - Parameters:
  ///   - literals: The segments that the path begins with.
  ///   - read: Reads what comes after them.
  public init(_ literals: String..., read: @escaping (inout AddressReader) throws(AddressError) -> Value) {
    self.literals = literals
    self.read = read
  }

  /// The pattern of a case that holds one value: the value's own address after the prefix, where it has one; else the case's name and the value.
  ///
  /// - Parameters:
  ///   - prefix: The segments that the path begins with.
  ///   - caseName: The segment before a value that has no address of its own.
  ///   - name: The parameter's name, for errors.
  ///   - coding: How such values are read.
  ///   - embed: Makes the case of a value.
  public init<Payload>(
    _ prefix: String..., caseName: String, payload name: String, _ coding: AddressCoding<Payload>,
    embed: @escaping (Payload) -> Value
  ) {
    literals = coding.nesting == nil ? prefix + [caseName] : prefix
    read = { reader throws(AddressError) in embed(try reader.last(name, coding)) }
  }
}

extension Routable {
  /// Reads all that is left of an address. Where several patterns fit, the one with a literal where the others have a parameter is meant; of
  /// equals the first.
  nonisolated static func read(from reader: inout AddressReader, _ patterns: [AddressPattern<Self>]? = nil) throws(AddressError)
    -> Self
  {
    var best: (value: Self, reader: AddressReader)?
    var failure = ReadingFailure()
    for pattern in patterns ?? addressPatterns {
      var attempt = reader
      let taken = attempt.take(pattern.literals)
      guard taken == pattern.literals.count else {
        failure.note(missing: pattern.literals[taken], at: attempt)
        continue
      }
      do throws(AddressError) {
        let value = try pattern.read(&attempt)
        guard attempt.isAtEnd else {
          failure.note(missing: nil, at: attempt)
          continue
        }
        if best.map({ $0.reader.literals < attempt.literals }) ?? true { best = (value, attempt) }
      } catch {
        failure.note(error)
      }
    }
    guard let best else { throw failure.error(in: reader) }
    reader = best.reader
    return best.value
  }
}

/// Finds out what is wrong with an address that no pattern fits: what the pattern says that got farthest.
nonisolated private struct ReadingFailure {
  private var farthest: AddressError?
  /// How many segments were read where literals were missing, and which.
  private var position = 0
  private var expected: [String] = []

  mutating func note(_ error: AddressError) {
    switch error {
    case .unknownSegment(_, let position, let expected), .missingSegment(let position, let expected):
      note(missing: expected, at: position - 1)
    default:
      if error.progress > farthest?.progress ?? 0 { farthest = error }
    }
  }

  mutating func note(missing literal: String?, at reader: AddressReader) {
    note(missing: literal.map { [$0] } ?? [], at: reader.position)
  }

  private mutating func note(missing literals: [String], at position: Int) {
    if position > self.position { expected = [] }
    guard position >= self.position else { return }
    self.position = position
    for literal in literals where !expected.contains(literal) { expected.append(literal) }
  }

  func error(in reader: AddressReader) -> AddressError {
    let missing: AddressError =
      reader.segment(position).map { .unknownSegment($0, position: position + 1, expected: expected) }
      ?? .missingSegment(position: position + 1, expected: expected)
    guard let farthest, farthest.progress >= missing.progress else { return missing }
    return farthest
  }
}
