// Apps need to import `NavigatorUI` only.
@_exported import NavigatorAddresses
@_exported import NavigatorBindings
@_exported import NavigatorDialogs
