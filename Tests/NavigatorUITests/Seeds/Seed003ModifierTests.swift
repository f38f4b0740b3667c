import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

// As the document writes it; this package offers a modifier with the same labels.
private struct BindingDestination<Value, Destination: View>: ViewModifier {
  @Binding var value: Value?
  let destination: (Value) -> Destination

  func body(content: Content) -> some View {
    content
      .navigationDestination(
        isPresented: .init(
          get: {
            value != nil
          },
          set: { isPresented in
            if !isPresented {
              value = nil
            }
          })
      ) {
        if let value {
          destination(value)
        }
      }
  }
}

extension View {
  fileprivate func navigationDestination<Value, Destination: View>(
    evaluating binding: Binding<Value?>,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    self
      .modifier(
        BindingDestination(
          value: binding,
          destination: destination))
  }
}

private struct ListView: View {
  @State var detailIndex: Int?

  var body: some View {
    List {
      Button("Row 3") { detailIndex = 2 }
      Text(detailIndex == nil ? "nothing is shown" : "something is shown")
    }
    .navigationDestination(evaluating: $detailIndex) { detailIndex in
      Text("Detail for \(detailIndex + 1)")
    }
  }
}

@Suite("Seed 003: the modifier of an app's own")
struct Seed003ModifierTests {
  @Test(
    "An app's own navigationDestination(evaluating:) is used instead of the package's, and works", arguments: StackKind.allCases)
  func own(stack: StackKind) throws {
    let app = stack.app { ListView() }
    try app.tap("Row 3")
    #expect(app.exists("Detail for 3"))
    try app.goBack()
    #expect(app.exists("nothing is shown"))
    let modified = Text("").navigationDestination(evaluating: .constant(Int?.none)) { _ in Text("") }
    #expect("\(type(of: modified))".contains("BindingDestination"))
  }
}
