import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// One row of the table: a control, and the check that it passes over each source of truth.
struct ControlEntry: Sendable, CustomTestStringConvertible {
  let name: String
  /// A Boolean value that indicates whether the app's store can keep the control's value.
  let isStorable: Bool
  let check: @MainActor @Sendable (SourceKind) throws -> Void
  let checkReplacement: @MainActor @Sendable (ReplacedSource) throws -> Void

  init<Value: Equatable & SendableMetatype, Content: View>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> Control<Value, Content>
  ) {
    self.name = name
    isStorable = Value.self is any Storable.Type
    check = { source in try SourceCheck(make(), source).run() }
    checkReplacement = { source in try ReplacementCheck(make(), source).run() }
  }

  var testDescription: String { name }
}

/// A control over a source of truth.
struct SourcePair: Sendable, CustomTestStringConvertible {
  let control: ControlEntry
  let source: SourceKind

  var testDescription: String { "\(control.name) over \(source.rawValue)" }

  static let all: [SourcePair] = ControlEntry.all.flatMap { control in
    SourceKind.allCases.filter { control.isStorable || !$0.isStore }.map { SourcePair(control: control, source: $0) }
  }
}

/// Drives one control over one source of truth.
@MainActor
struct SourceCheck<Value: Equatable, Content: View> {
  /// The maximum number of bodies that a change evaluates.
  ///
  /// They are those of the source, of the control's owner, of the reader and its text, and of what the control makes anew.
  /// A field's text is changed in two edits.
  static var maximumBodies: Int { 6 }

  private let control: Control<Value, Content>
  private let link: SourceLink<Value>
  private let app: TestApp

  init(_ control: Control<Value, Content>, _ source: SourceKind) {
    let link = SourceLink<Value>()
    self.control = control
    self.link = link
    // The view is made anew each time: a value of it that a test keeps would keep the model.
    app = TestApp { SourceStage(link: link) { source.view(control, link) } }
  }

  func run() throws {
    // An optional in a store is nil at first.
    if link.read() != control.first { try write(control.first) }
    try expect(control.first)
    for _ in 0..<2 {
      try change(to: control.second)
      try write(control.first)
    }
    try write(control.second)
    if control.returns { try change(to: control.first) } else { try write(control.first) }
    try remove()
  }

  /// A change by a person, or by the app where a person cannot change the control.
  private func change(to value: Value) throws {
    guard let use = control.use else { return try write(value) }
    let cost = try app.measure { try use(app, value) }
    #expect(cost.bodiesEvaluated <= Self.maximumBodies)
    try expect(value)
  }

  /// A change by the app.
  private func write(_ value: Value) throws {
    let cost = app.measure { link.write(value) }
    #expect(cost.bodiesEvaluated <= Self.maximumBodies)
    try expect(value)
  }

  /// The source has a value, the control shows it, and so does the other view.
  private func expect(_ value: Value) throws {
    try app.checkInvariants()
    #expect(link.read() == value)
    #expect(try control.shown(app) == value)
    #expect(app.elements(.text).contains { $0.content.string(.text) == "reads \(control.text(value))" })
    let idle = app.measure {}
    #expect(idle.bodiesEvaluated == 0)
    #expect(idle.patchesSent == 0)
  }

  /// The source's view goes, with all that it keeps.
  private func remove() throws {
    #expect(link.owner != nil)
    link.hide()
    link.disconnect()
    app.session.settle()
    try app.checkInvariants()
    #expect(app.presentations.isEmpty)
    #expect(link.owner == nil)
  }
}
