import Foundation

struct Book: Identifiable, Codable, Equatable {
  enum Status: String, Codable, CaseIterable, Identifiable {
    case wanted, reading, finished

    var id: String { rawValue }

    var title: String {
      switch self {
      case .wanted: return "Wanted"
      case .reading: return "Reading"
      case .finished: return "Finished"
      }
    }

    var symbol: String {
      switch self {
      case .wanted: return "bookmark"
      case .reading: return "book"
      case .finished: return "checkmark.circle"
      }
    }
  }

  var id = UUID()
  var title: String
  var author: String
  var pages: Int
  var page = 0
  var rating = 0
  var status = Status.wanted
  var notes: [String] = []

  var progress: Double {
    guard pages > 0 else { return 0 }
    return Double(page) / Double(pages)
  }

  var isValid: Bool { !title.trimmingCharacters(in: .whitespaces).isEmpty && pages > 0 }

  static let samples = [
    Book(title: "Emma", author: "Jane Austen", pages: 474, page: 120, rating: 4, status: .reading, notes: ["Highbury"]),
    Book(title: "Middlemarch", author: "George Eliot", pages: 880),
    Book(title: "Persuasion", author: "Jane Austen", pages: 249, page: 249, rating: 5, status: .finished),
    Book(title: "Walden", author: "Henry David Thoreau", pages: 352),
  ]
}

extension Notification.Name {
  static let bookFinished = Notification.Name("bookFinished")
}
