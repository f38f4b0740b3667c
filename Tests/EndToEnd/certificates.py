"""Certificates that tests make for themselves."""

import dataclasses
import pathlib
import subprocess


@dataclasses.dataclass
class Certificate:
    """The PEM files of a certificate that signs itself, for localhost."""

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
        """What tells an app to use it."""
        return ["--tls-certificate", str(self.certificate), "--tls-key", str(self.key)]
