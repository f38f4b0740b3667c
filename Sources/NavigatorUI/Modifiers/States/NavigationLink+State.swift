import SwiftUI

extension NavigationLink where Label == AnyView, Destination == EmptyView {
  /// Creates a link that pushes a screen while an optional has a value, and passes a binding to that value to the screen.
  ///
  /// ```swift
  /// NavigationLink(unwrapping: $destination.counter) { isActive in
  ///   destination = isActive ? .counter(42) : nil
  /// } destination: { $number in
  ///   CounterView(number: $number)
  /// } label: {
  ///   Text("Go to counter")
  /// }
  /// ```
  ///
  /// The screen is shown while the state has a value, regardless of how the value was set, as with
  /// `navigationDestination(unwrapping:destination:)`. In SwiftUI's own stack on Apple platforms such a link must not be in a
  /// list or another lazy container. In a ``ManagedNavigationStack`` this is supported.
  ///
  /// - Parameters:
  ///   - value: A binding to the state. The screen is shown while it has a value.
  ///   - onNavigate: A closure that is called with true when the user activates the link, and must then set the state's value. It
  ///     is called with false when the user or a navigator has popped the screen. If the state still has its value after that, it
  ///     is set to nil.
  ///   - destination: A closure that returns the screen's view.
  ///   - label: The link's label.
  nonisolated public init<Value, Screen: View, Title: View>(
    unwrapping value: Binding<Value?>, onNavigate: @escaping (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Value>) -> Screen, @ViewBuilder label: () -> Title
  ) {
    let label = AnyView(label().modifier(StatePush(value: value, ended: { onNavigate(false) }, screen: destination)))
    self = Self.following(onNavigate, label: label)
  }

  /// Creates a link that pushes a screen while an optional has a value, and passes a binding to that value to the screen; see
  /// `init(unwrapping:onNavigate:destination:label:)`.
  nonisolated public init<Item, Screen: View, Title: View>(
    item: Binding<Item?>, onNavigate: @escaping (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Item>) -> Screen, @ViewBuilder label: () -> Title
  ) {
    self.init(unwrapping: item, onNavigate: onNavigate, destination: destination, label: label)
  }
}

/// A link that only reports its activation. SwiftUI's initializer for it is deprecated; this protocol gives access to it without
/// a warning.
private protocol FollowableLink {
  associatedtype Label: View
  associatedtype Destination: View

  nonisolated init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
}

extension NavigationLink: FollowableLink {}

extension FollowableLink where Destination == EmptyView {
  nonisolated fileprivate static func following(_ onNavigate: @escaping (Bool) -> Void, label: Label) -> Self {
    // SwiftUI calls the setter on the main actor, where taps are handled.
    nonisolated(unsafe) let onNavigate = onNavigate
    let isActive = Binding(get: { false }, set: { if $0 { onNavigate(true) } })
    return Self(isActive: isActive, destination: { EmptyView() }, label: { label })
  }
}
