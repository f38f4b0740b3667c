/// A part of an app's user interface.
///
/// A view is a value that describes its part. The runtime creates and updates the part itself.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View { Text("Hello") }
/// }
/// ```
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view. The runtime evaluates it again whenever a value that it read changes.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// A body that is never evaluated, because `Never` has no values.
  public var body: Never {
    fatalError("Never has no values and therefore no body")
  }
}
