import Foundation

struct Ingredient: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var amount: Double
  var unit: String

  func text(for servings: Int, of base: Int) -> String {
    let scaled = base > 0 ? amount * Double(servings) / Double(base) : amount
    let number = scaled.formatted(.number.precision(.fractionLength(0...1)))
    return unit.isEmpty ? "\(number) \(name)" : "\(number) \(unit) \(name)"
  }
}

enum Course: String, CaseIterable, Identifiable, Codable, Hashable {
  case starter, main, dessert

  var id: String { rawValue }
  var title: String { rawValue.capitalized }

  var symbolName: String {
    switch self {
    case .starter: return "leaf"
    case .main: return "fork.knife"
    case .dessert: return "birthday.cake"
    }
  }
}

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var course: Course
  var minutes: Int
  var servings: Int
  var ingredients: [Ingredient]
  var steps: [String]
  var isFavorite = false
  var related: [String] = []

  var duration: String {
    minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  static let samples: [Recipe] = [
    Recipe(
      name: "Tomato Soup", course: .starter, minutes: 25, servings: 2,
      ingredients: [
        Ingredient(name: "tomatoes", amount: 500, unit: "g"), Ingredient(name: "onion", amount: 1, unit: ""),
        Ingredient(name: "stock", amount: 0.5, unit: "l"),
      ],
      steps: ["Chop the onion.", "Fry it gently.", "Add tomatoes and stock.", "Simmer and blend."], related: ["Risotto"]),
    Recipe(
      name: "Risotto", course: .main, minutes: 40, servings: 4,
      ingredients: [Ingredient(name: "rice", amount: 320, unit: "g"), Ingredient(name: "stock", amount: 1, unit: "l")],
      steps: ["Toast the rice.", "Add stock by the ladle.", "Rest it with butter."], isFavorite: true,
      related: ["Tomato Soup", "Panna Cotta"]),
    Recipe(
      name: "Panna Cotta", course: .dessert, minutes: 75, servings: 4,
      ingredients: [Ingredient(name: "cream", amount: 400, unit: "ml"), Ingredient(name: "gelatin", amount: 3, unit: "sheets")],
      steps: ["Soak the gelatin.", "Warm the cream.", "Chill."]),
    Recipe(
      name: "Green Salad", course: .starter, minutes: 10, servings: 2,
      ingredients: [Ingredient(name: "lettuce", amount: 1, unit: "")], steps: ["Wash.", "Dress."]),
  ]
}
