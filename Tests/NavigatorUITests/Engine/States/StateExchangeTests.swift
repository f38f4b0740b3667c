import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@CasePathable
nonisolated private enum Place: Equatable {
  case screen(Int)
  case sheet(Int)
  case alert(Int)
}

@Observable
private final class Model {
  var place: Place?
}

private struct PlaceView: View {
  @Bindable var model: Model

  var body: some View {
    Text("root")
      .navigationTitle("Root")
      .navigationDestination(unwrapping: $model.place.screen) { $number in
        CounterView(number: $number, title: "Screen \(number)")
      }
      .sheet(unwrapping: $model.place.sheet) { $number in
        CounterView(number: $number)
      }
      .alert(item: $model.place.alert) { number in
        Text("Alert \(number)")
      } actions: { _ in
        Button("OK") {}
      }
  }
}

extension Place {
  static func places(_ number: Int) -> [Place] { [.screen(number), .sheet(number), .alert(number)] }

  static var exchanges: [(Place?, Place?)] {
    let all = places(1)
    let replaced = all.flatMap { from in places(2).map { (from as Place?, $0 as Place?) } }
    return replaced + all.map { ($0, nil) } + all.map { (nil, $0) }
  }

  /// The visible part of the state.
  var stack: [String] { if case .screen(let number) = self { ["Root", "Screen \(number)"] } else { ["Root"] } }

  var presentations: [Presentation.Kind] {
    switch self {
    case .screen: []
    case .sheet: [.sheet]
    case .alert: [.alert]
    }
  }

  var text: String {
    switch self {
    case .screen(let number), .sheet(let number): "number \(number)"
    case .alert(let number): "Alert \(number)"
    }
  }
}

@Suite("Changes between a screen, a sheet and an alert of one enum")
struct StateExchangeTests {
  private let model = Model()

  private func app(_ stack: StackKind) -> TestApp {
    let model = model
    return stack.app { PlaceView(model: model) }
  }

  private func expect(_ place: Place?, in app: TestApp, _ comment: Comment) {
    #expect(app.presentations.map(\.kind) == (place?.presentations ?? []), comment)
    #expect(app.exists(place?.text ?? "root"), comment)
    #expect(app.stacks.first == (place?.stack ?? ["Root"]), comment)
    #expect(model.place == place, comment)
  }

  /// Leaves the screen as a user does.
  private func leave(_ app: TestApp) throws {
    switch model.place {
    case .screen?: try app.goBack()
    case .sheet?: try app.swipeAway()
    case .alert?: try app.tap("OK")
    case nil: break
    }
  }

  @Test("Each of them replaces any other any number of times, and nothing is lost or left over", arguments: StackKind.allCases)
  func settled(stack: StackKind) throws {
    let app = app(stack)
    for (from, to) in Place.exchanges + Place.exchanges {
      let comment: Comment = "\(String(describing: from)) to \(String(describing: to))"
      model.place = from
      expect(from, in: app, comment)
      model.place = to
      expect(to, in: app, comment)
      try leave(app)
      expect(nil, in: app, comment)
    }
  }

  @Test("Only the last of the values set in one turn is shown", arguments: StackKind.allCases)
  func oneTurn(stack: StackKind) throws {
    let app = app(stack)
    for (from, to) in Place.exchanges + Place.exchanges {
      let comment: Comment = "\(String(describing: from)) to \(String(describing: to)) in one turn"
      app.session.settle()
      model.place = from
      model.place = to
      expect(to, in: app, comment)
      try leave(app)
      expect(nil, in: app, comment)
    }
  }

  @Test("Only the last is shown even if the state is nil in between", arguments: StackKind.allCases)
  func nilBetween(stack: StackKind) throws {
    let app = app(stack)
    for (from, to) in Place.exchanges + Place.exchanges {
      let comment: Comment = "\(String(describing: from)) by way of nil to \(String(describing: to))"
      model.place = from
      expect(from, in: app, comment)
      model.place = nil
      model.place = to
      expect(to, in: app, comment)
      model.place = nil
      expect(nil, in: app, comment)
    }
  }

  @Test("Each of them can be set before the first screen", arguments: StackKind.allCases)
  func fromTheStart(stack: StackKind) throws {
    for place in Place.places(1) {
      model.place = place
      let app = app(stack)
      expect(place, in: app, "\(place)")
      try leave(app)
      expect(nil, in: app, "\(place)")
    }
  }
}
