import NavigatorTesting
import SwiftUI

/// A control under test: functions that create it with a binding, read the value that it shows, and change it as a user does.
@MainActor
final class Control<Value: Equatable, Content: View> {
  /// The value at the start.
  let first: Value
  /// The value that a user chooses, and that the app replaces by the first.
  let second: Value
  let make: (Binding<Value>) -> Content
  /// Returns the value that the control shows, read from the session's elements.
  let shown: (TestApp) throws -> Value?
  /// Changes the control to a value as a user does; nil for a control that only the app changes.
  let use: ((TestApp, Value) throws -> Void)?
  /// A Boolean value that indicates whether a user can choose the first value again, rather than only the app.
  let returns: Bool
  /// The maximum number of bodies that a change evaluates.
  ///
  /// They are the bodies of the source, the control's owner, the reader and its text, and the views that the control recreates.
  /// A field's text is changed in two edits.
  let maximumBodies: Int
  let text: (Value) -> String

  init(
    _ first: Value, _ second: Value, returns: Bool = true, maximumBodies: Int = 6,
    text: @escaping (Value) -> String = { "\($0)" },
    @ViewBuilder make: @escaping (Binding<Value>) -> Content, shown: @escaping (TestApp) throws -> Value?,
    use: ((TestApp, Value) throws -> Void)? = nil
  ) {
    self.first = first
    self.second = second
    self.returns = returns
    self.maximumBodies = maximumBodies
    self.text = text
    self.make = make
    self.shown = shown
    self.use = use
  }
}

/// The test's access to a source of truth on the screen.
@MainActor
final class SourceLink<Value> {
  /// The model, or an object that lives as long as the source's view.
  private(set) weak var owner: AnyObject?
  private(set) var read: () -> Value?
  private(set) var write: (Value) -> Void
  /// Removes the source and its control from the screen.
  var hide: () -> Void = {}

  init() {
    read = { nil }
    write = { _ in }
  }

  /// Called by the source's view each time its body is evaluated.
  func connect(to owner: AnyObject, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.owner = owner
    self.read = read
    self.write = write
  }

  /// Releases the source's view.
  func disconnect() {
    read = { nil }
    write = { _ in }
    hide = {}
  }
}

/// An object that lives as long as the view whose state it is.
final class ViewLifetime {}

/// A text with the value, which a view other than the control shows.
struct ValueText<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let value: Value

  var body: some View { Text(verbatim: "reads \(control.text(value))") }
}

/// A view that reads a source through a separate binding.
struct BindingReader<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Binding var value: Value

  var body: some View { ValueText(control: control, value: value) }
}

/// A screen from which a source and its control can be removed.
struct SourceStage<Value: Equatable>: View {
  let link: SourceLink<Value>
  let content: () -> AnyView?
  @State private var isShown = true

  var body: some View {
    let _ = link.hide = { isShown = false }
    VStack {
      if isShown { content() }
    }
  }
}
