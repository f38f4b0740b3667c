import Combine
import SwiftUI

extension Array: @retroactive RawRepresentable where Element: Codable {
  public init?(rawValue: String) {
    guard let data = rawValue.data(using: .utf8), let result = try? JSONDecoder().decode([Element].self, from: data) else {
      return nil
    }
    self = result
  }
  public var rawValue: String {
    guard let data = try? JSONEncoder().encode(self), let result = String(data: data, encoding: .utf8) else { return "[]" }
    return result
  }
}

struct TodoItem: Codable, Identifiable, Equatable {
  var id = UUID()
  var title: String
  var notes: String?
  var due: Date?
  var priority: Priority = .medium
  var isDone = false
  enum Priority: Int, Codable, CaseIterable, Identifiable, Comparable {
    case low, medium, high
    var id: Self { self }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
