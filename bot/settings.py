"""Settings, from the environment and `.env`. Every field says what it does; `python -m bot --help` prints them."""

from pathlib import Path
from typing import Annotated, Literal

from discord.http import INTERNAL_API_VERSION
from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import URL

from data import database
from data.shards import Shards, parsed

ENV_FILE = Path(".env")


def unknown_names(file: Path = ENV_FILE) -> list[str]:
    """The names in a file of settings that no setting has: those of an older version, and slips."""
    return sorted(name for name in dotenv_values(file) if name.lower() not in Settings.model_fields)


def _address(given: object) -> object:
    return database.address(given) if isinstance(given, str) else given


class Settings(BaseSettings):
    """The settings of a host."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, extra="ignore", arbitrary_types_allowed=True)

    discord_token: SecretStr = Field(SecretStr(""), description="The bot's token, from Discord's developer portal.")
    database: Annotated[Path | URL, NoDecode, BeforeValidator(_address)] = Field(
        Path("tahimi.db"),
        description="What keeps tables, ranks and misery: a file of SQLite, or postgresql://user:password@host/name.",
    )
    shards: str = Field(
        "auto",
        description="auto: this process serves every server; 0-3/16: those in four of sixteen shards, beside other "
        "processes with the same PostgreSQL; 0-3/16,4-7/16: the first of these that no other process serves.",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", description="How much is logged: DEBUG, INFO, WARNING or ERROR."
    )
    log_format: Literal["text", "json"] = Field(
        "text", description="text: lines for people; json: one JSON object a line, for programs that collect logs."
    )
    health_port: int | None = Field(
        None, ge=0, le=65535, description="Where /healthz and /metrics (Prometheus) are served; not set: nowhere."
    )
    health_host: str = Field(
        "127.0.0.1", description="The address for HEALTH_PORT; the default is for this machine only."
    )
    closed_table_days: int | None = Field(
        None, ge=1, description="After how many days closed tables are deleted with their rounds; not set: never."
    )
    steward_seconds: float = Field(2.0, ge=0, description="How long, at most, a computer player takes for a move.")
    workers: int = Field(
        1,
        ge=0,
        le=64,
        description="How many processes think for viziers, masters and hints (0: none; these play as merchants do, "
        "and one process thinks for today's deals and reviews alone).",
    )
    daily_deals: bool = Field(True, description="Whether there are today's deals (/daily), the same for everybody.")
    user_install: bool = Field(
        False,
        description="Whether people may install the app themselves: today's deals, lessons and rules then work "
        "anywhere for them. Switch on User Install in the developer portal, too.",
    )
    pass_seconds: float = Field(
        4.0, ge=0, description="How long, at most, a pass waits that was ordered or had no alternative (0: not at all)."
    )
    edit_seconds: float = Field(
        1.0, ge=0, description="How long a table waits, at least, between two edits of its message."
    )
    edits_a_second: float = Field(
        44.0,
        gt=0,
        description="How many calls to Discord, above all edits of tables' messages, are sent a second, at most; "
        "answers to clicks do not count. Discord takes 50.",
    )
    card_faces: bool = Field(True, description="Whether cards are shown as emojis, uploaded to the bot's application.")
    face_seconds: float = Field(
        0.25, ge=0, description="How long, at least, between two uploads of card faces, at the first start."
    )
    discord_proxy: str | None = Field(
        None,
        description="A rate-limit proxy for Discord's REST API that several processes share, like http://proxy:8080.",
    )
    discord_api: str | None = Field(None, description="Another address for Discord's REST API (a local sandbox).")
    discord_cdn: str | None = Field(None, description="Another address for Discord's files (a local sandbox).")
    discord_gateway: str | None = Field(None, description="Another address for Discord's gateway (a local sandbox).")

    @field_validator("discord_token")
    @classmethod
    def _check_token(cls, given: SecretStr) -> SecretStr:
        token = given.get_secret_value().strip()
        if not all("!" <= letter <= "~" for letter in token):
            raise ValueError("there is a blank, a line break or a foreign letter in the token: copy it again, whole")
        return SecretStr(token)

    @field_validator("shards")
    @classmethod
    def _check_shards(cls, wanted: str, known: ValidationInfo) -> str:
        if isinstance(known.data.get("database"), Path) and not all(one.whole for one in parsed(wanted)):
            raise ValueError("a file of SQLite is for one process; set DATABASE to postgresql://… or SHARDS to auto")
        return wanted

    @property
    def rest(self) -> str | None:
        """The base address of Discord's REST API, where it is not Discord's own."""
        if self.discord_proxy is not None:
            return f"{self.discord_proxy.rstrip('/')}/api/v{INTERNAL_API_VERSION}"
        return self.discord_api

    @property
    def ranges(self) -> tuple[Shards, ...]:
        """The ranges that SHARDS names."""
        return parsed(self.shards)
