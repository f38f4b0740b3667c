import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

struct NicknameView: View {
  @State private var nickname: String? = "Ada"

  var body: some View {
    if let $nickname = Binding(unwrapping: $nickname) {
      TextField("Nickname", text: $nickname)
      Button("No nickname") { self.nickname = nil }
    } else {
      Button("Add a nickname") { nickname = "" }
    }
  }
}

struct MottoField: View {
  @Binding var motto: String?

  var body: some View {
    TextField("Motto", text: Binding(unwrapping: $motto, default: ""))
  }
}

struct OrderView: View {
  @State private var sent: Int?

  var body: some View {
    Button("Send") { sent = 7 }
      .alert("The order is sent", isPresented: Binding($sent)) {}
  }
}

struct AvailabilityView: View {
  @CaseBindable
  enum Status {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }

  @Binding var status: Status

  var body: some View {
    switch $status.cases {
    case .inStock(let $quantity):
      Stepper("\($quantity.wrappedValue) in stock", value: $quantity)
    case .outOfStock(let $isOnBackOrder):
      Toggle("On back order", isOn: $isOnBackOrder)
    }
  }
}

struct SearchField: View {
  @Binding var query: String
  let search: (String) -> Void

  var body: some View {
    TextField("Search", text: $query.removeDuplicates().didSet { search($0) })
  }
}

@Observable
final class LoginModel {
  enum Field { case name, password }

  var name = ""
  var password = ""
  var focus: Field? = .name

  func signInButtonTapped() {
    if name.isEmpty { focus = .name } else if password.isEmpty { focus = .password } else { focus = nil }
  }
}

struct LoginView: View {
  @Bindable var model: LoginModel
  @FocusState private var focus: LoginModel.Field?

  var body: some View {
    VStack {
      TextField("Name", text: $model.name).focused($focus, equals: .name)
      SecureField("Password", text: $model.password).focused($focus, equals: .password)
      Button("Sign in") { model.signInButtonTapped() }
    }
    .bind($model.focus, to: $focus)
  }
}

struct MottoPreview: View {
  var body: some View {
    WithState(initialValue: nil as String?) { $motto in
      MottoField(motto: $motto)
      Text(motto ?? "No motto")
    }
  }
}

@Suite("The article on bindings")
struct BindingsArticle {
  @Test("A nickname is edited while it exists")
  func unwrapping() throws {
    let app = TestApp { NicknameView() }
    try app.type("!", into: "Nickname")
    #expect(app.exists("Ada!"))
    try app.tap("No nickname")
    #expect(app.visibleTexts == ["Add a nickname"])
    try app.tap("Add a nickname")
    try app.type("Al", into: "Nickname")
    #expect(app.exists("Al"))
  }

  @Test("A motto exists after it was typed")
  func defaultValue() throws {
    let app = TestApp { MottoPreview() }
    #expect(app.exists("No motto"))
    try app.type("Onward", into: "Motto")
    #expect(app.visibleTexts == ["Onward", "Onward"])
  }

  @Test("An alert closes by removing the value")
  func presence() throws {
    let app = TestApp { OrderView() }
    for _ in 0..<2 {
      try app.tap("Send")
      try app.tap("OK")
      #expect(app.presentations.isEmpty)
    }
  }

  @Test("A search runs once for each text")
  func writing() throws {
    let journal = Journal()
    let app = TestApp {
      WithState(initialValue: "") { $query in
        SearchField(query: $query) { journal.note($0) }
      }
    }
    try app.type("te", into: "Search")
    #expect(journal.take() == ["t", "te"])
  }

  @Test("The model moves the focus to the missing field")
  func focus() throws {
    let model = LoginModel()
    let app = TestApp { LoginView(model: model) }
    #expect(try app.element("Name").content.bool(.isFocused))
    try app.type("Ada", into: "Name")
    try app.tap("Sign in")
    #expect(try app.element("Password").content.bool(.isFocused))
    try app.focus("Name")
    #expect(model.focus == .name)
  }
}
