/// A draggable view with a preview.
///
/// Hosts show the view itself, because a browser requires the picture before the session receives the drag. The preview is a
/// hidden background during the drag, so that its actions run, such as those of `onAppear`, in which apps record the dragged
/// value.
nonisolated struct PreviewedDragSource<Content: View, Preview: View>: View {
  let content: Content
  let preview: Preview
  /// A Boolean value that indicates whether the value can be dropped in the app.
  let isActive: Bool
  let address: String?
  let payload: () -> Any?
  /// The number of the current drag. A drag whose end is lost has another number than the next one, whose preview appears anew.
  @State private var drag: Int?

  nonisolated init(
    content: Content, preview: Preview, isActive: Bool, address: String?, payload: @escaping () -> Any?
  ) {
    self.content = content
    self.preview = preview
    self.isActive = isActive
    self.address = address
    self.payload = payload
  }

  @MainActor var body: some View {
    DraggableView(
      content: DragSource(
        content: content.background {
          if let drag { preview.hidden().id(drag) }
        }, isActive: isActive, lifted: { isLifted in drag = isLifted ? (drag ?? 0) &+ 1 : nil }, payload: payload),
      address: address)
  }
}
