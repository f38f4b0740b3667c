import SwiftUI

extension View {
  /// Pushes a screen while an optional has a value, and passes a binding to that value to the screen.
  ///
  /// ```swift
  /// @State private var number: Int?
  /// …
  /// Button("Go to counter") { number = 42 }
  ///   .navigationDestination(unwrapping: $number) { $number in
  ///     CounterView(number: $number)
  ///   }
  /// ```
  ///
  /// The screen's writes change the state immediately. Popping the screen sets the state to nil; setting the state to nil pops
  /// the screen. The view is created when the screen is shown. If the state has an initial value, the app starts with the screen.
  ///
  /// With a binding to an enum's case, such as `$model.destination.counter`, each case has its own modifier, and at most one of
  /// their screens is shown. If another case is set, its screen replaces the previous one in one step.
  ///
  /// A value with another identity gets another screen. `Identifiable` values are identified by their id, objects by themselves,
  /// and enums by their case; all other values share one screen. The binding refers only to the value for which the screen was
  /// shown, so a task that ends after the screen has been replaced changes nothing.
  ///
  /// Within a ``ManagedNavigationStack``, the screen belongs to the navigator. ``Navigator/popAll()``, checkpoints and similar
  /// methods remove it and set the state to nil, and blockers apply to it. If the value is a destination, guards are evaluated; a
  /// denied or redirected destination sets the state to nil. In SwiftUI's own stack the modifier works like
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - value: A binding to the state. The screen is shown while it has a value.
  ///   - destination: A closure that returns the screen's view.
  nonisolated public func navigationDestination<Value, Destination: View>(
    unwrapping value: Binding<Value?>, @ViewBuilder destination: @escaping (Binding<Value>) -> Destination
  ) -> some View {
    modifier(StatePush(value: value, screen: destination))
  }

  /// Pushes a screen while an optional has a value, and passes a binding to that value to the screen; see
  /// ``navigationDestination(unwrapping:destination:)``.
  ///
  /// ```swift
  /// .navigationDestination(item: $editedItem) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  @_disfavoredOverload
  nonisolated public func navigationDestination<Item, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> Destination
  ) -> some View {
    modifier(StatePush(value: item, screen: destination))
  }

  /// Pushes a screen while an optional has a value, and passes that value to the screen.
  ///
  /// ```swift
  /// List { … }
  ///   .navigationDestination(evaluating: $detailIndex) { detailIndex in
  ///     Text("Detail for \(detailIndex + 1)")
  ///   }
  /// ```
  ///
  /// The value need not be `Hashable`. Otherwise the modifier works like ``navigationDestination(unwrapping:destination:)``. An
  /// app's own modifier with the same labels takes precedence.
  @_disfavoredOverload
  nonisolated public func navigationDestination<Value, Destination: View>(
    evaluating value: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(StatePush(value: value) { destination($0.wrappedValue) })
  }
}
