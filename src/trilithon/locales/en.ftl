### Page

page-home = Trilithon, home
page-lost = There is nothing at this address.
page-lost-home = Back to the games
page-close = Close
page-language = Language
page-theme-system = Light: as your device. Switch to day
page-theme-light = Light: day. Switch to night
page-theme-dark = Light: night. Switch to your device's

page-tagline-m = Match stones edge to edge, rob your neighbour, and take the line before it crumbles.
page-tagline-monolyth = Raise four walls at once, cube by cube, as the prophecies ask.
page-tagline-century = Travel an endless world, trade crystals, wake golems.
page-tagline-stonehenge = Raise a ring of stones and let the sun swing through it.

page-prompt = What to do now
page-undo = Take back
page-seats = Players
page-seat-you = you
page-seat-here = on this screen
page-seat-person = a person
page-seat-bot = computer
page-seat-open = open seat
page-seat-away = not connected
page-seat-plays = to play
page-score-now = Score so far:
page-log = What happened
page-log-empty = Nothing yet.
page-tools = Table tools
page-rules = Rules
page-scores = Scores
page-share = Invite
page-total = Total
page-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
page-over = The game is over.
page-other-plays = { $name } is thinking…
page-end-you-won = You won!
page-end-you-share = You share the win!
page-end-won = { $name } wins
page-end-shared = { $name } share the win
page-end-lead = { $best } points, { $points ->
    [0] level with the rest
    [one] one ahead of the next
   *[other] { $points } ahead of the next
}.
page-end-look = Look at the table
page-rematch = Play again
page-handover = Hand the screen to { $name }
page-handover-why = The cards stay hidden until { $name } is ready.
page-handover-ready = I am { $name }
page-connection-lost = The line is down. Your game is safe; trying again…

page-guide = Style guide
page-guide-screens = Sample screens
page-guide-type = Type
page-guide-stone = Stone
page-guide-ink = Ink
page-guide-light = Crystal, sun, blood, moss
page-guide-minerals = Minerals
page-guide-material = Material and space
page-guide-parts = Parts
page-guide-cards = Cards of M
page-guide-boxes = Boxes

### Page: the table of M

page-m-letter-blue = B
page-m-letter-brown = N
page-m-letter-red = R
page-m-letter-green = G
page-m-letter-yellow = Y
page-m-card = { $colour ->
    [blue] blue
    [brown] brown
    [red] red
    [green] green
   *[yellow] yellow
} { $value } { $symbol ->
    [cube] cube
    [triangle] triangle
    [moebius] Möbius
    [fork] fork
   *[none] without symbol
}
page-m-table = The table: { $columns } by { $rows } cards, at most { $size } by { $size }
page-m-size = { $columns } × { $rows } of { $size } × { $size }
page-m-cell = { $cell }: { $what }. { $offer }
page-m-empty = empty
page-m-open = One of your cards fits here.
page-m-fits = { $tokens ->
    [0] Fits here.
    [one] Fits here and takes one token.
   *[other] Fits here and takes { $tokens } tokens.
}
page-m-fits-scoring = { $tokens ->
    [0] Fits here and scores the line.
    [one] Fits here, takes one token and scores the line.
   *[other] Fits here, takes { $tokens } tokens and scores the line.
}
page-m-takeable = You may take it.
page-m-take-this = Take the { $card }.
page-m-line-cell = In a line that can score.
page-m-hand = Your hand
page-m-hand-card = { $card }
page-m-hand-card-idle = { $card }, of no use now
page-m-hand-empty = Your hand is empty.
page-m-choose = Your turn: choose a card, then a place for it.
page-m-choose-for = Choose the card for { $cell }.
page-m-place = Place the { $card } on a lit cell.
page-m-place-nowhere = The { $card } fits nowhere. Choose another card.
page-m-must-pass = None of your cards fits: you have to pass.
page-m-swap = Pass, and swap the { $card } for the top of the pile?
page-m-pass-hint = Passing costs a token. You may choose a card to swap first.
page-m-pass = Pass
page-m-bury = Pass and swap
page-m-choose-line = Row and column both score. Choose one.
page-m-row = The row
page-m-column = The column
page-m-take = Take a card from the line.
page-m-take-last = The last scoring: take a card from the line.
page-m-other-takes = { $name } takes a card from the line…
page-m-other-line = { $name } chooses the line…
page-m-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
page-m-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-m-taken = Taken cards
page-m-pillar = started this scoring
page-m-pile = { $count ->
    [0] The pile is empty: the next scoring is the last.
    [one] One card in the pile
   *[other] { $count } cards in the pile
}

