/// The horizontal alignment of lines of text.
public enum TextAlign: String, Hashable, Sendable, Codable {
  /// At the leading edge.
  case leading
  /// In the center.
  case center
  /// At the trailing edge.
  case trailing
}

/// The letter case in which text is shown.
public enum LetterCase: String, Hashable, Sendable, Codable {
  /// Capital letters.
  case uppercase
  /// Small letters.
  case lowercase
}

/// The dash pattern of a line under or through a text.
public enum LinePattern: String, Hashable, Sendable, Codable {
  /// A continuous line.
  case solid
  /// Dots.
  case dot
  /// Dashes.
  case dash
  /// Alternating dashes and dots.
  case dashDot
  /// A dash and two dots, repeated.
  case dashDotDot
}

/// The part of a line that is replaced by an ellipsis if the line does not fit.
public enum Truncation: String, Hashable, Sendable, Codable {
  /// The start of the line.
  case head
  /// The middle of the line.
  case middle
  /// The end of the line.
  case tail
}
