/// A view that says a text, as far as that can be told without showing it.
protocol ReadableView {
  var readableText: String? { get }
}

/// What a view says, where a host wants words rather than elements: an alert's message, a field's label.
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
