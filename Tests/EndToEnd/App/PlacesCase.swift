import SwiftUI

/// Frames in the coordinate spaces of scroll views, the order in which views are drawn, and the places of cells in a grid.
struct PlacesCase: View {
  @State private var isRaised = true
  @State private var pointer = "none"

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Button("Reorder") { isRaised.toggle() }
        Text(pointer).accessibilityIdentifier("pointer")
      }
      orders
      cells
      pointed
      scrollViews
    }
    .navigationTitle("Places")
    .navigationBarTitleDisplayMode(.inline)
  }

  // MARK: Order

  private var orders: some View {
    HStack(spacing: 20) {
      ZStack {
        red.frame(width: 20, height: 20).zIndex(isRaised ? 1 : 0)
        blue
      }
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("layers")
      HStack(spacing: -20) {
        red.frame(width: 40).zIndex(isRaised ? 0.5 : -0.5)
        blue.frame(width: 40)
      }
      .frame(height: 40)
      .accessibilityIdentifier("row")
      // The order applies to the views of the inner stack only.
      ZStack {
        VStack(spacing: 0) { red.zIndex(10) }
        blue.frame(width: 20, height: 20)
      }
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("inner stack")
      VStack(spacing: 0) { red.zIndex(-1) }
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("negative")
      ZStack {
        RaisedMark()
        blue
      }
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("raised")
    }
  }

  // MARK: Grid

  private var cells: some View {
    HStack(spacing: 20) {
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          red.frame(width: 20, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)).accessibilityIdentifier("anchored")
          blue.frame(width: 30, height: 50).accessibilityIdentifier("beside")
        }
        GridRow {
          blue.frame(width: 60, height: 10).accessibilityIdentifier("below")
          red.frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing).accessibilityIdentifier("corner")
        }
        red.frame(width: 14, height: 6).offset(x: 5).gridCellAnchor(UnitPoint(x: 0.75, y: 0.5)).accessibilityIdentifier("alone")
      }
      .accessibilityIdentifier("anchors")
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          blue.frame(width: 40, height: 20).accessibilityIdentifier("fixed")
          red.gridCellUnsizedAxes(.vertical).frame(width: 30).accessibilityIdentifier("as high")
        }
        GridRow {
          red.frame(height: 10).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("as wide")
          blue.frame(width: 30, height: 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      }
      .accessibilityIdentifier("axes")
    }
  }

  // MARK: Pointers

  private var pointed: some View {
    HStack(spacing: 0) {
      blue.frame(width: 50, height: 20)
      red.frame(width: 50, height: 20)
        .onContinuousHover(coordinateSpace: .named("board")) { phase in
          if case .active(let point) = phase { pointer = "\(Int(point.x.rounded())) \(Int(point.y.rounded()))" }
        }
        .accessibilityIdentifier("hovered")
    }
    .padding(5)
    .coordinateSpace(.named("board"))
    .accessibilityIdentifier("board")
  }

  // MARK: Scroll views

  private var scrollViews: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<10) { number in
              GeometryReader { proxy in
                Text(
                  [
                    place(proxy.frame(in: .scrollView)), place(proxy.frame(in: .scrollView(axis: .horizontal))),
                    place(proxy.frame(in: .scrollView(axis: .vertical))),
                  ]
                  .joined(separator: ", ")
                )
                .accessibilityIdentifier("tile \(number)")
              }
              .frame(width: 200, height: 60)
            }
          }
        }
        .accessibilityIdentifier("shelf")
        ForEach(0..<40) { number in
          GeometryReader { proxy in
            Text(place(proxy.frame(in: .scrollView))).accessibilityIdentifier("line \(number)")
          }
          .frame(height: 30)
        }
      }
    }
    .accessibilityIdentifier("outer")
  }

  private func place(_ frame: CGRect) -> String { "\(Int(frame.minX.rounded())) \(Int(frame.minY.rounded()))" }
}

/// A view whose order is set inside of its overlay.
private struct RaisedMark: View {
  var body: some View {
    Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).zIndex(1).overlay { Color.clear }
  }
}
