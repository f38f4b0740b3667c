import SwiftUI

/// Colors, shapes and pictures with a ratio in the cells of a grid.
struct RatiosCase: View {
  private let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        Color.red.aspectRatio(1, contentMode: .fill).accessibilityIdentifier("filling color")
        Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("fitting color")
        Rectangle().fill(.red).aspectRatio(3 / 2, contentMode: .fit).accessibilityIdentifier("fitting shape")
        RoundedRectangle(cornerRadius: 8).fill(.red).aspectRatio(1, contentMode: .fit)
          .overlay { Text("1") }.accessibilityIdentifier("overlaid")
        Image("Logo").resizable().aspectRatio(contentMode: .fill).frame(height: 60).clipped()
          .accessibilityIdentifier("filling picture")
        Image("Logo").resizable().scaledToFit().accessibilityIdentifier("fitting picture")
        ForEach(0..<3) { index in
          ZStack {
            Color.red
            Text("\(index)")
          }
          .aspectRatio(1, contentMode: .fit)
          .accessibilityIdentifier("stack \(index)")
        }
        Circle().fill(.red).accessibilityIdentifier("circle cell")
        Ticks().fill(.red).aspectRatio(1, contentMode: .fit).accessibilityIdentifier("own shape")
        VStack {
          Color.red.aspectRatio(1, contentMode: .fit)
          Text("Below")
        }
        .accessibilityIdentifier("titled")
        Button {
        } label: {
          Color.red.aspectRatio(1, contentMode: .fit)
        }
        .accessibilityIdentifier("button")
        Color.clear.aspectRatio(1, contentMode: .fit).overlay(Image("Logo").resizable().scaledToFill()).clipped()
          .accessibilityIdentifier("square picture")
      }
      .padding()
      Color.red.aspectRatio(4, contentMode: .fit).accessibilityIdentifier("in scroll view")
      HStack {
        Color.red.aspectRatio(1, contentMode: .fit)
        Color.red.aspectRatio(1, contentMode: .fit)
      }
      .accessibilityIdentifier("row")
      VStack {
        HStack {
          ForEach(0..<3) { index in
            RoundedRectangle(cornerRadius: 8).fill(.red).aspectRatio(1, contentMode: .fit)
              .accessibilityIdentifier("third \(index)")
          }
        }
        HStack {
          ForEach(0..<2) { index in
            VStack {
              Color.red.aspectRatio(1.5, contentMode: .fit).accessibilityIdentifier("card \(index)")
              Text("Below")
            }
          }
        }
      }
    }
    .navigationTitle("Ratios")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private nonisolated struct Ticks: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Pictures whose size is known in the page only, in frames with one length. Their ratio is 2.
struct LoadedRatiosCase: View {
  private static let picture =
    "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHdpZHRoPSc4MDAnIG"
    + "hlaWdodD0nNDAwJz48cGF0aCBkPSdNMCAwaDgwMHY0MDBIMCcvPjwvc3ZnPg=="

  var body: some View {
    ScrollView {
      HStack {
        picture("own height") { $0.frame(height: 40) }
        Text("Text").accessibilityIdentifier("beside own height")
        Spacer()
      }
      HStack {
        picture("outer height").frame(height: 40)
        Text("Text").accessibilityIdentifier("beside outer height")
        Spacer()
      }
      VStack {
        picture("outer width").frame(width: 60)
        Text("Text")
      }
      VStack {
        picture("own width") { $0.frame(width: 60) }
        Text("Text")
      }
      .frame(height: 200)
      VStack {
        picture("limited")
        Text("Text")
      }
      .frame(height: 100)
    }
    .navigationTitle("Loaded ratios")
    .navigationBarTitleDisplayMode(.large)
  }

  private func picture(_ name: String, _ framed: @escaping (AnyView) -> some View = { $0 }) -> some View {
    AsyncImage(url: URL(string: Self.picture)) { image in
      framed(AnyView(image.resizable().scaledToFit())).accessibilityIdentifier(name)
    } placeholder: {
      ProgressView()
    }
  }
}

/// A view with a ratio in a stack that is higher than it.
struct RatioInStackCase: View {
  var body: some View {
    VStack {
      Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("in stack")
      Text("Below")
      ZStack {
        Color.red
        Text("1")
      }
      .aspectRatio(2, contentMode: .fit)
      .accessibilityIdentifier("stack in stack")
    }
    .navigationTitle("Ratio in stack")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Views with a ratio in stacks of a fixed height.
struct RatioInRowCase: View {
  var body: some View {
    VStack {
      HStack {
        Color.blue
        Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("color")
      }
      .frame(height: 64)
      HStack {
        Rectangle().fill(.blue)
        Button {
        } label: {
          Rectangle().fill(.red).aspectRatio(1, contentMode: .fit).accessibilityIdentifier("button")
        }
      }
      .frame(height: 64)
      HStack {
        Color.blue
        Color.red.aspectRatio(2, contentMode: .fit).overlay { Text("1") }.accessibilityIdentifier("overlaid")
      }
      .frame(height: 64)
      HStack {
        Text("Text")
        Image(systemName: "star").resizable().scaledToFit().accessibilityIdentifier("picture")
      }
      .frame(height: 64)
      HStack {
        Color.blue
        VStack {
          Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("titled")
          Text("Below")
        }
      }
      .frame(height: 64)
      VStack {
        HStack {
          Color.blue
          Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("in a row above a text")
        }
        Text("Below")
      }
      .frame(height: 64)
      VStack {
        Text("Above")
        Image(systemName: "star").resizable().scaledToFit().accessibilityIdentifier("titled picture")
      }
      .frame(height: 64)
    }
    .navigationTitle("Ratio in row")
    .navigationBarTitleDisplayMode(.inline)
  }
}
