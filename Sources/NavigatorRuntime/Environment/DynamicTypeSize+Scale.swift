extension DynamicTypeSize {
  /// The size of body text in points, according to Apple's Human Interface Guidelines.
  nonisolated var bodySize: Int {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// Creates the size whose body text is closest to the default body size multiplied by a factor.
  nonisolated init(textScale: Double) {
    let wanted = 17 * textScale
    self = Self.allCases.min { abs(Double($0.bodySize) - wanted) < abs(Double($1.bodySize) - wanted) } ?? .large
  }
}
