import SwiftUI

/// Popovers beside each edge of a view, and beside parts of it.
struct PopoverEdgesCase: View {
  @State private var shown: String?

  var body: some View {
    VStack {
      Text("Source")
        .frame(width: 200, height: 100)
        .background(.yellow)
        .popover(isPresented: isShown("Top"), arrowEdge: .top) { content }
        .popover(isPresented: isShown("Leading"), arrowEdge: .leading) { content }
        .popover(isPresented: isShown("Bottom"), arrowEdge: .bottom) { content }
        .popover(isPresented: isShown("Trailing"), arrowEdge: .trailing) { content }
        .popover(isPresented: isShown("Point"), attachmentAnchor: .point(.bottomTrailing), arrowEdge: .trailing) { content }
        .popover(isPresented: isShown("Part"), attachmentAnchor: .rect(.rect(part)), arrowEdge: .bottom) { content }
        .popover(isPresented: isShown("Wide"), arrowEdge: .leading) { Text("Content").frame(width: 500, height: 80) }
        .popover(isPresented: isShown("Headed")) {
          Text("Content")
          Text("Heading").accessibilityAddTraits(.isHeader)
        }
      ForEach(["Top", "Leading", "Bottom", "Trailing", "Point", "Part", "Wide", "Headed"], id: \.self) { name in
        Button(name) { shown = name }
      }
      HStack {
        Button("At the edge") { shown = "At the edge" }
          .popover(isPresented: isShown("At the edge"), arrowEdge: .leading) { content }
        Spacer()
      }
    }
    .padding(.top, 80)
    .navigationTitle("Popover edges")
  }

  private var part: CGRect { CGRect(x: 10, y: 20, width: 30, height: 40) }

  private var content: some View { Text("Content").frame(width: 120, height: 80) }

  private func isShown(_ name: String) -> Binding<Bool> {
    Binding(get: { shown == name }, set: { shown = $0 ? name : nil })
  }
}
