// The module that an app imports as UniformTypeIdentifiers.
@_exported import struct NavigatorRuntime.UTType
