### What each rank at the table is called. The value stands before a name; `.short` is its sign alone, `.plain` its words.

tahimi = 👑 Tahimi
    .short = 👑
    .plain = Tahimi

vice-tahimi = 🎩 Vice Tahimi
    .short = 🎩
    .plain = Vice Tahimi

senior-vice-tahimi = 🎩 Senior Vice Tahimi
    .short = 🎩
    .plain = Senior Vice Tahimi

junior-vice-tahimi = 🎩 Junior Vice Tahimi
    .short = 🎩
    .plain = Junior Vice Tahimi

merchant = ⚖️ Merchant
    .short = ⚖️
    .plain = Merchant

master-serf = 🧺 Master Serf
    .short = 🧺
    .plain = Master Serf

junior-assistant-to-the-master-serf = 🧺 Junior Assistant to the Master Serf
    .short = 🧺
    .plain = Junior Assistant to the Master Serf

serf = 🧹 Serf
    .short = 🧹
    .plain = Serf

## Dahimi

very-rich = 💰 Very Rich
    .short = 💰
    .plain = Very Rich

rich = 🪙 Rich
    .short = 🪙
    .plain = Rich

commoner = 🥖 Commoner
    .short = 🥖
    .plain = Commoner

poor = 🥄 Poor
    .short = 🥄
    .plain = Poor

dahimi = 🧹 Dahimi
    .short = 🧹
    .plain = Dahimi

## Everywhere

# Has no rank yet.
newcomer = 🎭 Newcomer
    .short = 🎭
    .plain = Newcomer

# A computer player.
steward = ⚙️ Steward
    .short = ⚙️
    .plain = Steward
