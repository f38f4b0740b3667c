import SwiftUI

/// A shelf in a list.
public struct ShelfRow: View {
  private let shelf: Shelf

  public init(_ shelf: Shelf) {
    self.shelf = shelf
  }

  public var body: some View {
    HStack(spacing: 12) {
      SymbolTile(shelf.symbol, tint: Shelf.tint(of: shelf.id), size: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(shelf.name)
        Text(shelf.summary)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 2)
  }
}
