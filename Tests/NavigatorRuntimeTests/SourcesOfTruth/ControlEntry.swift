import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// A row of the table: a control and its check with each source of truth.
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
  private let control: Control<Value, Content>
  private let link: SourceLink<Value>
  private let app: TestApp

  init(_ control: Control<Value, Content>, _ source: SourceKind) {
    let link = SourceLink<Value>()
    self.control = control
    self.link = link
    // The view is created again each time, because a retained view would retain the model.
    app = TestApp { SourceStage(link: link) { source.view(control, link) } }
  }

  func run() throws {
    // An optional in storage is nil initially.
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

  /// Changes the value as a user does, or as the app if a user cannot change the control.
  private func change(to value: Value) throws {
    guard let use = control.use else { return try write(value) }
    let cost = try app.measure { try use(app, value) }
    #expect(cost.bodiesEvaluated <= control.maximumBodies)
    try expect(value)
  }

  /// A change by the app.
  private func write(_ value: Value) throws {
    let cost = app.measure { link.write(value) }
    #expect(cost.bodiesEvaluated <= control.maximumBodies)
    try expect(value)
  }

  /// Checks that the source has a value, and that the control and the other view show it.
  private func expect(_ value: Value) throws {
    try app.checkInvariants()
    #expect(link.read() == value)
    #expect(try control.shown(app) == value)
    #expect(app.elements(.text).contains { $0.content.string(.text) == "reads \(control.text(value))" })
    let idle = app.measure {}
    #expect(idle.bodiesEvaluated == 0)
    #expect(idle.patchesSent == 0)
  }

  /// Removes the source's view and checks that its objects are released.
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
