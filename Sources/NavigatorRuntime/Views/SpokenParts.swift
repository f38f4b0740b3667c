/// The texts that assistive technologies read for views, as far as they are known before the views are on a screen.
nonisolated struct SpokenParts: Equatable, Sendable {
  var texts: [Text] = []
  /// A Boolean value that indicates whether the texts of all views are known.
  var isComplete = true
  /// A Boolean value that indicates whether the views include the placeholder of an unknown label.
  var keepsLabel = false
  /// A Boolean value that indicates whether the texts are the accessibility label that a modifier sets.
  var isNamed = false

  /// The texts of a view whose body has not been evaluated.
  static let unknown = SpokenParts(isComplete: false)

  /// The texts in an element around the views. The label of an element inside is not the label of the outer element.
  var inside: SpokenParts {
    var parts = self
    parts.isNamed = false
    return parts
  }

  /// Appends the texts of another view.
  mutating func append(_ other: SpokenParts) {
    texts += other.texts
    isComplete = isComplete && other.isComplete
    keepsLabel = keepsLabel || other.keepsLabel
    isNamed = false
  }
}

/// A view whose texts for assistive technologies may be known from the view's value.
protocol SpokenView {
  nonisolated var spokenParts: SpokenParts { get }
}

/// Returns the texts that assistive technologies read for a view.
nonisolated func spokenParts<V: View>(of view: V) -> SpokenParts {
  (view as? any SpokenView)?.spokenParts ?? .unknown
}

extension Text: SpokenView {
  var spokenParts: SpokenParts {
    let text = attributes.accessibilityLabel?.text ?? self
    return SpokenParts(texts: text.isEmpty ? [] : [text])
  }
}

extension Image: SpokenView {
  /// The label of the image. Hosts determine the names of images without a label.
  var spokenParts: SpokenParts { label.map { SpokenParts(texts: $0.isEmpty ? [] : [$0]) } ?? .unknown }
}

extension EmptyView: SpokenView {
  nonisolated var spokenParts: SpokenParts { SpokenParts() }
}

extension Spacer: SpokenView {
  nonisolated var spokenParts: SpokenParts { SpokenParts() }
}

extension Divider: SpokenView {
  nonisolated var spokenParts: SpokenParts { SpokenParts() }
}

extension Optional: SpokenView where Wrapped: View {
  nonisolated var spokenParts: SpokenParts { map { NavigatorRuntime.spokenParts(of: $0) } ?? SpokenParts() }
}

extension _ConditionalContent: SpokenView where TrueContent: View, FalseContent: View {
  nonisolated var spokenParts: SpokenParts {
    switch storage {
    case .first(let content): NavigatorRuntime.spokenParts(of: content)
    case .second(let content): NavigatorRuntime.spokenParts(of: content)
    }
  }
}

extension TupleView: SpokenView {
  nonisolated var spokenParts: SpokenParts {
    var parts = SpokenParts()
    for child in Mirror(reflecting: value).children {
      parts.append((child.value as? any SpokenView)?.spokenParts ?? .unknown)
    }
    return parts
  }
}

extension Group: SpokenView where Content: View {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: content) }
}

extension VStack: SpokenView {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: content).inside }
}

extension HStack: SpokenView {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: content).inside }
}

extension ZStack: SpokenView {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: content).inside }
}

extension Label: SpokenView {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: title).inside }
}

extension Button: SpokenView {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: label).inside }
}

extension Toggle: SpokenView {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: label).inside }
}

extension AnyView: SpokenView {
  nonisolated var spokenParts: SpokenParts { storage.spokenParts }
}

extension PlaceholderContentView: SpokenView {
  nonisolated var spokenParts: SpokenParts { view.spokenParts }
}

extension EnvironmentView: SpokenView {
  nonisolated var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: content) }
}

extension BoxView: SpokenView {
  /// The texts of the content, unless assistive technologies skip it.
  nonisolated var spokenParts: SpokenParts {
    for case .content(let key, let value) in modifiers {
      if key == .isAccessibilityHidden, value == true { return SpokenParts() }
      if key == .accessibilityChildren, value != .string("combine") {
        let parts = NavigatorRuntime.spokenParts(of: content)
        return parts.isNamed ? parts : SpokenParts()
      }
    }
    return NavigatorRuntime.spokenParts(of: content)
  }
}

extension TextContentView: SpokenView {
  /// The accessibility label that the view sets, or the texts of the content.
  nonisolated var spokenParts: SpokenParts {
    let inner = NavigatorRuntime.spokenParts(of: content)
    guard key == .label, let text, !inner.isNamed else { return inner }
    return SpokenParts(texts: [text], isNamed: true)
  }
}

extension SpokenLabelView: SpokenView {
  nonisolated var spokenParts: SpokenParts {
    guard !parts.keepsLabel, !parts.texts.isEmpty else { return NavigatorRuntime.spokenParts(of: content) }
    return SpokenParts(texts: parts.texts, isNamed: true)
  }
}
