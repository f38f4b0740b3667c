import SwiftUI

/// The containers that create the views of a large collection near the viewport only.
enum LargeContainer: CaseIterable {
  case list, sectionOfList, form, sectionOfForm, vStack, hStack, vGrid, sectionOfVGrid, hGrid, sectionOfHGrid

  /// The number of views beside each other.
  var perLine: Int {
    switch self {
    case .vGrid, .sectionOfVGrid, .hGrid, .sectionOfHGrid: 3
    default: 1
    }
  }
}

/// A collection in a lazy container. The headers of sections in grids are pinned.
struct LargeCollection<Views: View>: View {
  let container: LargeContainer
  @ViewBuilder let views: Views

  private let tracks = [GridItem(), GridItem(), GridItem()]

  init(container: LargeContainer, @ViewBuilder views: () -> Views) {
    self.container = container
    self.views = views()
  }

  var body: some View {
    switch container {
    case .list: List { views }
    case .sectionOfList: List { section }
    case .form: Form { views }
    case .sectionOfForm: Form { section }
    case .vStack: ScrollView { LazyVStack { views } }
    case .hStack: ScrollView(.horizontal) { LazyHStack { views } }
    case .vGrid: ScrollView { LazyVGrid(columns: tracks) { views } }
    case .sectionOfVGrid: ScrollView { LazyVGrid(columns: tracks, pinnedViews: .sectionHeaders) { section } }
    case .hGrid: ScrollView(.horizontal) { LazyHGrid(rows: tracks) { views } }
    case .sectionOfHGrid: ScrollView(.horizontal) { LazyHGrid(rows: tracks, pinnedViews: .sectionHeaders) { section } }
    }
  }

  private var section: some View {
    Section("Header") { views }
  }
}
