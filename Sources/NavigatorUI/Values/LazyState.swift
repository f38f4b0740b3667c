import SwiftUI

/// State whose first value is made when it is first used, once for each time that the view comes to be.
///
/// ```swift
/// struct OrdersView: View {
///   @LazyState private var model = OrdersModel()
///
///   var body: some View {
///     Text(model.title)
///   }
/// }
/// ```
///
/// With `@State`, `OrdersModel()` would run each time that a view above makes an `OrdersView` value, and all but the first model would be
/// thrown away. Here it runs once, and not at all where the view never comes on screen or never asks for the value.
///
/// It can be written, and `$model` is a binding to it. A write updates the view; so do changes within an `@Observable` model. Use it in
/// `body` and in actions, not in the view's initialiser: before the view is there, it keeps nothing.
@propertyWrapper
nonisolated public struct LazyState<Value>: DynamicProperty {
  @StateObject private var storage: LazyStorage<Value>

  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    _storage = StateObject(wrappedValue: LazyStorage(wrappedValue))
  }

  @MainActor public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  @MainActor public var projectedValue: Binding<Value> {
    $storage.value
  }
}

nonisolated private final class LazyStorage<Value>: ObservableObject {
  /// Announces writes. The value itself is not published, because its first read makes it, which is no change.
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
