### Lessons: a round with stewards on one's own panel, with a coach for the first tricks.

button-lesson = 🎓 Back to the lesson
button-lesson-again = 🔁 Another round
lesson-over = 🎓 That was a whole round, and none of it counts. Next: `/cards tables` shows where people play, and `/cards start` opens a table.
coach-thinks = A vizier is looking at your cards…
coach-would = A good player would choose **{ $answer }**.
coach-enough = 🎓 You know enough. Play on as you like; ❓ answers the rest.

climbing-coach-play = Get rid of your cards: lay as many as the last play has, all of a higher rank, or pass. With the lead you may lay any set.
climbing-coach-play-play = Low sets go first, and high cards are kept for the moment when they win the lead.
climbing-coach-play-pass = A pass costs nothing, and what you keep may win a later trick.
climbing-coach-tax = You were paid somebody’s best cards. You choose what to give back.
climbing-coach-tax-give = Single low cards are the hardest to get rid of, so they make the best gifts.
climbing-coach-pay = You owe the best of your cards; between equally good ones you choose.

rumino-coach-turn-start = Draw from the stock, or take the open card if it helps a meld. When little is left outside your melds you may knock.
rumino-coach-turn-start-draw = The open card makes no meld here.
rumino-coach-turn-start-take = The open card fits your hand.
rumino-coach-turn-start-knock = What is left outside your melds is cheap enough.
rumino-coach-turn-start-gin = Every card is in a meld. Only a rumino is better.
rumino-coach-discard = Throw one card. Cards in no meld count against you when the hand ends.
rumino-coach-discard-discard = It is the card that costs you most and helps you least.
rumino-coach-rebuy = You are over the limit. You may put in chips and come back, or stay out.

truc-coach-turn = Lay a card: the highest takes the trick, and the side with more tricks takes the hand. You may call truc to raise what it is worth.
truc-coach-turn-play = It is enough for this trick, and keeps the better ones for later.
truc-coach-answer = Your side is asked to play for more. Accept with good cards, or give up what was at stake before.
truc-coach-answer-accept = Your cards are good enough to stay.
truc-coach-answer-reject = The tricks you can expect are not worth the risk.
truc-coach-cut = Cut the pack and everybody gets three cards. Tap it and the dealer chooses how many.
truc-coach-size = You choose how many cards everybody gets.
truc-coach-eleven = One point wins you the match. You may play this hand for three, or give the others one.

indian-chief-coach-meld = Everybody lays a meld at the same time, face down. Each size can be scored once in the game.
indian-chief-coach-meld-lay = It scores well for its size, and each size comes only once.
indian-chief-coach-steal = You may take a card out of somebody’s meld into your hand.

jubilee-coach-play = Lay a card and add its value to the total. If you bring the total to a multiple of 25, you score; if you step over one, you pay.
jubilee-coach-play-play = It scores, or at least costs nothing and leaves the others no easy jubilee.

pif-paf-coach-bet = Bet before anything is drawn: check, bet, or fold and lose no more than what you have put in.
pif-paf-coach-bet-check = There is nothing to match, so staying costs nothing.
pif-paf-coach-bet-bet = These cards are close enough to melds to make the others pay.
pif-paf-coach-bet-call = The hand is worth what it costs to stay.
pif-paf-coach-bet-fold = Too little of this hand fits together.
pif-paf-coach-draw = Draw from the stock, or take the card that was thrown last.
pif-paf-coach-draw-draw = The thrown card helps no meld.
pif-paf-coach-draw-take = That card makes a meld, or nearly.
pif-paf-coach-discard = Nine cards in melds win. Throw the one that helps least; somebody may claim it.
pif-paf-coach-discard-discard = It fits nothing else in the hand.
pif-paf-coach-discard-out = The other nine are all in melds, and the pot is yours.

sampen-coach-choose-upcard = Your card matched, so you put up the next one. Its twin is in another hand, in the stock, or beside it in yours.
sampen-coach-choose-upcard-put = Half of a pair takes its twin along at once; a single card goes alone.
sampen-coach-open-lead = Nobody has the twin and the stock is empty. Your hand is the longest, so you lead any card.

one-eyed-jack-coach-turn = Lay a card and put a chip on a cell that shows it. Five in a row make a row. Jacks with two eyes go anywhere, and jacks with one eye take a chip away.
one-eyed-jack-coach-turn-play = It adds to the best line of your side, or breaks theirs.
one-eyed-jack-coach-turn-swap = Both its cells are taken, so a new card can only be better.

tyzicha-coach-bid = Bid what you think your tricks and marriages will bring, or pass. The highest bidder plays against the other two.
tyzicha-coach-bid-bid = The hand should bring more than that.
tyzicha-coach-bid-pass = A contract that fails costs its whole worth.
tyzicha-coach-forced = Both others have passed, so you must play, for 100 or for 110.
tyzicha-coach-exchange = Give each opponent one card of your ten. Keep aces, marriages and long suits.
tyzicha-coach-commit = Play for what you bid, raise it, or concede now and lose only that.
tyzicha-coach-lead = Lead any card. With a king and a queen of a suit you may show the marriage, which scores and makes trumps.
tyzicha-coach-follow = Follow suit and beat the trick if you can. Without the suit you must trump.

schwimmen-coach-dealer = Keep these three, or take the other three unseen and leave these on the table.
schwimmen-coach-dealer-keep = They are better than three cards usually are.
schwimmen-coach-dealer-swap = Three unknown cards can hardly be worse.
schwimmen-coach-turn = Change one card or all three for those on the table, or pass. Cards of one suit add up, and the lowest hand loses.
schwimmen-coach-turn-exchange = It raises the value of your hand most.
schwimmen-coach-turn-pass = Nothing on the table improves this hand.
schwimmen-coach-turn-all = Those three together beat yours.

tadmur-coach-turn = Lay a card one rank above or below your last one. When the spaces are full the chain must touch your target. You may first guess the other’s target.
tadmur-coach-turn-play = From there a way to your target is still open.
tadmur-coach-turn-guess = A right guess wins the deal at once, and players who never guess rarely win.
tadmur-coach-stuck = No card of yours fits. A right guess of the other’s target still wins.
