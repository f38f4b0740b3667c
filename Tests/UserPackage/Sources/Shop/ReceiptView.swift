import SwiftUI

struct ReceiptView: View {
  let number: Int

  var body: some View {
    Text("1 × Sencha")
      .navigationTitle("Receipt \(number)")
  }
}

/// A tab view with a view that is not a tab, which the runtime reports.
struct MisusedTabs: View {
  var body: some View {
    TabView { Text("no tab") }
  }
}
