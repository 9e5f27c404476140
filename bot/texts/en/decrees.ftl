### Decrees: what the Tahimi proclaims for one round, how the Tahimi is addressed, and the serf who deals.

button-decrees = 🖋️ Decrees
button-deal = 🎲 Deal
button-proclaim = 🖋️ Proclaim
button-as-before = As before

decree-title = ## 👑 What pleases you, { $name }?
decree-hint = A decree holds for one round. Proclaim nothing and the table’s own rules stay.
decree-until = A decree holds for one round. The cards are dealt { $when }; proclaim nothing and the table’s own rules stay.
decree-own = The host has kept the rules from decrees; you still choose who deals and how you are addressed.
decree-choose = Decrees for this round…
decree-dealer = Who deals…
decree-dealer-self = Dealing: yourself
decree-dealer-is = Dealing: { $name }
decree-address = How you are addressed…
decree-address-none = Addressed by name alone
decree-address-is = Addressed as { $address }

decree-proclaimed = ## 🖋️ So be it
decree-as-before = ## 🖋️ Everything stays as it is
decree-proclaimed-hint = The herald reads it out when the cards are dealt. Until then, press **🖋️ Decrees** to change it.
decree-nothing = No rules are changed.
decree-over = 🖋️ The time for this decree has passed.

# On the table and in its log. $rules: “no rank privilege · deuces high”.
decree-in-short = decree: { $rules }
decree-deals = { $name } deals

# What a Tahimi may be called for a round, after the name.
address =
    .cheese = Defender of the Cheese
    .chimneys = Protector of All Chimneys
    .eminence = Your Considerable Eminence
    .goose = Friend of the Goose
    .magnificence = Your Magnificence
    .radiance = Your Mild Radiance
    .serenity = Your Serenity
    .soup = First at the Soup
    .spoons = Keeper of the Good Spoons
    .tallness = Your Tallness
    .weather = Cause of Fine Weather
