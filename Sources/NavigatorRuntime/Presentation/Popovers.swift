import NavigatorHost

extension View {
  /// Presents a popover that points at this view while a binding is true. A narrow host shows a sheet instead. Hosts ignore the
  /// anchor and the arrow edge.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, nil, content)
  }

  /// Presents a popover that points at this view while a binding contains an item. A narrow host shows a sheet instead. Hosts
  /// ignore the anchor and the arrow edge.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, nil, content)
  }
}
