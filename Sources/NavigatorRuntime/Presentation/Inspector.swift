import Foundation
import NavigatorHost

extension View {
  /// Presents an inspector with details while a binding is true. A wide window shows it in a column at the trailing edge, and a
  /// narrow window shows it in a sheet.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    InspectedView(content: self, inspector: content(), isPresented: isPresented)
  }

  /// Sets the width of the inspector column that contains this view.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(minimum: min, ideal: ideal, maximum: max))
  }

  /// Sets the width of the inspector column that contains this view.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }
}

/// The width of an inspector column, in points.
nonisolated struct InspectorWidth: Equatable, Sendable {
  var minimum: CGFloat?
  var ideal: CGFloat = 270
  var maximum: CGFloat?

  /// The ideal width, clamped to the minimum and the maximum.
  var width: CGFloat {
    let lower = Swift.max(minimum ?? 0, 0)
    let width = Swift.max(Swift.min(ideal, maximum ?? ideal), lower)
    return width.isFinite ? width : 270
  }
}

nonisolated struct InspectorWidthKey: PreferenceKey {
  static let defaultValue = InspectorWidth()

  static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
    let next = nextValue()
    if next != defaultValue { value = next }
  }
}

nonisolated struct InspectedView<Content: View, Inspector: View>: View {
  let content: Content
  let inspector: Inspector
  let isPresented: Binding<Bool>
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width = InspectorWidth()

  init(content: Content, inspector: Inspector, isPresented: Binding<Bool>) {
    self.content = content
    self.inspector = inspector
    self.isPresented = isPresented
  }

  @MainActor var body: some View {
    let isWide = sizeClass == .regular
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isWide, isPresented.wrappedValue {
        Divider()
        inspector
          .frame(maxHeight: .infinity)
          .frame(width: width.width)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
      }
    }
    .sheet(isPresented: isWide ? .constant(false) : isPresented) { inspector }
  }
}
