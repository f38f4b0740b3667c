extension [Filter] {
  /// Returns the filters between these ones and others, or nil if one of them does not change gradually. A filter that only one
  /// of the lists contains is paired with a filter that has no effect. The progress of a spring may exceed the range from 0 to
  /// 1.
  package func mixed(with end: [Filter], by progress: Double) -> [Filter]? {
    var result: [Filter] = []
    for index in 0..<Swift.max(count, end.count) {
      let first = index < count ? self[index] : end[index].neutral
      let last = index < end.count ? end[index] : self[index].neutral
      guard let filter = first?.mixed(with: last, by: progress) else { return nil }
      result.append(filter)
    }
    return result
  }
}

extension Filter {
  /// A Boolean value that indicates whether browsers show the start and the end of a change of the filter, and nothing between.
  package var changesInSteps: Bool {
    switch self {
    case .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .invert: false
    case .multiply, .luminanceToAlpha, .colorMatrix, .alphaThreshold, .shadow: true
    }
  }

  /// The filter of this kind that has no effect, or nil if there is none.
  fileprivate var neutral: Filter? {
    switch self {
    case .blur: .blur(radius: 0)
    case .brightness: .brightness(0)
    case .contrast: .contrast(1)
    case .saturation: .saturation(1)
    case .grayscale: .grayscale(0)
    case .hueRotation: .hueRotation(degrees: 0)
    case .multiply: .multiply(red: 1, green: 1, blue: 1, opacity: 1)
    case .colorMatrix: .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    case .invert, .luminanceToAlpha, .alphaThreshold, .shadow: nil
    }
  }

  /// Returns the filter between this one and another one, or nil if they have different kinds or do not change gradually.
  fileprivate func mixed(with end: Filter?, by progress: Double) -> Filter? {
    func number(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    func length(_ start: Double, _ end: Double) -> Double { max(number(start, end), 0) }
    func part(_ start: Double, _ end: Double) -> Double { min(length(start, end), 1) }
    guard let end else { return nil }
    switch (self, end) {
    case _ where self == end: return self
    case (.blur(let start), .blur(let end)): return .blur(radius: length(start, end))
    case (.brightness(let start), .brightness(let end)): return .brightness(number(start, end))
    case (.contrast(let start), .contrast(let end)): return .contrast(number(start, end))
    case (.saturation(let start), .saturation(let end)): return .saturation(length(start, end))
    case (.grayscale(let start), .grayscale(let end)): return .grayscale(part(start, end))
    case (.hueRotation(let start), .hueRotation(let end)): return .hueRotation(degrees: number(start, end))
    case (.multiply(let red, let green, let blue, let opacity), .multiply(let endRed, let endGreen, let endBlue, let endOpacity)):
      return .multiply(
        red: part(red, endRed), green: part(green, endGreen), blue: part(blue, endBlue), opacity: part(opacity, endOpacity))
    case (.colorMatrix(let start), .colorMatrix(let end)) where start.count == end.count:
      return .colorMatrix(zip(start, end).map(number))
    case (
      .alphaThreshold(let minimum, let maximum, let red, let green, let blue, let opacity),
      .alphaThreshold(let endMinimum, let endMaximum, let endRed, let endGreen, let endBlue, let endOpacity)
    ):
      return .alphaThreshold(
        minimum: part(minimum, endMinimum), maximum: part(maximum, endMaximum), red: part(red, endRed),
        green: part(green, endGreen), blue: part(blue, endBlue), opacity: part(opacity, endOpacity))
    case (.shadow(var shadow), .shadow(let end)) where shadow.hasKind(of: end):
      shadow.components = zip(shadow.components, end.components).map(part)
      shadow.radius = length(shadow.radius, end.radius)
      (shadow.x, shadow.y) = (number(shadow.x, end.x), number(shadow.y, end.y))
      return .shadow(shadow)
    default: return nil
    }
  }
}

extension FilterShadow {
  fileprivate func hasKind(of other: FilterShadow) -> Bool {
    placement == other.placement && isInverted == other.isInverted && components.count == other.components.count
  }
}
