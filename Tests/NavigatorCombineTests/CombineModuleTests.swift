import Combine
import Foundation
import Testing

#if canImport(Combine)
  private let canImportCombine = true
#else
  private let canImportCombine = false
#endif

/// A model of a file that imports Combine and not SwiftUI.
private final class Counter: ObservableObject {
  @Published var count = 0
}

@Suite("The module Combine")
struct CombineModuleTests {
  @Test("A target with the alias can import Combine")
  func canImport() {
    #expect(canImportCombine)
  }

  @Test("A file that imports Combine alone has observable objects and published properties")
  func observableObject() {
    let counter = Counter()
    var counts: [Int] = []
    var changes = 0
    var cancellables = Set<AnyCancellable>()
    counter.$count.sink { counts.append($0) }.store(in: &cancellables)
    counter.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
    counter.count = 1
    counter.count = 2
    #expect(counts == [0, 1, 2])
    #expect(changes == 2)
  }

  @Test("Names can be qualified with the module's name")
  func qualified() {
    let subject = Combine.PassthroughSubject<Int, Never>()
    let erased: Combine.AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    var received: [Int] = []
    let cancellable: Combine.AnyCancellable = erased.sink { received.append($0) }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(received == [1])
  }

  @Test("A published property takes the values of a publisher")
  func assign() {
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &counter.$count)
    subject.send(5)
    #expect(counter.count == 5)
  }

  @Test("Data is decoded and encoded with Foundation's coders")
  func coders() {
    var numbers: [Int] = []
    _ = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .replaceError(with: []).sink { numbers = $0 }
    #expect(numbers == [1, 2])
    var text = ""
    _ = Just([3]).encode(encoder: JSONEncoder()).replaceError(with: Data())
      .sink { text = String(decoding: $0, as: UTF8.self) }
    #expect(text == "[3]")
  }
}
