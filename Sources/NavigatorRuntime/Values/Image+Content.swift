import NavigatorHost

extension Image {
  /// Returns the content for hosts, apart from the label, with the addresses of a picture in a color scheme.
  ///
  /// - Parameter isDark: A Boolean value that indicates whether the color scheme is dark. It is read for pictures that depend on
  ///   the color scheme.
  nonisolated func content(isDark: () -> Bool) -> Content {
    var content = content
    guard let picture else { return content }
    let sources = picture.isAdaptive && isDark() ? picture.dark : picture.light
    guard let smallest = sources.min(by: { $0.scale < $1.scale }) else { return content }
    content[.url] = .string(smallest.path)
    if sources.count > 1 {
      content[.sources] = .strings(sources.map { "\($0.path) \($0.scale)x" })
    }
    // A picture that exists at a higher scale alone is drawn in the size of its points.
    else if smallest.scale > 1 {
      content[.value] = .number(Double(smallest.scale))
    }
    return content
  }
}
