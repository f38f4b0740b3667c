import NavigatorUI
import SwiftUI

struct CellsSection: View {
  @State private var days = 3
  @State private var corner = UnitPoint.topLeading
  @State private var isWide = false
  @State private var isGrid = true

  var body: some View {
    SectionScreen(
      section: .cells,
      summary: """
        A cell of a grid can extend over several columns, place its view at one of its corners, or leave the size of its column \
        to the other cells. A grid is also a layout that an app can exchange for another one.
        """
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          ForEach(["Mon", "Tue", "Wed", "Thu", "Fri"], id: \.self) { day in
            Text(day).font(.caption).frame(maxWidth: .infinity)
          }
        }
        GridRow {
          Entry(title: "Sailing", color: .blue).gridCellColumns(days)
        }
        GridRow {
          Entry(title: "Market", color: .orange).gridCellColumns(2)
          Entry(title: "Harbor", color: .green).gridCellColumns(3)
        }
      }
      Stepper("Sailing for \(days) days", value: $days, in: 1...5)

      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Image(systemName: "mappin")
            .foregroundStyle(.red)
            .accessibilityLabel("Pin")
            .gridCellAnchor(corner)
          Text("The cell of the pin is as high as this text, and as wide as the word below.")
        }
        GridRow {
          Text("Moorings")
          Text("Open until 18:00")
        }
      }
      Picker("The pin is at the", selection: $corner) {
        Text("Top").tag(UnitPoint.topLeading)
        Text("Center").tag(UnitPoint.center)
        Text("Bottom").tag(UnitPoint.bottomTrailing)
      }

      VStack(alignment: .leading) {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 6) {
          GridRow {
            Text("Mast")
            Text("9 m").gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(isWide ? [] : Axis.Set.horizontal)
          GridRow {
            Text("Anchor")
            Text("120 kg")
          }
        }
        .padding(12)
        .background(.quaternary, in: .rect(cornerRadius: 10))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Toggle("The line sizes the grid", isOn: $isWide)

      VStack(alignment: .leading) {
        let grid = GridLayout(alignment: .leading, horizontalSpacing: 16)
        let layout = isGrid ? AnyLayout(grid) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
          GridRow {
            Text("From").foregroundStyle(.secondary)
            Text("Sandport")
          }
          GridRow {
            Text("Toward").foregroundStyle(.secondary)
            Text("Palm Key")
          }
        }
      }
      Toggle("In columns", isOn: $isGrid)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: [GridItem(.fixed(36), spacing: 8), GridItem(.fixed(36))], spacing: 8) {
          ForEach(1..<61, id: \.self) { seat in
            Text("\(seat)")
              .font(.callout)
              .foregroundStyle(.black)
              .frame(width: 36, height: 36)
              .background(Color(hue: Double(seat) / 60, saturation: 0.35, brightness: 0.95), in: .circle)
          }
        }
      }
      .frame(height: 80)
      .accessibilityLabel("Seats")
    }
  }
}

/// An entry of a calendar. It fills its cell.
private struct Entry: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title)
      .font(.callout)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity)
      .background(color.opacity(0.2), in: .rect(cornerRadius: 6))
  }
}
