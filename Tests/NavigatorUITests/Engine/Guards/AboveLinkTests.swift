import NavigatorHost
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Screens that wait above a link")
struct AboveLinkTests {
  private let clinic = Clinic()

  /// Follows a link without waiting for its screen.
  private func follow(_ name: String) throws {
    let link = try #require(clinic.app.session.root.links.first { $0.contains(name) })
    #expect(clinic.app.session.send(InputEvent(target: link.id, action: .tap)) == .handled)
  }

  @Test("A plain value and a state's screen above two links of one turn are shown above both", arguments: [true, false])
  func kept(hasState: Bool) throws {
    try follow("To the hall")
    try follow("To a bed")
    let stack = try clinic.stack()
    stack.push(42)
    stack.push(ClinicDestinations.file(1))
    stack.push(43)
    let above = stack.contents.entries.suffix(3).map(\.id)
    if hasState { clinic.session.item = ClinicNote() }
    clinic.app.session.settle()
    let expected = ["Front", "hall", "bed(2)", "Number 42", "file(1)", "Number 43"]
    #expect(clinic.app.stack == expected + (hasState ? ["State"] : []))
    #expect(stack.contents.entries.dropFirst(2).prefix(3).map(\.id) == above)
    for _ in 0..<(hasState ? 6 : 5) { try clinic.app.goBack() }
    #expect(clinic.app.stack == ["Front"])
    #expect(clinic.session.item == nil)
  }
}

extension Element {
  fileprivate var links: [Element] { (role == .link ? [self] : []) + children.flatMap(\.links) }

  fileprivate func contains(_ text: String) -> Bool {
    content[.text] == .string(text) || content[.label] == .string(text) || children.contains { $0.contains(text) }
  }
}
