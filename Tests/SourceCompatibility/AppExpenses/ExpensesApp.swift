import Observation
import SwiftUI

struct ExpenseDetail: View {
  @Binding var expense: Expense
  @Environment(\.editMode) private var editMode
  var body: some View {
    Form {
      TextField("Title", text: $expense.title)
      Stepper(value: $expense.amount, in: 0...1000, step: 5) { Text("Amount") }
    }
    .navigationTitle($expense.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

@main
struct Main: App {
  static let model = ExpensesListModel(expenses: [
    Expense(title: "Lunch", amount: 12), Expense(title: "Flight", amount: 320, category: .travel),
  ])
  var body: some Scene { WindowGroup { ExpensesListView(model: Self.model) } }
}

#Preview("Alert") {
  let model = ExpensesListModel(expenses: [Expense(title: "Lunch", amount: 12)])
  model.deleteButtonTapped(model.expenses[0])
  return ExpensesListView(model: model)
}
