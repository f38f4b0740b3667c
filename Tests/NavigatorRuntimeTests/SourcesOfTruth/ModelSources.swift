import SwiftUI

/// A model that Observation tracks.
@Observable
final class Model<Value: Equatable> {
  var value: Value
  var nested: Nested<Value>
  var rows: [Row<Value>]
  let child: ChildModel<Value>

  init(_ value: Value) {
    self.value = value
    nested = Nested(value)
    rows = [Row(id: 0, value: value)]
    child = ChildModel(value)
  }

  var computed: Value {
    get { value }
    set { value = newValue }
  }
}

@Observable
final class ChildModel<Value: Equatable> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A view that owns a model for its children.
struct ModelOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  let path: ReferenceWritableKeyPath<Model<Value>, Value>
  let editor: (Model<Value>) -> AnyView
  @State private var model: Model<Value>

  /// `path` leads to the value that the editor's control changes.
  init(
    _ control: Control<Value, Content>, _ link: SourceLink<Value>, _ path: ReferenceWritableKeyPath<Model<Value>, Value>,
    editor: @escaping (Model<Value>) -> AnyView
  ) {
    self.control = control
    self.link = link
    self.path = path
    self.editor = editor
    _model = State(initialValue: Model(control.first))
  }

  var body: some View {
    let _ = link.connect(to: model, read: { model[keyPath: path] }, write: { model[keyPath: path] = $0 })
    editor(model)
  }
}

/// A view that reads a model's properties.
struct ModelReader<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let model: Model<Value>
  let path: KeyPath<Model<Value>, Value>

  var body: some View { ValueText(control: control, value: model[keyPath: path]) }
}

/// A control over an `@Observable` model through `@Bindable`.
struct BindableEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Bindable var model: Model<Value>

  var body: some View {
    control.make($model.value)
    ModelReader(control: control, model: model, path: \.value)
  }
}

/// A control over an `@Observable` model in `@State`.
struct ModelStateOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var model: Model<Value>

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _model = State(initialValue: Model(control.first))
  }

  var body: some View {
    let _ = link.connect(to: model, read: { model.value }, write: { model.value = $0 })
    control.make($model.value)
    ModelReader(control: control, model: model, path: \.value)
  }
}

/// A control over an `@Observable` model in the environment.
struct ModelEnvironment<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let model: Model<Value>

  var body: some View { ModelEnvironmentEditor(control: control).environment(model) }
}

struct ModelEnvironmentEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Environment(Model<Value>.self) private var model

  var body: some View {
    @Bindable var model = model
    control.make($model.value)
    ModelReader(control: control, model: model, path: \.value)
  }
}

/// A control over a part of a struct in an `@Observable` model.
struct NestedEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Bindable var model: Model<Value>

  var body: some View {
    control.make($model.nested.part.value)
    ModelReader(control: control, model: model, path: \.nested.part.value)
  }
}

/// A control over a model that another model keeps.
struct ChildEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Bindable var model: Model<Value>

  var body: some View {
    @Bindable var child = model.child
    control.make($child.value)
    ModelReader(control: control, model: model, path: \.child.value)
  }
}

/// A control over a computed property of a model.
struct ComputedEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Bindable var model: Model<Value>

  var body: some View {
    control.make($model.computed)
    ModelReader(control: control, model: model, path: \.computed)
  }
}

/// A control over an element of a model's array, in a `ForEach` over the array's binding.
struct ElementEditor<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  @Bindable var model: Model<Value>

  var body: some View {
    ForEach($model.rows) { $row in
      control.make($row.value)
    }
    ModelReader(control: control, model: model, path: \.rows[0].value)
  }
}

/// A control over a model in an optional `@State`.
struct OptionalModelOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State private var model: Model<Value>?

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _model = State(initialValue: Model(control.first))
  }

  var body: some View {
    if let model {
      let _ = link.connect(to: model, read: { model.value }, write: { model.value = $0 })
      BindableEditor(control: control, model: model)
    }
  }
}

/// A control over a pair of closures that lead to an `@Observable` model.
struct ModelClosureOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @State var model: Model<Value>

  var body: some View {
    let _ = link.connect(to: model, read: { model.value }, write: { model.value = $0 })
    control.make(Binding(get: { model.value }, set: { model.value = $0 }))
    ModelReader(control: control, model: model, path: \.value)
  }
}
