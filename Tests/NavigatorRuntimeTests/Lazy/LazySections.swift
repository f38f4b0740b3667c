import SwiftUI

/// The rows of a list that exist, counted by objects in their views.
@MainActor
final class RowCounter {
  fileprivate(set) var alive = 0
}

/// An object that a row has as long as it exists.
@MainActor
private final class RowToken {
  private let counter: RowCounter

  init(_ counter: RowCounter) {
    self.counter = counter
    counter.alive += 1
  }

  isolated deinit { counter.alive -= 1 }
}

/// A section with its rows, whose numbers begin with 1,000 times the number of the section.
struct RowGroup: Identifiable, Equatable {
  let id: String
  var rows: [Int]

  init(_ number: Int, rows count: Int = 100) {
    id = "Section \(number)"
    rows = (0..<count).map { 1_000 * number + $0 }
  }
}

/// The containers with sections.
enum SectionContainer: CaseIterable {
  case list, form, pinnedStack
}

/// The kinds of storage of the sections.
enum SectionSource: CaseIterable {
  case state, observable, object
}

/// Sections in a container, from a source of truth.
struct LazySections: View {
  let container: SectionContainer
  let source: SectionSource
  let groups: [RowGroup]
  let counter: RowCounter

  var body: some View {
    switch source {
    case .state: StateSections(groups: groups, container: container, counter: counter)
    case .observable: ObservableSections(model: .init(groups), container: container, counter: counter)
    case .object: ObjectSections(model: .init(groups), container: container, counter: counter)
    }
  }
}

private struct StateSections: View {
  @State var groups: [RowGroup]
  let container: SectionContainer
  let counter: RowCounter

  var body: some View { GroupScreen(groups: $groups, container: container, counter: counter) }
}

private struct ObservableSections: View {
  @Observable
  final class Model {
    var groups: [RowGroup]
    init(_ groups: [RowGroup]) { self.groups = groups }
  }

  @State var model: Model
  let container: SectionContainer
  let counter: RowCounter

  var body: some View { GroupScreen(groups: $model.groups, container: container, counter: counter) }
}

private struct ObjectSections: View {
  final class Model: ObservableObject {
    @Published var groups: [RowGroup]
    init(_ groups: [RowGroup]) { self.groups = groups }
  }

  @StateObject var model: Model
  let container: SectionContainer
  let counter: RowCounter

  init(model: @autoclosure @escaping () -> Model, container: SectionContainer, counter: RowCounter) {
    _model = StateObject(wrappedValue: model())
    self.container = container
    self.counter = counter
  }

  var body: some View { GroupScreen(groups: $model.groups, container: container, counter: counter) }
}

private struct GroupScreen: View {
  @Binding var groups: [RowGroup]
  let container: SectionContainer
  let counter: RowCounter
  @State private var place = 0

  var body: some View {
    ScrollViewReader { proxy in
      Button("Jump") { proxy.scrollTo(90_050) }
      Button("Next") {
        place += 1
        proxy.scrollTo(1_000 * place + 50)
      }
      Button("Insert") { groups.insert(contentsOf: (200..<205).map { RowGroup($0) }, at: 0) }
      Button("Replace") { groups = (300..<400).map { RowGroup($0) } }
      switch container {
      case .list: List { sections }
      case .form: Form { sections }
      case .pinnedStack: ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { sections } }
      }
    }
  }

  private var sections: some View {
    ForEach(groups) { group in
      Section(group.id) {
        ForEach(group.rows, id: \.self) { CountedRow(number: $0, token: RowToken(counter)) }
      }
    }
  }
}

private struct CountedRow: View {
  let number: Int
  let token: RowToken

  var body: some View { Text(verbatim: "Row \(number)") }
}
