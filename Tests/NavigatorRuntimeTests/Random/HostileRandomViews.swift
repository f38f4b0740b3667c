import SwiftUI

/// A view that shows its key with a number that is created once in the lifetime of its state.
private struct Token: View {
  let key: String
  let journal: AppearanceJournal
  @State private var token: Int

  init(_ key: String, _ journal: AppearanceJournal) {
    self.key = key
    self.journal = journal
    _token = State(initialValue: journal.nextToken())
  }

  var body: some View {
    Text(verbatim: "t:\(key)=\(token)")
      .onAppear { journal.appeared(key) }
      .onDisappear { journal.disappeared(key) }
  }
}

struct RandomRoot: View {
  @Bindable var model: RandomModel

  var body: some View {
    TabView(selection: $model.tab) {
      RandomParts(model: model).tabItem { Text("Parts") }.tag(0)
      RandomSections(model: model).tabItem { Text("Sections") }.tag(1)
      RandomStack(model: model).tabItem { Text("Stack") }.tag(2)
    }
    .sheet(isPresented: $model.isSheetShown) { Text(verbatim: "s:sheet") }
    .sheet(item: $model.sheetItem) { item in Text(verbatim: "s:item \(item.id)") }
    .alert("Alert", isPresented: $model.isAlertShown) { Button("Close") {} }
  }
}

private struct RandomParts: View {
  let model: RandomModel

  var body: some View {
    VStack {
      ForEach(model.state.outers) { outer in
        Text(verbatim: "p:outer \(outer.id)")
        Token("o\(outer.item.key)", model.journal)
        ForEach(outer.children) { child in
          Group {
            Text(verbatim: "p:child \(child.id)")
            if model.state.flag, child.id % 3 == 0 { Text(verbatim: "p:flagged") }
          }
          .padding(model.state.padding)
          Token("c\(child.key)", model.journal)
        }
      }
      if model.state.flag {
        Text(verbatim: "p:yes")
        Token("flag\(model.state.flagLife)", model.journal)
      } else {
        VStack {
          Text(verbatim: "p:no")
          Token("flag\(model.state.flagLife)", model.journal)
        }
      }
      if let optional = model.state.optional {
        Text(verbatim: "p:optional \(optional)")
        Token("optional\(model.state.optionalLife)", model.journal)
      }
      kind
      RandomGroup(model: model)
      Token("id\(model.state.identityLife)", model.journal).id(model.state.identity)
    }
  }

  private var kind: AnyView {
    let text = Text(verbatim: "p:kind \(model.state.kind)")
    let token = Token("kind\(model.state.kindLife)", model.journal)
    return switch model.state.kind {
    case 0:
      AnyView(
        Group {
          text; token
        })
    case 1:
      AnyView(
        VStack {
          text; token
        })
    case 2:
      AnyView(
        HStack {
          text; token
        }.padding())
    default:
      AnyView(
        ForEach(0..<1) { _ in
          text; token
        }.background(.red))
    }
  }
}

private struct RandomGroup: View {
  let model: RandomModel

  var body: some View {
    Group {
      Text(verbatim: "p:group")
      if model.state.flag { Text(verbatim: "p:flagged group") }
      ForEach(model.state.group, id: \.self) { Text(verbatim: "p:member \($0)") }
    }
    .padding(model.state.padding)
    .background(model.state.isTinted ? Color.red : Color.blue)
    .padding(1)
    .border(.red, width: model.state.padding)
    .opacity(model.state.isTinted ? 1 : 0.5)
    .disabled(model.state.isTinted)
  }
}

private struct RandomSections: View {
  let model: RandomModel

  var body: some View {
    List {
      ForEach(model.state.sections) { section in
        Section {
          ForEach(section.children) { row in
            HStack {
              Text(verbatim: "p:row \(row.id)")
              Token("r\(row.key)", model.journal)
            }
            .swipeActions(edge: model.state.flag ? .leading : .trailing, allowsFullSwipe: model.state.isTinted) {
              Button("First") {}
              if model.state.isTinted { Button("Second") {} }
            }
            .padding(model.state.padding)
            .swipeActions { if model.state.hasFooter { Button("Third") {} } }
          }
        } header: {
          Text(verbatim: "p:section \(section.id)")
        }
      }
      if model.state.hasFooter { Text(verbatim: "p:footer") }
    }
  }
}

private struct RandomStack: View {
  @Bindable var model: RandomModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text(verbatim: "p:root \(model.state.roots)")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text(verbatim: "p:screen \(number) of \(model.state.path.count)")
            .navigationTitle("Screen \(number)")
            .searchable(text: .constant("\(number)"), isPresented: .constant(model.state.flag))
        }
    }
    .id(model.state.identity)
    .searchable(text: .constant("\(model.state.roots)"), isPresented: .constant(model.state.isTinted))
    .searchSuggestions { if model.state.flag { Text("Suggested").searchCompletion("x") } }
  }
}
