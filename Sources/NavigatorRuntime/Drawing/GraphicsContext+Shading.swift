import Foundation
import NavigatorHost

extension GraphicsContext {
  /// Options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options of bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient beyond its start and its end, over the area of the canvas.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient in alternating directions beyond its start and its end, over the area of the canvas.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes colors in a linear color space. The colors between two stops are those outside of views with a tint.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The color or the style of what a canvas draws.
  public struct Shading {
    private enum Source {
      case style(AnyShapeStyle)
      case linear(CanvasGradient, CGPoint, CGPoint)
      case radial(CanvasGradient, CGPoint, CGFloat, CGFloat)
      case conic(CanvasGradient, CGPoint, Angle)
      case tiled(ImagePaint, CGPoint)
      /// At least one shading, none of which is a palette.
      case palette([Shading])
    }

    private let source: Source

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(.foreground) }

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color of red, green and blue from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from black at 0 to white at 1.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. The area of a gradient is that of the canvas.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(AnyShapeStyle(style))) }

    /// Shadings for the levels of a symbol. Other figures have the first one.
    public static func palette(_ array: [Shading]) -> Shading {
      let parts = array.flatMap { shading in
        if case .palette(let parts) = shading.source { parts } else { [shading] }
      }
      return parts.count > 1 ? Shading(source: .palette(parts)) : parts.first ?? .foreground
    }

    /// A gradient along a line between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(CanvasGradient(gradient, options), startPoint, endPoint))
    }

    /// A gradient along a line between two points of the context.
    public static func linearGradient(
      _ gradient: AnyGradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint, options: options)
    }

    /// A gradient outwards from a point of the context.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(CanvasGradient(gradient, options), center, startRadius, endRadius))
    }

    /// A gradient outwards from a point of the context.
    public static func radialGradient(
      _ gradient: AnyGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      radialGradient(gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius, options: options)
    }

    /// A gradient around a point of the context. It is a full turn, which is not repeated.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(CanvasGradient(gradient, options), center, angle))
    }

    /// A gradient around a point of the context. It is a full turn, which is not repeated.
    public static func conicGradient(
      _ gradient: AnyGradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      conicGradient(gradient.gradient, center: center, angle: angle, options: options)
    }

    /// A picture that is repeated over the area of the canvas; see ``ImagePaint``.
    ///
    /// - Parameters:
    ///   - image: The picture, of an asset catalog or of data.
    ///   - origin: The point of the context at which a copy of the part begins.
    ///   - sourceRect: The part of the picture, as fractions of its size.
    ///   - scale: The factor of the size of the picture. Transforms of the context do not scale it.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(source: .tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }

    /// Returns the style in a canvas of a size, in which points of the context are transformed.
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

  /// Returns a shading that is used several times.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The way in which the drawing is combined with the content behind it.
  ///
  /// Modes that depend on where the source and the content of the canvas are, from `clear` to `xor`, use the areas of figures,
  /// whatever the opacity of their colors is. Texts, pictures and views have no area, which is reported.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates the mode with a number.
    @inlinable public init(rawValue: Int32) {
      self.rawValue = rawValue
    }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options of bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Makes the edges opaque. It has no effect.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Avoids bands of color. It has no effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options of bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws the shadow in front of the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow in place of the content.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow where the content is not. With ``shadowAbove`` and the blend mode `sourceAtop`, it is a shadow inside of
    /// the content.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws the content and its shadow without a group. It has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// A change of the drawing.
  public struct Filter {
    private let change: @MainActor (AnyView) -> AnyView

    private init(_ change: @escaping @MainActor (AnyView) -> AnyView) {
      self.change = change
    }

    @MainActor
    func apply(_ view: AnyView) -> AnyView { change(view) }

    /// Blurs the drawing.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { AnyView($0.blur(radius: radius)) }
    }

    /// Adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The horizontal distance, in points.
    ///   - y: The vertical distance, in points.
    ///   - blendMode: The way in which the shadow is drawn. The mode `sourceAtop` limits a shadow in front of the content to the
    ///     content. Others have no effect.
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

    /// Transforms the drawing, with the origin at the top left corner of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { AnyView($0.projectionEffect(matrix)) }
    }

    /// Makes colors brighter by an amount from 0 to 1.
    public static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }

    /// Changes the contrast. 1 has no effect.
    public static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }

    /// Changes the saturation. 1 has no effect.
    public static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }

    /// Makes colors gray by an amount from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }

    /// Rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { AnyView($0.hueRotation(angle)) } }

    /// Inverts colors by an amount; only 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { amount >= 0.5 ? AnyView($0.colorInvert()) : $0 }
    }

    /// Multiplies colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter { AnyView($0.colorMultiply(color)) } }

    /// Multiplies the components of colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter { AnyView($0.colorMatrix(matrix)) } }

    /// Draws a color where the opacity of the drawing is in a range, and nothing elsewhere.
    ///
    /// - Parameters:
    ///   - min: The minimum opacity that is drawn, from 0 to 1.
    ///   - max: The maximum opacity that is drawn, from 0 to 1.
    ///   - color: The color.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { AnyView($0.alphaThreshold(min, max, color)) }
    }

    /// Makes the drawing black with the luminance of its colors as opacity.
    public static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
  }
}

