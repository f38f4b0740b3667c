/// The size of controls.
public enum ControlSizeStyle: String, Hashable, Sendable, Codable {
  /// The smallest size.
  case mini
  /// A size below the default.
  case small
  /// The default size.
  case regular
  /// A size above the default.
  case large
  /// The largest size.
  case extraLarge

  /// The factor of the lengths of a control, compared with the default size.
  package var factor: Double {
    switch self {
    case .mini: 0.65
    case .small: 0.8
    case .regular: 1
    case .large: 1.15
    case .extraLarge: 1.3
    }
  }
}

/// A translucent material. The raw value is part of the name of a variable of the style sheet.
public enum MaterialStyle: String, Hashable, Sendable, Codable {
  /// A very translucent material.
  case ultraThin
  /// A translucent material.
  case thin
  /// A moderately translucent material.
  case regular
  /// A slightly translucent material.
  case thick
  /// An almost opaque material.
  case ultraThick
  /// The material of bars.
  case bar
}

/// The mode in which content is combined with the content behind it. The raw value is the blend mode of CSS, as defined in
/// "Compositing and Blending Level 2", except for ``destinationOut``.
public enum BlendStyle: String, Hashable, Sendable, Codable {
  /// The product of the colors.
  case multiply
  /// The darker of the colors.
  case darken
  /// The color behind, darkened by the color in front.
  case colorBurn = "color-burn"
  /// The inverse product of the inverse colors.
  case screen
  /// The lighter of the colors.
  case lighten
  /// The color behind, lightened by the color in front.
  case colorDodge = "color-dodge"
  /// The sum of the colors.
  case plusLighter = "plus-lighter"
  /// The product or the inverse product, by the color behind.
  case overlay
  /// A darker or a lighter color, by the color in front.
  case softLight = "soft-light"
  /// The product or the inverse product, by the color in front.
  case hardLight = "hard-light"
  /// The difference of the colors.
  case difference
  /// A difference of less contrast.
  case exclusion
  /// The hue in front with the saturation and luminosity behind.
  case hue
  /// The saturation in front with the hue and luminosity behind.
  case saturation
  /// The hue and saturation in front with the luminosity behind.
  case color
  /// The luminosity in front with the hue and saturation behind.
  case luminosity
  /// The content behind without the area in front. Masks and pictures support it. CSS does not, so pages draw the area.
  case destinationOut = "destination-out"
}

/// The alignment of content in a larger frame. The raw value is the name of an alignment in the contents of elements.
public enum AlignmentStyle: String, Hashable, Sendable, Codable {
  /// The center of the frame.
  case center
  /// The center of the leading edge.
  case leading
  /// The center of the trailing edge.
  case trailing
  /// The center of the top edge.
  case top
  /// The center of the bottom edge.
  case bottom
  /// The corner at the top and leading edges.
  case topLeading
  /// The corner at the top and trailing edges.
  case topTrailing
  /// The corner at the bottom and leading edges.
  case bottomLeading
  /// The corner at the bottom and trailing edges.
  case bottomTrailing
}
