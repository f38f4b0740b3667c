import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Changes while an asynchronous guard decides")
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

  @Test("Synchronous guards are evaluated again after an asynchronous one has returned", arguments: Way.allCases)
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

  @Test("A waiting request is decided by the guard of the screen that made it, even after that screen was removed")
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

  @Test("Screens above a link are evaluated again after the link's asynchronous guard has returned")
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

  @Test("A decision about an ended presentation is discarded and does not delay the next one")
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
