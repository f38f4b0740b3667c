/// A part of what an app shows.
///
/// A view is a value that describes what should be there; the runtime keeps what is there.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View { Text("Hello") }
/// }
/// ```
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view is made of. Called whenever something that it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never {
    fatalError("Never has no value, and so no body")
  }
}
