/// The edges that cross each of several bands of equal height.
nonisolated struct OutlineBands {
  private(set) var bands: [[Int]] = []
  private let start: Int64
  private let height: Int64
  /// The number of entries in the bands before each band, and in all bands.
  private let totals: [Int]

  /// Creates the bands for a list of ranges.
  ///
  /// There are at most as many bands as ranges, and a range is in at most four bands on average. The total size of the bands is
  /// thus proportional to the number of ranges.
  init(_ ranges: [(Int64, Int64)]) {
    let count = Int64(max(ranges.count, 1))
    start = ranges.map(\.0).min() ?? 0
    let extent = (ranges.map(\.1).max() ?? 0) - start
    let total = ranges.reduce(0) { $0 + $1.1 - $1.0 }
    height = max(extent / count, total / (3 * count)) + 1
    bands = Array(repeating: [], count: Int(extent / height) + 1)
    for (index, range) in ranges.enumerated() {
      let first = Self.index(range.0, start, height, bands.count)
      for band in first...Self.index(range.1, start, height, bands.count) { bands[band].append(index) }
    }
    totals = bands.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }

  /// The average number of ranges in a band, which serves to compare bands along two axes.
  var density: Double { Double(totals.last ?? 0) / Double(bands.count) }

  /// Returns the number of entries in the bands of a range.
  func size(in range: (Int64, Int64)) -> Int { totals[index(range.1) + 1] - totals[index(range.0)] }

  /// Returns the index of the band that contains a value.
  func index(_ value: Int64) -> Int { Self.index(value, start, height, bands.count) }

  private static func index(_ value: Int64, _ start: Int64, _ height: Int64, _ count: Int) -> Int {
    min(max(Int((value - start) / height), 0), count - 1)
  }

  /// Returns the indices of the ranges that may contain a value.
  func indices(at value: Int64) -> [Int] { bands[index(value)] }
}
