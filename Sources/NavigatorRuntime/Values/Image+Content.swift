import NavigatorHost

extension Image {
  /// Returns the content for hosts without the label. It contains the addresses of a picture in a color scheme.
  ///
  /// - Parameter isDark: A closure that returns whether the color scheme is dark. It is called only for pictures that depend on
  ///   the color scheme.
  nonisolated func content(isDark: () -> Bool) -> Content {
    var content = content
    if let drawing, isDark(), let address = drawing.darkAddress { content[.url] = .string(address) }
    guard let picture else { return content }
    let sources = picture.isAdaptive && isDark() ? picture.dark : picture.light
    guard let smallest = sources.min(by: { $0.scale < $1.scale }) else { return content }
    content[.url] = .string(smallest.path)
    if sources.count > 1 {
      content[.sources] = .strings(sources.map { "\($0.path) \($0.scale)x" })
    }
    // A picture without a variant at scale 1 is drawn at its size in points.
    else if smallest.scale > 1 {
      content[.value] = .number(Double(smallest.scale))
    }
    return content
  }
}
