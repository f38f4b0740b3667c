import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

struct UserSettings: Codable, Equatable {
  var name = ""
  var birthday = Date(timeIntervalSince1970: 0)
  var volume = 0.5
  var guests = 2
  var colors: [String] = ["Red"]
}

@propertyWrapper
struct CodableStorage<Value: Codable>: DynamicProperty {
  @AppStorage private var data: Data?
  private let defaultValue: Value
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    _data = AppStorage(key, store: store)
    defaultValue = wrappedValue
  }
  var wrappedValue: Value {
    get { data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? defaultValue }
    nonmutating set { data = try? JSONEncoder().encode(newValue) }
  }
  var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
