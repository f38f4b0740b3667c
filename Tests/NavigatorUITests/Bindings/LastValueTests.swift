import Dispatch
import Foundation
import Synchronization
import Testing

@testable import NavigatorBindings

@Suite("The last value of a binding")
nonisolated struct LastValueTests {
  /// A value whose end reads the last value, as that of a model may read the binding to it.
  nonisolated private final class Model: Sendable {
    let name: String
    let atEnd: @Sendable () -> Void

    init(_ name: String, atEnd: @escaping @Sendable () -> Void = {}) {
      self.name = name
      self.atEnd = atEnd
    }

    deinit { atEnd() }
  }

  /// The last value, which a model's closure can refer to before it exists.
  nonisolated private final class Place: Sendable {
    let last = Mutex<LastValue<Model>?>(nil)
    let read = Mutex<[String]>([])

    var lastValue: LastValue<Model>? { last.withLock { $0 } }
  }

  @Test("A new value may be read while the former value ends, and the read does not wait for the write")
  func formerValue() {
    let place = Place()
    place.last.withLock {
      $0 = LastValue(
        Model("former") {
          guard let name = place.lastValue?.refreshed(by: nil).name else { return }
          place.read.withLock { $0.append(name) }
        })
    }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = place.lastValue?.refreshed(by: Model("new"))
      done.signal()
    }
    // A write that waits for itself never ends. The limit is far longer than any other write takes.
    #expect(done.wait(timeout: .now() + 30) == .success)
    #expect(place.read.withLock { $0 } == ["new"])
  }

  @Test("Without a new value, the stored value is returned")
  func storedValue() {
    let last = LastValue(1)
    #expect(last.refreshed(by: nil) == 1 && last.refreshed(by: 2) == 2 && last.refreshed(by: nil) == 2)
    #expect(last == LastValue(3) && last.hashValue == LastValue(3).hashValue)
  }
}
