### French: what each rank at the table is called.

tahimi = 👑 Tahimi
    .short = 👑
    .plain = Tahimi

vice-tahimi = 🎩 Vice-Tahimi
    .short = 🎩
    .plain = Vice-Tahimi

senior-vice-tahimi = 🎩 Vice-Tahimi senior
    .short = 🎩
    .plain = Vice-Tahimi senior

junior-vice-tahimi = 🎩 Vice-Tahimi junior
    .short = 🎩
    .plain = Vice-Tahimi junior

merchant = ⚖️ Notable
    .short = ⚖️
    .plain = Notable

master-serf = 🧺 Serf en chef
    .short = 🧺
    .plain = Serf en chef

junior-assistant-to-the-master-serf = 🧺 Sous-aide du Serf en chef
    .short = 🧺
    .plain = Sous-aide du Serf en chef

serf = 🧹 Serf
    .short = 🧹
    .plain = Serf

## Dahimi

very-rich = 💰 Richissime
    .short = 💰
    .plain = Richissime

rich = 🪙 Riche
    .short = 🪙
    .plain = Riche

commoner = 🥖 Quidam
    .short = 🥖
    .plain = Quidam

poor = 🥄 Pauvre
    .short = 🥄
    .plain = Pauvre

dahimi = 🧹 Dahimi
    .short = 🧹
    .plain = Dahimi

## Everywhere

newcomer = 🎭 Nouvelle tête
    .short = 🎭
    .plain = Nouvelle tête

steward = ⚙️ Majordome
    .short = ⚙️
    .plain = Majordome
