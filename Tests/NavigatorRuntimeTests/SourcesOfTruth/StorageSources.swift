import SwiftUI

/// A type that `@AppStorage` and `@SceneStorage` keep.
protocol Storable: Equatable {
  @MainActor static func appStorage(_ initial: Self) -> AppStorage<Self>
  @MainActor static func sceneStorage(_ initial: Self) -> SceneStorage<Self>
}

extension Bool: Storable {
  static func appStorage(_ initial: Bool) -> AppStorage<Bool> { AppStorage(wrappedValue: initial, "value") }
  static func sceneStorage(_ initial: Bool) -> SceneStorage<Bool> { SceneStorage(wrappedValue: initial, "value") }
}

extension Int: Storable {
  static func appStorage(_ initial: Int) -> AppStorage<Int> { AppStorage(wrappedValue: initial, "value") }
  static func sceneStorage(_ initial: Int) -> SceneStorage<Int> { SceneStorage(wrappedValue: initial, "value") }
}

extension Double: Storable {
  static func appStorage(_ initial: Double) -> AppStorage<Double> { AppStorage(wrappedValue: initial, "value") }
  static func sceneStorage(_ initial: Double) -> SceneStorage<Double> { SceneStorage(wrappedValue: initial, "value") }
}

extension String: Storable {
  static func appStorage(_ initial: String) -> AppStorage<String> { AppStorage(wrappedValue: initial, "value") }
  static func sceneStorage(_ initial: String) -> SceneStorage<String> { SceneStorage(wrappedValue: initial, "value") }
}

/// A value with a raw value.
enum Choice: String, CaseIterable, Hashable, Identifiable, Storable {
  case one, two, three

  var id: String { rawValue }

  static func appStorage(_ initial: Choice) -> AppStorage<Choice> { AppStorage(wrappedValue: initial, "value") }
  static func sceneStorage(_ initial: Choice) -> SceneStorage<Choice> { SceneStorage(wrappedValue: initial, "value") }
}

/// A type whose optional `@AppStorage` and `@SceneStorage` keep. Nothing is stored at the start.
protocol OptionallyStorable: Equatable {
  @MainActor static func optionalAppStorage() -> AppStorage<Self?>
  @MainActor static func optionalSceneStorage() -> SceneStorage<Self?>
}

extension String: OptionallyStorable {
  static func optionalAppStorage() -> AppStorage<String?> { AppStorage("value") }
  static func optionalSceneStorage() -> SceneStorage<String?> { SceneStorage("value") }
}

extension Choice: OptionallyStorable {
  static func optionalAppStorage() -> AppStorage<Choice?> { AppStorage("value") }
  static func optionalSceneStorage() -> SceneStorage<Choice?> { SceneStorage("value") }
}

extension Optional: Storable where Wrapped: OptionallyStorable {
  static func appStorage(_ initial: Wrapped?) -> AppStorage<Wrapped?> { Wrapped.optionalAppStorage() }
  static func sceneStorage(_ initial: Wrapped?) -> SceneStorage<Wrapped?> { Wrapped.optionalSceneStorage() }
}

extension Storable {
  @MainActor
  static func appStorageView<Value, Content: View>(
    _ control: Control<Value, Content>, _ link: SourceLink<Value>
  ) -> AnyView? {
    guard let control = control as? Control<Self, Content>, let link = link as? SourceLink<Self> else { return nil }
    return AnyView(AppStorageOwner(control, link))
  }

  @MainActor
  static func sceneStorageView<Value, Content: View>(
    _ control: Control<Value, Content>, _ link: SourceLink<Value>
  ) -> AnyView? {
    guard let control = control as? Control<Self, Content>, let link = link as? SourceLink<Self> else { return nil }
    return AnyView(SceneStorageOwner(control, link))
  }
}

/// A control over `@AppStorage`.
struct AppStorageOwner<Value: Storable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @AppStorage private var value: Value
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _value = Value.appStorage(control.first)
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { value }, write: { value = $0 })
    control.make($value)
    AppStorageReader(control)
  }
}

struct AppStorageReader<Value: Storable, Content: View>: View {
  let control: Control<Value, Content>
  @AppStorage private var value: Value

  init(_ control: Control<Value, Content>) {
    self.control = control
    _value = Value.appStorage(control.first)
  }

  var body: some View { ValueText(control: control, value: value) }
}

/// A control over `@SceneStorage`.
struct SceneStorageOwner<Value: Storable, Content: View>: View {
  let control: Control<Value, Content>
  let link: SourceLink<Value>
  @SceneStorage private var value: Value
  @State private var lifetime = ViewLifetime()

  init(_ control: Control<Value, Content>, _ link: SourceLink<Value>) {
    self.control = control
    self.link = link
    _value = Value.sceneStorage(control.first)
  }

  var body: some View {
    let _ = link.connect(to: lifetime, read: { value }, write: { value = $0 })
    control.make($value)
    SceneStorageReader(control)
  }
}

struct SceneStorageReader<Value: Storable, Content: View>: View {
  let control: Control<Value, Content>
  @SceneStorage private var value: Value

  init(_ control: Control<Value, Content>) {
    self.control = control
    _value = Value.sceneStorage(control.first)
  }

  var body: some View { ValueText(control: control, value: value) }
}
