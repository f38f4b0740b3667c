import NavigatorUI
import SwiftUI

@Routable("scrolling")
nonisolated enum ScrollingDestinations: NavigationDestination {
  case rows
  case grids
  case pages
  case changes
  case edges

  @MainActor var body: some View {
    switch self {
    case .rows: ManyRowsView()
    case .grids: GridsView()
    case .pages: PagesView()
    case .changes: ScrollChangesView()
    case .edges: EdgesView()
    }
  }
}

struct ScrollingSection: View {
  var body: some View {
    SectionScreen(
      section: .scrolling,
      summary: """
        Long lists and lazy stacks create rows near the visible area only. Scroll positions are set by id. Scrolling stops at \
        cards or pages. Views at the edges inset the safe area of the content.
        """
    ) {
      NavigationLink("100,000 rows", to: ScrollingDestinations.rows)
      NavigationLink("Grids and cards", to: ScrollingDestinations.grids)
      NavigationLink("Pages", to: ScrollingDestinations.pages)
      NavigationLink("Changes while scrolling", to: ScrollingDestinations.changes)
      NavigationLink("Safe areas", to: ScrollingDestinations.edges)
    }
  }
}

struct ManyRowsView: View {
  var body: some View {
    ScrollViewReader { proxy in
      List(0..<100_000, id: \.self) { number in
        Text("Row \(number)")
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button("First") { proxy.scrollTo(0, anchor: .top) }
          Button("Row 50,000") { proxy.scrollTo(50_000, anchor: .top) }
          Button("Last") { proxy.scrollTo(99_999, anchor: .bottom) }
        }
        .buttonStyle(.bordered)
        .padding(8)
        .frame(maxWidth: .infinity)
        .background(.bar)
      }
    }
    .navigationTitle("100,000 rows")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct GridsView: View {
  @State private var card: Int?

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
        Section {
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 12) {
              ForEach(0..<12, id: \.self) { number in
                RoundedRectangle(cornerRadius: 16)
                  .fill(Color(hue: Double(number) / 12, saturation: 0.35, brightness: 0.9))
                  .frame(height: 120)
                  .overlay { Text("Card \(number + 1)").font(.headline).foregroundStyle(.black) }
                  .scrollTransition(axis: .horizontal) { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.8).scaleEffect(phase.isIdentity ? 1 : 0.9)
                  }
                  .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $card)
          Text("Card \((card ?? 0) + 1) is the first.").foregroundStyle(.secondary)
        } header: {
          header("Cards")
        }
        Section {
          Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
              Text("Fruit")
              Text("Count").gridColumnAlignment(.trailing)
            }
            .font(.headline)
            Divider()
            GridRow {
              Text("Apples"); Text("12")
            }
            GridRow {
              Text("Pears"); Text("3")
            }
          }
        } header: {
          header("A grid")
        }
        Section {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
            ForEach(0..<60, id: \.self) { number in
              Text("\(number)").frame(maxWidth: .infinity).padding(.vertical, 14).background(.quaternary).cornerRadius(8)
            }
          }
        } header: {
          header("As many columns as fit")
        }
      }
      .padding()
    }
    .navigationTitle("Grids and cards")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func header(_ title: String) -> some View {
    Text(title).font(.title3).padding(.vertical, 6).frame(maxWidth: .infinity, alignment: .leading).background(.bar)
  }
}

struct PagesView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { number in
        VStack(spacing: 12) {
          Text("Page \(number + 1)").font(.largeTitle)
          Text("Swipe, tap a dot, or use the arrow keys.").foregroundStyle(.secondary)
          Button(number < 2 ? "Next" : "From the start") {
            withAnimation { page = (number + 1) % 3 }
          }
          .buttonStyle(.borderedProminent)
        }
        .tag(number)
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .navigationTitle("Pages")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct ScrollChangesView: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var phase = ScrollPhase.idle
  @State private var isFar = false
  @State private var showsEnd = false

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(1..<31, id: \.self) { number in
          Text("Line \(number)").frame(maxWidth: .infinity, minHeight: 44).background(.quaternary, in: .rect(cornerRadius: 8))
        }
        Text("The end").onScrollVisibilityChange { showsEnd = $0 }
      }
    }
    .contentMargins(16, for: .scrollContent)
    .scrollPosition($position)
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 200
    } action: {
      isFar = $1
    }
    .onScrollPhaseChange { phase = $1 }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text("Phase: \(String(describing: phase)).")
        Text(showsEnd ? "The end is visible." : isFar ? "Far from the top." : "Near the top.")
        Spacer()
        Button("Top") { withAnimation { position.scrollTo(edge: .top) } }.buttonStyle(.bordered)
      }
      .padding(8)
      .background(.bar)
    }
    .navigationTitle("Changes while scrolling")
    .navigationBarTitleDisplayMode(.inline)
  }
}
