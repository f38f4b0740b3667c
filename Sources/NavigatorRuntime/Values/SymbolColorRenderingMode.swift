import NavigatorHost

/// The way in which the color of a symbol fills it.
nonisolated public struct SymbolColorRenderingMode: Equatable, Sendable {
  enum Kind {
    case flat, gradient
  }

  let kind: Kind

  /// A mode that fills the symbol with its color.
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// A mode that fills the symbol with a gradient of its color, which is slightly lighter at the top.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// The way in which a symbol shows its variable value. Hosts ignore variable values.
nonisolated public struct SymbolVariableValueMode: Equatable, Sendable {
  private enum Kind { case color, draw }
  private let kind: Kind

  /// A mode that fades the parts of the symbol above the value.
  public static let color = SymbolVariableValueMode(kind: .color)
  /// A mode that draws the symbol up to the value.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

extension Image {
  /// Returns an image of a symbol whose color fills it in a mode. Nil uses the mode of the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { with(mode) }

  /// Returns an image of a symbol that shows its variable value in a mode. Hosts ignore variable values.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

extension View {
  /// Sets the way in which the colors of symbols in this view fill them. Nil fills them with their colors.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets the way in which symbols in this view show their variable values. Hosts ignore variable values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

nonisolated struct SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

nonisolated struct SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  /// The way in which the colors of symbols fill them, or nil for the default.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set {
      self[SymbolColorRenderingModeKey.self] = newValue
      self[InheritedStyleKey.self].options.symbolColors = newValue?.kind
    }
  }

  /// The way in which symbols show their variable values, or nil for the default. Hosts ignore variable values.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

extension Style {
  /// Replaces the color of a symbol by a gradient. A symbol with several layers keeps its colors, because hosts draw a gradient
  /// in one layer.
  mutating func shadeSymbol() {
    var color = ColorStyle(.named("primary"))
    for property in properties {
      switch property {
      case .symbolLayers: return
      case .foreground(.color(let own)): color = own
      case .foreground: return
      default: break
      }
    }
    var light = color
    light.opacity *= 0.8
    let stops = [Paint.Stop(color: light, location: 0), Paint.Stop(color: color, location: 1)]
    set(.foreground(.linearGradient(stops: stops, startX: 0.5, startY: 0, endX: 0.5, endY: 1)))
  }
}
