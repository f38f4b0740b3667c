import Foundation
import NavigatorHost

/// A value with a label.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) fileprivate var style
  @Environment(\.labelsAreHidden) fileprivate var isUnlabeled
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labeled content from two views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the value in the current style.
  @MainActor public var body: some View {
    if let style {
      let configuration = LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
      style.body(of: configuration, resetting: LabeledContentStyleKey.self)
    } else if isUnlabeled {
      // The name of the group replaces the label for assistive technologies.
      ElementView(.box) { content }.contentText(label as? Text, for: .label)
    } else {
      ElementView(.labeledContent) {
        ControlLabel(label)
        ElementView(.labeledContentValue) { content }
      }
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates labeled content with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a localized title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a text value with a title.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates a formatted value with a localized title.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Creates a formatted value with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
