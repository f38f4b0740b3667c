import Combine
import SwiftUI

@propertyWrapper
struct Debounced<Value: Equatable>: DynamicProperty {
  @StateObject private var box: Box
  private final class Box: ObservableObject {
    @Published var immediate: Value
    @Published var debounced: Value
    private var cancellables = Set<AnyCancellable>()
    init(_ value: Value, delay: DispatchQueue.SchedulerTimeType.Stride) {
      immediate = value
      debounced = value
      $immediate
        .dropFirst()
        .removeDuplicates()
        .debounce(for: delay, scheduler: DispatchQueue.main)
        .sink { [weak self] in self?.debounced = $0 }
        .store(in: &cancellables)
    }
  }
  init(wrappedValue: Value, for delay: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)) {
    _box = StateObject(wrappedValue: Box(wrappedValue, delay: delay))
  }
  var wrappedValue: Value {
    get { box.immediate }
    nonmutating set { box.immediate = newValue }
  }
  var projectedValue: Binding<Value> { Binding(get: { box.immediate }, set: { box.immediate = $0 }) }
  var settled: Value { box.debounced }
}

@propertyWrapper
struct Toggled: DynamicProperty {
  @State private var value: Bool
  @Environment(\.colorScheme) private var scheme
  private(set) var updates = 0
  init(wrappedValue: Bool) { _value = State(initialValue: wrappedValue) }
  mutating func update() { updates += 1 }
  var wrappedValue: Bool {
    get { value }
    nonmutating set { value = newValue }
  }
  var projectedValue: Toggled { self }
  func callAsFunction() { value.toggle() }
}
