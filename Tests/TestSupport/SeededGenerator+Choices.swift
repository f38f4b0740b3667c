extension SeededGenerator {
  package mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  package mutating func chance(_ percent: Int) -> Bool {
    number(0..<100) < percent
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0..<values.count)]
  }
}
