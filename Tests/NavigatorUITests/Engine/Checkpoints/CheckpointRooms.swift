import NavigatorTesting
import NavigatorUI
import SwiftUI

struct KnownCheckpoints: NavigationCheckpoints {
  static var home: NavigationCheckpoint<Void> { checkpoint() }
  static var room: NavigationCheckpoint<Void> { checkpoint() }
  static var number: NavigationCheckpoint<Int> { checkpoint() }
  static var special: NavigationCheckpoint<Void> { checkpoint() }
  static var nowhere: NavigationCheckpoint<Void> { checkpoint() }
}

/// Rooms with or without a checkpoint. Those with one record each return to them.
nonisolated enum Rooms: NavigationDestination {
  case plain(Int)
  case marked(Int)
  /// A room with a checkpoint that no other room has.
  case special
  case locked(Int)
  /// A room with its own managed stack.
  case nested(Int)
  /// A room that presents a sheet with SwiftUI's modifier.
  case ownSheet(Int)

  var body: some View { RoomView(room: self) }
}

private struct RoomView: View {
  let room: Rooms
  @State private var isSheetShown = false
  @Environment(Journal.self) private var journal

  var body: some View {
    switch room {
    case .plain(let number): Text("Plain \(number)").navigationTitle("Room \(number)")
    case .special:
      Text("Special")
        .navigationTitle("Special")
        .navigationCheckpoint(KnownCheckpoints.special) { journal.note("back in the special room") }
    case .locked(let number): Text("Locked \(number)").navigationTitle("Room \(number)").navigationLocked()
    case .marked(let number):
      Text("Marked \(number)")
        .navigationTitle("Room \(number)")
        .navigationCheckpoint(KnownCheckpoints.room) { journal.note("back in \(number)") }
        .navigationCheckpoint(KnownCheckpoints.number) { journal.note("\($0) for \(number)") }
    case .nested(let number):
      ManagedNavigationStack(name: "nested \(number)") {
        Text("Within \(number)").navigationTitle("Within \(number)")
          .navigationCheckpoint(KnownCheckpoints.room) { journal.note("back within \(number)") }
      }
      .navigationTitle("Room \(number)")
    case .ownSheet(let number):
      Button("Open") { isSheetShown = true }
        .navigationTitle("Room \(number)")
        .sheet(isPresented: $isSheetShown) {
          Rooms.plain(number).managedPresentationView(name: "own sheet")
        }
    }
  }
}

/// A stack whose root has a checkpoint.
final class RoomsStage {
  let journal = Journal()
  let root = Navigator(configuration: NavigationConfiguration(logger: nil))
  let app: TestApp

  /// - Parameter first: The initial stack.
  init(startingWith first: [Rooms] = []) {
    let (journal, root, hasStarted) = (journal, root, Box(false))
    app = TestApp {
      ManagedNavigationStack(name: "rooms") { navigator in
        RoomsHome()
          .onChange(of: 0, initial: true) {
            // The action also runs when the root appears again.
            guard !first.isEmpty, !hasStarted.value else { return }
            hasStarted.value = true
            navigator.setStack(first)
          }
      }
      .navigationRoot(root)
      .environment(journal)
    }
  }

  /// The navigator of the front screen.
  var front: Navigator {
    app.session.settle()
    return root.currentNavigator
  }

  /// The navigator of the stack.
  var stack: Navigator { root.named("rooms") ?? root }
}

private struct RoomsHome: View {
  @Environment(Journal.self) private var journal

  var body: some View {
    Text("The home")
      .navigationTitle("Home")
      .navigationCheckpoint(KnownCheckpoints.home) { journal.note("back home") }
  }
}
