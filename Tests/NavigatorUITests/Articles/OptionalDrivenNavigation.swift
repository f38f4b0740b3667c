import NavigatorUI
import SwiftUI

struct StockView: View {
  @State private var editedAmount: Int?

  var body: some View {
    Button("Change the amount") { editedAmount = 42 }
      .navigationDestination(unwrapping: $editedAmount) { $amount in
        AmountView(amount: $amount)
      }
  }
}

struct AmountView: View {
  @Binding var amount: Int

  var body: some View {
    Stepper("\(amount) in stock", value: $amount)
      .navigationTitle("Amount")
  }
}

struct IndexView: View {
  @State private var detailIndex: Int?

  var body: some View {
    List(0..<10, id: \.self) { index in
      Button("Row \(index + 1)") { detailIndex = index }
    }
    .navigationDestination(evaluating: $detailIndex) { detailIndex in
      Text("Detail for \(detailIndex + 1)")
    }
  }
}

struct StockLink: View {
  @State private var amount: Int?

  var body: some View {
    NavigationLink(unwrapping: $amount) { isActive in
      amount = isActive ? 42 : nil
    } destination: { $amount in
      AmountView(amount: $amount)
    } label: {
      Label("Change the amount", systemImage: "pencil")
    }
  }
}

struct TagsView: View {
  @State private var newTag: String?
  @State private var shownTag: String?

  var body: some View {
    Button("Add a tag") { newTag = "" }
      .sheet(unwrapping: $newTag) { $tag in
        TextField("Tag", text: $tag)
      }
    Button("Show a tag") { shownTag = "tea" }
      .popover(item: $shownTag, id: \.self) { tag in
        Text(tag)
      }
  }
}
