import NavigatorHost

extension View {
  /// Adds a text to the content of the next element below. The text is formatted in the environment of this view. Nil adds none.
  nonisolated func contentText(_ text: Text?, for key: Content.Key) -> TextContentView<Self> {
    TextContentView(content: self, key: key, text: text)
  }
}

/// A view with a text for the content of the next element below, such as a label for assistive technologies.
nonisolated struct TextContentView<Content: View>: ComputedBoxView {
  let content: Content
  let key: NavigatorHost.Content.Key
  let text: Text?

  nonisolated init(content: Content, key: NavigatorHost.Content.Key, text: Text?) {
    self.content = content
    self.key = key
    self.text = text
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    guard let text else { return [] }
    let prominence = key == .badge ? EnvironmentValues(scope: node.scope).badgeProminence.hostName : nil
    return [.content(key, .string(node.string(of: text)))] + (prominence.map { [.content(.badgeProminence, .string($0))] } ?? [])
  }
}

extension Node {
  /// The formatting of texts in this node's environment. Read it while this node is the reader, so that changes are detected.
  final var textFormatting: TextFormatting { EnvironmentValues(scope: scope)[TextFormattingKey.self] }

  /// Returns the formatting of a text whose segments display the time, or nil for other texts, which may need no formatting.
  final func followedFormatting(of text: Text) -> TextFormatting? {
    text.followsTime(as: .segments) ? followTime(of: text, as: .segments, in: textFormatting) : nil
  }

  /// Returns the string of a text in this node's environment. If the text displays the time, the current reader is evaluated
  /// again when the string changes.
  final func string(of text: Text) -> String {
    text.string(in: followTime(of: text, as: .string, in: textFormatting))
  }

  /// Returns words of the runtime in this node's language for the content of an element, or nil if the language is English.
  final func partNames(_ words: SystemWord...) -> NavigatorHost.Content.Value? { textFormatting.partNames(words) }
}

extension TextFormatting {
  /// Returns words of the runtime for the content of an element, or nil if they are the English words.
  func partNames(_ words: [SystemWord]) -> Content.Value? {
    let names = words.map { SystemText($0).string(in: self) }
    return names == words.map(\.rawValue) ? nil : .strings(names)
  }
}
