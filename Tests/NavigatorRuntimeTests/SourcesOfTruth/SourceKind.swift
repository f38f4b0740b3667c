import SwiftUI

/// A place where an app keeps the value of a control.
enum SourceKind: String, CaseIterable, Sendable {
  case state
  case parentBinding
  case nestedState
  case arrayElement
  case loopElement
  case dictionaryElement
  case unwrappedOptional
  case customProperty
  case closures
  case closuresOverModel
  case bindable
  case observableInState
  case observableInEnvironment
  case observableNested
  case observableChild
  case observableComputed
  case observableOptional
  case observableElement
  case observedObject
  case observedObjectPart
  case observedObjectByHand
  case stateObject
  case environmentObject
  case appStorage
  case sceneStorage

  /// A view with the control over this source, and another view that reads the source.
  @MainActor
  func view<Value: Equatable, Content: View>(_ control: Control<Value, Content>, _ link: SourceLink<Value>) -> AnyView? {
    switch self {
    case .state: AnyView(StateOwner(control, link))
    case .parentBinding: AnyView(ParentOwner(control, link))
    case .nestedState: AnyView(NestedOwner(control, link))
    case .arrayElement: AnyView(ArrayOwner(control, link))
    case .loopElement: AnyView(LoopOwner(control, link))
    case .dictionaryElement: AnyView(DictionaryOwner(control, link))
    case .unwrappedOptional: AnyView(OptionalOwner(control, link))
    case .customProperty: AnyView(CustomPropertyOwner(control, link))
    case .closures: AnyView(ClosureOwner(control, link))
    case .closuresOverModel: AnyView(ModelClosureOwner(control: control, link: link, model: Model(control.first)))
    case .bindable: AnyView(ModelOwner(control, link, \.value) { AnyView(BindableEditor(control: control, model: $0)) })
    case .observableInState: AnyView(ModelStateOwner(control, link))
    case .observableInEnvironment:
      AnyView(ModelOwner(control, link, \.value) { AnyView(ModelEnvironment(control: control, model: $0)) })
    case .observableNested:
      AnyView(ModelOwner(control, link, \.nested.part.value) { AnyView(NestedEditor(control: control, model: $0)) })
    case .observableChild: AnyView(ModelOwner(control, link, \.child.value) { AnyView(ChildEditor(control: control, model: $0)) })
    case .observableComputed:
      AnyView(ModelOwner(control, link, \.computed) { AnyView(ComputedEditor(control: control, model: $0)) })
    case .observableOptional: AnyView(OptionalModelOwner(control, link))
    case .observableElement:
      AnyView(ModelOwner(control, link, \.rows[0].value) { AnyView(ElementEditor(control: control, model: $0)) })
    case .observedObject: AnyView(ObjectOwner(control, link, \.value) { AnyView(ObservedEditor(control: control, object: $0)) })
    case .observedObjectPart:
      AnyView(ObjectOwner(control, link, \.nested.part.value) { AnyView(ObservedPartEditor(control: control, object: $0)) })
    case .observedObjectByHand: AnyView(HandOwner(control, link))
    case .stateObject: AnyView(StateObjectOwner(control, link))
    case .environmentObject:
      AnyView(ObjectOwner(control, link, \.value) { AnyView(ObjectEnvironment(control: control, object: $0)) })
    case .appStorage: storageView(control, link) { $0.appStorageView(control, link) }
    case .sceneStorage: storageView(control, link) { $0.sceneStorageView(control, link) }
    }
  }

  @MainActor
  private func storageView<Value: Equatable, Content: View>(
    _ control: Control<Value, Content>, _ link: SourceLink<Value>, make: (any Storable.Type) -> AnyView?
  ) -> AnyView? {
    (Value.self as? any Storable.Type).flatMap(make)
  }

  /// A Boolean value that indicates whether the source keeps only values of some types.
  var isStore: Bool { self == .appStorage || self == .sceneStorage }
}
