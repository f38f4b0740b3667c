/// A shopping cart. The quantity of a product is limited to its stock at the time of the change.
public struct Cart: Hashable, Sendable {
  public private(set) var lines: [CartLine] = []

  public init() {}

  public var isEmpty: Bool { lines.isEmpty }
  public var itemCount: Int { lines.map(\.quantity).reduce(0, +) }
  public var total: Money { lines.map(\.price).total }
  public var quantities: [Product.ID: Int] {
    Dictionary(lines.map { ($0.id, $0.quantity) }, uniquingKeysWith: +)
  }

  public func quantity(of product: Product.ID) -> Int {
    lines.first { $0.id == product }?.quantity ?? 0
  }

  public mutating func add(_ product: Product, quantity: Int = 1) {
    set(self.quantity(of: product.id) + quantity, of: product)
  }

  /// Sets the quantity of a product in the cart. A quantity of zero removes the product.
  public mutating func set(_ quantity: Int, of product: Product) {
    let line = CartLine(product: product, quantity: min(max(quantity, 0), product.stock))
    guard let index = lines.firstIndex(where: { $0.id == product.id }) else {
      if line.quantity > 0 { lines.append(line) }
      return
    }
    if line.quantity > 0 { lines[index] = line } else { lines.remove(at: index) }
  }

  public mutating func remove(_ product: Product.ID) {
    lines.removeAll { $0.id == product }
  }

  public mutating func removeAll() {
    lines = []
  }

  /// Adds the lines of another cart.
  public mutating func merge(_ other: [CartLine]) {
    for line in other { add(line.product, quantity: line.quantity) }
  }
}
