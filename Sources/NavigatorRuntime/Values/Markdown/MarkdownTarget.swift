/// The destination of a link, with an optional title, in parentheses.
struct MarkdownTarget {
  /// The address without angle brackets and escape characters.
  let address: String
  /// The index after the closing parenthesis.
  let end: Int

  /// Parses a target at an index. Returns nil if there is none.
  init?(in source: [Unicode.Scalar], at start: Int) {
    var reader = Reader(source: source, index: start)
    guard reader.skip("(") else { return nil }
    reader.skipSpace()
    guard let address = reader.destination() else { return nil }
    let hasSpace = reader.skipSpace()
    if hasSpace && !reader.skipTitle() { return nil }
    reader.skipSpace()
    guard reader.skip(")") else { return nil }
    self.address = address
    end = reader.index
  }

  private struct Reader {
    /// The maximum nesting depth of parentheses in an address, as in the reference implementation of CommonMark.
    static let maximumDepth = 32

    let source: [Unicode.Scalar]
    var index: Int

    var next: Unicode.Scalar? { source.indices.contains(index) ? source[index] : nil }

    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
      guard next == scalar else { return false }
      index += 1
      return true
    }

    @discardableResult
    mutating func skipSpace() -> Bool {
      let start = index
      while let scalar = next, scalar.properties.isWhitespace { index += 1 }
      return index > start
    }

    mutating func destination() -> String? {
      skip("<") ? bracketed() : plain()
    }

    private mutating func bracketed() -> String? {
      var address = String.UnicodeScalarView()
      while let scalar = next, scalar != "<", scalar != "\n" {
        index += 1
        if scalar == ">" { return String(address) }
        append(scalar, to: &address)
      }
      return nil
    }

    private mutating func plain() -> String? {
      var address = String.UnicodeScalarView()
      var depth = 0
      while let scalar = next, scalar.value > 0x20 {
        if scalar == ")", depth == 0 { break }
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth -= 1 }
        if depth > Self.maximumDepth { return nil }
        index += 1
        append(scalar, to: &address)
      }
      return depth == 0 ? String(address) : nil
    }

    /// Appends a character. If the character is a backslash, the method appends the escaped character instead.
    private mutating func append(_ scalar: Unicode.Scalar, to address: inout String.UnicodeScalarView) {
      if scalar == "\\", let escaped = next, escaped.isMarkdownPunctuation {
        index += 1
        address.append(escaped)
      } else {
        address.append(scalar)
      }
    }

    /// Skips an optional title in quotation marks. Returns false if the title is not terminated.
    mutating func skipTitle() -> Bool {
      guard let quote = next, quote == "\"" || quote == "'" else { return true }
      index += 1
      while let scalar = next {
        index += 1
        if scalar == quote { return true }
        if scalar == "\\" { index += 1 }
      }
      return false
    }
  }
}

extension MarkdownTarget {
  /// Returns the length of a bare address at an index, or nil if there is none.
  static func bareLength(in source: [Unicode.Scalar], at start: Int) -> Int? {
    guard let prefix = prefixes.first(where: { begins($0, in: source, at: start) }) else { return nil }
    let minimum = start + prefix.count
    // This is checked first, because the text after an incomplete address is read again at the next one.
    guard !source[minimum].isPunctuationOrSymbol, !source[minimum].properties.isWhitespace else { return nil }
    var end = minimum
    while end < source.count, !source[end].properties.isWhitespace, source[end] != "<" { end += 1 }
    var parentheses = source[start..<end].reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    while end > minimum {
      let last = source[end - 1]
      if last == ")", parentheses < 0 {
        parentheses += 1
      } else if !trailing.contains(last) {
        break
      }
      end -= 1
    }
    return end - start
  }

  private static let prefixes = ["https://", "http://", "www."].map { Array($0.unicodeScalars) }
  private static let trailing = Set("?!.,:*_~'\";".unicodeScalars)

  private static func begins(_ prefix: [Unicode.Scalar], in source: [Unicode.Scalar], at start: Int) -> Bool {
    guard source.count - start > prefix.count else { return false }
    return zip(prefix, source[start...]).allSatisfy {
      $0.0 == $0.1 || $0.0.properties.lowercaseMapping == $0.1.properties.lowercaseMapping
    }
  }
}
