@_spi(Engine) import NavigatorBindings
import SwiftUI

extension View {
  /// Presents a sheet while an optional has a value, and passes a binding to that value to the content.
  ///
  /// ```swift
  /// .sheet(unwrapping: $model.destination.edit) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// Swiping the sheet away sets the state to nil. A value with another identity dismisses the sheet and presents a new one; see
  /// `navigationDestination(unwrapping:destination:)`. Navigators can dismiss the sheet, for example by `dismiss()`,
  /// `dismissAny()` and checkpoints, which sets the state to nil.
  ///
  /// - Parameters:
  ///   - value: A binding to the state. The sheet is presented while it has a value.
  ///   - onDismiss: A closure that is called after the sheet has been dismissed.
  ///   - content: A closure that returns the sheet's content.
  nonisolated public func sheet<Value, Content: View>(
    unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    sheet(item: value.presented(by: .own), onDismiss: onDismiss) { StatePresentation(value, $0, content: content) }
  }

  /// Presents a sheet while an optional has a value, and passes a binding to that value to the content.
  @_disfavoredOverload
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(unwrapping: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while an optional has a value. A part of the value identifies the sheet.
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

  /// Presents a sheet while an optional has a value, and passes a binding to that value to the content. A part of the value
  /// identifies the sheet. If the content changes that part through the binding, the sheet is replaced.
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
    /// Presents a full-screen cover while an optional has a value; see `sheet(unwrapping:onDismiss:content:)`.
    nonisolated public func fullScreenCover<Value, Content: View>(
      unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
      fullScreenCover(item: value.presented(by: .own), onDismiss: onDismiss) { StatePresentation(value, $0, content: content) }
    }

    /// Presents a full-screen cover while an optional has a value, and passes a binding to that value to the content.
    @_disfavoredOverload
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      fullScreenCover(unwrapping: item, onDismiss: onDismiss, content: content)
    }

    /// Presents a full-screen cover while an optional has a value. A part of the value identifies the cover.
    nonisolated public func fullScreenCover<Item, ID: Hashable, Content: View>(
      item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      fullScreenCover(item: item, id: id, onDismiss: onDismiss) { (item: Binding<Item>) in content(item.wrappedValue) }
    }

    /// Presents a full-screen cover with a binding to an optional's value. A part of the value identifies the cover.
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
    /// Presents a popover while an optional has a value; see `sheet(unwrapping:onDismiss:content:)`.
    nonisolated public func popover<Value, Content: View>(
      unwrapping value: Binding<Value?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
      popover(item: value.presented(by: .own), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
        StatePresentation(value, $0, content: content)
      }
    }

    /// Presents a popover while an optional has a value, and passes a binding to that value to the content.
    @_disfavoredOverload
    nonisolated public func popover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
      @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      popover(unwrapping: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }

    /// Presents a popover while an optional has a value. A part of the value identifies the popover.
    nonisolated public func popover<Item, ID: Hashable, Content: View>(
      item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
      arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      popover(item: item, id: id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { (item: Binding<Item>) in
        content(item.wrappedValue)
      }
    }

    /// Presents a popover with a binding to an optional's value. A part of the value identifies the popover.
    @_disfavoredOverload
    nonisolated public func popover<Item, ID: Hashable, Content: View>(
      item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
      arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      popover(item: item.presented(by: .part(id)), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
        StatePresentation(item, $0, content: content)
      }
    }
  }
#endif
