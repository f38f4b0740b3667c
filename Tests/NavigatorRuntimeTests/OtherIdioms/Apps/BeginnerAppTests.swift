import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// An app as a beginner of 2020 writes it after a tutorial: WeSplit, a list of expenses and a game in tabs.

private struct ExpenseItem: Identifiable, Codable, Equatable {
  var id = UUID()
  let name: String
  let type: String
  let amount: Int
}

private class Expenses: ObservableObject {
  @Published var items = [ExpenseItem]() {
    didSet {
      let encoder = JSONEncoder()
      if let encoded = try? encoder.encode(items) {
        saved = encoded
      }
    }
  }

  var saved = Data()
}

private struct BlueCapsule: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      .background(Capsule().fill(Color.blue))
      .foregroundColor(Color.white)
      .font(Font.system(size: 20, weight: .bold, design: .rounded))
  }
}

private struct FlagImage: View {
  var name: String

  var body: some View {
    Image(name)
      .renderingMode(.original)
      .resizable()
      .aspectRatio(contentMode: .fit)
      .clipShape(Capsule())
      .overlay(Capsule().stroke(Color.black, lineWidth: 1))
      .shadow(color: .black, radius: 2)
  }
}

private struct SplitView: View {
  @State private var checkAmount = ""
  @State private var numberOfPeople = 2
  @State private var tipPercentage = 2
  @State private var isCommitted = false

  let tipPercentages = [10, 15, 20, 25, 0]

  var totalPerPerson: Double {
    let peopleCount = Double(numberOfPeople + 2)
    let tipSelection = Double(tipPercentages[tipPercentage])
    let orderAmount = Double(checkAmount) ?? 0
    return (orderAmount + orderAmount / 100 * tipSelection) / peopleCount
  }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField(
            "Amount", text: $checkAmount, onEditingChanged: { isEditing in if isEditing { self.isCommitted = false } },
            onCommit: { self.isCommitted = true }
          )
          .keyboardType(.decimalPad)
          Picker("Number of people", selection: $numberOfPeople) {
            ForEach(2..<100) {
              Text("\($0) people")
            }
          }
        }
        Section(header: Text("How much tip do you want to leave?"), footer: Text(isCommitted ? "Thanks" : "Enter an amount")) {
          Picker("Tip percentage", selection: $tipPercentage) {
            ForEach(0..<tipPercentages.count) {
              Text("\(self.tipPercentages[$0])%")
            }
          }
          .pickerStyle(SegmentedPickerStyle())
        }
        Section {
          Text("$\(totalPerPerson, specifier: "%.2f")")
        }
      }
      .navigationBarTitle("WeSplit", displayMode: .automatic)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct AddView: View {
  @ObservedObject var expenses: Expenses
  @Environment(\.presentationMode) var presentationMode
  @State private var name = ""
  @State private var type = "Personal"
  @State private var amount = ""
  @State private var showingError = false

  static let types = ["Business", "Personal"]

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
        Picker(selection: $type, label: Text("Type")) {
          ForEach(Self.types, id: \.self) {
            Text($0)
          }
        }
        TextField("Amount", text: $amount).keyboardType(.numberPad)
      }
      .navigationBarTitle("Add new expense")
      .navigationBarItems(
        trailing: Button("Save") {
          guard let actualAmount = Int(self.amount) else {
            self.showingError = true
            return
          }
          self.expenses.items.append(ExpenseItem(name: self.name, type: self.type, amount: actualAmount))
          self.presentationMode.wrappedValue.dismiss()
        }
      )
      .alert(isPresented: $showingError) {
        Alert(
          title: Text("Amount Error"), message: Text("Please enter a number."),
          primaryButton: .default(Text("Clear")) { self.amount = "" },
          secondaryButton: .cancel(Text("Leave it")))
      }
    }
  }
}

private struct ExpensesView: View {
  @StateObject private var expenses = Expenses()
  @State private var showingAddExpense = false
  @State private var dismissals = 0

  var body: some View {
    NavigationView {
      List {
        ForEach(expenses.items) { item in
          HStack {
            VStack(alignment: .leading) {
              Text(item.name).font(.headline)
              Text(item.type)
            }
            Spacer()
            Text("$\(item.amount)")
              .foregroundColor(item.amount < 10 ? .green : (item.amount < 100 ? .orange : .red))
          }
          .contextMenu(
            ContextMenu {
              Button(action: { self.expenses.items.append(ExpenseItem(name: item.name, type: item.type, amount: item.amount)) }) {
                Text("Duplicate")
                Image(systemName: "doc.on.doc")
              }
            })
        }
        .onDelete(perform: removeItems)
        Text("Closed \(dismissals) times")
      }
      .navigationBarTitle("iExpense")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.showingAddExpense = true }) { Image(systemName: "plus") }
      )
      .sheet(isPresented: $showingAddExpense, onDismiss: { self.dismissals += 1 }) {
        AddView(expenses: self.expenses)
      }
    }
  }

  func removeItems(at offsets: IndexSet) {
    expenses.items.remove(atOffsets: offsets)
  }
}

private struct GuessView: View {
  @State private var countries = ["Estonia", "France", "Germany"]
  @State private var score = 0
  @State private var taps = 0
  @State private var showingScore = false
  @State private var amount: CGFloat = 0

