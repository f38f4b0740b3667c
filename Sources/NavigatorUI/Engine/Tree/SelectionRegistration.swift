import SwiftUI

/// A binding that may select the managed views inside a view, such as the selection of a `TabView`. The modifier keeps it as
/// state.
///
/// A view's tab cannot be read from SwiftUI. When another selection conceals a managed view, the value that was selected before
/// is recorded. Selecting that value shows the view again.
@MainActor
final class SelectionRegistration: HashableObject {
  private var read: () -> AnyHashable? = { nil }
  private var write: (AnyHashable) -> Void = { _ in }
  /// The value when the tree was last settled.
  private(set) var settledValue: AnyHashable?
  /// The number of changes of the value after which the tree has settled.
  private(set) var settledCount = 0
  private var isWaiting = false

  nonisolated init() {}

  /// Stores the binding, as of the view's latest evaluation.
  func update<Value: Hashable>(_ binding: Binding<Value>) {
    read = { AnyHashable(binding.wrappedValue) }
    write = { value in
      if let value = value.base as? Value { binding.wrappedValue = value }
    }
    if settledValue == nil { settledValue = value }
  }

  var value: AnyHashable? { read() }

  func select(_ value: AnyHashable) {
    if value != self.value { write(value) }
  }

  /// Records a new value when the managed views that it conceals have disappeared.
  func valueChanged(in tree: NavigationTree) {
    guard !isWaiting else { return }
    isWaiting = true
    tree.settlement.whenSettled { [weak self] in self?.settled() }
  }

  private func settled() {
    isWaiting = false
    settledValue = value
    settledCount += 1
  }
}

/// A selection that conceals a managed view, and the value that shows the view.
struct Concealment {
  private weak var selection: SelectionRegistration?
  private let value: AnyHashable

  @MainActor init?(of appearance: Appearance) {
    guard let selection = appearance.selection else { return nil }
    // The view may have appeared after the tree was last settled.
    let isRecent = appearance.settledCount == selection.settledCount
    guard let value = isRecent ? appearance.value : selection.settledValue, value != selection.value else { return nil }
    self.selection = selection
    self.value = value
  }

  /// A Boolean value that indicates whether another value is selected.
  @MainActor var isActive: Bool { selection.map { $0.value != value } ?? false }

  @MainActor func end() {
    selection?.select(value)
  }

  /// The value of a selection when a managed view inside it has appeared.
  struct Appearance {
    fileprivate weak var selection: SelectionRegistration?
    fileprivate let value: AnyHashable?
    fileprivate let settledCount: Int

    @MainActor init(in selection: SelectionRegistration) {
      self.selection = selection
      value = selection.value
      settledCount = selection.settledCount
    }
  }

  /// Returns the selections that conceal a navigator's view or one around it, outermost first.
  @MainActor static func all(around navigator: Navigator) -> [Concealment] {
    var found: [Concealment] = []
    for navigator in Array(sequence(first: navigator, next: \.parent)).reversed() where !navigator.isVisible {
      for concealment in navigator.place.concealments
      where concealment.isActive && !found.contains(where: { $0.selection === concealment.selection }) {
        found.append(concealment)
      }
    }
    return found
  }
}

extension EnvironmentValues {
  /// The selections around a view.
  @Entry var navigationSelections: [SelectionRegistration] = []
}
