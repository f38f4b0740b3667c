extension View {
  /// Adds a search field with suggestions. Prefer ``searchSuggestions(_:)``.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions. Prefer ``searchSuggestions(_:)``.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions. Prefer ``searchSuggestions(_:)``.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Sets whether suggestions are shown in some places. Hosts show them in a menu below the field.
  nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
  {
    transformEnvironment(\.searchSuggestionsPlaces) {
      if visibility == .hidden { $0.subtract(placements) } else { $0.formUnion(placements) }
    }
  }
}

/// A place for the suggestions of a search.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Place { case automatic, menu, content }
  private let place: Place

  /// The place for the platform, which is a menu.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .automatic) }
  /// A menu below the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .menu) }
  /// The content of the screen. Hosts use a menu.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .content) }

  /// A set of places.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The content of the screen.
    public static let content = Set(rawValue: 2)
  }
}

nonisolated struct SearchSuggestionsPlacesKey: EnvironmentKey {
  static let defaultValue: SearchSuggestionsPlacement.Set = [.menu, .content]
}

extension EnvironmentValues {
  /// The place in which search suggestions are shown. It is always a menu because hosts show them there.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }

  /// The places in which search suggestions may be shown.
  var searchSuggestionsPlaces: SearchSuggestionsPlacement.Set {
    get { self[SearchSuggestionsPlacesKey.self] }
    set { self[SearchSuggestionsPlacesKey.self] = newValue }
  }
}
