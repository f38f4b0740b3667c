import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Guards and what changes while one of them takes its time")
struct LateGuardTests {
  private let clinic = Clinic(hasArchive: true)
  private var session: ClinicSession { clinic.session }
  private var app: TestApp { clinic.app }

  nonisolated enum Way: CaseIterable {
    case push, setStack, present, cover
  }

  private func go(to destination: ClinicDestinations, by way: Way) throws {
    let stack = try clinic.stack()
    switch way {
    case .push: stack.push(destination)
    case .setStack: stack.setStack([destination])
    case .present: stack.present(sheet: destination)
    case .cover: stack.present(cover: destination, managed: true)
    }
  }

  @Test("Guards that answer at once are asked again when another one has taken its time", arguments: Way.allCases)
  func whileDeciding(way: Way) async throws {
    try go(to: .archive, by: way)
    await app.settle()
    session.isSignedIn = false
    session.answer(.allow)
    await app.settle()
    #expect(!session.made.contains(.archive))
    #expect(session.openQuestions == 0)
    session.isSignedIn = true
    try go(to: .archive, by: way)
    await app.settle()
    session.answer(.allow)
    await app.settle()
    #expect(session.made.contains(.archive))
    #expect(session.openQuestions == 0)
  }

  @Test("A request that waits behind a guard is decided by the guard of the screen that made it, even if the user has gone back")
  func requesterGone() async throws {
    try app.tap("To the ward")
    await app.settle()
    let stack = try clinic.stack()
    stack.push(ClinicDestinations.archive)
    stack.push(ClinicDestinations.bed(1))
    await app.settle()
    session.isSignedIn = false
    stack.pop()
    await app.settle()
    session.answer(.deny)
    await app.settle()
    #expect(try clinic.stack().destinations(of: ClinicDestinations.self) == [])
    #expect(!session.made.contains(.bed(1)))
  }

  @Test("What waits above a link is asked about again when the link's guard has taken its time")
  func aboveLink() async throws {
    let stack = try clinic.stack()
    try app.tap("To the hall")
    await app.settle()
    try app.tap("Archive")
    await app.settle()
    #expect(session.openQuestions == 1)
    stack.performPush(ClinicDestinations.file(1))
    session.isSignedIn = false
    session.answer(.allow)
    await app.settle()
    #expect(session.made.filter(\.isSecret).isEmpty)
    #expect(try clinic.stack().destinations(of: ClinicDestinations.self) == [.hall])
  }

  @Test("A decision about a presentation that has ended is not waited for, and does not keep the next one")
  func heldDecision() async throws {
    let stack = try clinic.stack()
    stack.present(sheet: ClinicDestinations.hall)
    stack.present(sheet: ClinicDestinations.archive)
    await app.settle()
    session.answer(.allow)
    await app.settle()
    try app.swipeAway()
    await app.settle()
    #expect(session.openQuestions == 1)
    stack.dismissPresentedViews()
    stack.present(sheet: ClinicDestinations.bed(1))
    await app.settle()
    #expect(app.exists("bed(1): 0"))
    session.answer(.allow)
    await app.settle()
    #expect(!session.made.contains(.archive))
  }
}
