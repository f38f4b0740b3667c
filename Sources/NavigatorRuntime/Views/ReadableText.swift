/// A view whose text can be determined without showing it.
protocol ReadableView {
  var readableText: Text? { get }
}

/// Returns the text of a view, for hosts that need text instead of elements: the message of an alert, the label of a field.
func readableText<V: View>(of view: V) -> Text? {
  (view as? any ReadableView)?.readableText
}

extension Text: ReadableView {
  var readableText: Text? { isEmpty ? nil : self }
}

extension EmptyView: ReadableView {
  var readableText: Text? { nil }
}

extension Optional: ReadableView where Wrapped: View {
  var readableText: Text? { flatMap { NavigatorRuntime.readableText(of: $0) } }
}

extension _ConditionalContent: ReadableView where TrueContent: View, FalseContent: View {
  var readableText: Text? {
    switch storage {
    case .first(let content): NavigatorRuntime.readableText(of: content)
    case .second(let content): NavigatorRuntime.readableText(of: content)
    }
  }
}

extension Group: ReadableView where Content: View {
  var readableText: Text? { NavigatorRuntime.readableText(of: content) }
}

extension Label: ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: title) }
}

extension VStack: ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: content) }
}

extension AnyView: ReadableView {
  var readableText: Text? { storage.readableText }
}

extension BoxView: ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: content) }
}

extension EnvironmentView: ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: content) }
}

extension TextContentView: ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: content) }
}

extension TupleView: ReadableView {
  var readableText: Text? {
    let texts = Mirror(reflecting: value).children.compactMap { ($0.value as? any ReadableView)?.readableText }
    return texts.count > 1 ? Text(storage: .source(JoinedText(texts, separator: "\n"))) : texts.first
  }
}
