import SwiftUI

/// A view that loads a value when it appears and shows it. It shows a progress view while loading, and an error message after a
/// failure.
///
/// ```swift
/// Loaded(product) { try await catalog.product(id) } content: { product in ProductDetail(product: product) }
/// ```
///
/// The value is loaded again when the view reappears or its id changes; meanwhile the previous value stays visible. The content
/// is a single view, such as a list or a row.
public struct Loaded<Value: Sendable, Content: View>: View {
  private enum Phase {
    case loading
    case loaded(Value)
    case failed(String)
  }

  private let id: AnyHashable
  private let read: @MainActor (@MainActor (Value) -> Void) async throws -> Void
  private let content: (Value) -> Content
  @State private var phase = Phase.loading
  @State private var attempt = 0

  /// Creates a view that loads one value.
  public init(
    _ id: some Hashable, read: @escaping @MainActor () async throws -> Value, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.id = AnyHashable(id)
    self.read = { show in show(try await read()) }
    self.content = content
  }

  /// Creates a view that shows each value of a stream until the stream ends or the view disappears.
  public init(
    _ id: some Hashable, each values: @escaping @MainActor () -> AsyncThrowingStream<Value, any Error>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.id = AnyHashable(id)
    self.read = { show in
      for try await value in values() { show(value) }
    }
    self.content = content
  }

  public var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      case .loaded(let value): content(value)
      case .failed(let reason):
        Notice("Loading failed", symbol: "exclamationmark.triangle", message: reason) {
          Button("Try Again") { attempt += 1 }
        }
      }
    }
    .task(id: [id, AnyHashable(attempt)]) { await load() }
  }

  private func load() async {
    do {
      try await read { phase = .loaded($0) }
    } catch is CancellationError {
      // The view has disappeared. The value is loaded again when it reappears.
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}
