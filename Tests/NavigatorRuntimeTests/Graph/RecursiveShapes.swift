/// A value type that contains values of its own type.
protocol RecursiveShape {
  /// A value with a number that the nested value also has.
  static func make(_ number: Int) -> Self
  var number: Int { get }
}

/// Contains itself in an array; has no `==`.
struct CommentShape: RecursiveShape {
  let number: Int
  let replies: [CommentShape]

  static func make(_ number: Int) -> CommentShape {
    CommentShape(number: number, replies: [CommentShape(number: number, replies: [])])
  }
}

/// Contains itself in an array; has `==` and a hash.
struct HashableShape: RecursiveShape, Hashable {
  let number: Int
  let replies: [HashableShape]

  static func make(_ number: Int) -> HashableShape {
    HashableShape(number: number, replies: [HashableShape(number: number, replies: [])])
  }
}

final class ShapeBox<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Contains itself in an object, in an optional.
struct BoxedShape: RecursiveShape {
  let number: Int
  let next: ShapeBox<BoxedShape>?

  static func make(_ number: Int) -> BoxedShape {
    BoxedShape(number: number, next: ShapeBox(BoxedShape(number: number, next: nil)))
  }
}

/// Contains itself in arrays of optionals and in optional arrays.
struct OptionalShape: RecursiveShape {
  let number: Int
  let some: [OptionalShape?]
  let maybe: [OptionalShape]?

  static func make(_ number: Int) -> OptionalShape {
    OptionalShape(number: number, some: [OptionalShape(number: number, some: [nil], maybe: nil)], maybe: [])
  }
}

/// Contains itself in a dictionary.
struct DictionaryShape: RecursiveShape {
  let number: Int
  let children: [String: DictionaryShape]

  static func make(_ number: Int) -> DictionaryShape {
    DictionaryShape(number: number, children: ["child": DictionaryShape(number: number, children: [:])])
  }
}

/// Contains itself in a set.
struct SetShape: RecursiveShape, Hashable {
  let number: Int
  let children: Set<SetShape>

  static func make(_ number: Int) -> SetShape {
    SetShape(number: number, children: [SetShape(number: number, children: [])])
  }
}

/// Contains itself in a tuple.
struct TupleShape: RecursiveShape {
  let pair: (number: Int, children: [TupleShape])

  var number: Int { pair.number }

  static func make(_ number: Int) -> TupleShape {
    TupleShape(pair: (number, [TupleShape(pair: (number, []))]))
  }
}

/// Contains itself in slices and contiguous arrays.
struct SliceShape: RecursiveShape {
  let number: Int
  let slice: ArraySlice<SliceShape>
  let contiguous: ContiguousArray<SliceShape>

  static func make(_ number: Int) -> SliceShape {
    SliceShape(number: number, slice: [SliceShape(number: number, slice: [], contiguous: [])], contiguous: [])
  }
}

/// Contains values of its own generic type.
struct GenericShape<Value> {
  let value: Value
  var children: [GenericShape<Value>]
}

extension GenericShape: RecursiveShape where Value == Int {
  var number: Int { value }

  static func make(_ number: Int) -> GenericShape<Int> {
    GenericShape(value: number, children: [GenericShape(value: number, children: [])])
  }
}

/// Contains a type that contains this one.
struct CircleShape: RecursiveShape {
  let number: Int
  let others: [OtherCircleShape]

  static func make(_ number: Int) -> CircleShape {
    CircleShape(number: number, others: [OtherCircleShape(circles: [CircleShape(number: number, others: [])])])
  }
}

struct OtherCircleShape {
  let circles: [CircleShape]
}

/// Contains itself in an indirect case; has no `==`.
indirect enum TreeShape: RecursiveShape {
  case leaf(Int)
  case branch(TreeShape, [TreeShape])

  var number: Int {
    switch self {
    case .leaf(let number): number
    case .branch(let tree, _): tree.number
    }
  }

  static func make(_ number: Int) -> TreeShape { .branch(.leaf(number), [.leaf(number)]) }
}

/// Contains itself in an indirect case; has `==` and a hash.
indirect enum HashableTreeShape: RecursiveShape, Hashable {
  case leaf(Int)
  case branch(HashableTreeShape, HashableTreeShape?)

  var number: Int {
    switch self {
    case .leaf(let number): number
    case .branch(let tree, _): tree.number
    }
  }

  static func make(_ number: Int) -> HashableTreeShape { .branch(.leaf(number), nil) }
}

/// Contains itself behind a protocol.
struct ExistentialShape: RecursiveShape {
  let number: Int
  let child: (any RecursiveShape)?
  let children: [any RecursiveShape]

  static func make(_ number: Int) -> ExistentialShape {
    let inner = ExistentialShape(number: number, child: nil, children: [])
    return ExistentialShape(number: number, child: inner, children: [inner, CommentShape.make(number)])
  }
}

/// Contains itself behind a closure.
struct ClosureShape: RecursiveShape {
  let number: Int
  let child: () -> ClosureShape?
  let maybe: (() -> ClosureShape)?

  static func make(_ number: Int) -> ClosureShape {
    ClosureShape(number: number, child: { ClosureShape(number: number, child: { nil }, maybe: nil) }, maybe: nil)
  }
}

/// An object that contains objects of its own type.
final class ObjectShape: RecursiveShape {
  let number: Int
  let next: ObjectShape?

  required init(_ number: Int, next: ObjectShape?) {
    self.number = number
    self.next = next
  }

  static func make(_ number: Int) -> Self { Self(number, next: ObjectShape(number, next: nil)) }
}

/// The shapes, for tests that are the same for each.
enum ShapeCase: String, CaseIterable, Sendable {
  case comment, hashable, boxed, optional, dictionary, set, tuple, slice, generic, circle, tree, hashableTree, existential,
    closure, object

  var type: any RecursiveShape.Type {
    switch self {
    case .comment: CommentShape.self
    case .hashable: HashableShape.self
    case .boxed: BoxedShape.self
    case .optional: OptionalShape.self
    case .dictionary: DictionaryShape.self
    case .set: SetShape.self
    case .tuple: TupleShape.self
    case .slice: SliceShape.self
    case .generic: GenericShape<Int>.self
    case .circle: CircleShape.self
    case .tree: TreeShape.self
    case .hashableTree: HashableTreeShape.self
    case .existential: ExistentialShape.self
    case .closure: ClosureShape.self
    case .object: ObjectShape.self
    }
  }
}

/// The shapes that have a hash.
enum HashableShapeCase: String, CaseIterable, Sendable {
  case hashable, set, hashableTree

  var type: any (RecursiveShape & Hashable).Type {
    switch self {
    case .hashable: HashableShape.self
    case .set: SetShape.self
    case .hashableTree: HashableTreeShape.self
    }
  }
}
