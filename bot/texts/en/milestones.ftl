### Milestones: what the chronicle adds when a round was one. For writers: see narration.ftl.

# $name has been first $count times in a row (fifth, tenth…: $times is the ordinal).
milestone-reign =
    .a = { $name } wears the crown a { $times } time running. It has left a mark.
    .b = That makes { $count } crowns in a row; { $name } has stopped counting.
    .c = A { $times } reign in a row: the court portrait of { $name } needs more wall.
    .d = Still { $name }. Round { $count } of what the clerks now call an era.
    .e = The throne has taken the shape of { $name }: { $count } rounds without a break.
    .f = { $count } reigns, one after another. { $name } yawns in public.
    .g = Coins are struck with { $name } on both sides: crown number { $count } in a row.
    .h = No rest for the crown: { $name } keeps it a { $times } time.
    .i = Historians sharpen their quills: { $name }, { $count } in a row.

# $name is not last any more, for the first time ever, after $count last places in a row.
milestone-escape =
    .a = { $name } hands the broom on, for the first time in memory.
    .b = A first: { $name } climbs out of the cellar and asks what year it is.
    .c = The bottom has lost { $name }. It had grown fond.
    .d = Up the stairs, blinking: { $name }, serf no longer.
    .e = For the first time { $name } sees the table from above.
    .f = Let it be written: today { $name } got away from the broom.
    .g = Chains are returned at the gate. { $name } signs for them.
    .h = { $name } finds a chair with a back. Tears are seen.
    .i = One broom, lightly used, is free: { $name } has risen.

# The misery of $name, of this session, has passed $power.
milestone-misery =
    .a = The misery of { $name } passes { $power }. The violins are sent for.
    .b = Past { $power } now: the clerks give { $name } a ledger of one's own.
    .c = { $name } crosses { $power } of misery and receives a small blanket.
    .d = A bell tolls for { $name }: misery beyond { $power }.
    .e = Poets queue at the door of { $name }. The index has passed { $power }.
    .f = { $power }, and rising. { $name } asks for a longer abacus.
    .g = Somebody lend { $name } a handkerchief: misery is over { $power }.
    .h = New parchment is fetched; { $power } no longer fits the old. Poor { $name }.
    .i = Over { $power }! Even the rain looks in on { $name }.
