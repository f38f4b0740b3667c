import NavigatorUI
import SwiftUI

@Observable
final class InventoryModel {
  @CasePathable
  nonisolated enum Destination {
    case amount(Int)
    case note(String)
    case report
  }

  var destination: Destination?
}

struct InventoryView: View {
  @Bindable var model: InventoryModel

  var body: some View {
    List {
      Button("Amount") { model.destination = .amount(42) }
      Button("Note") { model.destination = .note("") }
      Button("Report") { model.destination = .report }
    }
    .navigationDestination(unwrapping: $model.destination.amount) { $amount in
      AmountView(amount: $amount)
    }
    .navigationDestination(unwrapping: $model.destination.report) { _ in
      ReportView(model: model)
    }
    .sheet(unwrapping: $model.destination.note) { $note in
      TextField("Note", text: $note)
    }
  }
}

struct ReportView: View {
  let model: InventoryModel

  var body: some View {
    Button("Correct the amount") { model.destination = .amount(40) }
      .navigationTitle("Report")
  }
}

func correctedAmount(in model: InventoryModel) -> Int? {
  model.destination = .amount(40)
  model.destination?[case: \.amount] = 42
  return model.destination?[case: \.amount]
}

nonisolated enum Delivery {
  case awaited
  case arrived(crates: Int)
}

struct DockView: View {
  @State private var delivery: Delivery?

  var body: some View {
    Button("Open the dock") { delivery = .awaited }
      .navigationDestination(unwrapping: $delivery) { $delivery in
        switch delivery {
        case .awaited: Button("Take in") { delivery = .arrived(crates: 12) }
        case .arrived(let crates): Text("\(crates) crates")
        }
      }
  }
}
