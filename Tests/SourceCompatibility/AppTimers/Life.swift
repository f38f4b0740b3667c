import Combine
import SwiftUI

struct Life: Equatable {
  var width: Int, height: Int
  var alive: Set<Cell> = []
  struct Cell: Hashable { var x: Int; var y: Int }
  func neighbours(of cell: Cell) -> Int {
    (-1...1).reduce(0) { sum, dx in
      sum + (-1...1).filter { dy in (dx, dy) != (0, 0) && alive.contains(Cell(x: cell.x + dx, y: cell.y + dy)) }.count
    }
  }
  mutating func step() {
    var next: Set<Cell> = []
    for x in 0..<width {
      for y in 0..<height {
        let cell = Cell(x: x, y: y)
        switch (alive.contains(cell), neighbours(of: cell)) {
        case (true, 2), (true, 3), (false, 3): next.insert(cell)
        default: break
        }
      }
    }
    alive = next
  }
}

final class LifeModel: ObservableObject {
  @Published var life = Life(width: 12, height: 12, alive: [.init(x: 1, y: 0), .init(x: 1, y: 1), .init(x: 1, y: 2)])
  @Published var generation = 0
  @Published var interval: TimeInterval = 0.5
  @Published var isRunning = false
  private var cancellable: AnyCancellable?
  init() {
    cancellable = Publishers.CombineLatest($isRunning, $interval)
      .removeDuplicates { $0 == $1 }
      .map { running, interval -> AnyPublisher<Date, Never> in
        running
          ? Timer.publish(every: interval, on: .main, in: .default).autoconnect().eraseToAnyPublisher()
          : Empty().eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] _ in self?.step() }
  }
  func step() {
    life.step()
    generation += 1
  }
  func toggle(_ cell: Life.Cell) { life.alive.formSymmetricDifference([cell]) }
}
