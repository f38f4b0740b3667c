import Foundation
import IssueReporting
import NavigatorHost

/// A button that shares values with other apps. A web page uses the browser's share dialog if it is available. Otherwise, it
/// copies the text.
///
/// The link shares URLs and texts, and values that have a representation as one of these.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let label: Label
  /// The text of items whose conversion is asynchronous, or nil until it is loaded.
  @State private var loaded: String?
  @Environment(\.textFormatting) private var formatting

  init(sharing items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// The share button.
  @MainActor public var body: some View {
    let shared = items.filter(isShared)
    let texts = shared.map(text)
    let isComplete = !texts.contains(nil)
    let text = isComplete ? texts.compactMap { $0 }.joined(separator: "\n") : loaded ?? ""
    let button = Button(content: content(text)) {
    } label: {
      label
    }
    if isComplete {
      button
    } else {
      let (link, ids) = (MainActorValue(self), items.map { $0 as? AnyHashable })
      button.task(id: ids) { @MainActor in await link.value.load() }
    }
  }

  /// Returns the content of a button that shares a text. The subject and the message belong to the button, so that a style that
  /// replaces the button keeps them.
  private func content(_ text: String) -> Content {
    var content: Content = [.kind: .kind(.share), .value: .string(text)]
    content[.title] = subject.map { .string($0.string(in: formatting)) }
    content[.message] = message.map { .string($0.string(in: formatting)) }
    return content
  }

  /// Returns the text of an item, or nil if the conversion is asynchronous or impossible.
  private func text(of item: Data.Element) -> String? {
    item.proxied(as: URL.self)?.absoluteString ?? item.proxied(as: String.self)
  }

  /// Returns a Boolean value that indicates whether an item has a representation as a text or a URL. Reports an issue for an item
  /// that has none.
  private func isShared(_ item: Data.Element) -> Bool {
    if String.accepts(item) || URL.accepts(item) { return true }
    if type(of: item).exportedTypes().contains(where: { $0.conforms(to: .text) }) { return true }
    reportIssue("ShareLink supports URLs and texts. An item of type \(Data.Element.self) is not shared.")
    return false
  }

  /// Loads the texts of the shared items, including items whose conversion is asynchronous.
  @MainActor private func load() async {
    var texts: [String] = []
    for item in items where isShared(item) {
      do {
        if let text = try await loadedText(of: item) { texts.append(text) }
      } catch {
        reportIssue("ShareLink cannot share an item of type \(Data.Element.self): \(error)")
      }
    }
    loaded = texts.joined(separator: "\n")
  }

  @MainActor private func loadedText(of item: Data.Element) async throws -> String? {
    if let text = text(of: item) { return text }
    if let text = try await String.transferred(from: item) { return text }
    return try await item.exported(as: .text).map { String(decoding: $0.data, as: UTF8.self) }
  }
}

/// The default label of a ``ShareLink``, which displays a symbol and a title.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  init(_ title: Text = Text(SystemWord.share)) {
    self.title = title
  }

  /// The label.
  @MainActor public var body: some View {
    NavigatorRuntime.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Creates a link that shares a URL.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: CollectionOfOne(item), subject, message, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Creates a link that shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: CollectionOfOne(item), subject, message, label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  /// Creates a link that shares a URL.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }

  /// Creates a link with a localized title that shares a URL.
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link with a title that shares a URL.
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title))
  }

  /// Creates a link with a title that shares a URL.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  /// Creates a link that shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }

  /// Creates a link with a localized title that shares a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link with a title that shares a text.
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title))
  }

  /// Creates a link with a title that shares a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a link that shares URLs.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, subject, message, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  /// Creates a link that shares URLs.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel())
  }

  /// Creates a link with a localized title that shares URLs.
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link with a title that shares URLs.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(title))
  }

  /// Creates a link with a title that shares URLs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a link that shares texts.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, subject, message, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  /// Creates a link that shares texts.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel())
  }

  /// Creates a link with a localized title that shares texts.
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link with a title that shares texts.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(title))
  }

  /// Creates a link with a title that shares texts.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(Text(title)))
  }
}
