import SwiftUI

extension View {
  /// Presents a sheet while an optional has a value, and hands its content a binding to that value.
  ///
  /// ```swift
  /// .sheet(unwrapping: $model.destination.edit) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// Swiping the sheet away sets the state to nil. A value with another identity, as `navigationDestination(unwrapping:destination:)` tells,
  /// dismisses the sheet and presents the next. Navigators know the sheet: `dismiss()`, `dismissAny()`, checkpoints and the like close it, and the
  /// state is nil then.
  ///
  /// - Parameters:
  ///   - value: Decides whether the sheet is there.
  ///   - onDismiss: Called when it has gone.
  ///   - content: What is in the sheet.
  nonisolated public func sheet<Value, Content: View>(
    unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    sheet(item: value.presented(by: .own), onDismiss: onDismiss) { StatePresentation(value, $0, content: content) }
  }

  /// Presents a sheet while an optional has a value, and hands its content a binding to that value.
  @_disfavoredOverload
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(unwrapping: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while an optional has a value. A part of the value tells one sheet from another.
  ///
  /// ```swift
  /// .sheet(item: $message, id: \.self) { message in
  ///   Text(message)
  /// }
  /// ```
  nonisolated public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, id: id, onDismiss: onDismiss) { (item: Binding<Item>) in content(item.wrappedValue) }
  }

  /// Presents a sheet while an optional has a value, and hands its content a binding to that value. A part of the value tells one sheet from
  /// another: the content must not change that part through the binding, unless it wants another sheet.
  @_disfavoredOverload
  nonisolated public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item.presented(by: .part(id)), onDismiss: onDismiss) { StatePresentation(item, $0, content: content) }
  }
}

#if !os(macOS)
  extension View {
    /// Presents a cover over the full screen while an optional has a value, and hands its content a binding to that value; see
    /// `sheet(unwrapping:onDismiss:content:)`.
    nonisolated public func fullScreenCover<Value, Content: View>(
      unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
      fullScreenCover(item: value.presented(by: .own), onDismiss: onDismiss) { StatePresentation(value, $0, content: content) }
    }

    /// Presents a cover over the full screen while an optional has a value, and hands its content a binding to that value.
    @_disfavoredOverload
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      fullScreenCover(unwrapping: item, onDismiss: onDismiss, content: content)
    }

    /// Presents a cover over the full screen while an optional has a value. A part of the value tells one cover from another.
    nonisolated public func fullScreenCover<Item, ID: Hashable, Content: View>(
      item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      fullScreenCover(item: item, id: id, onDismiss: onDismiss) { (item: Binding<Item>) in content(item.wrappedValue) }
    }

    /// Presents a cover over the full screen while an optional has a value, and hands its content a binding to that value. A part of the value
    /// tells one cover from another.
    @_disfavoredOverload
    nonisolated public func fullScreenCover<Item, ID: Hashable, Content: View>(
      item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      fullScreenCover(item: item.presented(by: .part(id)), onDismiss: onDismiss) {
        StatePresentation(item, $0, content: content)
      }
    }
  }
#endif

#if !os(tvOS) && !os(watchOS)
  extension View {
    /// Presents a popover while an optional has a value, and hands its content a binding to that value; see
    /// `sheet(unwrapping:onDismiss:content:)`.
    nonisolated public func popover<Value, Content: View>(
      unwrapping value: Binding<Value?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
      popover(item: value.presented(by: .own), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
        StatePresentation(value, $0, content: content)
      }
    }

    /// Presents a popover while an optional has a value, and hands its content a binding to that value.
    @_disfavoredOverload
    nonisolated public func popover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
      @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      popover(unwrapping: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }

    /// Presents a popover while an optional has a value. A part of the value tells one popover from another.
    nonisolated public func popover<Item, ID: Hashable, Content: View>(
      item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
      arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      popover(item: item, id: id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { (item: Binding<Item>) in
        content(item.wrappedValue)
      }
    }

    /// Presents a popover while an optional has a value, and hands its content a binding to that value. A part of the value tells one popover
    /// from another.
    @_disfavoredOverload
    nonisolated public func popover<Item, ID: Hashable, Content: View>(
      item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
      arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      popover(item: item.presented(by: .part(id)), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
        StatePresentation(item, $0, content: content)
      }
    }
  }
#endif