  var body: some View {
    ZStack {
      LinearGradient(gradient: Gradient(colors: [.blue, .black]), startPoint: .top, endPoint: .bottom)
        .edgesIgnoringSafeArea(.all)
      VStack(spacing: 30) {
        Text("Tap the flag of ").foregroundColor(.white) + Text(countries[1]).fontWeight(.black)
        ForEach(0..<3) { number in
          Button(action: { self.flagTapped(number) }) { FlagImage(name: self.countries[number]) }
            .accessibility(label: Text("Flag of \(self.countries[number])"))
        }
        Text("Score is \(score)").modifier(BlueCapsule())
          .rotation3DEffect(.degrees(Double(score * 360)), axis: (x: 0, y: 1, z: 0))
          .animation(.interpolatingSpring(stiffness: 5, damping: 1))
          .onTapGesture(count: 2) { self.score = 0 }
        Stepper(onIncrement: { self.taps += 5 }, onDecrement: { self.taps -= 5 }) { Text("Taps \(taps)") }
          .padding([.horizontal, .bottom])
        Slider(
          value: $amount.animation(.easeInOut(duration: 1)), in: 0...20, step: 1, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("20")
        ) {
          Text("Blur")
        }
        Text("Blurred").blur(radius: amount)
      }
    }
    .alert(isPresented: $showingScore) {
      Alert(
        title: Text("Wrong"), message: Text("Your score is \(score)"),
        dismissButton: .default(Text("Continue")) { self.countries.reverse() })
    }
  }

  func flagTapped(_ number: Int) {
    if number == 1 { score += 1 } else { showingScore = true }
  }
}

private struct ContentView: View {
  @State var selection: Int = 1

  var body: some View {
    TabView(selection: $selection) {
      SplitView().tabItem {
        Image(systemName: "dollarsign.circle")
        Text("Split")
      }.tag(0)
      ExpensesView().tabItem {
        VStack {
          Image(systemName: "list.dash")
          Text("Expenses")
        }
      }.tag(1)
      GuessView().tabItem { Text("Flags") }.tag(2)
    }
    .accentColor(.red)
  }
}

private struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView(selection: 2)
  }
}

/// The app of a beginner, with the API of SwiftUI's first two years.
@MainActor
@Suite("An app of a beginner")
struct BeginnerAppTests {
  private func app(tab: String) throws -> TestApp {
    let app = TestApp(environment: .phone) { ContentView() }
    if app.selectedTab != tab { try app.selectTab(tab) }
    return app
  }

  @Test("The initial value of the selection chooses the second tab")
  func tabs() throws {
    let app = try app(tab: "Expenses")
    #expect(app.tabs == ["Split", "Expenses", "Flags"])
    #expect(app.selectedTab == "Expenses" && app.title == "iExpense")
  }

  @Test("An amount is divided, with a tip and the number of people that are the options' positions")
  func split() throws {
    let app = try app(tab: "Split")
    #expect(app.exists("$0.00") && app.exists("Enter an amount"))
    try app.type("100", into: "Amount")
    #expect(app.exists("$30.00"))
    try app.select("0%", in: "Tip percentage")
    try app.submit(in: "Amount")
    #expect(app.exists("$25.00") && app.exists("Thanks"))
    #expect(try app.value(of: "Number of people") == .string("4 people"))
    try app.clear("Amount")
    try app.type("x", into: "Amount")
    #expect(app.exists("$0.00"))
  }

  @Test("An expense is added in a sheet, duplicated in its context menu, and removed with a swipe and in edit mode")
  func expenses() throws {
    let app = try app(tab: "Expenses")
    try app.tap("plus")
    #expect(app.presentations == [Presentation(.sheet, title: "Add new expense")])
    try app.type("Pen", into: "Name")
    try app.type("x", into: "Amount")
    try app.tap("Save")
    #expect(app.presentations.map(\.kind) == [.sheet, .alert])
    try app.tap("Clear")
    #expect(app.presentations.map(\.kind) == [.sheet])
    #expect(try app.value(of: "Amount") == .string("") && app.value(of: "Name") == .string("Pen"))
    try app.type("7", into: "Amount")
    try app.select("Business", in: "Type")
    try app.tap("Save")
    #expect(app.presentations.isEmpty)
    #expect(app.rows == [["Pen", "Business", "$7"], ["Closed 1 times"]])
    try app.contextMenu(of: "Pen").tap("Duplicate")
    #expect(app.rows.count == 3)
    try app.swipe("Pen", to: "Delete", index: 0)
    try app.tap("Edit")
    try app.row("Pen").tap("Remove")
    try app.row("Pen").tap("Delete")
    #expect(app.rows == [["Closed 1 times"]])
    #expect(app.exists("Done"))
  }

  @Test("A draft that is swiped away is lost, and the next sheet is empty")
  func lostDraft() throws {
    let app = try app(tab: "Expenses")
    try app.tap("plus")
    try app.type("Pen", into: "Name")
    try app.swipeAway()
    #expect(app.exists("Closed 1 times"))
    try app.tap("plus")
    #expect(try app.value(of: "Name") == .string(""))
  }

  @Test("A right flag scores, a wrong one shows an alert, and two taps on the score reset it")
  func game() throws {
    let app = try app(tab: "Flags")
    #expect(app.exists("Tap the flag of France"))
    try app.tap("Flag of France")
    try app.tap("Flag of France")
    #expect(app.exists("Score is 2"))
    try app.tap("Flag of Estonia")
    #expect(app.presentations == [Presentation(.alert, title: "Wrong")])
    #expect(app.frontTexts.contains("Your score is 2"))
    try app.tap("Continue")
    #expect(app.exists("Flag of Germany") && app.exists("Tap the flag of France"))
    try app.doubleTap("Score is 2")
    #expect(app.exists("Score is 0"))
    try app.increment("Taps 0")
    try app.decrement("Taps 5")
    try app.decrement("Taps 0")
    #expect(app.exists("Taps -5"))
    try app.setSlider("Blur", to: 4)
    try app.selectTab("Split")
    try app.selectTab("Flags")
    #expect(app.exists("Taps -5") && app.exists("Score is 0"))
    #expect(try app.value(of: "Blur") == .number(4))
  }
}
