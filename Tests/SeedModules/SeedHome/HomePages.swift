import NavigatorUI
import SwiftUI

// The pages of document 002, "Destination Views": their view models get dependencies from the destination view.

final class HomePageViewModel: ObservableObject {
  let greeting: String

  init(dependencies: HomeDependencies) {
    greeting = "Home of \(dependencies.userName)"
  }
}

struct HomePageView: View {
  @StateObject var viewModel: HomePageViewModel

  init(viewModel: @autoclosure @escaping () -> HomePageViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    List {
      Text(viewModel.greeting)
      NavigationLink(to: HomeDestinations.page2) { Text("Page 2") }
      NavigationLink(value: HomeDestinations.page3) { Text("Page 3, by value") }
      NavigationLink(to: HomeDestinations.pageN(55)) { Text("Page 55") }
      NavigationLink(to: HomeDestinations.external) { Text("External") }
      NavigationLink(value: HomeDestinations.external) { Text("External, by value") }
    }
    .navigationTitle("Home")
  }
}

struct HomePage2ViewModel {
  let text: String

  init(dependencies: HomeDependencies) {
    text = "Page 2 of \(dependencies.userName)"
  }
}

struct HomePage2View: View {
  let viewModel: HomePage2ViewModel

  var body: some View {
    Text(viewModel.text).navigationTitle("Page 2")
  }
}

struct HomePage3ViewModel {
  let text: String

  init(dependencies: HomeDependencies) {
    text = "Page 3 of \(dependencies.userName)"
  }
}

struct HomePage3View: View {
  let viewModel: HomePage3ViewModel

  var body: some View {
    Text(viewModel.text).navigationTitle("Page 3")
  }
}
