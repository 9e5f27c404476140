"""Settings, from the environment and `.env`. Every field says what it does; `python -m bot --help` prints them."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What a host can set."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr = Field(SecretStr(""), description="The bot's token, from Discord's developer portal.")
    database: Path = Field(Path("tahimi.db"), description="The SQLite file that keeps tables, ranks and misery.")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", description="How much is logged: DEBUG, INFO, WARNING or ERROR."
    )
    steward_seconds: float = Field(1.6, ge=0, description="How long a computer player thinks.")
    pass_seconds: float = Field(
        8.0, ge=0, description="How long, at most, a pass waits that was ordered or had no alternative (0: not at all)."
    )
    edit_seconds: float = Field(
        1.0, ge=0, description="How long a table waits, at least, between two edits of its message."
    )
    card_faces: bool = Field(True, description="Whether cards are shown as emojis, uploaded to the bot's application.")
    face_seconds: float = Field(
        0.25, ge=0, description="How long, at least, between two uploads of card faces, at the first start."
    )
    discord_api: str | None = Field(None, description="Another address for Discord's REST API (a local sandbox).")
    discord_gateway: str | None = Field(None, description="Another address for Discord's gateway (a local sandbox).")
