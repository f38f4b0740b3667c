import Foundation
import NavigatorHost

extension Never: Transferable {}

/// A button that shares values with other apps. A page uses the browser's dialog for sharing, or else copies the text.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let label: Label

  init(sharing items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// The button.
  @MainActor public var body: some View {
    let text = items.map { item in (item as? URL)?.absoluteString ?? "\(item)" }.joined(separator: "\n")
    Button {
    } label: {
      label
    }
    .box(.content(.kind, "share"), .content(.value, .string(text)))
    .contentText(subject, for: .title)
    .contentText(message, for: .message)
  }
}

/// The default label of a ``ShareLink``: a symbol and the title Share.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  init(_ title: Text = Text("Share…")) {
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
  /// Creates a link that shares an address.
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
  /// Creates a link that shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }

  /// Creates a link with a localized title that shares an address.
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link with a title that shares an address.
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
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)))
  }
}
