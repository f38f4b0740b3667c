import SwiftUI

/// Views that misbehave, one for each button. Each must affect only its own session.
struct HostileViewsCase: View {
  @State private var phase: Phase?

  enum Phase: String, CaseIterable {
    case body, preference, structure, change, appearance, task, layout, position, missing, nesting
  }

  var body: some View {
    List {
      ForEach(Phase.allCases, id: \.self) { phase in
        Button("Begin \(phase.rawValue)") { self.phase = phase }
      }
      DeepValuesView()
      DeepStackView()
      // This loop cannot be interrupted.
      Button("Block") { while true {} }
      Text("Phase: \(phase?.rawValue ?? "none")")
      switch phase {
      case .body: BodyWriter()
      case .preference: PreferenceWriter()
      case .structure: StructureWriter()
      case .change: ChangeWriter()
      case .appearance: AppearanceWriter()
      case .task: TaskWriter()
      case .layout: LayoutWriter()
      case .position: PositionWriter()
      case .missing: AccountView()
      case .nesting: NestedView()
      case nil: EmptyView()
      }
    }
    .navigationTitle("Hostile views")
  }
}

private struct BodyWriter: View {
  @State private var number = 0
  var body: some View {
    let _ = { number += 1 }()
    Text("Number \(number)")
  }
}

private struct TotalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferenceWriter: View {
  @State private var total = 0
  var body: some View {
    Text("Total \(total)")
      .preference(key: TotalKey.self, value: total + 1)
      .onPreferenceChange(TotalKey.self) { total = $0 }
  }
}

private struct StructureWriter: View {
  @State private var flips = 0
  var body: some View {
    Text("Flips \(flips)")
      .sheet(
        isPresented: Binding(
          get: {
            flips += 1
            return false
          }, set: { _ in })
      ) { Text("Sheet") }
  }
}

private struct ChangeWriter: View {
  @State private var number = 0
  var body: some View {
    Text("Number \(number)").onChange(of: number, initial: true) { number += 1 }
  }
}

private struct AppearanceWriter: View {
  @State private var number = 0
  var body: some View {
    Text("Number \(number)").onAppear { number += 1 }.id(number)
  }
}

private struct TaskWriter: View {
  @State private var number = 0
  var body: some View {
    Text("Number \(number)").task(id: number) { number += 1 }
  }
}

/// A view that moves when its position is measured. It stays near its place.
private struct PositionWriter: View {
  @State private var x = 0.0
  var body: some View {
    Text("Moving")
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { left in
        x = (left * 1.7 + 1).truncatingRemainder(dividingBy: 97)
      }
      .offset(x: x)
  }
}

/// A layout that places its view elsewhere each time.
private struct LayoutWriter: View {
  @State private var places = Places()
  var body: some View { Wandering(places: places) { Text("Wandering") } }
}

nonisolated private final class Places: @unchecked Sendable {
  private var count = 0

  func next() -> CGFloat {
    count += 1
    return CGFloat(count % 100)
  }
}

nonisolated private struct Wandering: Layout {
  let places: Places

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 300, height: 50) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + places.next(), y: bounds.minY), proposal: .unspecified)
    }
  }
}

private final class Account: ObservableObject {
  @Published var name = "Ada"
}

private struct AccountView: View {
  @EnvironmentObject var account: Account
  var body: some View { Text("Name: \(account.name)") }
}

private struct NestedView: View {
  var body: some View { Box { NestedView() } }
}

private struct Box: View {
  let content: () -> NestedView
  var body: some View { VStack { content() } }
}

/// Values of recursive types in state that are nested 100,000 levels deep.
private struct DeepValuesView: View {
  @State private var comment = Comment(id: 0)
  @State private var branch = Branch.leaf

  var body: some View {
    Button("Nest values") {
      var comment = Comment(id: 0)
      var branch = Branch.leaf
      for id in 1...100_000 {
        comment = Comment(id: id, replies: [comment])
        branch = .node(branch)
      }
      self.comment = comment
      self.branch = branch
    }
    CommentView(comment: comment, branch: branch)
  }
}

/// Presents a stack onto which 100 screens are pushed at once.
private struct DeepStackView: View {
  @State private var isPresented = false
  @State private var path: [Int] = []

  var body: some View {
    Button("Present a stack") { isPresented = true }
      .fullScreenCover(isPresented: $isPresented) {
        NavigationStack(path: $path) {
          Button("Push 100 screens") { path = Array(1...100) }
            .navigationDestination(for: Int.self) { number in
              Button("Level \(number)") { path = [] }
                .navigationTitle("Screen \(number)")
            }
        }
      }
  }
}

private struct Comment {
  let id: Int
  var replies: [Comment] = []
}

private indirect enum Branch: Equatable {
  case leaf
  case node(Branch)
}

private struct CommentView: View {
  let comment: Comment
  let branch: Branch
  var body: some View { Text("Comment \(comment.id)") }
}
