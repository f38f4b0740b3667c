import Foundation
import NavigatorHost

/// A control that opens an address with the `openURL` action of its environment, by default outside of the app.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The button that opens the address.
  public var body: some View {
    Button(content: [.url: .string(destination.absoluteString)]) {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
