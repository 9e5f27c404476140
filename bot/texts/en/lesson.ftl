### Lessons: a round with stewards on one's own panel, with a coach for the first tricks.

button-lesson = 🎓 Back to the lesson
button-lesson-again = 🔁 Another round
lesson-over = 🎓 That was a whole round. Nothing of it is counted. `/cards tables` shows where people play, and `/cards start` opens a table.
coach-would = A good player would choose **{ $answer }**.
coach-enough = 🎓 You know enough. Play on as you like; ❓ answers the rest.

climbing-coach-play = Get rid of your cards: lay as many as the last play has, all of a higher rank, or pass. With the lead you may lay any set.
climbing-coach-play-play = Low sets go first, and high cards are kept for the moment when they win the lead.
climbing-coach-play-pass = A pass costs nothing, and good cards are worth keeping.
climbing-coach-tax = Your best cards went up by custom, or came to you. What you give back is yours to choose.
climbing-coach-tax-give = Single low cards are the hardest to get rid of, so they make the best gifts.
climbing-coach-pay = You owe the best of your cards, and where two are as good you choose.

rumino-coach-turn-start = Draw from the stock, or take the open card if it helps a meld. When little is left outside your melds you may knock.
rumino-coach-turn-start-draw = The open card makes no meld here.
rumino-coach-turn-start-take = The open card fits your hand.
rumino-coach-turn-start-knock = What is left outside your melds is cheap enough.
rumino-coach-turn-start-gin = Every card lies in a meld, and nothing beats that.
rumino-coach-discard = Throw one card. What lies in no meld counts against you when the hand ends.
rumino-coach-discard-discard = It is the card that costs you most and helps you least.
rumino-coach-rebuy = You are over the limit. You may buy back in, or leave the match.

truc-coach-turn = Lay a card: the highest of a trick takes it, and two tricks take the hand. You may call truc and raise what the hand is worth.
truc-coach-turn-play = It is enough for this trick and keeps the better ones.
truc-coach-answer = Your side is asked to play for more. Accept with good cards, or give up what was at stake before.
truc-coach-answer-accept = Your cards are good enough to stay.
truc-coach-answer-reject = The tricks you can expect are not worth the risk.
truc-coach-cut = Cut the pack and everybody gets three cards. Tap it and the dealer chooses how many.
truc-coach-size = You choose how many cards everybody gets.
truc-coach-eleven = One point wins you the match. You may play this hand for three, or give the others one.

indian-chief-coach-meld = Everybody lays a meld at the same time, face down. Each size can be scored once in the game.
indian-chief-coach-meld-lay = It scores well for its size, and each size comes only once.
indian-chief-coach-steal = You may take a card out of somebody’s meld into your hand.

jubilee-coach-play = Lay a card and add its value to the total. Bring the total to a multiple of 25 and you score; step over one and you pay.
jubilee-coach-play-play = It scores, or at least costs nothing and leaves the others no easy jubilee.
