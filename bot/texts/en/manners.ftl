### Manners of stewards, by level: what the herald tells of one who sits down, and the chronicler, now and then, of one who
### wins or comes last. $name bears the title of the level, where it has one.

manner-sits-page =
    .a = { $name } has counted the cards and hopes that fifty is right.
    .b = { $name } sits down and asks which end of the cards is up.
    .c = { $name } was told that this is easier than carrying trays.
    .d = { $name } promises to play something, whatever it is.
    .e = { $name } waves to everybody and drops two cards.

manner-wins-page =
    .a = { $name } has won and would like to know how.
    .b = { $name } looks behind the chair for the real winner.
    .c = { $name } wins by a method that nobody will be able to teach.
    .d = { $name } asks whether winning is good. It is.
    .e = { $name } has won, and the tutors are rewriting their books.

manner-last-page =
    .a = { $name } comes last and thanks everybody for the game.
    .b = { $name } is last and had a lovely time.
    .c = { $name } finds that the last place has the best view.
    .d = { $name } meant to do that, more or less.
    .e = { $name } is last, and already shuffling for another round.

manner-sits-merchant =
    .a = { $name } counts the candles and asks who pays for them.
    .b = { $name } has closed the shop for an hour, or perhaps two.
    .c = { $name } shakes hands all round, once for luck, once for trade.
    .d = { $name } slides the scales under the chair and sits down.
    .e = { $name } brings honey cakes for everybody, at a fair price.

manner-wins-merchant =
    .a = { $name } wins and enters it in the ledger, underlined once.
    .b = { $name } wins and buys everybody cider, in the small cups.
    .c = { $name } calls it a good day’s trade and thanks all customers.
    .d = { $name } wins, and would have settled for second, with a receipt.
    .e = { $name } has won and is already giving some of it to the cook.

manner-last-merchant =
    .a = { $name } comes last and books it under advertising.
    .b = { $name } is last. Some years it rains on the fair.
    .c = { $name } comes last and admires the workmanship.
    .d = { $name } is last and asks for no refund.
    .e = { $name } comes last. The goods were sound, the market was not.

manner-sits-vizier =
    .a = { $name } sits down and looks at your chair, then at you.
    .b = { $name } arranges the inkwell, the sand and the silence.
    .c = { $name } bows, and remembers every card of last year.
    .d = { $name } has read the rules twice and the players once.
    .e = { $name } says that it is only a game, and sharpens a quill.

manner-wins-vizier =
    .a = { $name } wins and closes a notebook that nobody saw open.
    .b = { $name } had expected this since the third card.
    .c = { $name } wins and compliments the table on its resistance.
    .d = { $name } bows exactly as low as the win requires.
    .e = { $name } wins, and the candle has not burnt down an inch.

manner-last-vizier =
    .a = { $name } comes last and asks to see the arithmetic.
    .b = { $name } regards the last place as a rounding error.
    .c = { $name } is last, and the notebook gets a whole new page.
    .d = { $name } congratulates fortune, the stronger player today.
    .e = { $name } comes last and asks the candle for a recount.

manner-sits-master =
    .a = { $name } sits down, and the room sits up.
    .b = { $name } needs no cushion, no candle and little time.
    .c = { $name } greets everybody by name, including the cards.
    .d = { $name } closes both eyes for a moment. Play has begun.
    .e = { $name } folds two hands as quiet as a library.

manner-wins-master =
    .a = { $name } wins, thanks the cards and returns them in order.
    .b = { $name } says that it was close, which is kind.
    .c = { $name } wins so quietly that it takes a moment to notice.
    .d = { $name } pours tea for the table that has just lost.
    .e = { $name } wins and has a good word for every move but one.

manner-last-master =
    .a = { $name } comes last, laughs once and means it.
    .b = { $name } rises and bows to the table: that was well played.
    .c = { $name } is last today. Tell your grandchildren.
    .d = { $name } asks to be taught that last trick.
    .e = { $name } comes last and looks younger for it.
