"""Tells systemd how the bot fares, by its protocol for services (sd_notify(3)). Elsewhere nobody is told anything."""

import os
import socket
from collections.abc import Mapping

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"


def notify(message: str, environment: Mapping[str, str] = os.environ) -> None:
    """Send one message to the manager that started this process, if it listens. Raises OSError where it has gone."""
    address = environment.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # a name in Linux's abstract namespace
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.connect(address)
        manager.sendall(message.encode())
