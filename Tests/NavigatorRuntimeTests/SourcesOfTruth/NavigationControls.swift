import NavigatorHost
import NavigatorTesting
import SwiftUI

extension ControlEntry {
  /// Containers that navigate.
  static let navigation: [ControlEntry] = [
    ControlEntry("NavigationStack over a typed path") {
      Control([Int](), [1]) { path in
        NavigationStack(path: path) { NumberedRoot() }
      } shown: { app in
        app.pushedNumbers
      } use: {
        try $0.walk(to: $1)
      }
    },
    ControlEntry("NavigationStack over a typed path of several values") {
      Control([1], [1, 1]) { path in
        NavigationStack(path: path) { NumberedRoot() }
      } shown: { app in
        app.pushedNumbers
      } use: {
        try $0.walk(to: $1)
      }
    },
    ControlEntry("NavigationStack over a NavigationPath") {
      Control(NavigationPath(), NavigationPath([1]), text: { "\($0.count)" }) { path in
        NavigationStack(path: path) { NumberedRoot() }
      } shown: { app in
        NavigationPath(app.pushedNumbers)
      } use: { app, path in
        try app.walk(to: path.isEmpty ? [] : [1])
      }
    },
    ControlEntry("navigationDestination(isPresented:)") {
      Control(true, false, returns: false) { isPresented in
        NavigationStack {
          Text("root").navigationTitle("0")
            .navigationDestination(isPresented: isPresented) { Text("pushed").navigationTitle("1") }
        }
      } shown: { app in
        app.pushedNumbers == [1]
      } use: { app, _ in
        try app.goBack()
      }
    },
    ControlEntry("navigationDestination(item:)") {
      Control(Choice?.some(.one), nil, returns: false) { item in
        NavigationStack {
          Text("root").navigationTitle("root")
            .navigationDestination(item: item) { Text("pushed").navigationTitle($0.rawValue) }
        }
      } shown: { app in
        app.stack.count == 1 ? .some(nil) : app.stack.last.map { Choice(rawValue: $0) }
      } use: { app, _ in
        try app.goBack()
      }
    },
    ControlEntry("navigationDestination(item:) of another item") {
      Control(Choice?.some(.one), .two) { item in
        NavigationStack {
          Text("root").navigationTitle("root")
            .navigationDestination(item: item) { Text("pushed").navigationTitle($0.rawValue) }
        }
      } shown: { app in
        app.stack.count == 1 ? .some(nil) : app.stack.last.map { Choice(rawValue: $0) }
      }
    },
    ControlEntry("NavigationLink(isActive:)") {
      Control(false, true) { isActive in
        NavigationStack {
          boundLink(isActive, destination: Text("pushed").navigationTitle("1"), label: Text("push")).navigationTitle("0")
        }
      } shown: { app in
        app.pushedNumbers == [1]
      } use: { app, isActive in
        if isActive { try app.tap("push") } else { try app.goBack() }
      }
    },
    ControlEntry("NavigationLink(destination:isActive:) in a NavigationView") {
      Control(false, true) { isActive in
        NavigationView {
          NavigationLink("push", destination: Text("pushed").navigationBarTitle("1"), isActive: isActive).navigationBarTitle("0")
        }
      } shown: { app in
        app.pushedNumbers == [1]
      } use: { app, isActive in
        if isActive { try app.tap("push") } else { try app.goBack() }
      }
    },
    ControlEntry("NavigationLink(destination:tag:selection:)") {
      Control(Choice?.none, .two) { selection in
        NavigationView {
          VStack {
            NavigationLink("one", destination: Text("first").navigationBarTitle("one"), tag: Choice.one, selection: selection)
            NavigationLink(destination: Text("second").navigationBarTitle("two"), tag: Choice.two, selection: selection) {
              Text("two")
            }
          }
          .navigationBarTitle("root")
        }
      } shown: { app in
        app.stack.count == 1 ? .some(nil) : app.stack.last.map { Choice(rawValue: $0) }
      } use: { app, choice in
        if let choice { try app.tap(choice.rawValue) } else { try app.goBack() }
      }
    },
    ControlEntry("columnVisibility of a split view") {
      Control(NavigationSplitViewVisibility.all, .detailOnly, text: { $0 == .all ? "all" : "detail" }) { visibility in
        NavigationSplitView(columnVisibility: visibility) {
          Text("side")
        } detail: {
          Text("main")
        }
      } shown: { app in
        app.elements(.column).count == 2 ? .all : .detailOnly
      }
    },
    ControlEntry("preferredCompactColumn of a split view") {
      Control(NavigationSplitViewColumn.sidebar, .detail, text: { $0 == .sidebar ? "sidebar" : "detail" }) { column in
        NavigationSplitView(preferredCompactColumn: column) {
          NavigationLink("go") { Text("gone") }
        } detail: {
          Text("main")
        }
      } shown: { app in
        app.elements(.splitView).first?.content.number(.selection) == 1 ? .detail : .sidebar
      } use: { app, column in
        if column == .detail {
          try app.tap("go")
        } else {
          _ = app.goBack(fromColumn: 1)
        }
      }
    },
  ]
}

/// Links to numbers on each screen.
private struct NumberedRoot: View {
  var body: some View {
    NavigationLink("push", value: 1)
      .navigationTitle("0")
      .navigationDestination(for: Int.self) { number in
        NavigationLink("push", value: number).navigationTitle("\(number)")
      }
  }
}

extension TestApp {
  /// The numbers of the screens above the root.
  fileprivate var pushedNumbers: [Int] { stack.dropFirst().compactMap { Int($0) } }

  /// Follows links or goes back until the pushed screens match `numbers`.
  fileprivate func walk(to numbers: [Int]) throws {
    if pushedNumbers.count < numbers.count { try tap("push") } else { try goBack() }
  }
}
