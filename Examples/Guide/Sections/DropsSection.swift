import NavigatorUI
import SwiftUI

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

/// A thing to pack. A drag transfers it as itself within the app, and as its name to what takes text.
nonisolated struct Equipment: Codable, Hashable, Identifiable, Transferable {
  let name: String
  var id: String { name }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

struct DropsSection: View {
  @State private var shelf = ["Tent", "Lamp", "Map"].map { Equipment(name: $0) }
  @State private var bag: [Equipment] = []
  @State private var note = "Nothing noted yet"
  @State private var isBagTargeted = false

  var body: some View {
    SectionScreen(
      section: .drops,
      summary: """
        Dragging a view transfers its value to a view that accepts the type. Values can be dropped between rows. On a \
        keyboard, Return picks up a view, Tab moves between the places that accept it, and Return drops it.
        """
    ) {
      ForEach(shelf) { thing in
        Label(thing.name, systemImage: "shippingbox")
          .draggable(thing)
      }
      .dropDestination(for: Equipment.self) { things, offset in
        put(things, at: offset)
      }

      Label(bagTitle, systemImage: "backpack")
        .accessibilityIdentifier("bag")
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(isBagTargeted ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.quaternary), in: .rect(cornerRadius: 12))
        .dropDestination(for: Equipment.self) { things, _ in
          shelf.removeAll(where: things.contains)
          bag += things.filter { !bag.contains($0) }
          return true
        } isTargeted: {
          isBagTargeted = $0
        }
      Button("Unpack the bag") {
        shelf += bag
        bag = []
      }
      .disabled(bag.isEmpty)

      Label(note, systemImage: "square.and.pencil")
        .accessibilityIdentifier("note")
        .frame(maxWidth: .infinity, alignment: .leading)
        .dropDestination(for: String.self) { names, _ in
          note = "Noted: \(names.joined(separator: ", "))"
          return true
        }
    }
  }

  private var bagTitle: String {
    if isBagTargeted { return "Drop it in the bag" }
    return bag.isEmpty ? "The bag is empty" : "In the bag: \(bag.map(\.name).joined(separator: ", "))"
  }

  /// Moves things to the position before the row at an offset.
  private func put(_ things: [Equipment], at offset: Int) {
    let following = shelf[min(offset, shelf.count)...].first { !things.contains($0) }
    shelf.removeAll(where: things.contains)
    let index = following.flatMap { shelf.firstIndex(of: $0) } ?? shelf.endIndex
    shelf.insert(contentsOf: things, at: index)
  }
}
