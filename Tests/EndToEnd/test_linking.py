"""The libraries that programs contain."""

from app_server import AppServer


def test_an_app_that_keeps_states_in_memory_contains_no_cryptographic_library():
    assert b"BoringSSL" not in AppServer("Guide").binary.read_bytes()


def test_an_app_with_a_store_contains_one():
    assert b"BoringSSL" in AppServer("BrowserTestApp").binary.read_bytes()
