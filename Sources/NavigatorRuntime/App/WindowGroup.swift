import Foundation

/// A group of windows with the same content. A session displays the first group of the app unless its address requests another
/// one.
///
/// ```swift
/// WindowGroup { CatalogView() }
/// WindowGroup("Order", id: "order", for: Order.ID.self) { $id in OrderView(id: id) }
/// ```
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: Content
  var id: String?
  /// The name of the value type that windows of the group present, or nil if they present no values.
  var valueType: String?
  /// Creates the content for the value in the address of a window. It is nil for a group without values.
  var make: (@MainActor (String?) -> AnyView)?

  private init(content: Content, id: String?) {
    self.content = content
    self.id = id
  }

  /// Creates a group of windows with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), id: nil)
  }

  /// Creates a group of windows with an identifier for `openWindow`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), id: id)
  }

  /// Creates a group of windows with a title. Hosts use the title of the content.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), id: nil)
  }

  /// Creates a group of windows with a title. Hosts use the title of the content.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), id: nil)
  }

  /// Creates a group of windows with a title. Hosts use the title of the content.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content(), id: nil)
  }

  /// Creates a group of windows with a title and an identifier. Hosts use the title of the content.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), id: id)
  }

  /// Creates a group of windows with a title and an identifier. Hosts use the title of the content.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), id: id)
  }

  /// Creates a group of windows with a title and an identifier. Hosts use the title of the content.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), id: id)
  }

  @MainActor func collect(into parts: inout SceneParts) {
    let content = content
    parts.windows.append(WindowDefinition(id: id, valueType: valueType, view: make ?? { _ in AnyView(content) }))
  }

  private static func presenting<D: Codable & Hashable, C: View>(
    _ type: D.Type, id: String?, _ content: @escaping (Binding<D?>) -> C
  ) -> WindowGroup where Content == PresentedWindowContent<D, C> {
    var group = WindowGroup(content: PresentedWindowContent(initial: nil, content: content), id: id)
    group.valueType = WindowRequest.name(of: type)
    let make = MainActorValue { (text: String?) -> AnyView in
      AnyView(PresentedWindowContent(initial: text.flatMap { WindowRequest.value($0, as: type) }, content: content))
    }
    group.make = { make.value($0) }
    return group
  }

  /// Creates a group of windows that present values of a type. The value comes from the address of the window, which the user can
  /// edit. Validate it as you validate any input.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, content)
  }

  /// Creates a group of windows with an identifier that present values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, content)
  }

  /// Creates a group of windows with a title that present values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, content)
  }

  /// Creates a group of windows with a title that present values of a type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, content)
  }

  /// Creates a group of windows with a title and an identifier that present values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, content)
  }

  /// Creates a group of windows with a title and an identifier that present values of a type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, content)
  }

  /// Creates a group of windows with a title that present values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, content)
  }

  /// Creates a group of windows with a title and an identifier that present values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, content)
  }
}

extension WindowGroup {
  private nonisolated static func presenting<D: Codable & Hashable, C: View>(
    _ type: D.Type, id: String?, default makeDefault: @escaping () -> D, _ content: @escaping (Binding<D>) -> C
  ) -> WindowGroup where Content == PresentedWindowContent<D, C> {
    presenting(type, id: id) { content($0.replacingNil(by: makeDefault)) }
  }

  /// Creates a group of windows that present values of a type, with a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, default: defaultValue, content)
  }

  /// Creates a group of windows with an identifier that present values of a type, with a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, default: defaultValue, content)
  }

  /// Creates a group of windows with a title that present values of a type, with a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, default: defaultValue, content)
  }

  /// Creates a group of windows with a title that present values of a type, with a default value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, default: defaultValue, content)
  }

  /// Creates a group of windows with a title that present values of a type, with a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: nil, default: defaultValue, content)
  }

  /// Creates a group of windows with a title and an identifier that present values of a type, with a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, default: defaultValue, content)
  }

  /// Creates a group of windows with a title and an identifier that present values of a type, with a default value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, default: defaultValue, content)
  }

  /// Creates a group of windows with a title and an identifier that present values of a type, with a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self = Self.presenting(type, id: id, default: defaultValue, content)
  }
}

extension Binding {
  /// Returns a binding to the value, or to a default value while the value is nil.
  nonisolated fileprivate func replacingNil<Wrapped>(by makeDefault: @escaping () -> Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    let (source, makeDefault) = (MainActorValue(self), MainActorValue(makeDefault))
    return Binding<Wrapped> {
      source.value.wrappedValue ?? makeDefault.value()
    } set: {
      source.value.wrappedValue = $0
    }
  }
}

/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(initial: Data?, content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: initial)
  }

  /// The content for the value.
  @MainActor public var body: some View {
    content($value).regionOption(.presentedValue(value.flatMap { WindowRequest.text(of: $0) }))
  }
}
