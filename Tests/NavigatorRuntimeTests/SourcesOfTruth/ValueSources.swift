import SwiftUI

/// A control over `@State`.
struct StateOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var value: Value
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _value = State(initialValue: control.first)
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { value }, write: { value = $0 })
    control.make($value)
    BindingReader(control: control, value: $value)
  }
}

/// A control over a parent's `@Binding`.
struct ParentOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var value: Value
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _value = State(initialValue: control.first)
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { value }, write: { value = $0 })
    BindingEditor(control: control, value: $value)
    ValueText(control: control, value: value)
  }
}

struct BindingEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Binding var value: Value

  var body: some View { control.make($value) }
}

struct Nested<Value: Equatable>: Equatable {
  var part: Part

  struct Part: Equatable {
    var value: Value
    var others = [1, 2]
  }

  init(_ value: Value) {
    part = Part(value: value)
  }
}

/// A control over a part of a struct in `@State`.
struct NestedOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var nested: Nested<Value>
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _nested = State(initialValue: Nested(control.first))
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { nested.part.value }, write: { nested.part.value = $0 })
    control.make($nested.part.value)
    BindingReader(control: control, value: $nested.part.value)
  }
}

struct Row<Value: Equatable>: Identifiable, Equatable {
  let id: Int
  var value: Value
}

/// A control over an element of an array in `@State`, by its index.
struct ArrayOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var rows: [Row<Value>]
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _rows = State(initialValue: [Row(id: 0, value: control.second), Row(id: 1, value: control.first)])
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { rows[1].value }, write: { rows[1].value = $0 })
    control.make($rows[1].value)
    BindingReader(control: control, value: $rows[1].value)
  }
}

/// A control over an element of an array in `@State`, in a `ForEach` over the array's binding.
struct LoopOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var rows: [Row<Value>]
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _rows = State(initialValue: [Row(id: 0, value: control.first)])
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { rows[0].value }, write: { rows[0].value = $0 })
    ForEach($rows) { $row in
      control.make($row.value)
      BindingReader(control: control, value: $row.value)
    }
  }
}

/// A control over a dictionary's value in `@State`.
struct DictionaryOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var values: [String: Value]
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _values = State(initialValue: ["key": control.first])
  }

  var body: some View {
    let _ = link.connect(
      to: lifetime, read: { values["key"] ?? control.first }, write: { values.updateValue($0, forKey: "key") })
    if let value = Binding($values["key"]) {
      control.make(value)
      BindingReader(control: control, value: value)
    }
  }
}

/// A control over the value that an optional in `@State` wraps.
struct OptionalOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var value: Value?
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _value = State(initialValue: .some(control.first))
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { value ?? control.first }, write: { value = .some($0) })
    if let value = Binding($value) {
      control.make(value)
      BindingReader(control: control, value: value)
    }
  }
}

/// A custom property that consists of the runtime's properties.
@propertyWrapper
struct Remembered<Value>: DynamicProperty {
  @State private var value: Value
  @Environment(\.isEnabled) private var isEnabled

  init(wrappedValue: Value) {
    _value = State(initialValue: wrappedValue)
  }

  var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  var projectedValue: Binding<Value> { $value }
}

/// A control over a custom property.
struct CustomPropertyOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @Remembered private var value: Value
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _value = Remembered(wrappedValue: control.first)
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { value }, write: { value = $0 })
    control.make($value)
    BindingReader(control: control, value: $value)
  }
}

/// A control over a pair of closures that lead to `@State`.
struct ClosureOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var value: Value
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _value = State(initialValue: control.first)
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { value }, write: { value = $0 })
    control.make(Binding(get: { value }, set: { value = $0 }))
    BindingReader(control: control, value: Binding(get: { value }, set: { value = $0 }))
  }
}
