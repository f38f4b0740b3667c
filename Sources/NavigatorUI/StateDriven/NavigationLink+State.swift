import SwiftUI

extension NavigationLink where Label == AnyView, Destination == EmptyView {
  /// A link that pushes a screen while an optional has a value, and hands it a binding to that value.
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
  /// The screen is there while the state has a value, however it got that, as with
  /// `navigationDestination(unwrapping:destination:)`. In SwiftUI's own stack on Apple platforms such a link must not stand in a list or another
  /// lazy container; in a ``ManagedNavigationStack`` it may.
  ///
  /// - Parameters:
  ///   - value: Decides whether the screen is there.
  ///   - onNavigate: Called with true when the user follows the link: give the state its value. Called with false when the screen has gone
  ///     because the user went back, or by a navigator; a state that has its value after that is set to nil.
  ///   - destination: The screen's view.
  ///   - label: What is tapped.
  nonisolated public init<Value, Screen: View, Title: View>(
    unwrapping value: Binding<Value?>, onNavigate: @escaping (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Value>) -> Screen, @ViewBuilder label: () -> Title
  ) {
    let label = AnyView(label().modifier(StatePush(value, ended: { onNavigate(false) }, screen: destination)))
    self = Self.following(onNavigate, label: label)
  }

  /// A link that pushes a screen while an optional has a value, and hands it a binding to that value; see
  /// `init(unwrapping:onNavigate:destination:label:)`.
  nonisolated public init<Item, Screen: View, Title: View>(
    item: Binding<Item?>, onNavigate: @escaping (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Item>) -> Screen, @ViewBuilder label: () -> Title
  ) {
    self.init(unwrapping: item, onNavigate: onNavigate, destination: destination, label: label)
  }
}

/// A link that only says when it is followed. SwiftUI has no other than a deprecated one, which the protocol stands for.
private protocol FollowableLink {
  associatedtype Label: View
  associatedtype Destination: View

  nonisolated init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
}

extension NavigationLink: FollowableLink {}

extension FollowableLink where Destination == EmptyView {
  nonisolated fileprivate static func following(_ onNavigate: @escaping (Bool) -> Void, label: Label) -> Self {
    // SwiftUI calls it where taps are handled.
    nonisolated(unsafe) let onNavigate = onNavigate
    let isActive = Binding(get: { false }, set: { if $0 { onNavigate(true) } })
    return Self(isActive: isActive, destination: { EmptyView() }, label: { label })
  }
}