extension GraphicsContext.BlendMode {
  /// The modes by their numbers in Core Graphics.
  private static let modes: [Int32: BlendMode] = [
    0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn, 8: .softLight,
    9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity, 26: .plusDarker,
    27: .plusLighter,
  ]

  var viewBlendMode: BlendMode { Self.modes[rawValue] ?? .normal }

  init(_ mode: BlendMode) {
    self.init(rawValue: Self.modes.first { $0.value == mode }?.key ?? 0)
  }

  /// Draws the source over the destination.
  public static var normal: Self { Self(rawValue: 0) }
  /// Multiplies the colors, which become darker.
  public static var multiply: Self { Self(rawValue: 1) }
  /// Multiplies the inverted colors, which become lighter.
  public static var screen: Self { Self(rawValue: 2) }
  /// Makes dark areas behind darker and light ones lighter.
  public static var overlay: Self { Self(rawValue: 3) }
  /// Takes the darker color.
  public static var darken: Self { Self(rawValue: 4) }
  /// Takes the lighter color.
  public static var lighten: Self { Self(rawValue: 5) }
  /// Makes the color behind lighter.
  public static var colorDodge: Self { Self(rawValue: 6) }
  /// Makes the color behind darker.
  public static var colorBurn: Self { Self(rawValue: 7) }
  /// Makes colors darker or lighter, softly.
  public static var softLight: Self { Self(rawValue: 8) }
  /// Makes colors darker or lighter, strongly.
  public static var hardLight: Self { Self(rawValue: 9) }
  /// Takes the difference of the colors.
  public static var difference: Self { Self(rawValue: 10) }
  /// Takes a soft difference of the colors.
  public static var exclusion: Self { Self(rawValue: 11) }
  /// Uses the hue of the source.
  public static var hue: Self { Self(rawValue: 12) }
  /// Uses the saturation of the source.
  public static var saturation: Self { Self(rawValue: 13) }
  /// Uses the hue and the saturation of the source.
  public static var color: Self { Self(rawValue: 14) }
  /// Uses the luminosity of the source.
  public static var luminosity: Self { Self(rawValue: 15) }
  /// Removes the existing drawing where the source is, which is not drawn.
  public static var clear: Self { Self(rawValue: 16) }
  /// Replaces the existing drawing where the source is.
  public static var copy: Self { Self(rawValue: 17) }
  /// Replaces the existing drawing where the source is with the part of the source that covers it.
  public static var sourceIn: Self { Self(rawValue: 18) }
  /// Replaces the existing drawing where the source is with the part of the source that does not cover it.
  public static var sourceOut: Self { Self(rawValue: 19) }
  /// Draws the part of the source that covers the existing drawing.
  public static var sourceAtop: Self { Self(rawValue: 20) }
  /// Draws the source behind the existing drawing.
  public static var destinationOver: Self { Self(rawValue: 21) }
  /// Keeps the part of the existing drawing that the source covers. The source is not drawn.
  public static var destinationIn: Self { Self(rawValue: 22) }
  /// Keeps the part of the existing drawing that the source does not cover. The source is not drawn.
  public static var destinationOut: Self { Self(rawValue: 23) }
  /// Keeps the part of the existing drawing that the source covers, and draws the other part of the source.
  public static var destinationAtop: Self { Self(rawValue: 24) }
  /// Keeps the parts of the source and of the existing drawing that do not cover each other.
  public static var xor: Self { Self(rawValue: 25) }
  /// Adds the colors, which become darker.
  public static var plusDarker: Self { Self(rawValue: 26) }
  /// Adds the colors, which become lighter.
  public static var plusLighter: Self { Self(rawValue: 27) }
}
