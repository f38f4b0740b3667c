import NavigatorHost

extension View {
  /// Presents a popover that points at this view while a binding is true. In a narrow window, hosts present a sheet instead.
  ///
  /// ```swift
  /// Button("Filter") { showsFilter = true }
  ///   .popover(isPresented: $showsFilter, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) {
  ///     FilterView()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is true while the popover is presented.
  ///   - attachmentAnchor: The part of this view to which the popover points.
  ///   - arrowEdge: The edge of the anchor at which the popover is placed. If there is not enough space, the host uses the
  ///     opposite edge, or else the space below or above. If it is nil, the host chooses the edge.
  ///   - content: The content of the popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, nil, content, element: attachmentAnchor.content(arrowEdge: arrowEdge))
  }

  /// Presents a popover that points at this view while a binding contains an item. In a narrow window, hosts present a sheet
  /// instead.
  ///
  /// - Parameters:
  ///   - item: A binding that contains an item while the popover is presented. An item with a different identity replaces the
  ///     popover.
  ///   - attachmentAnchor: The part of this view to which the popover points.
  ///   - arrowEdge: The edge of the anchor at which the popover is placed. If there is not enough space, the host uses the
  ///     opposite edge, or else the space below or above. If it is nil, the host chooses the edge.
  ///   - content: The content of the popover.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, nil, content, element: attachmentAnchor.content(arrowEdge: arrowEdge))
  }
}
