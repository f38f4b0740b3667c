import NavigatorHost

/// The way in which the colors of a view are combined with the colors behind it.
nonisolated public enum BlendMode: Int32, Hashable, Sendable {
  /// A mode in which the view's colors replace the colors behind it.
  case normal
  /// A mode that makes colors darker.
  case multiply, darken, colorBurn, plusDarker
  /// A mode that makes colors brighter.
  case screen, lighten, colorDodge, plusLighter
  /// A mode that increases the contrast.
  case overlay, softLight, hardLight
  /// A mode that subtracts one color from the other.
  case difference, exclusion
  /// A mode that takes some color components from the view and the others from the content behind it.
  case hue, saturation, color, luminosity
  /// A mode that uses the opacity of the content behind the view. Hosts draw the view normally.
  case sourceAtop, destinationOver
  /// A mode that removes the view's area from the content behind it.
  ///
  /// The content is that of the innermost `compositingGroup()` or mask around the view. Without one, the view is not drawn.
  ///
  /// ```swift
  /// Color.black.overlay { Text("Hole").blendMode(.destinationOut) }.compositingGroup()
  /// ```
  case destinationOut

  /// The host's blend mode. It is nil for modes that hosts draw normally.
  var hostStyle: BlendStyle? {
    switch self {
    case .normal, .sourceAtop, .destinationOver: nil
    case .destinationOut: .destinationOut
    case .multiply, .plusDarker: .multiply
    case .darken: .darken
    case .colorBurn: .colorBurn
    case .screen: .screen
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .plusLighter: .plusLighter
    case .overlay: .overlay
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}
