import NavigatorHost

extension View {
  /// Sets an option with a paint. The environment of this view resolves a custom style.
  nonisolated func regionOption(_ style: AnyShapeStyle, _ option: (Paint) -> RegionOption) -> OptionView<Self> {
    OptionView(
      content: self, option: option(style.paintSource.paint(tint: nil, foreground: nil)),
      style: style.unresolved == nil ? nil : style)
  }
}

extension RegionOption {
  /// Returns the option with another paint. An option without a paint is unchanged.
  func with(_ paint: Paint) -> RegionOption {
    switch self {
    case .presentation(.background): .presentation(.background(paint))
    case .screenBackground: .screenBackground(paint)
    case .bar(.background, let bars): .bar(.background(paint), bars)
    case .tabBar(.background): .tabBar(.background(paint))
    default: self
    }
  }
}
