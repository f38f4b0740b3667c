import NavigatorUI
import SwiftUI

/// The root screen: a list of all sections in a suitable reading order.
struct GuideHome: View {
  @State private var account = Account()

  var body: some View {
    ManagedNavigationStack {
      List {
        Section("Destinations") {
          row(.destinations)
          row(.views)
          row(.stacks)
          row(.links)
        }
        Section("Going there") {
          row(.programmatic)
          row(.methods)
          row(.values)
        }
        Section("By state") {
          row(.optionals)
          row(.enums)
        }
        Section("In the way") {
          row(.guards)
          row(.leaving)
        }
        Section("In lists") {
          row(.search)
        }
        Section {
          row(.state)
        } header: {
          Text("State")
        } footer: {
          Text("Every screen shows its own source below what it does.")
        }
      }
      .navigationTitle("Guide")
      .navigationAddress(GuidePlaces.home)
      .opensGuideAddresses()
    }
    .environment(account)
  }

  private func row(_ section: GuideSection) -> some View {
    NavigationLink(to: section) {
      Label(section.title, systemImage: section.symbol)
    }
  }
}

/// The sections of the guide.
@Routable("")
nonisolated enum GuideSection: String, CaseIterable {
  case destinations, views, stacks, links, programmatic, methods, values, optionals, enums, guards, leaving, search, state

  var title: String {
    switch self {
    case .destinations: "Defining destinations"
    case .views: "Destination views"
    case .stacks: "Managed stacks"
    case .links: "Links without registration"
    case .programmatic: "Programmatic navigation"
    case .methods: "Navigation methods"
    case .values: "Values, not destinations"
    case .optionals: "Driven by optionals"
    case .enums: "Driven by enums"
    case .guards: "Guards"
    case .leaving: "Asking before leaving"
    case .search: "Search and swipe"
    case .state: "State and text"
    }
  }

  var symbol: String {
    switch self {
    case .destinations: "list.bullet"
    case .views: "doc"
    case .stacks: "folder"
    case .links: "arrow.right"
    case .programmatic: "gear"
    case .methods: "square.and.arrow.up"
    case .values: "checkmark"
    case .optionals: "square"
    case .enums: "square.grid.2x2"
    case .guards: "lock"
    case .leaving: "square.and.pencil"
    case .search: "magnifyingglass"
    case .state: "pencil"
    }
  }
}

extension GuideSection: NavigationDestination {
  var body: some View {
    switch self {
    case .destinations: DestinationsSection()
    case .views: ViewsSection()
    case .stacks: StacksSection()
    case .links: LinksSection()
    case .programmatic: ProgrammaticSection()
    case .methods: MethodsSection()
    case .values: ValuesSection()
    case .optionals: OptionalsSection()
    case .enums: EnumsSection()
    case .guards: GuardsSection()
    case .leaving: LeavingSection()
    case .search: SearchSection()
    case .state: StateSection()
    }
  }
}
