import Observation
import SwiftUI

struct Expense: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var title = ""
  var amount: Decimal = 0
  var date = Date()
  var category = Category.food
  enum Category: String, CaseIterable, Codable, Identifiable, Sendable {
    case food, travel, fun
    var id: Self { self }
    var color: Color {
      switch self {
      case .food: .orange;
      case .travel: .blue;
      case .fun: .pink
      }
    }
  }
}
