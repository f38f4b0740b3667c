// The module that an app imports as CoreTransferable.
@_exported import struct NavigatorRuntime.CodableRepresentation
@_exported import struct NavigatorRuntime.DataRepresentation
@_exported import struct NavigatorRuntime.FileRepresentation
@_exported import struct NavigatorRuntime.ProxyRepresentation
@_exported import struct NavigatorRuntime.ReceivedTransferredFile
@_exported import struct NavigatorRuntime.SentTransferredFile
@_exported import protocol NavigatorRuntime.TransferRepresentation
@_exported import struct NavigatorRuntime.TransferRepresentationBuilder
@_exported import struct NavigatorRuntime.TransferRepresentationVisibility
@_exported import protocol NavigatorRuntime.Transferable
@_exported import struct NavigatorRuntime.UTType
