import SwiftUI

/// Typical rows of a list: two texts with a spacer between them.
struct PlainRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("Row \(number)")
            Spacer()
            Text("\(number * 7)")
          }
        }
      }
    }
  }
}

/// A view whose root state one row reads.
struct SelectingRows: View {
  let count: Int
  @State private var turns = 0

  var body: some View {
    Button("Turn") { turns += 1 }
    ScrollView {
      VStack {
        ForEach(0..<count, id: \.self) { number in
          TurnRow(number: number, turns: number == count / 2 ? turns : 0)
        }
      }
    }
  }

  private struct TurnRow: View {
    let number: Int
    let turns: Int

    var body: some View {
      HStack {
        Text("Row \(number)")
        Spacer()
        Text("\(turns)")
      }
    }
  }
}

/// A view whose rows have their own state.
struct CountingRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count, id: \.self) { number in
          CountingRow(number: number)
        }
      }
    }
  }

  private struct CountingRow: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      HStack {
        Text("Row \(number)")
        Spacer()
        Button("\(count)") { count += 1 }
      }
    }
  }
}

/// A link to a screen of 100 rows.
struct PushingView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Rows") {
        PlainRows(count: 100)
          .navigationTitle("Rows")
      }
      .navigationTitle("Home")
    }
  }
}

/// Rows above which a container that the session lays out itself changes.
struct MeasuredRows: View {
  let count: Int
  @State private var isLong = false

  var body: some View {
    VStack {
      Button("Change") { isLong.toggle() }
      ViewThatFits {
        Text(isLong ? "A long title" : "Title")
        Text("T")
      }
      PlainRows(count: count)
    }
  }
}

/// Rows in a lazy stack, most of which do not exist.
struct LazyRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("Row \(number)")
            Spacer()
            Text("\(number * 7)")
          }
        }
      }
    }
  }
}

/// Cells in a lazy grid of three columns, most of which do not exist.
struct LazyCells: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
        ForEach(0..<count, id: \.self) { NumberPair(number: $0) }
      }
    }
  }
}

/// Columns in a lazy stack, most of which do not exist.
struct LazyColumns: View {
  let count: Int

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(0..<count, id: \.self) { NumberPair(number: $0) }
      }
    }
  }
}

/// Cells in a lazy grid of three rows that scrolls horizontally, most of which do not exist.
struct LazyColumnCells: View {
  let count: Int

  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(), GridItem(), GridItem()]) {
        ForEach(0..<count, id: \.self) { NumberPair(number: $0) }
      }
    }
  }
}

/// Rows of a list, most of which do not exist.
struct ListRows: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { NumberPair(number: $0) }
  }
}

/// Rows in a section of a form, most of which do not exist.
struct FormRows: View {
  let count: Int

  var body: some View {
    Form {
      Section("Rows") {
        ForEach(0..<count, id: \.self) { NumberPair(number: $0) }
      }
    }
  }
}

/// Sections of a list, most of whose rows do not exist.
struct SectionRows: View {
  let sections: Int
  let count: Int

  var body: some View {
    List {
      ForEach(0..<sections, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(0..<count, id: \.self) { NumberPair(number: $0) }
        }
      }
    }
  }
}

private struct NumberPair: View {
  let number: Int

  var body: some View {
    VStack {
      Text("Row \(number)")
      Text("\(number * 7)")
    }
  }
}
