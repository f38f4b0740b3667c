import Foundation
import IssueReporting
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
    let text = items.compactMap(text).joined(separator: "\n")
    Button {
    } label: {
      label
    }
    .box(.content(.kind, "share"), .content(.value, .string(text)))
    .contentText(subject, for: .title)
    .contentText(message, for: .message)
  }

  /// Returns the text of an item.
  private func text(of item: Data.Element) -> String? {
    switch item {
    case let url as URL: return url.absoluteString
    case let text as String: return text
    default:
      reportIssue("ShareLink shares addresses and texts. An item of type \(Data.Element.self) is not shared.")
      return nil
    }
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

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a link that shares addresses.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, subject, message, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  /// Creates a link that shares addresses.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel())
  }

  /// Creates a link with a localized title that shares addresses.
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link with a title that shares addresses.
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
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(Text(title)))
  }
}
