import NavigatorHost

/// The way in which the colors of a view are combined with those behind it.
nonisolated public enum BlendMode: Int32, Hashable, Sendable {
  /// The colors replace those behind them.
  case normal
  /// A mode that makes colors darker.
  case multiply, darken, colorBurn, plusDarker
  /// A mode that makes colors brighter.
  case screen, lighten, colorDodge, plusLighter
  /// A mode that increases the contrast.
  case overlay, softLight, hardLight
  /// A mode that subtracts colors.
  case difference, exclusion
  /// A mode that takes some components of colors from the view and the others from behind it.
  case hue, saturation, color, luminosity
  /// A mode that uses the opacity of what is behind the view. Hosts draw the view normally.
  case sourceAtop, destinationOver, destinationOut

  /// The mode of hosts; nil for a mode that they draw normally.
  var hostStyle: BlendStyle? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
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
