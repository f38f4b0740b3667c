/// The properties of an element that determine which modifiers apply to it, and which ones apply to a box around it.
nonisolated struct BoxTraits: OptionSet {
  let rawValue: Int

  /// A frame applies to the element itself.
  static let absorbsFrame = BoxTraits(rawValue: 1)
  /// The host paints a background for the element. Padding, frames, backgrounds and borders apply to a box.
  static let hasOwnSurface = BoxTraits(rawValue: 2)
  /// Padding applies to a box.
  static let keepsPaddingOutside = BoxTraits(rawValue: 4)
  /// A background applies to a box.
  static let keepsBackgroundOutside = BoxTraits(rawValue: 8)
  /// The element is a picture, which hosts place in its frame according to its ratio.
  static let isPicture = BoxTraits(rawValue: 16)
  /// The element arranges screens that have bars.
  static let hasScreens = BoxTraits(rawValue: 32)
  /// The element is a box around another one.
  static let isBox = BoxTraits(rawValue: 64)
}
