import Hummingbird
import ArgumentParser
import NIOWebSocket
import ServiceLifecycle

