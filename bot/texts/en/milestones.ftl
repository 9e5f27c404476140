### Milestones: what the chronicle adds when a round was one. For writers: see narration.ftl.

# $name has been first five times in a row, or ten…; $times is the ordinal.
milestone-reign =
    .a = { $name } wears the crown for the { $times } time running. It leaves a mark.
    .b = A { $times } reign in a row; { $name } has stopped counting.
    .c = That is the { $times } in a row: the portrait of { $name } needs more wall.
    .d = Still { $name }. The { $times } crown running; the clerks call it an era.
    .e = The throne takes the shape of { $name }: a { $times } reign without a break.
    .f = Yawning in public, { $name } puts on the crown for the { $times } time.
    .g = Coins show { $name } on both sides now, for the { $times } reign in a row.
    .h = No rest for the crown: { $name } keeps it for the { $times } time.
    .i = Historians sharpen their quills: { $name }, a { $times } reign in a row.
    .j = { $name } asks what a broom is. It is the { $times } reign in a row.

# $name is not last any more, for the first time ever.
milestone-escape =
    .a = { $name } hands the broom on, for the first time in memory.
    .b = A first: { $name } climbs out of the cellar and asks what year it is.
    .c = The bottom has lost { $name }. It had grown fond.
    .d = Up the stairs, blinking: { $name }, out of the cellar.
    .e = For the first time { $name } sees the table from above.
    .f = Let it be written: today { $name } got away from the broom.
    .g = Chains are returned at the gate. { $name } signs for them.
    .h = { $name } finds a chair with a back. There are tears.
    .i = One broom, lightly used, is free: { $name } has risen.
    .j = Daylight at last for { $name }, who never saw this floor of the house.

# The misery of $name, of this session, has passed $power.
milestone-misery =
    .a = The misery of { $name } passes { $power }. The violins are sent for.
    .b = Past { $power } now: the clerks open a new ledger for { $name }.
    .c = { $name } crosses { $power } of misery and receives a small blanket.
    .d = A bell tolls for { $name }: misery beyond { $power }.
    .e = Poets queue at the door of { $name }. The index has passed { $power }.
    .f = Beyond { $power }, and rising: { $name } asks for a longer abacus.
    .g = Somebody lend { $name } a handkerchief: misery is over { $power }.
    .h = New parchment is fetched for { $name }: the old sheet had room for { $power }.
    .i = Over { $power }! Even the rain looks in on { $name }.
    .j = { $name } is measured again. The rope shows more than { $power }.
