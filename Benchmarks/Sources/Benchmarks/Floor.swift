/// Work that does not depend on this package and resembles the work of the runtime: it allocates objects, counts references and
/// hashes. Its time is a measure of the speed of the machine before and after a workload is measured.
@MainActor
enum Floor {
  /// The median time of the work on the machine for which the bounds are stated.
  private static let reference = Duration.microseconds(230)

  /// Performs the work several times and returns the times.
  static func samples() -> [Duration] {
    for _ in 0..<5 { _ = timed { tree(of: 1_000) } }
    return (0..<15).map { _ in timed { tree(of: 1_000) } }
  }

  /// Returns by which factor this machine is slower than the one of the bounds. The factor of a faster machine is 1.
  static func slowness(of samples: [Duration]) -> Double {
    samples.isEmpty ? 1 : max(1, samples.sorted()[samples.count / 2] / reference)
  }

  private static func tree(of count: Int) -> Item {
    let root = Item(name: "root", parent: nil)
    var items: [ObjectIdentifier: Item] = [:]
    for index in 0..<count {
      let row = Item(name: "Row \(index)", parent: root)
      row.children = [Item(name: "title", parent: row), Item(name: "detail", parent: row)]
      items[ObjectIdentifier(row)] = row
      root.children.append(row)
    }
    for row in root.children { items[ObjectIdentifier(row)]?.visits += 1 }
    return root
  }

  private final class Item {
    let name: String
    unowned let parent: Item?
    var children: [Item] = []
    var visits = 0

    init(name: String, parent: Item?) {
      self.name = name
      self.parent = parent
    }
  }
}