page-m-rules-goal = What it is about
page-m-rules-goal-text = Rob your right neighbour of tokens and collect valuable cards. Only your two best colours count for you; every other colour you took counts against you.
page-m-rules-cards = The cards
page-m-rules-cards-text = A card has a colour, a value and a symbol. Its teeth repeat this: they are shaped like the symbol, one for every ten points. Zeros have no symbol.
page-m-rules-place = Place a card
page-m-rules-place-text = Put a card of your hand next to another, side to side. It has to share colour, value or symbol with every card it touches by a side, not always the same one. The table never grows beyond six by six. Then draw a card.
page-m-rules-tokens = Take tokens
page-m-rules-tokens-text = Touching two cards takes one token from your right neighbour, three cards two, four cards three. If that player runs out, the next one to the right pays. Nobody pays themselves.
page-m-rules-line = Start a scoring
page-m-rules-line-text = A scoring starts when your card stands in an unbroken row or column of five or six, and shares at least two things with a neighbour in that line. If both lines qualify, you choose.
page-m-rules-take = Take cards
page-m-rules-take-text = Starting with you and going round to the left, everyone must take one card of the line. A card that holds the table together, sides and corners counting, cannot be taken. It stops when one card is left or none can go.
page-m-rules-pass = Pass
page-m-rules-pass-text = You pass only when none of your cards fits. You give your right neighbour a token, if you have one, and may put one card under the pile and draw the top one.
page-m-rules-end = The end
page-m-rules-end-text = The game ends with the first scoring that starts on an empty pile, or when everybody keeps passing.
page-m-rules-score = The score
page-m-rules-score-text = Ten points for each token, plus the cards of your two best colours, minus all your other cards. Cards in hand do not count. Equal totals share the win.
page-m-rules-note = An unofficial adaptation. M was designed by Martin Schlegel; its name belongs to its publisher.

### Stonehenge and the Sun

stonehenge-event-ring = { $seat } lowers a stone at { $angle }°.
stonehenge-event-top = { $seat } lowers a stone onto stone { $stone }.
stonehenge-event-gate = { $seat } takes stone { $stone } to lay it over stones { $one } and { $other }.
stonehenge-event-stands = Stone { $stone } stands.
stonehenge-event-bridged = Stone { $stone } lies: a gate is closed.
stonehenge-event-again = Stone { $stone } will not stand. { $seat } tries again.
stonehenge-event-given-up = Stone { $stone } will not stay up, and { $seat } keeps it.
stonehenge-event-mark = { $seat } moves the marker to { $angle }°.
stonehenge-event-swing = { $seat } lets the sun go at { $angle }°, { $pull } mm outside the base.
stonehenge-event-through = The sun passes without touching anything.
stonehenge-event-touched = The sun brushes the stones, but all stay up.
stonehenge-event-toppled = Stone { $stone } topples.
stonehenge-event-dropped = Stone { $stone } drops.
stonehenge-event-off = Stone { $stone } is pushed off the base.
stonehenge-event-moved = { $count ->
    [one] One stone is shifted, and stands.
   *[other] { $count } stones are shifted, and stand.
}
stonehenge-event-penalty = { $count ->
    [one] { $seat } takes a stone as a penalty.
   *[other] { $seat } takes { $count } stones as penalties.
}
stonehenge-event-no-zone = The next player can make no new zone: the game is over.

stonehenge-score-penalties = Stones taken

stonehenge-error-grid = { $value } is not a value that can be chosen here.
stonehenge-why-stage = That is not what is to be done now.
stonehenge-why-meets = Another stone is in the way.
stonehenge-why-marker = A stone may not stand in front of a marker.
stonehenge-why-zone = Beside that stone there would be no new zone for your marker.
stonehenge-why-carry = Only a bare stone that stands on the base can carry another.
stonehenge-why-foot = Too little of the stone would rest on the one below.
stonehenge-why-first = No gate in your first turn.
stonehenge-why-again = The stone in your hand has to be placed first.
stonehenge-why-closed = A gate has closed your zone: place a stone and move your marker.
stonehenge-why-source = Only a loose stone of the circle can become a lintel.
stonehenge-why-supports = A gate needs two bare neighbours that stand on the base.
stonehenge-why-wide = These two stones are too far apart for a lintel.
stonehenge-why-own-zone = You may not close your own zone.
stonehenge-why-merge = Without that stone two markers would share a zone.
stonehenge-why-zone-choice = Your marker must go to another free zone beside the new stone, wide enough for the ball.
stonehenge-why-mark-near = That is too close to a stone.
stonehenge-why-swing = The path has to cross your zone, on the near or on the far side.
stonehenge-why-outcome = Stones cannot come to rest like that.
stonehenge-why-tremor = No hand of this seat trembles like that.

stonehenge-stage-stone = Place a stone, or lay a gate.
stonehenge-stage-again = The stone fell. Place it again.
stonehenge-stage-marker = Move your marker to a zone beside the new stone.
stonehenge-stage-sun = Swing the sun through your zone.
stonehenge-zones = Zones: from and to in degrees, the gap in mm, who is there
stonehenge-zone-closed = closed by a gate
stonehenge-zone-narrow = too narrow
stonehenge-zone-whole = the whole rim
stonehenge-reserve = { $count ->
    [one] One stone in the reserve
   *[other] { $count } stones in the reserve
}
stonehenge-taken = { $count ->
    [0] no stone taken
    [one] one stone taken
   *[other] { $count } stones taken
}
stonehenge-help = ring 45 · top 7 · gate 5 over 3 · mark 60 · swing 45 pull 250 side -20. East is 0°, and degrees run anticlockwise.
stonehenge-room = A path there keeps { $room } mm from the nearest stone.
stonehenge-hand = Hand of seat { $seat }
stonehenge-hand-steady = steady
stonehenge-hand-expert = expert
stonehenge-hand-average = average
stonehenge-hand-novice = novice
