import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Patches of texts")
struct TextPatchTests {
  @Observable
  final class Model {
    var words = "one"
    var isHeading = false
  }

  private struct Words: View {
    let model: Model

    var body: some View {
      VStack {
        Text(model.words).accessibilityAddTraits(model.isHeading ? .isHeader : [])
        Button(model.words) {}
      }
    }
  }

  /// Returns the patches that `change` causes.
  private func patches(in app: TestApp, _ change: () -> Void) -> [Patch] {
    var patches: [Patch] = []
    let forward = app.session.onPatches
    app.session.onPatches = { new in
      patches += new
      forward?(new)
    }
    change()
    app.session.settle()
    app.session.onPatches = forward
    return patches
  }

  private func isText(_ patch: Patch) -> Bool {
    if case .updateText = patch { true } else { false }
  }

  @Test("A text or label whose text changes sends only the new text")
  func words() throws {
    let model = Model()
    let app = TestApp { Words(model: model) }
    let changes = patches(in: app) { model.words = "two" }
    #expect(changes.count == 2)
    #expect(changes.allSatisfy { if case .updateText(_, "two") = $0 { true } else { false } })
    try app.checkInvariants()
  }

  @Test("A text with other content, before or after the change, sends its whole content")
  func moreThanWords() throws {
    let model = Model()
    let app = TestApp { Words(model: model) }
    let heading = patches(in: app) { model.isHeading = true }
    #expect(!heading.isEmpty && !heading.contains(where: isText))
    let plain = patches(in: app) {
      model.isHeading = false
      app.session.settle()
    }
    #expect(!plain.isEmpty && !plain.contains(where: isText))
    let both = patches(in: app) {
      model.isHeading = true
      model.words = "three"
    }
    #expect(both.filter(isText).count == 1)
    try app.checkInvariants()
  }

  private struct Leaving: View {
    let model: Model
    @State private var isGone = false

    var body: some View {
      VStack {
        if !isGone {
          HStack { Text(model.words) }
        }
      }
      .onChange(of: model.words) { isGone = true }
    }
  }

  @Test("An element that is removed in the transaction that updates it is not updated")
  func removed() throws {
    let model = Model()
    let app = TestApp { Leaving(model: model) }
    let changes = patches(in: app) { model.words = "two" }
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { if case .remove = $0 { true } else { false } })
    try app.checkInvariants()
  }

  private struct Path: View {
    let model: Model

    var body: some View {
      Text(model.words).lineLimit(1).truncationMode(.middle)
    }
  }

  @Test("A line whose middle is omitted is sent as an element, because hosts show its halves")
  func middle() throws {
    let model = Model()
    let app = TestApp { Path(model: model) }
    let changes = patches(in: app) { model.words = "two" }
    #expect(changes.count == 1)
    #expect(!changes.contains(where: isText))
    #expect(app.exists("two"))
  }
}
