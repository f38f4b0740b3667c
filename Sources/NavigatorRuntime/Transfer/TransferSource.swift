import Foundation
import IssueReporting

/// A dragged value that can be transferred to a drop target.
struct TransferSource: Sendable {
  let value: any Transferable

  /// Creates a source from a dragged object, which is a transferable value or a provider of a string, a URL or data.
  init?(_ dragged: Any) {
    switch (dragged as? NSItemProvider)?.value ?? dragged {
    case let value as any Transferable: self.value = value
    case let text as NSString: value = text as String
    case let url as NSURL: value = url as URL
    case let data as NSData: value = data as Data
    default: return nil
    }
  }

  /// The types in which the value can be exported, in order of preference. A value that can be transferred only within the app,
  /// such as a color, has the generic data type.
  var types: [UTType] {
    let types = type(of: value).exportedTypes()
    return types.isEmpty ? [.data] : types
  }
}

extension [TransferSource] {
  /// Converts the values to a type and passes them to a closure. The closure is called synchronously if all conversions are
  /// synchronous. It is not called if no value can be converted.
  @MainActor
  func transfer<Value: Transferable>(to type: Value.Type, _ receive: @escaping @MainActor ([Value]) -> Void) {
    let ready = compactMap { $0.value.proxied(as: Value.self) }
    if ready.count == count { return receive(ready) }
    Task { @MainActor in
      var values: [Value] = []
      for source in self {
        do {
          if let value = try await Value.transferred(from: source.value) { values.append(value) }
        } catch {
          reportIssue("A value was not transferred as \(Value.self): \(error)")
        }
      }
      if !values.isEmpty { receive(values) }
    }
  }
}
