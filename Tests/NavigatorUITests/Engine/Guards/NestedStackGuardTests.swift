import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Guards on stacks without a navigator")
struct NestedStackGuardTests {
  /// The place of such a stack: on a screen, at the root of a managed stack, or in a sheet without a managed stack.
  nonisolated enum Place: CaseIterable {
    case screen, root, sheet
  }

  private func open(_ place: Place, hasArchive: Bool = false) throws -> Clinic {
    let clinic = Clinic(isRootPlain: place == .root, hasArchive: hasArchive)
    switch place {
    case .screen: try clinic.app.tap("To the ward")
    case .root: break
    case .sheet: try clinic.stack().present(sheet: ClinicDestinations.ward)
    }
    clinic.app.session.settle()
    clinic.session.asked = []
    return clinic
  }

  @Test("A link in such a stack shows an allowed destination", arguments: Place.allCases)
  func allowed(place: Place) throws {
    let clinic = try open(place)
    try clinic.app.tap("File 1")
    #expect(clinic.session.made.last == .file(1))
    #expect(clinic.session.asked == [.file(1)])
    try clinic.app.tap("file(1): 0")
    #expect(clinic.app.exists("file(1): 1"))
    try clinic.app.goBack()
    #expect(clinic.app.exists("File 1"))
  }

  @Test("A link in such a stack does not show a denied destination", arguments: Place.allCases)
  func denied(place: Place) throws {
    let clinic = try open(place)
    clinic.session.isSignedIn = false
    try clinic.app.tap("File 1")
    #expect(!clinic.session.made.contains(.file(1)))
    #expect(clinic.app.exists("File 1"))
    #expect(try clinic.stack().destinations(of: ClinicDestinations.self) == (place == .screen ? [.ward] : []))
    try clinic.app.tap("Hall")
    #expect(clinic.app.exists("hall: 0"))
  }

  @Test("After a redirect, the intended destination is shown when the guards allow it", arguments: Place.allCases)
  func redirected(place: Place) throws {
    let clinic = try open(place)
    clinic.session.isSignedIn = false
    clinic.session.refusal = .redirect(to: ClinicDestinations.signIn)
    try clinic.app.tap("File 1")
    #expect(clinic.app.exists("Sign in"))
    #expect(!clinic.session.made.contains(.file(1)))
    try clinic.app.tap("Sign in")
    #expect(clinic.app.exists("file(1): 0"))
  }

  @Test("An asynchronous guard is awaited", arguments: Place.allCases, [true, false])
  func late(place: Place, isAllowed: Bool) async throws {
    let clinic = try open(place, hasArchive: true)
    await clinic.app.settle()
    try clinic.app.tap("The archive")
    await clinic.app.settle()
    #expect(clinic.session.openQuestions == 1)
    #expect(!clinic.session.made.contains(.archive))
    clinic.session.answer(isAllowed ? .allow : .deny)
    await clinic.app.settle()
    #expect(clinic.session.made.contains(.archive) == isAllowed)
    #expect(clinic.app.exists("archive: 0") == isAllowed)
  }

  @Test("Going back cancels the evaluation, and the tree settles", arguments: Place.allCases)
  func back(place: Place) async throws {
    let clinic = try open(place, hasArchive: true)
    await clinic.app.settle()
    try clinic.app.tap("The archive")
    await clinic.app.settle()
    try clinic.app.goBack()
    var isSettled = false
    clinic.root.perform(
      NavigationAction { _ in
        isSettled = true
        return .auto
      })
    await clinic.app.settle()
    #expect(isSettled)
    clinic.session.answer(.allow)
    await clinic.app.settle()
    #expect(!clinic.session.made.contains(.archive))
  }

  @Test("A nested screen with the destination of the screen around it keeps the outer screen's guard active")
  func sameDestination() throws {
    let clinic = try open(.screen)
    try clinic.app.tap("Ward")
    try clinic.app.goBack()
    clinic.session.isSignedIn = false
    try clinic.app.tap("Bed 1")
    #expect(!clinic.session.made.contains(.bed(1)))
    try clinic.stack().push(ClinicDestinations.bed(1))
    clinic.app.session.settle()
    #expect(!clinic.session.made.contains(.bed(1)))
  }

  @Test("A guard on a nested screen is evaluated for screens above it until it is removed")
  func guardOnNestedScreen() throws {
    let clinic = try open(.root)
    clinic.session.isSignedIn = false
    try clinic.app.tap("Bed 1")
    #expect(clinic.session.made.last == .bed(1))
    try clinic.app.goBack()
    clinic.session.made = []
    try clinic.app.tap("Ward")
    try clinic.stack().push(ClinicDestinations.bed(1))
    clinic.app.session.settle()
    #expect(!clinic.session.made.contains(.bed(1)))
  }
}
