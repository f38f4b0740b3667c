import Combine
import Testing

@Suite("merge")
struct MergeTests {
  @Test("Values are published in their order, until all publishers have finished")
  func order() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    var isFinished = false
    let cancellable = subjects[0].map { $0 }.merge(with: subjects[1].filter { $0 > 0 }, subjects[2], subjects[3])
      .sink { _ in
        isFinished = true
      } receiveValue: {
        values.append($0)
      }
    subjects[3].send(4)
    subjects[0].send(1)
    subjects[1].send(-1)
    subjects[2].send(3)
    for subject in subjects.dropLast() { subject.send(completion: .finished) }
    #expect(!isFinished)
    subjects[3].send(5)
    subjects[3].send(completion: .finished)
    #expect(values == [4, 1, 3, 5])
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test("Publishers of one type are merged, also from a list")
  func many() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    var cancellables = Set<AnyCancellable>()
    Publishers.MergeMany(subjects).sink { values.append($0) }.store(in: &cancellables)
    subjects[0].merge(with: subjects[1]).sink { values.append(-$0) }.store(in: &cancellables)
    for (index, subject) in subjects.enumerated() { subject.send(index + 1) }
    #expect(values.sorted() == [-2, -1, 1, 2, 3])
  }
}
