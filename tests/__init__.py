from bot.ui.language import ENGLISH, speak

speak(ENGLISH)  # the language of the tests and tools themselves; the bot that they start speaks none by default
