/// A view whose text can be determined without showing it.
protocol ReadableView {
  var readableText: String? { get }
}

/// Returns the text of a view, for hosts that need text instead of elements: the message of an alert, the label of a field.
func readableText<V: View>(of view: V) -> String? {
  (view as? any ReadableView)?.readableText
}

extension Text: ReadableView {
  var readableText: String? { plainText.isEmpty ? nil : plainText }
}

extension EmptyView: ReadableView {
  var readableText: String? { nil }
}

extension Optional: ReadableView where Wrapped: View {
  var readableText: String? { flatMap { NavigatorRuntime.readableText(of: $0) } }
}

extension _ConditionalContent: ReadableView where TrueContent: View, FalseContent: View {
  var readableText: String? {
    switch storage {
    case .first(let content): NavigatorRuntime.readableText(of: content)
    case .second(let content): NavigatorRuntime.readableText(of: content)
    }
  }
}

extension Group: ReadableView where Content: View {
  var readableText: String? { NavigatorRuntime.readableText(of: content) }
}

extension VStack: ReadableView {
  var readableText: String? { NavigatorRuntime.readableText(of: content) }
}

extension AnyView: ReadableView {
  var readableText: String? { storage.readableText }
}

extension BoxView: ReadableView {
  var readableText: String? { NavigatorRuntime.readableText(of: content) }
}

extension EnvironmentView: ReadableView {
  var readableText: String? { NavigatorRuntime.readableText(of: content) }
}

extension TupleView: ReadableView {
  var readableText: String? {
    let texts = Mirror(reflecting: value).children.compactMap { ($0.value as? any ReadableView)?.readableText }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
