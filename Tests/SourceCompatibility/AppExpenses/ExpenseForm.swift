import Observation
import SwiftUI

func total(of expenses: [Expense]) -> Decimal { expenses.reduce(into: 0) { $0 += $1.amount } }

struct TotalView: View {
  let expenses: [Expense]
  private var sum: Decimal { total(of: expenses) }
  private func share(of category: Expense.Category) -> CGFloat {
    let part = total(of: expenses.filter { $0.category == category })
    return sum == 0 ? 0 : CGFloat(NSDecimalNumber(decimal: part / sum).doubleValue)
  }
  var body: some View {
    VStack(alignment: .leading) {
      Text(sum, format: .currency(code: "USD")).font(.system(.largeTitle, design: .rounded, weight: .bold)).contentTransition(
        .numericText())
      GeometryReader { proxy in
        HStack(spacing: 1) {
          ForEach(Expense.Category.allCases) { category in
            Rectangle().fill(category.color).frame(width: proxy.size.width * share(of: category))
          }
        }
      }
      .frame(height: 8)
      .clipShape(.capsule)
    }
    .animation(.default, value: sum)
    .accessibilityElement(children: .combine)
  }
}

struct ExpenseForm: View {
  @Bindable var model: ExpenseFormModel
  @FocusState private var focus: ExpenseFormModel.Field?
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("Title", text: $model.expense.title).focused($focus, equals: .title)
      TextField("Amount", value: $model.expense.amount, format: .number).focused($focus, equals: .amount)
      DatePicker("Date", selection: $model.expense.date, displayedComponents: .date)
      Picker("Category", selection: $model.expense.category) {
        ForEach(Expense.Category.allCases) { category in
          Label(category.rawValue.capitalized, systemImage: "circle.fill").tint(category.color)
        }
      }
    }
    .bind($model.focus, to: $focus)
    .navigationTitle("New expense")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
      ToolbarItem(placement: .confirmationAction) { Button("Save") { model.onSave(model.expense) }.disabled(!model.isValid) }
    }
  }
}
