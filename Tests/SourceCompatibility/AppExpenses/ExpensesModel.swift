import Observation
import SwiftUI

extension Binding {
  @MainActor
  func `case`<Enum, Case>(_ path: ExpensesApp.CasePath<Enum, Case>) -> Binding<Case?> where Value == Enum? {
    Binding<Case?>(
      get: { self.wrappedValue.flatMap(path.extract) },
      set: { newValue, transaction in
        self.transaction(transaction).wrappedValue = newValue.map(path.embed)
      })
  }
}

enum ExpensesApp {
  struct CasePath<Root, Value> {
    let embed: (Value) -> Root
    let extract: (Root) -> Value?
  }
}

@MainActor
@Observable
final class ExpensesListModel {
  var expenses: [Expense] { didSet { onChange(expenses) } }
  var destination: Destination?
  var filter: Expense.Category?
  @ObservationIgnored var onChange: ([Expense]) -> Void = { _ in }

  enum Destination {
    case add(ExpenseFormModel)
    case alert(AlertState<AlertAction>)
    case edit(Expense)
    @MainActor static let add = ExpensesApp.CasePath<Destination, ExpenseFormModel>(
      embed: { .add($0) }, extract: { if case let .add(m) = $0 { m } else { nil } })
    @MainActor static let alertCase = ExpensesApp.CasePath<Destination, AlertState<AlertAction>>(
      embed: Destination.alert,
      extract: {
        guard case let .alert(a) = $0 else { return nil }; return a
      })
  }
  enum AlertAction: Sendable, Equatable { case confirmDeletion(Expense.ID) }

  init(expenses: [Expense] = [], destination: Destination? = nil) {
    self.expenses = expenses
    self.destination = destination
  }
  func addButtonTapped() {
    destination = .add(
      withDependencies(ExpenseFormModel(expense: Expense())) { [weak self] model in
        model.onSave = { expense in
          self?.expenses.append(expense)
          self?.destination = nil
        }
      })
  }
  func deleteButtonTapped(_ expense: Expense) {
    destination = .alert(
      AlertState(title: "Delete \(expense.title)?", message: "Are you sure?") {
        AlertState.ButtonState(title: "Delete", role: .destructive, action: .confirmDeletion(expense.id))
        if expense.amount > 100 { AlertState.ButtonState(title: "Keep the expensive one", role: nil, action: nil) }
        AlertState.ButtonState(title: "Cancel", role: .cancel, action: nil)
      })
  }
  func alertButtonTapped(_ action: AlertAction?) {
    switch action {
    case .confirmDeletion(let id)?: withAnimation { expenses.removeAll { $0.id == id } }
    case nil: break
    }
  }
  private func withDependencies<T>(_ value: T, _ update: (T) -> Void) -> T {
    update(value)
    return value
  }
}

@MainActor
@Observable
final class ExpenseFormModel: Identifiable {
  var expense: Expense
  var focus: Field? = .title
  enum Field: Hashable { case title, amount }
  @ObservationIgnored var onSave: (Expense) -> Void = unimplemented("onSave")
  init(expense: Expense) { self.expense = expense }
  var isValid: Bool { !expense.title.isEmpty && expense.amount > 0 }
}

func unimplemented<A>(_ name: String) -> (A) -> Void { { _ in print("Unimplemented: \(name)") } }
