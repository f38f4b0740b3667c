import NavigatorTesting
import Observation
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Preferences of groups")
struct GroupPreferenceTests {
  private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// A view of two texts.
  private struct Pair: View {
    var body: some View {
      Text("left")
      Text("right")
    }
  }

  /// Shows the sum of the preferences of a view.
  private struct Summed<Content: View>: View {
    @State private var sum = 0
    @ViewBuilder let content: Content

    var body: some View {
      VStack { content }.onPreferenceChange(SumKey.self) { sum = $0 }
      Text("sum \(sum)")
    }
  }

  @Test("A preference of a group counts for each view in it")
  func views() {
    let app = TestApp {
      Summed {
        Group {
          Text("a")
          Text("b")
          Pair()
          ForEach(0..<3, id: \.self) { Text("\($0)") }
        }
        .preference(key: SumKey.self, value: 10)
        Text("c").preference(key: SumKey.self, value: 1)
      }
    }
    #expect(app.exists("sum 71"))
  }

  @Test("A change of a preference applies to each view of a group, and the view of a stack is one")
  func changes() {
    let app = TestApp {
      Summed {
        Group {
          Text("a").preference(key: SumKey.self, value: 1)
          VStack {
            Text("b").preference(key: SumKey.self, value: 2)
            Text("c").preference(key: SumKey.self, value: 3)
          }
          Text("d")
        }
        .transformPreference(SumKey.self) { $0 = 2 * $0 + 100 }
      }
    }
    #expect(app.exists("sum 312"))
  }

  @Test("Groups in each other and modifiers between them count each view once")
  func nested() {
    let app = TestApp {
      Summed {
        Group {
          Group {
            Text("a")
            Text("b")
          }
          .preference(key: SumKey.self, value: 1)
          .font(.title)
          Text("c")
        }
        .transformPreference(SumKey.self) { $0 += 10 }
      }
    }
    #expect(app.exists("sum 32"))
  }

  @Test("The preference of one view, and of a view that shows nothing, counts once")
  func singleViews() {
    let app = TestApp {
      Summed {
        Text("a").padding().background(.red).preference(key: SumKey.self, value: 1)
        EmptyView().preference(key: SumKey.self, value: 10)
        VStack(content: { Pair() }).preference(key: SumKey.self, value: 100)
      }
    }
    #expect(app.exists("sum 111"))
  }

  @Observable
  fileprivate final class Model {
    var count = 1
  }

  fileprivate final class OldModel: ObservableObject {
    @Published var count = 1
  }

  private struct Counter: View {
    @Binding var count: Int
    var body: some View { Button("Binding") { count += 1 } }
  }

  private struct Changing: View {
    @State private var count = 1
    @State private var isShown = false
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      Summed {
        Group {
          ForEach(0..<count + model.count + old.count, id: \.self) { Text("\($0)") }
          if isShown { Text("more") }
        }
        .preference(key: SumKey.self, value: 1)
      }
      Button("State") { count += 1 }
      Button("Observable") { model.count += 1 }
      Button("Object") { old.count += 1 }
      Button("Condition") { isShown = true }
      Counter(count: $count)
    }
  }

  @Test(
    "The number of views changes the combined value", arguments: ["State", "Binding", "Observable", "Object", "Condition"])
  func changingViews(_ name: String) throws {
    let app = TestApp { Changing() }
    #expect(app.exists("sum 3"))
    try app.tap(name)
    #expect(app.exists("sum 4"))
  }

  private struct Inner: View {
    @State private var count = 1

    var body: some View {
      Button("Add") { count += 1 }
      ForEach(0..<count, id: \.self) { Text("\($0)") }
    }
  }

  @Test("The number of views in a group changes by their own state")
  func innerState() throws {
    let app = TestApp {
      Summed { Group { Inner() }.preference(key: SumKey.self, value: 1) }
    }
    #expect(app.exists("sum 2"))
    try app.tap("Add")
    #expect(app.exists("sum 3"))
  }
}
