/// A shape with a fill or a line in front of its other fills and lines.
nonisolated struct LayeredShape<Back: ShapeView, Front: ShapeView>: ShapeView, MergingShape, FilledView
where Front.Content == Back.Content {
  let back: Back
  let front: Front

  var shape: Back.Content { back.shape }

  @MainActor var body: some View {
    if let drawn {
      drawn
    } else {
      back.overlay { front }
    }
  }

  /// A fill and a line in front of it as one drawing, or nil for other layers.
  private var drawn: DrawnShape<Back.Content>? {
    guard let line = front as? DrawnShape<Back.Content>, line.fill == nil,
      var drawn = (back as? any MergingShape)?.merged as? DrawnShape<Back.Content> ?? back as? DrawnShape<Back.Content>,
      drawn.fill != nil, drawn.stroke == nil
    else { return nil }
    drawn.stroke = line.stroke
    drawn.strokeStyle = line.strokeStyle
    return drawn
  }

  var merged: Any? { drawn }

  var fillStyle: AnyShapeStyle? { drawn?.fill }
}

/// A shape whose layers may be drawn as one.
nonisolated protocol MergingShape {
  /// The drawing of all layers, or nil if it needs several.
  var merged: Any? { get }
}
