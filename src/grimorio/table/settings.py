"""What a host can set: limits, pauses, where pages may come from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Network, collapse_addresses, ip_network
from math import inf
from pathlib import Path

import msgspec

from grimorio.table.refusals import TableRefusal


class BadSettings(TableRefusal, ValueError):
    """What a host has set makes no sense."""

    code = "bad-settings"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every limit is off at 0."""

    # Limits
    connections: int = 8000
    """Open connections in all, live lines among them."""
    connections_per_address: int = 300
    """From one address, live lines among them. A trusted proxy may have any number."""
    header_seconds: float = 10.0
    """The longest a client may take to say what it asks for."""
    body_seconds: float = 60.0
    """The longest it may take to send the rest, and to read an answer."""
    tables_per_hour: int = 60
    """New tables (also forks, imports, rematches) from one address in an hour."""
    log_entries: int = 20_000
    """The longest log of a table. In its second half nothing is taken back any more."""
    sockets: int = 5000
    """Open live lines in all."""
    sockets_per_address: int = 200
    message_bytes: int = 4096
    """The largest message a client may send on a live line."""
    messages_per_second: float = 20.0
    """On one live line, on average; a short burst of five times as many is fine."""
    requests_per_second: float = 50.0
    """Of POST requests and answers on live lines from one address, on average; a burst of four
    times as many is fine. Who sends more waits, at most two seconds."""
    reads_per_second: float = 100.0
    """The same of GET requests. What costs more counts for more: the past and the story ten times,
    a file half."""
    unread_megabytes: int = 256
    """What may wait to be read by clients, on all connections together. Beyond it, those who have
    not read for longest are cut off."""
    reads_at_once: int = 32
    """GET requests of one address that are answered at the same time, until the answer is read."""
    body_bytes: int = 65536
    import_bytes: int = 4 << 20
    import_seconds: float = 10.0
    """Time to play an imported record through."""
    import_megabytes: int = 512
    """Memory to play an imported record through."""
    bot_seconds: float = 2.0
    """The longest a bot may think about one question."""
    bot_seconds_per_table: float = 1800.0
    """Thinking of bots at one table in an hour; beyond it they play on as wanderers."""
    bot_seconds_per_address: float = 1800.0
    """Thinking of bots in an hour, at all tables that are played from one address."""
    bot_seconds_per_hour: float = 3600.0
    """All thinking of bots in an hour; beyond it each address has its share of it."""
    hint_seconds_per_table: float = 600.0
    """Thinking about hints at one table in an hour; beyond it there are none."""
    hint_seconds_per_address: float = 600.0
    hint_seconds_per_hour: float = 1800.0
    bot_processes: int = 1

    # The pace of the table
    bot_pause: float = 0.7
    """Seconds a bot waits before it answers, so that people can follow."""
    single_pause: float = 1.5
    """Seconds for a question that may have one option only, so that nobody can tell whether there
    was a choice. A bot takes that long for any answer to it. The table answers for a person after
    about that time, until it knows how quick that person is."""
    unwatched_seconds: float = 60.0
    """Seconds that bots alone at a table play on after somebody looked. Then they wait until
    somebody looks again. 0 is for ever."""
    absent_after: float = 600.0
    """Seconds after which a bot stands in, where the table does not say; 0 is never."""
    takeover_minutes: float = 10.0
    """A seat can be asked for when its player has been away for that many minutes, and no sooner
    than a bot would stand in (`absent_after`); 0 is never."""
    takeover_days: float = 2.0
    """The same in days, at a table that waits for ever; 0 is never."""
    takeover_notice: float = 0.2
    """The notice: what is asked for a seat comes about after this part of that absence more."""
    consent_seconds: float = 120.0
    """How long the others may think about a consent."""
    idle_seconds: float = 300.0
    """A table at which nothing happens for that time leaves memory, until somebody needs it."""

    # What is kept
    hall_of_fame: bool = True
    """Whether good scores are shown to everybody, with the player's name and the replay."""

    metrics_secret: str = ""
    """Who sends it as `Authorization: Bearer` may read `/metrics`. Without it nobody may."""

    # Where requests may come from
    origins: tuple[str, ...] = ()
    """Pages beside our own that may use this server, as https://example.org."""
    hosts: tuple[str, ...] = ()
    """The public names of this server. Without them it answers to its address in numbers, to
    localhost and to the machine's own name."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1",)
    """Addresses or networks of reverse proxies whose X-Forwarded-For is believed."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            number = getattr(self, name)
            if isinstance(number, int | float) and not 0 <= number < inf:
                raise BadSettings("setting-below-0", name=name, number=str(number))
        check_proxies(self.trusted_proxies)


LISTS = ("hosts", "origins", "trusted_proxies")
MAPPED = IPv6Network("::ffff:0:0/96")
"""Where the addresses of IPv4 stand in IPv6."""
LARGEST = 6
"""All proxies together are fewer addresses than one network with a prefix of that length: all
private networks are fewer."""


def check_proxies(proxies: Sequence[str]) -> None:
    """However everybody is written, in parts too, everybody is not a proxy."""
    four: list[IPv4Network] = []
    six: list[IPv6Network] = []
    for proxy in proxies:
        network = read_proxy(proxy)
        if isinstance(network, IPv4Network):
            four.append(network)
        elif network.subnet_of(MAPPED):
            prefix = network.prefixlen - MAPPED.prefixlen
            inside = int(network.network_address) - int(MAPPED.network_address)
            four.append(IPv4Network((inside, prefix)))
        else:
            six.append(network)
    if (
        sum(one.num_addresses for one in collapse_addresses(four)) >= 2 ** (32 - LARGEST)
        or sum(one.num_addresses for one in collapse_addresses(six)) >= 2 ** (128 - LARGEST)
        or any(MAPPED.subnet_of(one) for one in six)
    ):
        raise BadSettings("proxies-too-many", proxies=", ".join(proxies))


def read_proxy(proxy: str) -> IPv4Network | IPv6Network:
    """A proxy is named by its address or network: whoever may be one can take any address."""
    if proxy == "*":
        raise BadSettings("proxies-everybody")
    try:
        return ip_network(proxy)
    except ValueError:
        raise BadSettings("proxy-unknown", proxy=proxy) from None


def read_settings(file: Path | None = None, given: Iterable[str] = ()) -> Settings:
    """Settings from a TOML file and from NAME=VALUE texts, the latter first."""
    found: dict[str, object] = {}
    if file is not None:
        try:
            found.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except ValueError as error:
            raise BadSettings("settings-no-toml", file=file.name, detail=str(error)) from None
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSettings("setting-without-value", text=text)
        found[name.strip()] = value.strip()
    for name in LISTS:
        words = found.get(name)
        if isinstance(words, str):
            found[name] = [word.strip() for word in words.split(",") if word.strip()]
    for name in found.keys() - set(Settings.__struct_fields__):
        raise BadSettings("setting-unknown", name=name)
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadSettings):
            raise error.__cause__ from None
        raise BadSettings("setting-misread", detail=str(error)) from None
