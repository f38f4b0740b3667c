import Foundation
import NavigatorHost

extension Image {
  /// The size of a symbol in relation to the text beside it.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large

    /// The factor of the size, or nil for the normal size.
    var factor: Double? {
      switch self {
      case .small: 0.8
      case .medium: nil
      case .large: 1.28
      }
    }
  }

  /// The quality with which an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Without interpolation: pixels stay visible.
    case none
    /// Low quality.
    case low
    /// Medium quality.
    case medium
    /// High quality.
    case high
  }

  /// Creates an image of a symbol with a variable value, which hosts ignore.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Returns an image whose pixels are scaled with a quality. Without interpolation, the web host keeps the edges of pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with(.displayMode, interpolation == .none ? Content.DisplayMode.pixelated.rawValue : nil)
  }

  /// Returns an image whose edges may be smoothed. Hosts always smooth them.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns an image of a symbol whose layers are colored in a mode. Nil uses the mode of the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with(mode) }
}

extension View {
  /// Sets the size of symbols in this view in relation to the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Adds variants to the symbols in this view. The variants in a symbol's name are kept.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Sets the way in which the layers of symbols in this view are colored. Nil colors them if the foreground has several styles.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

nonisolated struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

nonisolated struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

nonisolated struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The size of symbols in relation to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set {
      self[ImageScaleKey.self] = newValue
      self[InheritedStyleKey.self].options.imageScale = newValue
    }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set {
      self[SymbolVariantsKey.self] = newValue
      self[InheritedStyleKey.self].options.symbolVariants = newValue
    }
  }

  /// The way in which the layers of symbols are colored.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set {
      self[SymbolRenderingModeKey.self] = newValue
      self[InheritedStyleKey.self].options.symbolMode = newValue?.kind
    }
  }
}
