import Foundation

extension Path: LosslessStringConvertible {
  /// A list of the elements, each with its coordinates followed by a letter.
  ///
  /// `m` starts a subpath, `l` adds a line, `q` and `c` add curves with their control points first, and `h` closes the subpath.
  public var description: String {
    var parts: [String] = []
    forEach { parts += $0.words }
    return parts.joined(separator: " ")
  }

  /// Creates a path from a description. Returns nil if the description is invalid.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard append(String(word), numbers) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Appends the element with a letter and coordinates. Returns false if they are invalid.
  private mutating func append(_ letter: String, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension Path.Element {
  fileprivate var words: [String] {
    switch self {
    case .move(let end): Self.words(end) + ["m"]
    case .line(let end): Self.words(end) + ["l"]
    case .quadCurve(let end, let control): Self.words(control, end) + ["q"]
    case .curve(let end, let control1, let control2): Self.words(control1, control2, end) + ["c"]
    case .closeSubpath: ["h"]
    }
  }

  private static func words(_ points: CGPoint...) -> [String] {
    points.flatMap { [word($0.x), word($0.y)] }
  }

  private static func word(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
