import SwiftUI

// Document 002, "Passing Dependencies".

struct HomePageNView: View {
  @StateObject private var viewModel: HomePageNViewModel
  init(dependencies: HomeDependencies, number: Int) {
    self._viewModel = .init(wrappedValue: .init(dependencies: dependencies, number: number))
  }
  var body: some View {
    VStack {
      Text("Page \(viewModel.number) of \(viewModel.userName)")
      Button("Taps: \(viewModel.taps)") { viewModel.taps += 1 }
    }
    .navigationTitle("Page \(viewModel.number)")
  }
}

final class HomePageNViewModel: ObservableObject {
  let userName: String
  let number: Int
  @Published var taps = 0

  init(dependencies: HomeDependencies, number: Int) {
    userName = dependencies.userName
    self.number = number
  }
}
