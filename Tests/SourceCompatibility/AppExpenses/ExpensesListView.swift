import Observation
import SwiftUI

struct ExpensesListView: View {
  @Bindable var model: ExpensesListModel
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  private var sections: [(Expense.Category, [Expense])] {
    Dictionary(grouping: model.expenses.filter { model.filter == nil || $0.category == model.filter }, by: \.category)
      .sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key, $0.value.sorted { $0.date > $1.date }) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section { TotalView(expenses: model.expenses) }
        ForEach(sections, id: \.0) { category, expenses in
          Section {
            ForEach(expenses) { expense in
              row(for: expense)
            }
            .onDelete { offsets in for i in offsets { model.deleteButtonTapped(expenses[i]) } }
          } header: {
            HStack {
              Text(category.rawValue.localizedCapitalized)
              Spacer()
              Text(total(of: expenses), format: .currency(code: "USD"))
            }
            .foregroundStyle(category.color)
          }
          .listSectionSeparator(.hidden, edges: .bottom)
        }
      }
      .listSectionSpacing(.compact)
      .navigationTitle("Expenses")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus", action: model.addButtonTapped) }
        ToolbarTitleMenu {
          Picker("Filter", selection: $model.filter) {
            Text("All").tag(Expense.Category?.none)
            ForEach(Expense.Category.allCases) { Text($0.rawValue.capitalized).tag(Optional($0)) }
          }
        }
      }
      .sheet(item: $model.destination.case(ExpensesListModel.Destination.add)) { formModel in
        NavigationStack { ExpenseForm(model: formModel) }.presentationDetents([.medium, .fraction(0.9), .height(300)])
      }
      .alert($model.destination.case(ExpensesListModel.Destination.alertCase)) { model.alertButtonTapped($0) }
      .navigationDestination(
        item: Binding(
          get: { if case .edit(let e) = model.destination { e } else { nil } },
          set: { model.destination = $0.map(ExpensesListModel.Destination.edit) })
      ) { expense in
        if let index = model.expenses.firstIndex(where: { $0.id == expense.id }) {
          ExpenseDetail(expense: $model.expenses[index])
        }
      }
    }
  }

  @ViewBuilder
  private func row(for expense: Expense) -> some View {
    Button {
      model.destination = .edit(expense)
    } label: {
      LabeledContent {
        Text(expense.amount, format: .currency(code: "USD")).bold(expense.amount > 100)
      } label: {
        Text(expense.title)
        Text(expense.date, format: Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, calendar: calendar))
      }
    }
    .tint(.primary)
    .accessibilityAction(named: "Duplicate") { model.expenses.append(with(expense) { $0.id = UUID() }) }
  }
}

func with<T>(_ value: T, _ update: (inout T) throws -> Void) rethrows -> T {
  var value = value
  try update(&value)
  return value
}
