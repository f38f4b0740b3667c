import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// An account that is created in pages: a focus that follows raw values, nested submissions, optional numbers, and dots.

private struct Dots: View {
  let count: Int
  @Binding var index: Int?

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { dot in
        Circle()
          .fill(dot == (index ?? 0) ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .frame(width: 8, height: 8)
          .contentShape(.interaction, .rect.inset(by: -8))
          .onTapGesture { withAnimation(.snappy) { index = dot } }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityIdentifier("dots")
    .accessibilityValue("\((index ?? 0) + 1) of \(count)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: index = min((index ?? 0) + 1, count - 1)
      case .decrement: index = max((index ?? 0) - 1, 0)
      @unknown default: break
      }
    }
  }
}

private struct SignUp: View {
  enum Field: Int, Hashable, CaseIterable { case name, mail, password }

  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var age: Int?
  @State private var submissions = 0
  @FocusState private var field: Field?
  var done: (_ name: String, _ age: Int?) -> Void = { _, _ in }

  private var isValid: Bool { !name.isEmpty && mail.contains("@") && password.count > 3 }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("Your name"))
          .textContentType(.givenName)
          .submitLabel(.next)
          .focused($field, equals: .name)
        TextField(text: $mail) { Label("Mail", systemImage: "envelope") }
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .focused($field, equals: .mail)
          .accessibilityIdentifier("mail")
        SecureField("Password", text: $password)
          .textContentType(.newPassword)
          .submitLabel(.done)
          .focused($field, equals: .password)
        TextField("Age", value: $age, format: .number.grouping(.never), prompt: Text("optional"))
          .keyboardType(.numberPad)
          .submitScope()
      } footer: {
        if !password.isEmpty, password.count < 4 {
          Text("\(4 - password.count) more characters").foregroundStyle(.red)
        }
      }
      Button("Create account") { done(name, age) }.disabled(!isValid)
      Text("Submitted \(submissions), field \(field.map { String(describing: $0) } ?? "none"), age \(age ?? -1)")
    }
    .onSubmit {
      guard let current = field else { return }
      field = Field(rawValue: current.rawValue + 1)
    }
    .onSubmit(of: .text) { submissions += 1 }
    .onSubmit(of: .search) { submissions = 100 }
    .scrollDismissesKeyboard(.interactively)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Previous", systemImage: "chevron.up") { field = field.flatMap { Field(rawValue: $0.rawValue - 1) } }
          .disabled(field == .name)
        Spacer()
        Button("Hide") { field = nil }
      }
    }
    .task { field = .name }
  }
}

private struct Pages: View {
  @State private var page: Int? = 0
  let finish: () -> Void

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(["Track", "Remind", "Share"].indices, id: \.self) { index in
            Text(["Track", "Remind", "Share"][index])
              .containerRelativeFrame(.horizontal)
              .scrollTransition(.interactive(timingCurve: .easeInOut), axis: .horizontal) { content, phase in
                content
                  .rotation3DEffect(.degrees(phase.value * -30), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
                  .opacity(1 - abs(phase.value) / 2)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.never, axes: .horizontal)
      .scrollPosition(id: $page)
      .frame(height: 200)
      Dots(count: 3, index: $page)
      Button(page == 2 ? "Start" : "Continue") {
        guard let current = page, current < 2 else { return finish() }
        withAnimation { page = current + 1 }
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .contentTransition(.interpolate)
    }
  }
}

private struct AccountView: View {
  @AppStorage("account.isCreated") private var isCreated = false
  @AppStorage("account.name") private var name = ""
  @AppStorage("account.showsPages", store: UserDefaults(suiteName: "group.example.account")) private var showsPages = true
  @State private var isOnboarding = false
  @State private var age: Int?

  var body: some View {
    VStack {
      LabeledContent("Account", value: isCreated ? "\(name), \(age.map { "\($0)" } ?? "no age")" : "none")
      Toggle("Pages", isOn: $showsPages)
      Button("Start over") { isCreated = false }
    }
    .onChange(of: isCreated, initial: true) { _, new in isOnboarding = !new }
    .fullScreenCover(isPresented: $isOnboarding) {
      if showsPages {
        Pages { showsPages = false }.presentationBackground(.regularMaterial)
      } else {
        SignUp { name, age in
          (self.name, self.age) = (name, age)
          isCreated = true
        }
        .interactiveDismissDisabled()
      }
    }
  }
}

/// An app that asks for an account.
@MainActor
@Suite("An app that creates an account")
struct AccountAppTests {
  private func app(_ configuration: SessionConfiguration = SessionConfiguration()) async -> TestApp {
    let app = TestApp(configuration: configuration, environment: .phone) { AccountView() }
    await app.settle()
    return app
  }

  private func signUp() async -> TestApp {
    let app = TestApp(environment: .phone) { NavigationStack { SignUp() } }
    await app.settle()
    return app
  }

  @Test("The pages follow the button and the dots, and the last one ends them")
  func pages() async throws {
    let app = await app()
    #expect(app.presentations.map(\.kind) == [.cover] && app.exists("Continue"))
    try app.tap("Continue")
    #expect(try app.element("dots").content.string(.accessibilityValue) == "2 of 3")
    try app.increment("dots")
    try app.increment("dots")
    #expect(try app.exists("Start") && app.element("dots").content.string(.accessibilityValue) == "3 of 3")
    try app.decrement("dots")
    #expect(app.exists("Continue"))
    try app.tap("Continue")
    try app.tap("Start")
    #expect(app.presentations.map(\.kind) == [.cover] && app.exists("Create account"))
  }

  @Test("Return moves the focus to the next field, and the last one releases it")
  func focus() async throws {
    let app = await signUp()
    #expect(app.contains("field name"))
    try app.type("Ann", into: "Name")
    try app.submit(in: "Name")
    #expect(try app.isFocused("mail") && app.contains("Submitted 1, field mail"))
    try app.type("a@b.c", into: "mail")
    try app.submit(in: "mail")
    #expect(app.contains("Submitted 2, field password"))
    try app.type("ab", into: "Password")
    #expect(app.exists("2 more characters"))
    try app.tap("Previous")
    #expect(try app.isFocused("mail"))
    try app.submit(in: "mail")
    try app.submit(in: "Password")
    #expect(app.contains("Submitted 4, field none") && app.focusedField == nil)
  }

  @Test("A field with a scope of its submissions does not reach the actions around it, and its number is optional")
  func scope() async throws {
    let app = await signUp()
    try app.type("42", into: "Age")
    try app.submit(in: "Age")
    #expect(app.contains("Submitted 0") && app.contains("age 42"))
    try app.clear("Age")
    try app.submit(in: "Age")
    #expect(app.contains("age -1"))
  }

  @Test("A valid account closes the cover, which stays closed after a restart until the app starts over")
  func creating() async throws {
    let app = await app()
    for _ in 0..<2 { try app.tap("Continue") }
    try app.tap("Start")
    #expect(try !app.isEnabled("Create account"))
    try app.type("Ann", into: "Name")
    try app.type("a@b.c", into: "mail")
    try app.type("secret", into: "Password")
    try app.type("30", into: "Age")
    try app.submit(in: "Age")
    try app.tap("Create account")
    #expect(app.presentations.isEmpty && app.exists("Ann, 30"))
    let restarted = await self.app(app.continuation)
    #expect(restarted.presentations.isEmpty && restarted.exists("Ann, no age"))
    #expect(try restarted.value(of: "Pages") == .bool(false))
    try restarted.tap("Start over")
    #expect(restarted.presentations.map(\.kind) == [.cover] && restarted.exists("Create account"))
  }
}
