import SwiftUI

/// The image of a product: its symbol on the color of its shelf.
public struct ProductTile: View {
  private let product: Product
  private let size: Double

  public init(_ product: Product, size: Double = 52) {
    self.product = product
    self.size = size
  }

  public var body: some View {
    SymbolTile(product.symbol, tint: Shelf.tint(of: product.shelf), size: size)
  }
}

/// A symbol on a colored rounded square.
public struct SymbolTile: View {
  private let symbol: String
  private let tint: Color
  private let size: Double

  public init(_ symbol: String, tint: Color, size: Double = 52) {
    self.symbol = symbol
    self.tint = tint
    self.size = size
  }

  public var body: some View {
    Image(systemName: symbol)
      .font(.system(size: size * 0.42))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(tint.gradient, in: .rect(cornerRadius: size * 0.24))
  }
}

extension Shelf {
  /// Returns the color of a shelf.
  public static func tint(of id: Shelf.ID) -> Color {
    switch id {
    case "tea": .green
    case "coffee": .brown
    case "chocolate": .purple
    default: .teal
    }
  }
}
