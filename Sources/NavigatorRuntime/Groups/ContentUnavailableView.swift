/// A view that is displayed when content is unavailable. It consists of a label, a description and actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view from a label, a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, followed by the description and the actions.
  @MainActor public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      VStack { actions }
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == NavigatorRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title and a system image.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { NavigatorRuntime.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with a localized title and an image.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { NavigatorRuntime.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with a title and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { NavigatorRuntime.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with a title and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { NavigatorRuntime.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results. Inside a searchable view, it includes the search text.
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Returns a view for a search without results that includes the search text.
  nonisolated public static func search(text: String) -> Self {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The content of the view for a search without results.
nonisolated public struct SearchUnavailableContent {
  /// The label of the view.
  nonisolated public struct Label: View {
    let text: String?

    /// The label with a search icon.
    @MainActor public var body: some View {
      let text = text.flatMap { $0.isEmpty ? nil : $0 }
      NavigatorRuntime.Label {
        Text(text == nil ? SystemWord.noResults : .noResultsForText, with: text)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The description of the view.
  nonisolated public struct Description: View {
    /// The description, which suggests another search.
    @MainActor public var body: some View { Text(SystemWord.checkSpelling) }
  }

  /// The actions of the view.
  nonisolated public struct Actions: View {
    /// An empty view.
    @MainActor public var body: some View { EmptyView() }
  }
}

/// A label style with a large icon above the title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).fontWeight(.bold)
    }
  }
}
