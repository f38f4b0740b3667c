import Foundation
import Observation
import SwiftUI

protocol HabitStorage: Sendable {
  func load() throws -> [Habit]
  func save(_ habits: [Habit]) throws
}

struct SampleStorage: HabitStorage {
  func load() throws -> [Habit] { Habit.samples }
  func save(_ habits: [Habit]) throws {}
}

enum HabitError: LocalizedError {
  case nameTaken(String)

  var errorDescription: String? {
    switch self {
    case .nameTaken(let name): "There is a habit named \(name) already."
    }
  }

  var recoverySuggestion: String? { "Choose another name." }
}

@MainActor
@Observable
final class HabitStore {
  private(set) var habits: [Habit] = []
  var today = 100
  @ObservationIgnored private let storage: any HabitStorage

  init(storage: any HabitStorage = SampleStorage()) {
    self.storage = storage
    habits = (try? storage.load()) ?? []
  }

  var active: [Habit] { habits.filter { !$0.isArchived } }
  var remaining: Int { active.count { !$0.log.contains(today) } }

  subscript(id: Habit.ID) -> Habit? {
    get { habits.first { $0.id == id } }
    set {
      guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { habits[index] = newValue } else { habits.remove(at: index) }
      save()
    }
  }

  func toggle(_ habit: Habit) {
    self[habit.id]?.log.formSymmetricDifference([today])
  }

  func save(_ draft: Habit) throws {
    if habits.contains(where: { $0.id != draft.id && $0.name == draft.name }) { throw HabitError.nameTaken(draft.name) }
    if self[draft.id] == nil { habits.append(draft) } else { self[draft.id] = draft }
    save()
  }

  func move(from source: IndexSet, to destination: Int) {
    habits.move(fromOffsets: source, toOffset: destination)
    save()
  }

  func delete(at offsets: IndexSet, in shown: [Habit]) {
    for id in offsets.map({ shown[$0].id }) { self[id] = nil }
  }

  func refresh() async {
    habits = (try? storage.load()) ?? habits
  }

  private func save() {
    try? storage.save(habits)
  }
}

@MainActor
@Observable
final class Router {
  enum Section: Hashable {
    case today, habits, statistics, settings, search
  }

  var section = Section.today
  var path = NavigationPath()
  var draft: Habit?

  func show(_ habit: Habit) {
    section = .habits
    path = NavigationPath([habit.id])
  }
}
