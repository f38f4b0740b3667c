import SwiftUI

/// A list of two sections with 1,000 rows each. The rows of the second section are higher.
struct UnequalSectionsCase: View {
  var body: some View {
    ScrollViewReader { reader in
      List {
        section("Low", height: 30)
        section("High", height: 180)
      }
      .toolbar {
        ToolbarItemGroup {
          Button("To high") { reader.scrollTo("High 400", anchor: .center) }
          Button("To low") { reader.scrollTo("Low 400", anchor: .center) }
        }
      }
    }
    .navigationTitle("Unequal sections")
  }

  private func section(_ name: String, height: CGFloat) -> some View {
    Section(name) {
      ForEach(0..<1_000, id: \.self) { number in
        Text(verbatim: "\(name) \(number)").frame(height: height).id("\(name) \(number)")
      }
    }
  }
}
