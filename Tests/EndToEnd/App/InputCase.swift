import SwiftUI

/// All controls with the values that the session has, for tests of slow networks.
struct InputCase: View {
  @State private var isOn = false
  @State private var count = 5
  @State private var level = 20.0
  @State private var volume = 0.5
  @State private var text = ""
  @State private var password = ""
  @State private var size = 0
  @State private var colour = 0
  @State private var speed = 0
  @State private var taps = 0
  @State private var refused = false
  @State private var levels: [Double] = []

  var body: some View {
    Form {
      Text(summary).accessibilityIdentifier("summary")
      Button("Tap") { taps += 1 }
      Button("Nothing") {}
      Toggle("Switched", isOn: $isOn)
      Toggle("Refused", isOn: Binding(get: { refused }, set: { _ in }))
      Stepper("Count", value: $count, in: 0...10)
      Slider(value: leveled, in: 0...100, step: 1) { Text("Level") }
      Slider(value: $volume) { Text("Volume") }
      Picker("Size", selection: $size) { choices("Small", "Medium", "Large") }.pickerStyle(.segmented)
      Picker("Colour", selection: $colour) { choices("Red", "Green", "Blue") }.pickerStyle(.menu)
      Picker("Speed", selection: $speed) { choices("Slow", "Fast", "Rapid") }.pickerStyle(.inline)
      TextField("Text", text: $text)
      SecureField("Password", text: $password)
      // The number of evaluations of the slider's steps.
      Text(levels.map { "\(Int($0))" }.joined(separator: " ")).accessibilityIdentifier("levels")
    }
    .navigationTitle("Input")
  }

  private var leveled: Binding<Double> {
    Binding {
      level
    } set: { new in
      level = new
      if new != levels.last { levels.append(new) }
    }
  }

  private var summary: String {
    "on:\(isOn) count:\(count) level:\(Int(level)) volume:\((volume * 1000).rounded() / 1000) size:\(size) colour:\(colour) "
      + "speed:\(speed) text:\(text) password:\(password) taps:\(taps)"
  }

  private func choices(_ names: String...) -> some View {
    ForEach(Array(names.enumerated()), id: \.offset) { Text($0.element).tag($0.offset) }
  }
}

/// Tabs, one of which the app does not select.
struct InputTabsCase: View {
  @State private var isShown = false
  @State private var selection = "First"

  var body: some View {
    Button("Show") { isShown = true }
      .navigationTitle("Tabs")
      .fullScreenCover(isPresented: $isShown) {
        TabView(selection: Binding(get: { selection }, set: { new in if new != "Locked" { selection = new } })) {
          ForEach(["First", "Second", "Third", "Locked"], id: \.self) { name in
            Text("Page \(name)").tabItem { Text(name) }.tag(name)
          }
        }
      }
  }
}

/// Buttons with views above, below and behind them. The screen shows the last one that was tapped.
struct HitTestingCase: View {
  @State private var last = "none"
  @State private var taps = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text(last).accessibilityIdentifier("last")
        Text("\(taps)").accessibilityIdentifier("taps")
        button("Stroked").overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
        button("Bordered").overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2) }
        button("Filled").overlay(Color.yellow.opacity(0.2))
        button("Gradient").overlay(LinearGradient(colors: [.red.opacity(0.2), .clear], startPoint: .top, endPoint: .bottom))
        button("Clear").overlay(Color.clear)
        button("Clipped").overlay(Circle().stroke(.red).clipped())
        button("Rounded").overlay(Circle().fill(.red.opacity(0.2)).clipShape(Capsule()))
        button("Stacked").overlay {
          VStack {
            Spacer()
            Rectangle().stroke(.red)
          }
        }
        button("Behind").background(RoundedRectangle(cornerRadius: 8).stroke(.red))
        button("Twice").overlay(Circle().stroke(.red)).overlay(Capsule().stroke(.blue)).background(Color.yellow.opacity(0.2))
        button("Untouched").overlay(Text("Above").frame(maxWidth: .infinity, maxHeight: .infinity).allowsHitTesting(false))
        ZStack {
          button("Below a stroke")
          RoundedRectangle(cornerRadius: 8).stroke(.red)
        }
        ZStack {
          button("Below a stack")
          VStack {
            Spacer()
            Color.clear
          }
        }
        ZStack {
          button("Below a fill")
          Rectangle().fill(.red.opacity(0.2))
        }
        ZStack {
          button("Below a content shape")
          Color.clear.contentShape(Rectangle())
        }
        ZStack {
          button("Below a clear color")
          Color.clear
        }
        button("Below a gesture").overlay(Rectangle().fill(.red.opacity(0.2)).onTapGesture { last = "gesture" })
        button("Below layers").overlay {
          ZStack {
            Color.black.opacity(0.2).ignoresSafeArea()
            Circle().frame(width: 4, height: 4)
          }
        }
        button("Below layers with a gesture").overlay {
          ZStack { Color.black.opacity(0.2) }.onTapGesture { last = "layers" }
        }
        button("Beside a gradient")
          .overlay(alignment: .top) {
            // The area of a path with a gradient is masked.
            Path { $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20)) }
              .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
              .frame(height: 30)
              .offset(y: -30)
          }
      }
      .padding()
    }
    .navigationTitle("Hit testing")
  }

  private func button(_ name: String) -> some View {
    Button(name) {
      last = name
      taps += 1
    }
    .frame(height: 44)
    .frame(maxWidth: .infinity)
  }
}

/// A form with which a user signs in.
struct SignInCase: View {
  @State private var name = ""
  @State private var password = ""
  @State private var signedIn = ""

  var body: some View {
    Form {
      TextField("Account", text: $name).textContentType(.username)
      SecureField("Password", text: $password).textContentType(.password)
      Text(signedIn).accessibilityIdentifier("signed-in")
    }
    .onSubmit { signedIn = "\(name) with \(password)" }
    .navigationTitle("Sign in")
  }
}

/// A screen and a sheet that are longer than the page.
struct LongCase: View {
  @State private var isShown = false

  var body: some View {
    List {
      Button("Show") { isShown = true }
      ForEach(0..<80, id: \.self) { Text("Row \($0)") }
      // Both of these collections have rows that do not exist at first.
      ForEach(80..<110, id: \.self) { Text("Row \($0)") }
      ForEach(110..<120, id: \.self) { Text("Row \($0)") }
    }
    .navigationTitle("Long")
    .sheet(isPresented: $isShown) {
      NavigationStack {
        List(0..<60, id: \.self) { Text("Line \($0)") }
          .navigationTitle("Lines")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}
