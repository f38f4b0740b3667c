"""Certificates for tests."""

import dataclasses
import pathlib
import subprocess


@dataclasses.dataclass
class Certificate:
    """The PEM files of a self-signed certificate for localhost."""

    certificate: pathlib.Path
    key: pathlib.Path

    @classmethod
    def make(cls, folder, name):
        made = cls(folder / f"{name}.pem", folder / f"{name}.key")
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
            + ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
            + ["-out", made.certificate, "-keyout", made.key],
            check=True,
            capture_output=True,
        )
        return made

    @property
    def options(self):
        """Returns the options with which an app uses it."""
        return ["--tls-certificate", str(self.certificate), "--tls-key", str(self.key)]
