import SwiftUI

#if canImport(Darwin)
  import Combine
#endif

/// State whose initial value is created at its first read, once for each lifetime of the view.
///
/// ```swift
/// struct OrdersView: View {
///   @DeferredState private var model = OrdersModel()
///
///   var body: some View {
///     Text(model.title)
///   }
/// }
/// ```
///
/// With `@State`, `OrdersModel()` runs each time that a parent creates an `OrdersView` value, and SwiftUI discards all models but
/// the first. With `@DeferredState` it runs once, and never if the view does not appear or does not read the value.
///
/// The value can be written, and `$model` is a binding to it. A write updates the view, as a change within an `@Observable` model
/// does. Use the value in `body` and in actions, but not in the view's initializer, because its storage exists only while the
/// view is on screen.
@propertyWrapper
nonisolated public struct DeferredState<Value>: DynamicProperty {
  @StateObject private var storage: DeferredStorage<Value>

  /// Creates state with an initial value, which is evaluated at the first read.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    _storage = StateObject(wrappedValue: DeferredStorage(wrappedValue))
  }

  /// The current value.
  @MainActor public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    $storage.value
  }
}

nonisolated private final class DeferredStorage<Value>: ObservableObject {
  /// The published number of writes. The value itself is not published, because its first read creates it, which is not a change.
  @Published private var writes = 0
  private let makeFirst: () -> Value
  private lazy var stored = makeFirst()

  init(_ makeFirst: @escaping () -> Value) {
    self.makeFirst = makeFirst
  }

  var value: Value {
    get { stored }
    set {
      writes &+= 1
      stored = newValue
    }
  }
}

#if !canImport(Darwin)
  /// The former name of ``DeferredState``. On Apple's platforms, SwiftUI has a type of this name.
  @available(*, deprecated, renamed: "DeferredState")
  public typealias LazyState = DeferredState
#endif
