"""Turns pictures into PNG files."""

import io

from PIL import Image

LEVEL = 2  # the level of compression: with 4 a picture is 12 % smaller and takes 1.4 times as long to save


def png(image: Image.Image) -> bytes:
    """The image, which has a palette, as the bytes of a PNG file."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()
