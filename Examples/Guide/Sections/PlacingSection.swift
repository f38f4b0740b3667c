import NavigatorUI
import SwiftUI

struct PlacingSection: View {
  @State private var course = 0.5
  @State private var place = CGPoint.zero
  @State private var front = 2
  @State private var isSpread = false
  @State private var isNameFirst = false
  @State private var crew = 2
  private let cards = ["North", "East", "South"]

  var body: some View {
    SectionScreen(
      section: .placing,
      summary: """
        A view can be at a point of the space that its parent offers, in front of its neighbors, or first in line when space is \
        short. Its frame can be read in the coordinates of any view around it.
        """
    ) {
      GeometryReader { proxy in
        Image(systemName: "sailboat")
          .font(.title)
          .foregroundStyle(.white)
          .onGeometryChange(for: CGPoint.self) { proxy in
            let frame = proxy.frame(in: .named("sea"))
            return CGPoint(x: frame.midX, y: frame.midY)
          } action: {
            place = $0
          }
          .position(x: 24 + course * (proxy.size.width - 48), y: 72 - 120 * course * (1 - course))
      }
      .frame(height: 96)
      .background(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom), in: .rect(cornerRadius: 12))
      .coordinateSpace(.named("sea"))
      .accessibilityHidden(true)
      LabeledContent("Course") { Slider(value: $course) { Text("Course") } }
      Text("The boat is at \(Int(place.x.rounded())), \(Int(place.y.rounded())) of the sea.")

      VStack(alignment: .leading) {
        let layout = isSpread ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(ZStackLayout(alignment: .topLeading))
        layout {
          ForEach(cards.indices, id: \.self) { index in
            Card(title: cards[index], hue: Double(index) / 3)
              .offset(x: isSpread ? 0 : Double(index) * 44, y: isSpread ? 0 : Double(index) * 12)
              .zIndex(index == front ? 1 : 0)
          }
        }
      }
      .frame(maxWidth: .infinity, minHeight: 88, alignment: .topLeading)
      Button("Bring the next card to the front") { front = (front + 1) % cards.count }
      Toggle("Side by side", isOn: $isSpread.animation(.snappy))

      HStack {
        Text("Timetable of the northern islands")
          .lineLimit(1)
          .layoutPriority(isNameFirst ? 1 : 0)
        Text("Changed yesterday")
          .lineLimit(1)
          .foregroundStyle(.secondary)
      }
      Toggle("The name comes first", isOn: $isNameFirst)

      SharesLayout {
        Load(title: "Crew", color: .blue).layoutValue(key: Share.self, value: Double(crew))
        Load(title: "Cargo", color: .orange).layoutValue(key: Share.self, value: 3)
        Load(title: "Fuel", color: .green)
      }
      .frame(height: 36)
      Stepper("The crew takes \(crew) of \(crew + 4) parts", value: $crew, in: 1...4)
    }
  }
}

/// A layout that divides its width in proportion to the shares of its views.
private struct SharesLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sum = subviews.reduce(0) { $0 + $1[Share.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Share.self] / sum
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// The share of a view in a `SharesLayout`.
private nonisolated struct Share: LayoutValueKey {
  static let defaultValue = 1.0
}

private struct Load: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title)
      .font(.callout)
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.opacity(0.2), in: .rect(cornerRadius: 6))
      .padding(.horizontal, 1)
  }
}

private struct Card: View {
  let title: String
  let hue: Double

  var body: some View {
    Text(title)
      .foregroundStyle(.black)
      .padding(8)
      .frame(width: 88, height: 60, alignment: .topLeading)
      .background(Color(hue: hue, saturation: 0.35, brightness: 0.95), in: .rect(cornerRadius: 10))
      .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.black.opacity(0.25)) }
  }
}
