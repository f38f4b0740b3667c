import Foundation
import SwiftUI

enum Category: String, CaseIterable, Codable, Identifiable {
  case health, mind, home, work

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .health: "Health"
    case .mind: "Mind"
    case .home: "Home"
    case .work: "Work"
    }
  }

  var symbol: String {
    switch self {
    case .health: "heart"
    case .mind: "brain"
    case .home: "house"
    case .work: "briefcase"
    }
  }

  var color: Color {
    switch self {
    case .health: .red
    case .mind: .indigo
    case .home: .green
    case .work: .blue
    }
  }
}

enum Weekday: Int, CaseIterable, Codable, Identifiable, Comparable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

  var id: Int { rawValue }

  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  static func < (lhs: Weekday, rhs: Weekday) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Habit: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var category: Category
  var days: Set<Weekday>
  var goal: Int
  var reminder: Date?
  var notes: String
  /// The days on which the habit was done, as numbers of days.
  var log: Set<Int>
  var isArchived = false

  init(
    id: UUID = UUID(), name: String = "", category: Category = .health, days: Set<Weekday> = Set(Weekday.allCases), goal: Int = 7,
    reminder: Date? = nil, notes: String = "", log: Set<Int> = []
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.days = days
    self.goal = goal
    self.reminder = reminder
    self.notes = notes
    self.log = log
  }

  var isValid: Bool { !name.trimmingCharacters(in: .whitespaces).isEmpty && !days.isEmpty }

  var schedule: String {
    switch days.count {
    case 7: "Every day"
    case 0: "Never"
    default: days.sorted().map { String($0.name.prefix(3)) }.joined(separator: ", ")
    }
  }

  /// Returns the number of days in a row on which the habit was done, up to a day.
  func streak(upTo day: Int) -> Int {
    var count = 0
    while log.contains(day - count) { count += 1 }
    return count
  }

  func progress(upTo day: Int) -> Double {
    let done = (0..<7).filter { log.contains(day - $0) }.count
    return goal > 0 ? min(Double(done) / Double(goal), 1) : 0
  }
}

extension Habit {
  static let samples = [
    Habit(name: "Run", category: .health, goal: 3, notes: "Around the lake", log: [98, 99, 100]),
    Habit(name: "Meditate", category: .mind, log: [99]),
    Habit(name: "Water plants", category: .home, days: [.monday, .thursday], goal: 2),
    Habit(name: "Plan the week", category: .work, days: [.monday], goal: 1),
    Habit(name: "Stretch", category: .health, goal: 5),
  ]
}
