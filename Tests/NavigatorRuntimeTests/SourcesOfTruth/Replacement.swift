import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// A property for a model that the parent may replace.
enum ReplacedSource: String, CaseIterable, Sendable {
  case bindable
  case observableInEnvironment
  case observedObject
  case environmentObject
}

/// Two models, one of which is shown.
@MainActor
final class Replacement<Value: Equatable> {
  let models: [Model<Value>]
  let objects: [PublishedObject<Value>]
  /// Shows the model of an index.
  var show: (Int) -> Void = { _ in }

  init(_ values: [Value]) {
    models = values.map { Model($0) }
    objects = values.map { PublishedObject($0) }
  }

  func values(_ source: ReplacedSource) -> [Value] {
    switch source {
    case .bindable, .observableInEnvironment: models.map(\.value)
    case .observedObject, .environmentObject: objects.map(\.value)
    }
  }

  func write(_ value: Value, to index: Int) {
    models[index].value = value
    objects[index].value = value
  }
}

private struct ReplacingOwner<Value: Equatable, Content: View>: View {
  let control: Control<Value, Content>
  let source: ReplacedSource
  let replacement: Replacement<Value>
  @State private var index = 0

  var body: some View {
    let _ = replacement.show = { index = $0 }
    switch source {
    case .bindable: BindableEditor(control: control, model: replacement.models[index])
    case .observableInEnvironment: ModelEnvironment(control: control, model: replacement.models[index])
    case .observedObject: ObservedEditor(control: control, object: replacement.objects[index])
    case .environmentObject: ObjectEnvironment(control: control, object: replacement.objects[index])
    }
  }
}

/// Replaces the model of a control by another one.
@MainActor
struct ReplacementCheck<Value: Equatable, Content: View> {
  private let control: Control<Value, Content>
  private let source: ReplacedSource
  private let replacement: Replacement<Value>
  private let app: TestApp

  init(_ control: Control<Value, Content>, _ source: ReplacedSource) {
    let replacement = Replacement([control.first, control.second])
    self.control = control
    self.source = source
    self.replacement = replacement
    app = TestApp { ReplacingOwner(control: control, source: source, replacement: replacement) }
  }

  func run() throws {
    try expect(control.first, of: [control.first, control.second])
    replacement.show(1)
    try expect(control.second, of: [control.first, control.second])
    // The previous model is no longer observed, and the current one is.
    replacement.write(control.second, to: 0)
    replacement.write(control.first, to: 1)
    try expect(control.first, of: [control.second, control.first])
    replacement.show(0)
    try expect(control.second, of: [control.second, control.first])
    replacement.write(control.first, to: 0)
    try expect(control.first, of: [control.first, control.first])
    guard let use = control.use else { return }
    try use(app, control.second)
    try expect(control.second, of: [control.second, control.first])
  }

  private func expect(_ value: Value, of values: [Value]) throws {
    try app.checkInvariants()
    #expect(replacement.values(source) == values)
    #expect(try control.shown(app) == value)
    #expect(app.elements(.text).contains { $0.content.string(.text) == "reads \(control.text(value))" })
  }
}
