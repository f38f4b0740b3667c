import SwiftUI

extension View {
  /// Pushes a screen while an optional has a value, and hands it a binding to that value.
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
  /// What the screen writes is in the state at once. Going back sets the state to nil; setting it to nil goes back. The view is made when the
  /// screen is shown, and not before. A state that has a value from the start opens the app there.
  ///
  /// With a binding to a case of an enum, such as `$model.destination.counter`, there is a modifier for each case, and at most one of
  /// their screens. When another case is set its screen takes the place, in one step.
  ///
  /// A value with another identity is another screen. `Identifiable` values have their id, objects are themselves, an enum's
  /// values have their case; all other values share one screen. The binding leads to the value that the screen is for: a task that ends when another
  /// one has taken the place changes nothing.
  ///
  /// Within a ``ManagedNavigationStack`` the screen is one of the navigator's: ``Navigator/popAll()``, checkpoints and the like take it away and
  /// set the state to nil, and views that block keep the user there. Guards are asked where the value is a destination: one that they deny, or
  /// lead elsewhere from, sets the state to nil. In SwiftUI's own stack it works as `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - value: Decides whether the screen is there.
  ///   - destination: The screen's view.
  nonisolated public func navigationDestination<Value, Destination: View>(
    unwrapping value: Binding<Value?>, @ViewBuilder destination: @escaping (Binding<Value>) -> Destination
  ) -> some View {
    modifier(StatePush(value, screen: destination))
  }

  /// Pushes a screen while an optional has a value, and hands it a binding to that value; see ``navigationDestination(unwrapping:destination:)``.
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
    modifier(StatePush(item, screen: destination))
  }

  /// Pushes a screen while an optional has a value, and hands it that value.
  ///
  /// ```swift
  /// List { … }
  ///   .navigationDestination(evaluating: $detailIndex) { detailIndex in
  ///     Text("Detail for \(detailIndex + 1)")
  ///   }
  /// ```
  ///
  /// The value need not be `Hashable`. Otherwise it is like ``navigationDestination(unwrapping:destination:)``. An app that declares a
  /// modifier with these labels itself uses its own.
  @_disfavoredOverload
  nonisolated public func navigationDestination<Value, Destination: View>(
    evaluating value: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(StatePush(value) { destination($0.wrappedValue) })
  }
}
