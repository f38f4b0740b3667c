import SwiftUI

/// 100,000 rows in a lazy stack, with the rows that have appeared.
struct LazyRowsCase: View {
  @State private var visible: Set<Int> = []
  @State private var rows = Array(0..<100_000)

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Text("\(visible.min() ?? -1) to \(visible.max() ?? -1)").accessibilityIdentifier("rows")
        HStack {
          Button("Middle") { proxy.scrollTo(50_000, anchor: .top) }
          Button("Prepend") { rows.insert(contentsOf: (-5)...(-1), at: 0) }
        }
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(rows, id: \.self) { number in
              LazyCell(number: number)
                .onAppear { visible.insert(number) }
                .onDisappear { visible.remove(number) }
            }
          }
        }
      }
    }
    .navigationTitle("Lazy rows")
  }
}

private struct LazyCell: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(number)")
      Spacer()
      Button("Count \(count)") { count += 1 }
    }
    .frame(height: number.isMultiple(of: 3) ? 60 : 40)
  }
}

/// A list of 100,000 rows.
struct LazyListCase: View {
  var body: some View {
    List(0..<100_000, id: \.self) { Text("Row \($0)") }
      .navigationTitle("Lazy list")
  }
}

/// A form of 100,000 rows, and a row above and below them.
struct LazyFormCase: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Toggle("Sound", isOn: $isOn)
      Section("Rows") {
        ForEach(0..<100_000) { Text("Row \($0)") }
      }
      Section { Text("The end") }
    }
    .navigationTitle("Lazy form")
  }
}

/// A list of 5,000 elements, the views of most of which a condition excludes.
struct FilteredRowsCase: View {
  @State private var isFiltered = true

  var body: some View {
    VStack {
      Toggle("Filter", isOn: $isFiltered)
      List(0..<5_000, id: \.self) { number in
        if !isFiltered || number >= 4_900 { Text("Row \(number)") }
      }
    }
    .navigationTitle("Filtered rows")
  }
}

/// Rows without a height, which never fill a viewport.
struct FlatRowsCase: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<5_000, id: \.self) { _ in Color.red.frame(height: 0) }
      }
    }
    .navigationTitle("Flat rows")
  }
}

/// Grids of all kinds.
struct GridsCase: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10) {
          ForEach(0..<10) { number in
            RoundedRectangle(cornerRadius: 8).fill(.blue).frame(height: 40).overlay { Text("\(number)") }
              .accessibilityIdentifier("adaptive \(number)")
          }
        }
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible(maximum: 60))], alignment: .leading) {
          ForEach(0..<6) {
            Text("Cell \($0)").accessibilityIdentifier("mixed \($0)").frame(maxWidth: .infinity).background(.yellow)
          }
        }
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
          GridRow {
            Text("Name")
            Text("Count").gridColumnAlignment(.trailing)
            Text("Note")
          }
          Divider()
          GridRow {
            Text("Apples")
            Text("3")
            Text("A long note").accessibilityIdentifier("note")
          }
          GridRow {
            Text("All of them").gridCellColumns(2).accessibilityIdentifier("span")
            Text("x")
          }
        }
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 6) {
            ForEach(0..<40) { Text("H\($0)").frame(width: 60, height: 40).background(.green).accessibilityIdentifier("h \($0)") }
          }
        }
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<12) { Text("Item \(section).\($0)").frame(height: 40) }
            } header: {
              Text("Section \(section)").frame(maxWidth: .infinity, alignment: .leading).background(.bar)
            }
          }
        }
      }
      .padding()
    }
    .navigationTitle("Grids")
  }
}

/// A list whose last row loads the next rows.
struct PagedRowsCase: View {
  @State private var feed = Feed()

  var body: some View {
    List {
      Section {
        ForEach(feed.rows, id: \.self) { row in
          Text("Row \(row)").task { if row == feed.rows.last { await feed.loadMore() } }
        }
      } header: {
        Text("Loaded \(feed.requests) times").accessibilityIdentifier("requests")
      }
    }
    .navigationTitle("Paged rows")
  }

  @MainActor @Observable final class Feed {
    private(set) var rows = Array(0..<40)
    private(set) var requests = 1

    func loadMore() async {
      requests += 1
      rows += rows.count..<rows.count + 40
    }
  }
}

/// Scroll views that the app scrolls, and that report their position.
struct ScrollingCase: View {
  @State private var card: Int?
  @State private var position = ScrollPosition(edge: .top)
  @State private var isFar = false
  @State private var phase = "idle"
  @State private var isSeen = false
  @State private var shown: [Int] = []

