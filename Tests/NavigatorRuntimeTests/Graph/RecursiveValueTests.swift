import NavigatorTesting
import SwiftUI
import Testing

/// Values of recursive types in each place in which the runtime stores and compares values.
@MainActor
@Suite("Recursive value types")
struct RecursiveValueTests {
  private struct ShapeText<S: RecursiveShape>: View {
    let place: String
    let value: S

    var body: some View { Text("\(place) \(value.number)") }
  }

  private struct FieldOwner<S: RecursiveShape>: View {
    @State private var number = 1

    var body: some View {
      ShapeText(place: "field", value: S.make(number))
      ShapeText(place: "optional", value: Optional(S.make(number)) ?? .make(0))
      Button("next") { number += 1 }
    }
  }

  private struct StateOwner<S: RecursiveShape>: View {
    @State private var value = S.make(1)
    @State private var values = [S.make(1)]
    @State private var maybe: S?

    var body: some View {
      ShapeText(place: "state", value: value)
      Text("array \(values.last?.number ?? 0)")
      Text("optional \(maybe?.number ?? 1)")
      BoundReader(value: $value)
      Button("next") {
        value = .make(value.number + 1)
        values.append(value)
        maybe = value
      }
    }
  }

  private struct BoundReader<S: RecursiveShape>: View {
    @Binding var value: S

    var body: some View { Text("binding \(value.number)") }
  }

  private struct EnvironmentOwner<S: RecursiveShape>: View {
    @State private var number = 1

    var body: some View {
      EnvironmentReader<S>().environment(\.[shape: ShapeTag<S>()], .make(number))
      Button("next") { number += 1 }
    }
  }

  private struct EnvironmentReader<S: RecursiveShape>: View {
    @Environment(\.[shape: ShapeTag<S>()]) private var value

    var body: some View { Text("environment \(value.number)") }
  }

  private struct PreferenceOwner<S: RecursiveShape>: View {
    @State private var number = 1
    @State private var received = 0

    var body: some View {
      Text("below").preference(key: ShapePreference<S>.self, value: [S.make(number)])
        .onPreferenceChange(NumberPreference<S>.self) { received = $0 }
        .transformPreference(ShapePreference<S>.self) { $0.append(.make(number)) }
        .preference(key: NumberPreference<S>.self, value: number)
        .onPreferenceChange(NumberPreference<S>.self) { received = $0 }
      Text("preference \(received)")
      Button("next") { number += 1 }
    }
  }

  private struct ModelOwner<S: RecursiveShape>: View {
    @State private var model = ShapeModel(S.make(1))
    @StateObject private var object = ShapeObject(S.make(1))

    var body: some View {
      ShapeText(place: "model", value: model.value)
      ShapeText(place: "object", value: object.value)
      Button("next") {
        model.value = .make(model.value.number + 1)
        object.value = model.value
      }
    }
  }

  private struct ModifierOwner<S: RecursiveShape>: View {
    @State private var number = 1

    var body: some View {
      Text("below").modifier(ShapeModifier(value: S.make(number)))
      ForEach([S.make(number)], id: \.number) { ShapeText(place: "row", value: $0) }
      Button("next") { number += 1 }
    }
  }

  private struct ShapeModifier<S: RecursiveShape>: ViewModifier {
    let value: S

    func body(content: Content) -> some View {
      content
      Text("modifier \(value.number)")
    }
  }

  private struct PresentationOwner<S: RecursiveShape>: View {
    @State private var item: Item<S>? = Item(value: .make(1))

    var body: some View {
      Text("below").sheet(item: $item) { item in
        ShapeText(place: "sheet", value: item.value)
        Button("next") { self.item = Item(value: .make(item.value.number + 1)) }
      }
    }
  }

  private struct Item<S: RecursiveShape>: Identifiable {
    let id = 0
    let value: S
  }

  enum Place: String, CaseIterable, Sendable {
    case field, state, environment, preference, model, modifier, sheet

    @MainActor
    func app<S: RecursiveShape>(_: S.Type) -> TestApp {
      switch self {
      case .field: TestApp { FieldOwner<S>() }
      case .state: TestApp { StateOwner<S>() }
      case .environment: TestApp { EnvironmentOwner<S>() }
      case .preference: TestApp { PreferenceOwner<S>() }
      case .model: TestApp { ModelOwner<S>() }
      case .modifier: TestApp { ModifierOwner<S>() }
      case .sheet: TestApp { PresentationOwner<S>() }
      }
    }

    /// The words before the numbers that are shown.
    var words: [String] {
      switch self {
      case .field: ["field", "optional"]
      case .state: ["state", "array", "optional", "binding"]
      case .model: ["model", "object"]
      case .modifier: ["modifier", "row"]
      default: [rawValue]
      }
    }
  }

  @Test("A value of a recursive type is shown and updated in each use", arguments: ShapeCase.allCases, Place.allCases)
  func shown(shape: ShapeCase, place: Place) throws {
    let app = place.app(shape.type)
    for number in 1...3 {
      for word in place.words { #expect(app.exists("\(word) \(number)")) }
      let cost = try app.measure { try app.tap("next") }
      #expect(cost.bodiesEvaluated <= 6)
      #expect(app.measure {}.bodiesEvaluated == 0)
    }
  }
}

@Observable
private final class ShapeModel<S: RecursiveShape> {
  var value: S

  init(_ value: S) {
    self.value = value
  }
}

private final class ShapeObject<S: RecursiveShape>: ObservableObject {
  @Published var value: S

  init(_ value: S) {
    self.value = value
  }
}

/// Names the environment value of a shape.
private struct ShapeTag<S: RecursiveShape>: Hashable {}

private struct ShapeKey<S: RecursiveShape>: EnvironmentKey {
  static var defaultValue: S { .make(0) }
}

extension EnvironmentValues {
  fileprivate subscript<S: RecursiveShape>(shape _: ShapeTag<S>) -> S {
    get { self[ShapeKey<S>.self] }
    set { self[ShapeKey<S>.self] = newValue }
  }
}

private struct ShapePreference<S: RecursiveShape>: PreferenceKey {
  static var defaultValue: [S] { [] }

  static func reduce(value: inout [S], nextValue: () -> [S]) { value += nextValue() }
}

private struct NumberPreference<S: RecursiveShape>: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
