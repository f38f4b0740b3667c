import Foundation
import NavigatorHost

extension GraphicsContext {
  /// The options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option that repeats the gradient beyond both ends to cover the canvas.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// An option that repeats the gradient in alternating directions beyond both ends to cover the canvas.
    public static let mirror = GradientOptions(rawValue: 2)
    /// An option that mixes colors in a linear color space. The colors between two stops do not depend on the tint of the view.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The color or style with which a canvas draws.
  public struct Shading {
    private enum Source {
      case style(AnyShapeStyle)
      case linear(CanvasGradient, CGPoint, CGPoint)
      case radial(CanvasGradient, CGPoint, CGFloat, CGFloat)
      case conic(CanvasGradient, CGPoint, Angle)
      case tiled(ImagePaint, CGPoint)
      /// A nonempty list of shadings that contains no palettes.
      case palette([Shading])
    }

    private let source: Source

    /// A shading with the foreground style of the canvas.
    public static var foreground: Shading { style(.foreground) }

    /// Returns a shading with a color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a shading with a color from red, green and blue components between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading with a gray color from a white value between 0 (black) and 1 (white).
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading with a style. Gradients extend over the area of the canvas.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(AnyShapeStyle(style))) }

    /// Returns a shading with several levels for the layers of a symbol. Other content uses the first level.
    public static func palette(_ array: [Shading]) -> Shading {
      let parts = array.flatMap { shading in
        if case .palette(let parts) = shading.source { parts } else { [shading] }
      }
      return parts.count > 1 ? Shading(source: .palette(parts)) : parts.first ?? .foreground
    }

    /// Returns a linear gradient between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(CanvasGradient(gradient, options), startPoint, endPoint))
    }

    /// Returns a linear gradient between two points of the context.
    public static func linearGradient(
      _ gradient: AnyGradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint, options: options)
    }

    /// Returns a radial gradient around a point of the context.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(CanvasGradient(gradient, options), center, startRadius, endRadius))
    }

    /// Returns a radial gradient around a point of the context.
    public static func radialGradient(
      _ gradient: AnyGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      radialGradient(gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius, options: options)
    }

    /// Returns an angular gradient of a full turn around a point of the context. The repetition options have no effect.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(CanvasGradient(gradient, options), center, angle))
    }

    /// Returns an angular gradient of a full turn around a point of the context. The repetition options have no effect.
    public static func conicGradient(
      _ gradient: AnyGradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      conicGradient(gradient.gradient, center: center, angle: angle, options: options)
    }

    /// Returns a shading that repeats a picture over the area of the canvas. See ``ImagePaint``.
    ///
    /// - Parameters:
    ///   - image: The picture, from an asset catalog or from data, or a symbol.
    ///   - origin: The point of the context at which a copy of the picture starts.
    ///   - sourceRect: The part of the picture that is drawn, as fractions of its size.
    ///   - scale: The scale factor of the picture. The context's transform does not affect it.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(source: .tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }

    /// Returns the style in a canvas of a given size, with the points of the context transformed.
    func style(_ transform: CGAffineTransform, _ size: CGSize) -> AnyShapeStyle {
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      switch source {
      case .style(let style): return style
      case .linear(let gradient, let start, let end):
        return gradient.linear(from: start.applying(transform), to: end.applying(transform), in: size)
      case .radial(let gradient, let center, let start, let end):
        return gradient.radial(at: center.applying(transform), from: start * scale, to: end * scale, in: size)
      case .conic(let gradient, let center, let angle):
        let turn = Angle(radians: Double(atan2(transform.b, transform.a)))
        return gradient.conic(at: center.applying(transform), angle: angle + turn, in: size)
      case .tiled(var paint, let origin):
        paint.origin = origin.applying(transform)
        return AnyShapeStyle(paint)
      case .palette(let parts):
        let styles = parts.map { $0.style(transform, size) }
        return AnyShapeStyle(LeveledShapeStyle(primary: styles[0], others: Array(styles.dropFirst())))
      }
    }
  }

  /// Returns the shading unchanged. A resolved shading can be used several times.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The way in which drawings are combined with the content behind them.
  ///
  /// The modes from `clear` to `xor` depend on the areas of figures. The opacity of their colors is ignored. Texts, pictures and
  /// views have no area, so the context reports an issue.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode, as in Core Graphics.
    public let rawValue: Int32

    /// Creates a mode from its number.
    @inlinable public init(rawValue: Int32) {
      self.rawValue = rawValue
    }
  }

  /// The options of a blur filter.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option that makes the edges opaque. It has no effect.
    public static let opaque = BlurOptions(rawValue: 1)
    /// An option that avoids color banding. It has no effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The options of a shadow filter.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option that draws the shadow in front of the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// An option that draws the shadow instead of the content.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// An option that draws the shadow outside the content's shape. With ``shadowAbove`` and the blend mode `sourceAtop`, the
    /// result is an inner shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// An option that draws the content and its shadow without a group. It has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// A filter that modifies drawings.
  public struct Filter {
    private let change: @MainActor (AnyView) -> AnyView

    private init(_ change: @escaping @MainActor (AnyView) -> AnyView) {
      self.change = change
    }

    @MainActor
    func apply(_ view: AnyView) -> AnyView { change(view) }

    /// Returns a filter that blurs the drawing.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { AnyView($0.blur(radius: radius)) }
    }

    /// Returns a filter that adds a shadow to the drawing.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    ///   - blendMode: The blend mode of the shadow. The mode `sourceAtop` clips a shadow in front of the content to the content.
    ///     Other modes have no effect.
    ///   - options: The options of the shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let isInverted = options.contains(.invertsAlpha)
      let isAbove = options.contains(.shadowAbove)
      guard isInverted || isAbove || options.contains(.shadowOnly) else {
        return Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
      }
      let front: FilterShadow.Placement = blendMode == .sourceAtop ? .inside : .above
      let placement = options.contains(.shadowOnly) ? .alone : isAbove ? front : .below
      return Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y, placement, isInverted: isInverted)) }
    }

    /// Returns a filter that adds the shadow of a style to the drawing.
    static func shadow(_ shadow: PaintShadow) -> Filter {
      let (mode, options): (BlendMode, ShadowOptions) =
        shadow.isInner ? (.sourceAtop, [.shadowAbove, .invertsAlpha]) : (.normal, ShadowOptions())
      return .shadow(
        color: Color(shadow.color), radius: CGFloat(shadow.radius), x: CGFloat(shadow.x), y: CGFloat(shadow.y),
        blendMode: mode, options: options)
    }

    /// Returns a filter that transforms the drawing. The origin is the top left corner of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { AnyView($0.projectionEffect(matrix)) }
    }

    /// Returns a filter that brightens colors by an amount from 0 to 1.
    public static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }

    /// Returns a filter that changes the contrast. A value of 1 has no effect.
    public static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }

    /// Returns a filter that changes the saturation. A value of 1 has no effect.
    public static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }

    /// Returns a filter that desaturates colors by an amount from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }

    /// Returns a filter that rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { AnyView($0.hueRotation(angle)) } }

    /// Returns a filter that inverts colors if the amount is at least 0.5. Other amounts have no effect.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { amount >= 0.5 ? AnyView($0.colorInvert()) : $0 }
    }

    /// Returns a filter that multiplies colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter { AnyView($0.colorMultiply(color)) } }

    /// Returns a filter that transforms color components with a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter { AnyView($0.colorMatrix(matrix)) } }

    /// Returns a filter that draws a color where the opacity of the drawing is in a range, and nothing elsewhere.
    ///
    /// - Parameters:
    ///   - min: The minimum opacity, from 0 to 1.
    ///   - max: The maximum opacity, from 0 to 1.
    ///   - color: The color.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { AnyView($0.alphaThreshold(min, max, color)) }
    }

    /// A filter that makes the drawing black, with the luminance of its colors as opacity.
    public static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
  }
}

