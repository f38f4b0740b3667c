import SwiftUI

/// An object that announces its changes with `@Published`.
final class PublishedObject<Value: Equatable>: ObservableObject {
  @Published var value: Value
  @Published var nested: Nested<Value>

  init(_ value: Value) {
    self.value = value
    nested = Nested(value)
  }
}

/// A view that owns an object for its children and does not observe it.
struct ObjectOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  let path: ReferenceWritableKeyPath<PublishedObject<Value>, Value>
  let editor: (PublishedObject<Value>) -> AnyView
  @State private var object: PublishedObject<Value>

  /// `path` leads to the value that the editor's control changes.
  init(
    _ control: Control<Value, Content>, _ link: SourceLink<Value>,
    _ path: ReferenceWritableKeyPath<PublishedObject<Value>, Value>, editor: @escaping (PublishedObject<Value>) -> AnyView
  ) {
    self.control = control
    self.link = link
    self.path = path
    self.editor = editor
    _object = State(initialValue: PublishedObject(control.first))
  }

  var body: some View {
    let _ = link.connect(to: object, read: { object[keyPath: path] }, write: { object[keyPath: path] = $0 })
    editor(object)
  }
}

/// A view that observes an object for itself.
struct ObjectReader<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @ObservedObject var object: PublishedObject<Value>
  var path: KeyPath<PublishedObject<Value>, Value> = \.value

  var body: some View { ValueText(control: control, value: object[keyPath: path]) }
}

/// A control over an `@ObservedObject`.
struct ObservedEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @ObservedObject var object: PublishedObject<Value>

  var body: some View {
    control.make($object.value)
    ObjectReader(control: control, object: object)
  }
}

/// A control over a part of a struct in an `@ObservedObject`, through a child's `@Binding`.
struct ObservedPartEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @ObservedObject var object: PublishedObject<Value>

  var body: some View {
    BindingEditor(control: control, value: $object.nested.part.value)
    ObjectReader(control: control, object: object, path: \.nested.part.value)
  }
}

/// A control over a `@StateObject`.
struct StateObjectOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @StateObject private var object: PublishedObject<Value>

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _object = StateObject(wrappedValue: PublishedObject(control.first))
  }

  var body: some View {
    let _ = link.connect(to: object, read: { object.value }, write: { object.value = $0 })
    control.make($object.value)
    ObjectReader(control: control, object: object)
  }
}

/// A control over an `@EnvironmentObject`.
struct ObjectEnvironment<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let object: PublishedObject<Value>

  var body: some View { ObjectEnvironmentEditor(control: control).environmentObject(object) }
}

struct ObjectEnvironmentEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @EnvironmentObject private var object: PublishedObject<Value>

  var body: some View {
    control.make($object.value)
    ObjectReader(control: control, object: object)
  }
}

/// An object that announces its changes by itself, before it makes them.
final class HandObject<Value: Equatable>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { stored }
    set {
      objectWillChange.send()
      stored = newValue
    }
  }
}

struct HandOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var object: HandObject<Value>

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _object = State(initialValue: HandObject(control.first))
  }

  var body: some View {
    let _ = link.connect(to: object, read: { object.value }, write: { object.value = $0 })
    HandEditor(control: control, object: object)
  }
}

struct HandEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @ObservedObject var object: HandObject<Value>

  var body: some View {
    control.make($object.value)
    ValueText(control: control, value: object.value)
  }
}
