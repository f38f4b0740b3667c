import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
private final class SignInModel {
  enum Field { case name, password }

  @ObservationIgnored let journal = Journal()
  var name = ""
  var password = ""
  var focus: Field? = .password {
    didSet { journal.note("\(focus.map { "\($0)" } ?? "none")") }
  }
}

private struct SignIn: View {
  @Bindable var model: SignInModel
  @FocusState private var focus: SignInModel.Field?

  var body: some View {
    TextField("Name", text: $model.name).focused($focus, equals: .name)
    SecureField("Password", text: $model.password).focused($focus, equals: .password)
    Button("Sign in") { model.focus = model.name.isEmpty ? .name : nil }
    Text("focus \(focus.map { "\($0)" } ?? "none")")
      .bind($model.focus, to: $focus)
  }
}

@Observable
private final class LimitModel {
  @ObservationIgnored let journal = Journal()
  private var stored = 7

  /// At most 10.
  var level: Int {
    get { stored }
    set {
      stored = min(newValue, 10)
      journal.note("\(newValue)")
    }
  }
}

private struct Limit: View {
  @Bindable var model: LimitModel
  @State private var level = 0

  var body: some View {
    Text("level \(level)")
      .bind($model.level, to: $level)
    Button("View to 9") { level = 9 }
    Button("View to 30") { level = 30 }
    Button("Model to 3") { model.level = 3 }
    Button("Both") {
      level = 1
      model.level = 2
    }
  }
}

@Suite("Synchronization of a model's value and a view's value")
struct BindTests {
  @Test("Initially the model's value is copied to the view")
  func first() {
    let model = SignInModel()
    let app = TestApp { SignIn(model: model) }
    #expect(app.exists("focus password"))
    #expect(model.journal.take() == [])
  }

  @Test("The model moves the focus and receives the user's changes, once each")
  func focus() throws {
    let model = SignInModel()
    let app = TestApp { SignIn(model: model) }
    try app.tap("Sign in")
    #expect(app.exists("focus name"))
    #expect(model.journal.take() == ["name"])
    try app.focus("Password")
    #expect(app.exists("focus password"))
    #expect(model.journal.take() == ["password"])
    try app.type("Ada", into: "Name")
    #expect(model.journal.take() == ["name"])
    try app.tap("Sign in")
    #expect(app.exists("focus none"))
    #expect(model.journal.take() == ["none"])
  }

  @Test("A change of one value is copied to the other and not back")
  func bothWays() throws {
    let model = LimitModel()
    let app = TestApp { Limit(model: model) }
    #expect(app.exists("level 7"))
    try app.tap("View to 9")
    #expect(model.level == 9)
    try app.tap("Model to 3")
    #expect(app.exists("level 3"))
    #expect(model.journal.take() == ["9", "3"])
  }

  @Test("If the model keeps another value, the view receives it")
  func refused() throws {
    let model = LimitModel()
    let app = TestApp { Limit(model: model) }
    try app.tap("View to 30")
    #expect(app.exists("level 10"))
    #expect(model.journal.take() == ["30"])
    try app.tap("View to 30")
    #expect(app.exists("level 10"))
    #expect(model.journal.take() == ["30"])
  }

  @Test("If both change at once, the model's value has priority")
  func bothAtOnce() throws {
    let model = LimitModel()
    let app = TestApp { Limit(model: model) }
    try app.tap("Both")
    #expect(app.exists("level 2"))
    #expect(model.journal.take() == ["2"])
  }
}
