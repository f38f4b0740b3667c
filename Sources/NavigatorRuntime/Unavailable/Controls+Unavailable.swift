import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "DatePicker is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct DatePicker<Label: View>: View {
  /// Not implemented.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text { notImplemented() }
  /// Not implemented.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text { notImplemented() }
  /// Not implemented.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text { notImplemented() }
  /// Not implemented.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text { notImplemented() }
  /// Not implemented.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "DatePickerComponents is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  /// Not implemented.
  public var rawValue: UInt { notImplemented() }
  /// Not implemented.
  public init(rawValue: UInt) { notImplemented() }
  /// Not implemented.
  public static var hourAndMinute: DatePickerComponents { notImplemented() }
  /// Not implemented.
  public static var date: DatePickerComponents { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ColorPicker is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ColorPicker<Label: View>: View {
  /// Not implemented.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text {
    notImplemented()
  }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "TextEditor is not implemented; use TextField(_:text:axis:); see Documentation/SwiftUIParity.md"
)
nonisolated public struct TextEditor: View {
  /// Not implemented.
  public init(text: Binding<String>) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "DisclosureGroup is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  /// Not implemented.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
    notImplemented()
  }
  /// Not implemented.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  where Label == Text { notImplemented() }
  /// Not implemented.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { notImplemented() }
  /// Not implemented.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    notImplemented()
  }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Gauge is not implemented; use ProgressView; see Documentation/SwiftUIParity.md")
nonisolated public struct Gauge<Label: View>: View {
  /// Not implemented.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    notImplemented()
  }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "GroupBox is not implemented; use Section; see Documentation/SwiftUIParity.md")
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  /// Not implemented.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView { notImplemented() }
  /// Not implemented.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { notImplemented() }
  /// Not implemented.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ShareLink is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ShareLink: View {
  /// Not implemented.
  public init<T>(item: T) { notImplemented() }
  /// Not implemented.
  public init<T>(_ titleKey: LocalizedStringKey, item: T) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ContentUnavailableView is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// Not implemented.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  where Label == NavigatorRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView { notImplemented() }
  /// Not implemented.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

@available(*, unavailable)
extension ContentUnavailableView where Label == EmptyView, Description == EmptyView, Actions == EmptyView {
  /// Not implemented.
  @available(*, unavailable, message: "ContentUnavailableView.search is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public static var search: ContentUnavailableView<EmptyView, EmptyView, EmptyView> { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "focusable is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func focusable(_ isFocusable: Bool = true) -> EmptyView { notImplemented() }
}

extension TextField where Label == Text {
  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "TextField(_:text:onEditingChanged:onCommit:) is not implemented; use focused(_:) and onSubmit(of:_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "TextField(_:text:onCommit:) is not implemented; use onSubmit(of:_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    notImplemented()
  }
}
