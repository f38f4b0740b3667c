import Combine
import SwiftUI

struct Message: Identifiable, Hashable, Codable {
  enum Sender: Codable, Hashable { case me, other(name: String) }
  var id = UUID()
  var text: String
  var sender: Sender
  var date = Date.now
  var reactions: Set<Reaction> = []
  var isMine: Bool { if case .me = sender { return true }; return false }
  enum Reaction: String, CaseIterable, Codable, Identifiable {
    case like = "👍", love = "❤️", haha = "😂"
    var id: String { rawValue }
  }
}
