/// The JSON form of what a host and a session say to each other, for hosts that are in another process than the session.
///
/// ```swift
/// let bytes = Wire.encode(patches)
/// let event = try Wire.decodeEvent(bytes)
/// ```
///
/// | value | form |
/// | --- | --- |
/// | element | `{"id":7,"role":"text","content":{"text":"Hi"},"style":{"opacity":0.5},"events":1,"children":[…]}`; what is empty is left out |
/// | patch | `["insert",element,parent,before]`, `["remove",id]`, `["move",id,before]`, `["content",id,{…}]`, `["style",id,{…}]`, `["events",id,bits]`, `["open",url]`; `before` is left out for "last" |
/// | event | `{"target":7,"action":"change","value":"a","revision":3}` |
///
/// A content is an object by key, a style an object by property; both keep their order. JSON has no infinity: where a style has one
/// it is written as `"inf"`. `<` is always escaped, so that the text may stand in a page's script element.
public enum Wire {
  public static func encode(_ patches: [Patch]) -> [UInt8] {
    var writer = WireWriter()
    writer.list(patches) { $0.patch($1) }
    return writer.bytes
  }

  public static func encode(_ element: Element) -> [UInt8] {
    var writer = WireWriter()
    writer.element(element)
    return writer.bytes
  }

  public static func encode(_ event: InputEvent) -> [UInt8] {
    var writer = WireWriter()
    writer.event(event)
    return writer.bytes
  }

  /// Reads a batch of patches.
  ///
  /// - Throws: ``WireError`` where the bytes are not such a batch or exceed `limits`.
  public static func decodePatches(
    _ bytes: some Collection<UInt8>, limits: WireLimits = .tree
  ) throws(WireError) -> [Patch] {
    try WireParser.value(of: bytes, limits: limits).list { value throws(WireError) in try value.patch() }
  }

  /// Reads an element with all it contains.
  ///
  /// - Throws: ``WireError`` where the bytes are not an element or exceed `limits`.
  public static func decodeElement(
    _ bytes: some Collection<UInt8>, limits: WireLimits = .tree
  ) throws(WireError) -> Element {
    try WireParser.value(of: bytes, limits: limits).element()
  }

  /// Reads an event. What it names may not exist: the session decides whether to honour it.
  ///
  /// - Throws: ``WireError`` where the bytes are not an event or exceed `limits`.
  public static func decodeEvent(
    _ bytes: some Collection<UInt8>, limits: WireLimits = .event
  ) throws(WireError) -> InputEvent {
    try WireParser.value(of: bytes, limits: limits).event()
  }
}
