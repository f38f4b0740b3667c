import SwiftUI

#if canImport(Darwin)
  import Combine
#endif

/// State whose initial value is made when it is first read, once for each lifetime of the view.
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
/// With `@State`, `OrdersModel()` runs each time that a parent makes an `OrdersView` value, and SwiftUI discards all models but the first.
/// Here it runs once, and never if the view does not appear or does not read the value.
///
/// The value can be written, and `$model` is a binding to it. A write updates the view, as a change within an `@Observable` model does. Use
/// it in `body` and in actions, not in the view's initialiser: it keeps nothing before the view is on screen.
@propertyWrapper
nonisolated public struct DeferredState<Value>: DynamicProperty {
  @StateObject private var storage: DeferredStorage<Value>

  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    _storage = StateObject(wrappedValue: DeferredStorage(wrappedValue))
  }

  @MainActor public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  @MainActor public var projectedValue: Binding<Value> {
    $storage.value
  }
}

nonisolated private final class DeferredStorage<Value>: ObservableObject {
  /// The number of writes, published. The value itself is not published because its first read makes it, which is no change.
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