extension GraphicsContext.BlendMode {
  /// The blend modes by their numbers in Core Graphics.
  private static let modes: [Int32: BlendMode] = [
    0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn, 8: .softLight,
    9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity, 26: .plusDarker,
    27: .plusLighter,
  ]

  var viewBlendMode: BlendMode { Self.modes[rawValue] ?? .normal }

  init(_ mode: BlendMode) {
    self.init(rawValue: Self.modes.first { $0.value == mode }?.key ?? 0)
  }

  /// A mode that draws the source over the existing drawing.
  public static var normal: Self { Self(rawValue: 0) }
  /// A mode that multiplies colors, which darkens them.
  public static var multiply: Self { Self(rawValue: 1) }
  /// A mode that multiplies inverted colors, which lightens them.
  public static var screen: Self { Self(rawValue: 2) }
  /// A mode that darkens dark areas and lightens light areas of the existing drawing.
  public static var overlay: Self { Self(rawValue: 3) }
  /// A mode that selects the darker color.
  public static var darken: Self { Self(rawValue: 4) }
  /// A mode that selects the lighter color.
  public static var lighten: Self { Self(rawValue: 5) }
  /// A mode that lightens the existing drawing.
  public static var colorDodge: Self { Self(rawValue: 6) }
  /// A mode that darkens the existing drawing.
  public static var colorBurn: Self { Self(rawValue: 7) }
  /// A mode that gently darkens or lightens the existing drawing.
  public static var softLight: Self { Self(rawValue: 8) }
  /// A mode that strongly darkens or lightens the existing drawing.
  public static var hardLight: Self { Self(rawValue: 9) }
  /// A mode that uses the difference between the colors.
  public static var difference: Self { Self(rawValue: 10) }
  /// A mode that uses the difference between the colors with lower contrast.
  public static var exclusion: Self { Self(rawValue: 11) }
  /// A mode that uses the hue of the source.
  public static var hue: Self { Self(rawValue: 12) }
  /// A mode that uses the saturation of the source.
  public static var saturation: Self { Self(rawValue: 13) }
  /// A mode that uses the hue and the saturation of the source.
  public static var color: Self { Self(rawValue: 14) }
  /// A mode that uses the luminosity of the source.
  public static var luminosity: Self { Self(rawValue: 15) }
  /// A mode that removes the existing drawing inside the source. The source is not drawn.
  public static var clear: Self { Self(rawValue: 16) }
  /// A mode that replaces the existing drawing inside the source.
  public static var copy: Self { Self(rawValue: 17) }
  /// A mode that removes the existing drawing inside the source, and draws the source where it covered that drawing.
  public static var sourceIn: Self { Self(rawValue: 18) }
  /// A mode that removes the existing drawing inside the source, and draws the source outside the existing drawing.
  public static var sourceOut: Self { Self(rawValue: 19) }
  /// A mode that draws the source over the existing drawing, but only inside it.
  public static var sourceAtop: Self { Self(rawValue: 20) }
  /// A mode that draws the source behind the existing drawing.
  public static var destinationOver: Self { Self(rawValue: 21) }
  /// A mode that keeps the existing drawing inside the source. The source is not drawn.
  public static var destinationIn: Self { Self(rawValue: 22) }
  /// A mode that keeps the existing drawing outside the source. The source is not drawn.
  public static var destinationOut: Self { Self(rawValue: 23) }
  /// A mode that keeps the existing drawing inside the source, and draws the source outside the existing drawing.
  public static var destinationAtop: Self { Self(rawValue: 24) }
  /// A mode that keeps only the parts of the source and the existing drawing that do not overlap.
  public static var xor: Self { Self(rawValue: 25) }
  /// A mode that adds colors and darkens them.
  public static var plusDarker: Self { Self(rawValue: 26) }
  /// A mode that adds colors and lightens them.
  public static var plusLighter: Self { Self(rawValue: 27) }
}
