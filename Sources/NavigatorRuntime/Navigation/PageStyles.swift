import NavigatorHost

/// A style with one page at a time, between which users swipe.
nonisolated public struct PageTabViewStyle: TabViewStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.page
  let indexDisplayMode: IndexDisplayMode

  /// Creates a style.
  ///
  /// - Parameter indexDisplayMode: The condition under which the index is shown.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  /// A condition under which a tab view shows the index of its pages.
  nonisolated public struct IndexDisplayMode: Sendable {
    let kind: Content.Kind

    /// The index is shown if there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// The index is always shown.
    public static let always = IndexDisplayMode(kind: .always)
    /// The index is never shown.
    public static let never = IndexDisplayMode(kind: .never)
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with one page at a time, between which users swipe.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A style with one page at a time, between which users swipe.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A style that defines the appearance of the index of pages.
@MainActor
@preconcurrency
public protocol IndexViewStyle {}

/// A style of an index with a dot for each page.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates a style.
  ///
  /// - Parameter backgroundDisplayMode: The condition under which the index has a background.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// A condition under which the index has a background.
  nonisolated public struct BackgroundDisplayMode: Sendable {
    let hasBackground: Bool

    /// The condition for the platform: never.
    public static let automatic = BackgroundDisplayMode(hasBackground: false)
    /// While users touch the index. Hosts show no background.
    public static let interactive = BackgroundDisplayMode(hasBackground: false)
    /// Always.
    public static let always = BackgroundDisplayMode(hasBackground: true)
    /// Never.
    public static let never = BackgroundDisplayMode(hasBackground: false)
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style with a dot for each page.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A style with a dot for each page.
  nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the index of pages in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasBackground = (style as? PageIndexViewStyle)?.backgroundDisplayMode.hasBackground == true
    return EnvironmentView(content: self, change: InternalChange(key: PageIndexBackgroundKey.self, value: hasBackground))
  }
}

nonisolated struct PageIndexBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated struct PageIndexModeKey: EnvironmentKey {
  static let defaultValue = Content.Kind.automatic
}
