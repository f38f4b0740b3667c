/// A pattern that reads an address as a value, usually as one case of an enum.
nonisolated public struct AddressPattern<Value> {
  /// The segments at the beginning of the path.
  let literals: [String]
  let read: (inout AddressReader) throws(AddressError) -> Value

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - literals: The segments at the beginning of the path.
  ///   - read: A closure that reads the rest of the address.
  public init(_ literals: String..., read: @escaping (inout AddressReader) throws(AddressError) -> Value) {
    self.literals = literals
    self.read = read
  }

  /// Creates the pattern of a case with one value: the prefix and the value's own address if it has one, otherwise the prefix,
  /// the case's name and the value.
  ///
  /// - Parameters:
  ///   - prefix: The segments at the beginning of the path.
  ///   - caseName: The segment before a value without its own address.
  ///   - name: The parameter's name for errors.
  ///   - coding: The coding of the value.
  ///   - embed: A closure that returns the case for a value.
  public init<Payload>(
    _ prefix: String..., caseName: String, payload name: String, _ coding: AddressCoding<Payload>,
    embed: @escaping (Payload) -> Value
  ) {
    literals = coding.nesting == nil ? prefix + [caseName] : prefix
    read = { reader throws(AddressError) in embed(try reader.last(name, coding)) }
  }
}

extension Routable {
  /// Reads the rest of an address. If several patterns match, the one with the earliest literal instead of a parameter is used,
  /// otherwise the first.
  @_spi(Engine)
  nonisolated public static func read(
    from reader: inout AddressReader, _ patterns: [AddressPattern<Self>]? = nil
  ) throws(AddressError) -> Self {
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

/// The error of the pattern that matched the longest part of an address.
nonisolated private struct ReadingFailure {
  private var farthest: AddressError?
  /// The number of segments before missing literals, and these literals.
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
