import Observation
import SwiftUI

extension View {
  func bind<ModelValue: Binding2, ViewValue: Binding2>(_ modelValue: ModelValue, to viewValue: ViewValue) -> some View
  where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    modifier(BindModifier(modelValue: modelValue, viewValue: viewValue))
  }
}
@MainActor
protocol Binding2 { associatedtype Value; var wrappedValue: Value { get nonmutating set } }
extension Binding: @MainActor Binding2 {}
extension FocusState.Binding: @MainActor Binding2 {}

private struct BindModifier<ModelValue: Binding2, ViewValue: Binding2>: ViewModifier
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let modelValue: ModelValue
  let viewValue: ViewValue
  @State var hasAppeared = false
  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        guard viewValue.wrappedValue != modelValue.wrappedValue else { return }
        viewValue.wrappedValue = modelValue.wrappedValue
      }
      .onChange(of: modelValue.wrappedValue) { _, new in if viewValue.wrappedValue != new { viewValue.wrappedValue = new } }
      .onChange(of: viewValue.wrappedValue) { _, new in if modelValue.wrappedValue != new { modelValue.wrappedValue = new } }
  }
}
