import NavigatorHost

/// Opens the store for a host; see `CNavigatorHosts`. Returns a retained ``SessionStateStoreBox``.
@_cdecl("navigator_session_store_open")
func navigatorSessionStoreOpen(_ path: UnsafePointer<CChar>) -> UnsafeMutableRawPointer {
  let path = String(cString: path)
  return Unmanaged.passRetained(SessionStateStoreBox { try SQLiteSessionStateStore(path: path) }).toOpaque()
}