  var body: some View {
    VStack {
      HStack {
        Text("\(shown)").accessibilityIdentifier("shown")
        Text("Card \(card ?? -1)").accessibilityIdentifier("card")
        Text(isFar ? "far" : "near").accessibilityIdentifier("distance")
        Text(phase).accessibilityIdentifier("phase")
        Text(isSeen ? "seen" : "unseen").accessibilityIdentifier("seen")
      }
      HStack {
        Button("Fifth") { withAnimation { card = 5 } }
        Button("Bottom") { position.scrollTo(edge: .bottom) }
        Button("Point") { position.scrollTo(y: 100) }
      }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<10) { number in
            Text("Card \(number)")
              .containerRelativeFrame(.horizontal)
              .frame(height: 80)
              .background(.orange)
              .accessibilityIdentifier("card \(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollPosition(id: $card)
      .onScrollTargetVisibilityChange(idType: Int.self) { shown = $0 }
      .accessibilityIdentifier("cards")
      ScrollView {
        VStack {
          ForEach(0..<40) { Text("Line \($0)").frame(height: 30) }
          Text("The end").onScrollVisibilityChange { isSeen = $0 }
        }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 200
      } action: {
        isFar = $1
      }
      .onScrollPhaseChange { phase = "\($1)" }
      .accessibilityIdentifier("lines")
    }
    .navigationTitle("Scrolling")
  }
}

/// A tab view with pages.
struct PageTabsCase: View {
  @State private var page = 1

  var body: some View {
    VStack {
      Text("Page \(page)").accessibilityIdentifier("page")
      Button("Next") { withAnimation { page += 1 } }
      TabView(selection: $page) {
        ForEach(0..<4) { number in
          Text("Content \(number)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint).tag(number)
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    .navigationTitle("Page tabs")
  }
}

/// A chat: a list with a view at its bottom edge that grows.
struct InsetsCase: View {
  @State private var messages = Array(0..<30)
  @State private var isTall = false

  var body: some View {
    ScrollViewReader { proxy in
      List(messages, id: \.self) { Text("Message \($0)") }
        .safeAreaInset(edge: .bottom) {
          HStack {
            Button("Send") { messages.append(messages.count) }
            Button("Grow") { isTall.toggle() }
          }
          .frame(maxWidth: .infinity)
          .frame(height: isTall ? 140 : 60)
          .background(.bar)
          .accessibilityIdentifier("composer")
        }
        .onChange(of: messages.count) { withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) } }
    }
    .navigationTitle("Insets")
  }
}

/// Scroll views in a scroll view, with an anchor, and a behavior of the app.
struct ScrollTargetsCase: View {
  @State private var shelf: Int?

  /// A behavior that ends at multiples of 100 points.
  nonisolated private struct Hundreds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    }
  }

  var body: some View {
    VStack {
      Text("Shelf \(shelf ?? -1)").accessibilityIdentifier("shelf")
      ScrollView {
        VStack {
          ForEach(0..<12) { number in
            ScrollView(.horizontal) {
              HStack { ForEach(100..<110, id: \.self) { Text("Book \($0)").frame(width: 120, height: 80).background(.mint) } }
                .scrollTargetLayout()
            }
            .accessibilityIdentifier("shelf \(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shelf, anchor: .center)
      .accessibilityIdentifier("shelves")
      .frame(height: 300)
      ScrollView { VStack { ForEach(0..<40) { Text("Line \($0)").frame(height: 30) } } }
        .scrollTargetBehavior(Hundreds())
        .accessibilityIdentifier("hundreds")
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<8) { number in
            Text("Leaf \(number)").frame(height: 50).containerRelativeFrame(.horizontal).background(.orange)
              .accessibilityIdentifier("leaf \(number)")
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .accessibilityIdentifier("leaves")
    }
    .navigationTitle("Scroll targets")
  }
}

/// A scroll view with pages that initially shows a later page, and jumps over pages.
struct PagePositionCase: View {
  @State private var chapter: Int? = 4

  var body: some View {
    VStack {
      Text("Position \(chapter ?? -1)")
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<200) { number in
            Text("Chapter \(number)").frame(height: 80).containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $chapter)
      Button("Show chapter 12") { chapter = 12 }
      Button("Animate to chapter 2") { withAnimation { chapter = 2 } }
    }
    .navigationTitle("Page positions")
  }
}

/// A tab view with pages that contain buttons.
struct PageButtonsCase: View {
  @State private var page = 0
  @State private var taps: [String] = []

  var body: some View {
    VStack {
      Text("Tapped: \(taps.joined(separator: ", "))")
      TabView(selection: $page) {
        ForEach(0..<3) { number in
          Button("Button \(number)") { taps.append("\(number)") }.tag(number)
        }
      }
      .tabViewStyle(.page)
      Button("Next page") { withAnimation { page += 1 } }
    }
    .navigationTitle("Page buttons")
  }
}

/// A scroll view that scrolls horizontally, between views of fixed heights. The app inserts and removes a view without a height.
struct ScrolledRowCase: View {
  @State private var isFilled = false

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 40, height: 30).accessibilityIdentifier("above")
      ScrollView(.horizontal) {
        HStack {
          Color.gray.frame(width: 90, height: 50)
          if isFilled { Color.green.frame(width: 90) }
        }
      }
      Button("Fill") { isFilled.toggle() }.accessibilityIdentifier("below")
    }
    .navigationTitle("Scrolled row")
  }
}
