# Every sentence of Trilithon in English. The French file has the same keys in the same order.
# Cards, seats and colours arrive in words: "blue 40 cube", "Ada".

### Common

game-name = { $game ->
    [m] M
    [monolyth] Monolyth
    [century] Century: Golem – An Endless World
    [stonehenge] Stonehenge and the Sun
   *[other] { $game }
}
event-over = The game is over.
status-over = the game is over
score-heading = { $place }. { $name }
score-total = Total

mark-r = from the rulebook
mark-p = from a public source
mark-i = inferred
mark-x = house data, invented here
mark-none = not marked

### Errors

error-over = The game is over.
error-turn = { $seat ->
    [-1] Nothing is to be drawn now: a player is to move.
   *[other] It is not the turn of seat { $seat }.
}
error-seat = There is no seat { $seat }: the { $players } seats are numbered from 0.
error-undo = There is nothing to take back: only the steps of the turn you are making can be taken back.
error-move-number = That number names no move of this game.
error-notation = “{ $text }” is not a move. Type a number of the list, or a move as the list writes it.
error-choice-number = There is no move { $text }: the list goes from 1 to { $most }.
error-choice-typed = “{ $text }” is not a move: nothing is numbered here, so type the move in words.
error-game = There is no game called “{ $game }”. Known games: { $known }.
error-no-game = Which game? Known games: { $known }.
error-no-screen = { game-name } cannot be played in the terminal, only on the page. Here: { $known }.
error-players = { game-name } is for { $low } to { $high } players, not for { $players }.
error-option = There is no option “{ $option }”. Known options: { $known }.
error-choice = The option { $option } cannot be “{ $choice }”. Possible: { $known }.
error-option-form = “{ $text }” is not an option: write name=choice.
error-number = “{ $text }” is not a whole number.
error-decimal = “{ $text }” is not a number.
error-range = { $option } goes from { $low } to { $high }: “{ $text }” is outside.
error-host = “{ $host }” is no address of this machine. --host 127.0.0.1 is for this machine alone, --host 0.0.0.0 for its network.
error-port-busy = Port { $port } is taken, perhaps by another Trilithon. Choose another one: `trilithon serve --port { $other }`, or `make play PORT={ $other }`.
error-listen = The server cannot listen on { $host }, port { $port }: { $detail }. --host and --port choose other ones.
error-language = There are no sentences in “{ $language }”. Known languages: { $known }.
error-bot = There is no computer opponent called “{ $bot }”. Known: { $known }.
error-bot-plays = “{ $bot }” does not play { game-name }. These do: { $known }.
error-bot-skill = “{ $bot }” does not search in { game-name }: it is as good as its eye and its hand, and takes no budget.
error-bot-budget = “{ $bot }” needs a budget of a turn: write { $bot }:1000 (iterations) or { $bot }:1s.
error-budget = “{ $text }” is no budget of a turn: write a number of iterations (1000) or a time (1.5s, 250ms).
error-arena-bots = An arena needs at least two computer opponents: --bots A,B
error-arena-test = “{ $text }” is no test: write two shares from 0 to 1, the lower one first, such as 0.5,0.6.
error-tune-bot = “{ $bot }” does not play with weights: tune search (such as search:200) or a level.
error-tune-game = { game-name } is not searched: there are no weights to tune.
error-workers = The { $workers } worker processes keep dying; the arena gives up.
error-ray = Ray is not installed. Install it with: pip install trilithon[cluster]
error-bot-game = This computer opponent does not play { $game }.
error-render-game = There are no pictures of { $game }: only Stonehenge is drawn.
error-seats = { $people ->
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [0] no computer opponent
    [one] one computer opponent
   *[other] { $bots } computer opponents
} do not fit on { $players } seats.
error-name = “{ $name }” cannot be a player's name: 1 to { $most } ordinary signs, without a closing bracket at the end.
error-name-bot = “{ $name }” is a computer opponent: a player needs another name. To play against it: --bots { $name }
error-usage = I do not understand this command line ({ $detail }). `trilithon --help` explains it.
error-save = The game could not be written to { $path }: { $detail }.
error-file = { $path } cannot be read: { $detail }.
error-file-text = { $path } is not a text file.
error-resume-public = { $path } is a public record: it shows no hidden cards, so nobody can go on with it.
error-folder = The folder { $path } cannot be used: { $detail }.
error-secret = { $path } is damaged: it does not hold a whole secret. Delete it and start again: a new one is made, and everyone who played here counts as a new guest.
error-peers = OpenSpiel is not installed. `make bench` installs its locked version and measures beside it.

error-data-file = The data file { $path } cannot be read: { $detail }.
error-data-toml = The data file is not valid TOML: { $detail }.
error-data-shape = The data file lacks “{ $path }”, or it is of the wrong kind.
error-data-mark = The mark of “{ $path }” is “{ $mark }”, but only R, P, I and X are marks.
error-data-value = The data at “{ $path }” do not describe a game that can be played.
error-data-game = These data belong to the game “{ $found }”, not to { game-name }.
error-data-unknown = The record was played with component data { $hash } of { game-name }, which are not here. Give their file with --data.

error-record-format = This is not a record of a game: its first line should be “{ $expected }”.
error-record-large = The record is too large: at most { $most } signs.
error-record-cut = The record is cut off: its last line, which seals it, is missing.
error-record-edited = The record was changed or damaged: its seal does not fit its text.
error-record-line = Line { $line } of the record makes no sense: “{ $text }”.
error-record-missing = The header of the record lacks “{ $field }”.
error-record-number = A number in the header of the record is none.
error-record-rules = The record follows version { $found } of the rules; this program plays version { $known }.
error-record-data = The record was played with component data { $expected }, but the data given are { $found }.
error-record-move = Move { $number } of the record, “{ $text }”, is impossible. { $reason }
error-record-secret = The dealer's secret in the record is not a valid one.
error-record-commitment = The dealer's secret is not the one that was promised before the game.
error-record-no-secret = The dealer's secret is not in this record, so that its draws cannot be recomputed yet.
error-record-draw = Move { $number } of the record is not what the dealer drew (draw { $draw }).

### Errors: the server

server-stale = Something happened at the table in the meantime. Look again.
server-malformed = The server does not understand this: { $detail }
server-large = That is too much at once.
server-rate = Too many requests. Wait a moment.
server-seat = That seat is not yours.
server-token = This invitation or key does not belong to this table.
server-origin = A page of another site may not do this.
server-unknown = There is nothing at this address.
server-taken = That seat is taken.
server-running = Only when the game is over.
server-waiting = The game has not started: somebody is still missing.
server-company = Not at a table with other people.
server-unavailable = The server cannot do this now. Try again.

### Terminal

help-trilithon = Play stone-and-crystal board games in the terminal, look at records, measure the engines.
help-command = COMMAND
help-lang = language of all sentences (from the environment if not given)
help-play = play a game here, against the computer or with others at this screen
help-serve = let people play in their browsers, and programs over the network
help-replay = step through the record of a game
help-render = draw the last position of a record and its last swing (Stonehenge)
help-out = the folder for the pictures
help-verify = recompute every draw of a record
help-data = show a game's components and how sure each datum is
help-arena = let computer opponents play each other and rate them
help-bench = measure an engine's speed
help-doctor = tell versions, whether the engines are compiled, and what to do
help-game = which game: { $known }
help-file = the record of a game
help-seat = see with the eyes of this seat (the first is 0); a spectator's if not given
help-players = number of players
help-hotseat = names of the people at this screen
help-bots = computer opponents for the other seats, such as artisan, search:1s (at most a second a turn) or random
help-seed = a number: the same number deals the same game
help-option = an option of the game
help-data-file = component data to play with instead of ours
help-save = keep the game in this file after each move
help-resume = go on with the game kept in this file
help-tune = improve the weights of a game's heuristic by self-play
help-tune-bot = who plays, against itself: an opponent that searches, such as search:200
help-tune-steps = how many times the weights are changed
help-tune-games = the games that each change is drawn from
help-tune-check = the games of the new weights against the old ones
help-tune-write = write the new weights where the opponents read them, if they surely win
help-arena-bots = the opponents, separated by commas, such as search:1s,greedy; a budget is the most that a turn may take: a search stops as soon as its choice is clear
help-arena-games = how many games at least; every seating of a line-up is played with the same draws
help-arena-test = stop as soon as it is sure whether the first one's share is nearer to LOW or to HIGH
help-arena-workers = how many processes play (as many as there are cores if not given)
help-arena-ray = play on a Ray cluster: the one at this address, or one started on this machine
help-arena-records = keep the record of every game in this folder
help-peers = measure OpenSpiel's engines in the same run
help-host = address to listen at; 0.0.0.0 lets the whole network in
help-port = port to listen at; 0 for any free one
help-data-dir = folder in which tables and the server's secret are kept
help-origin = another address whose pages may talk to this server
help-rate = how many times the usual number of requests one client may make
help-bot-seconds = after how many seconds a computer opponent is stopped
help-bot-pace = how many seconds a computer opponent takes at least
help-analysis-iterations = how long to think about each turn of a finished game, in iterations of the search
help-json = print the figures as JSON

command-help = help
command-undo = undo
command-log = log
command-scores = scores
command-hand = hand
command-save = save
command-quit = quit

terminal-title = { game-name } · turn { $turn } · { $status }
terminal-person = Player
terminal-bot-name = { $number ->
    [1] Basalt
    [2] Granite
    [3] Obsidian
    [4] Flint
   *[other] Marble
}
terminal-prompt = { $name }, { $task } (? for help):
terminal-hand-over = Hand the screen to { $name }
terminal-hand-over-ready = { $name }, press Enter when nobody else is looking.
terminal-continue = Enter to go on.
terminal-scores-now = If the game ended now
terminal-saved = Saved in { $path }.
terminal-kept = The whole game is in { $path }: see it again with `trilithon replay`, check its draws with `trilithon verify`.
terminal-left = Nothing was played yet, nothing is kept. Goodbye!
terminal-left-saved = The game is kept in { $path }. Go on with it by:
terminal-opponent = { $name }: { $level }
terminal-opponent-rated = { $name }: { $level }, rating { $rating }
terminal-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
terminal-help =
    Type the number of a move, or the move itself as the list writes it.
    help     this page
    undo     take back a step of the turn you are making
    log      everything that happened so far
    scores   what everyone would score now
    hand     look at your own hand while everyone watches
    hint     ask the computer what it would play, and why
    save     keep the game now
    quit     leave; the game is kept and can be resumed
    The first letters of a word are enough.

replay-title = { game-name } · position { $here } of { $last }
replay-prompt = Enter or n: next · b: back · a number: go there · e: end · q: leave:
replay-error = “{ $text }” leads nowhere: the positions go from 0 to { $last }.
render-written = Written: { $path }
verify-fair = { $draws ->
    [0] The record holds no draws.
    [one] The only draw was recomputed: it is the one the dealer had promised.
   *[other] All { $draws } draws were recomputed: they are those the dealer had promised.
}
verify-simulated = { $outcomes ->
    [one] The only outcome was simulated again ({ $simulator }): the stones come to rest as recorded, to the last digit.
   *[other] All { $outcomes } outcomes were simulated again ({ $simulator }): the stones come to rest as recorded, to the last digit.
}
verify-differs = Simulated again ({ $simulator }), { $different ->
    [one] one of { $outcomes } outcomes differs
   *[other] { $different } of { $outcomes } outcomes differ
} here, the first at move { $number }. Another version of the simulation or another kind of processor can do that, and so can a record that was touched up; the positions in the record are the ones that count.

data-title = { game-name }: component data, version { $hash }
data-path = Datum
data-value = Value
data-mark = How sure

doctor-compiled = The engines are compiled.
doctor-interpreted = The engines run as plain Python, which is many times slower.
doctor-compile = Install a C compiler and build again: pip install --editable . (or: make play)
doctor-no-compiler = There is no C compiler (cc) on this machine.
doctor-stale = Changed since the engines were compiled: { $modules }. What runs is the older version.
doctor-rebuild = Build again: python setup.py build_ext --inplace --force
doctor-data = { game-name }: data { $hash }, rules { $rules }
doctor-fine = Everything is as it should be.

arena-title = { game-name }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $games ->
    [one] one game
   *[other] { $games } games
}
arena-bot = Opponent
arena-wins = wins
arena-share = share
arena-rating = rating
arena-score = points
arena-seconds = s
arena-note = Share: mean result against each other opponent at the table, a tie being a half. Ratings are on the Elo scale around 0. Intervals are 95 %. s: seconds of one core in a game.
arena-note-alone = s: seconds of one core in a game.
tune-match = The new weights against the old ones, { $games } games: { $share } % [{ $low }, { $high }]
tune-kept = The old weights stay: it is not sure that the new ones are better (the interval would have to lie above 50 %).
arena-interrupted = Called off: what was played until then counts.
arena-test-high = The test is sure: the share of { $bot } is nearer to { $high } % than to { $low } %.
arena-test-low = The test is sure: the share of { $bot } is nearer to { $low } % than to { $high } %.
arena-test-open = The test is not sure yet whether the share of { $bot } is nearer to { $low } % or to { $high } %.

bench-title = { game-name }, { $players ->
    [one] one player
   *[other] { $players } players
}
bench-compiled = compiled
bench-interpreted = interpreted
bench-moves = random playouts, moves/s
bench-moves-legal = the same through legal_moves, moves/s
bench-copy = copy, µs
bench-from-view = from_view, µs
bench-determinize = determinize, µs
bench-python = driven from Python, moves/s
bench-uct = plain UCT with random playouts, iterations/s
bench-peer = Peer
bench-peer-moves = moves/s
bench-ratio = { game-name } / peer
bench-peer-uct = MCTS, iterations/s
bench-uct-ratio = UCT, { game-name } / peer
bench-note = Medians of interleaved runs on this machine, in processor time; only decisions of players count as moves.

serve-local = To let others of your network in, start with --host 0.0.0.0.
serve-interpreted = The engines run in plain Python, much slower. `trilithon doctor` tells what to do.

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

page-hero = Four games of stone and crystal
page-hero-text = Choose a box and sit down: alone against the computer, with friends by a link, or all around one screen.
page-recent = Your tables
page-recent-table = Back to your table of { $game }
page-shelf = The games
page-players = { $least } to { $most } players
page-play = Play
page-play-game = Play { $game }
page-unofficial = An unofficial fan project. The names of the games belong to their publishers.
page-new-table = A table of { $game }
page-company = With whom?
page-company-bots = Against the computer
page-company-friends = Friends by a link
page-company-here = On this screen
page-your-name = Your name
page-name-of = Name of player { $seat }
page-seat-choice = Who takes seat { $seat }?
page-seat-choice-bot = Computer
page-seat-choice-open = Open: whoever has the link
page-seat-choice-here = Someone on this screen
page-fewer = One seat fewer
page-more = One seat more
page-seat-count = { $count } seats
page-player = Player { $seat }
page-bot-name = { $seat ->
    [1] Basalt
    [2] Granite
    [3] Obsidian
    [4] Flint
    [5] Marble
   *[other] Slate
}
page-level = How strong is the computer?
page-level-name = { $level ->
    [apprentice] Apprentice
    [builder] Builder
    [artisan] Artisan
    [architect] Architect
    [master] Master
   *[other] { $level }
}
page-level-offer = { $level ->
    [apprentice] Apprentice: for a first game
    [builder] Builder: sound, but misses things
    [artisan] Artisan: knows the trade
    [architect] Architect: plans ahead
    [master] Master: misses next to nothing
   *[other] { $level }
}
page-level-rated = { $offer } · rating { $rating }
page-seat-level = { $level } · rating { $rating }
page-seat-level-short = { $level } · { $rating }
page-seat-rating = Rating in this game; the apprentice has 1000
page-bare = { $name }
page-options = Options
page-no = no
page-yes = yes
page-m-option-pass = May one pass although a card fits? (costs a token)
page-m-option-layout = How do the first five cards lie?
page-m-layout-zigzag = In a zigzag, like an M (probably the original)
page-m-layout-arch = In an arch
page-no-table = This table does not exist, or no longer.
page-start = Start

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
page-log-deal = The game is set up
page-log-empty = Nothing yet.
page-tools = Table tools
page-rules = Rules
page-result = Result
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
page-hint = Hint
page-hint-title = What the computer would play
page-hint-thinking = The computer thinks about it…
page-hint-chance = Your chances after it, as the computer sees them: { $percent } %
page-hint-at-once = This turn
page-hint-compared = Compared with other turns, in points
page-hint-play = Play it
page-replay = Look at the game again
page-replay-short = Replay
page-replay-leave = Back to the table
page-replay-link = Link
page-replay-share = Whoever opens this link sees the game at this moment.
page-replay-time = The course of the game
page-replay-slider = Moment of the game
page-replay-steps = Go through the game
page-replay-first = To the beginning
page-replay-turn-back = A turn back
page-replay-back = A step back
page-replay-on = A step on
page-replay-turn-on = A turn on
page-replay-last = To the end
page-replay-start = Before the first turn
page-replay-turn = Turn { $turn } of { $turns }
page-replay-eyes = Seen by
page-replay-eyes-mover = whoever played
page-replay-eyes-watcher = a spectator
page-analysis = Analysis
page-analyse = Analyse the game
page-analysis-what = The computer looks at every turn from the seat that played it: what it could expect of the best turn and of the one played, and where much was given away.
page-analysis-progress = { $done } of { $total } turns looked at
page-analysis-running = The computer looks at the game.
page-analysis-done = The analysis is there: { $count ->
    [0] no turning point
    [one] one turning point
   *[other] { $count } turning points
}.
page-analysis-stopped = The analysis stopped. You can start it again.
page-analysis-choose = Go to a turn to see what the computer thinks of it.
page-analysis-graph = Everybody’s chances in the course of the game
page-analysis-chances = Chances
page-analysis-part = Part of the points to be had
page-analysis-before = best
page-analysis-after = played
page-analysis-percent = { $percent } %
page-analysis-turned = A turning point: { $count ->
    [1] the part of the points that { $name } could expect was
   *[other] the chances of { $name } were
} { $before } % with the best turn and { $after } % with this one.
page-analysis-luck =
    { $game ->
        [m] Draws and hidden cards
       *[other] The draws
    } then { $way ->
        [gain] helped { $name }
       *[cost] hurt { $name }
    }: { $after } → { $then } %.
page-analysis-best = The computer would have played
page-analysis-same = Just what the computer would have played
page-analysis-turning = Turning points
page-analysis-none = Nobody gave much away in one turn.
page-analysis-point = Turn { $turn }, { $name }: { $after } instead of { $before } %
page-analysis-try = Try it yourself
page-play-on = Play on from here
page-play-on-over = The game is over here: go back to a turn to play on from it.
page-play-on-draws =
    { $game ->
        [m] A new table goes on from this position. Everybody’s cards stay as they were; whatever is drawn from here on is drawn anew.
        [stonehenge] A new table goes on from this position. The stones stand as they stood; no throw from here on will be the same.
       *[other] A new table goes on from this position. Whatever is drawn from here on is drawn anew.
    }
page-play-on-seat = Your seat; the computer takes the others
page-play-on-to-move = is to move
page-rematch = Play again
page-rematch-awaited = You are awaited for another game.
page-rematch-join = Join them
page-handover = Hand the screen to { $name }
page-handover-why = The cards stay hidden until { $name } is ready.
page-handover-ready = I am { $name }
page-share-text = { $count ->
    [0] Every seat is taken: whoever opens this link can watch.
    [one] One seat is free: whoever opens this link can take it.
   *[other] { $count } seats are free: whoever opens this link can take one.
}
page-share-link = Link to this table
page-share-copy = Copy the link
page-share-copied = Copied
page-lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
page-lobby-sit = Sit down
page-lobby-watching = Whoever has the link with the key can sit down here: ask the one who opened the table.
page-connection-lost = The line is down. Your game is safe; trying again…
page-connection-move = The line is down: this move was not made.
page-no-server = The server does not answer. Is it running?
page-namesake = { $name } ({ $seat })
page-watching = You are watching
page-table-options = At this table
page-option = { $name }: { $choice }
page-end-place = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} with { $points } points.
page-record-save = Save the record
page-record-broken = The dealer did not keep the promise it made before the game. Do not trust the draws.
page-m-neighbour-pays = pays you
page-m-neighbour-paid = you pay
page-m-neighbour-both = pays you, and you pay

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
page-guide-golems = Crystals, merchants, tiles and golems of Century
page-guide-boxes = Boxes

# The table of M

page-m-letter-blue = B
page-m-letter-brown = N
page-m-letter-red = R
page-m-letter-green = G
page-m-letter-yellow = Y
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
page-m-rules-letters = The letter on a card repeats its colour: { page-m-letter-red } red, { page-m-letter-blue } blue, { page-m-letter-green } green, { page-m-letter-yellow } yellow, { page-m-letter-brown } brown.
page-m-rules-note = An unofficial adaptation. M was designed by Martin Schlegel; its name belongs to its publisher.

# The table of Monolyth

page-monolyth-shape = { $shape ->
    [I1] cube
    [I2] two-bar
    [I3] three-bar
    [L3] bend
    [L4] long bend
    [O4] square
    [S4] zigzag
    [T4] tee
   *[other] { $shape }
}
page-eye = Where you look from
page-eye-left = Go round to the left ([)
page-eye-right = Go round to the right (])
page-eye-top = From above (T)
page-eye-home = Back to the usual view (V)
page-monolyth-scene = The table
page-monolyth-unfold = Walls unfolded (W)
page-monolyth-picture = Keep a picture (PNG)
page-monolyth-film = Keep a turntable film (GIF)
page-monolyth-film-failed = Your browser could not make it.
page-monolyth-filming = Filming…
page-monolyth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-monolyth-mine = Back to yours
page-monolyth-look = Look at the monolyth of seat { $seat }
page-monolyth-walls = Walls
page-monolyth-wall = { $colour } wall: { $count } so far
page-monolyth-wall-prophecy = { $colour } wall: { $count } of { $number } so far
page-monolyth-of = of { $number }
page-monolyth-levels = Levels
page-monolyth-level = Level { $level }: { $cells } of { $all } spaces
page-monolyth-dock = What you can do
page-monolyth-tab-stones = Stones
page-monolyth-tab-keepsake = Keepsake
page-monolyth-tab-prophecies = Prophecies
page-monolyth-tab-board = Main board
page-monolyth-sites = Stones in the crystal's reach
page-monolyth-steps = { $count ->
    [one] one site ahead
   *[other] { $count } sites ahead
}
page-monolyth-take = Take
page-monolyth-swap = 1 cube
page-monolyth-discard = Discard
page-monolyth-deed = { $deed }: { $stone }, { $count ->
    [one] one site ahead
   *[other] { $count } sites ahead
}. { $note }
page-monolyth-ways = { $count ->
    [one] One way to place it.
   *[other] { $count } ways to place it.
}
page-monolyth-choose = Your turn: choose a stone, or make a prophecy.
page-monolyth-choose-discard = No stone in reach fits: discard one, or make a prophecy.
page-monolyth-choose-hint = Click on a numbered stone, or take one from the list. Nothing counts before you drop it.
page-monolyth-choose-touch = Tap a numbered stone, or take one below.
page-monolyth-place = Place the { $stone }.
page-monolyth-place-hint = Point at your monolyth or go through the list. Q, E turn the stone, R tips it, so does the wheel.
page-monolyth-place-touch = Tap your monolyth to hold the stone there, tap again to drop it. Or go through the list.
page-monolyth-forgo = Discard a prophecy from the main board.
page-monolyth-wait = It is not your turn.
page-monolyth-last-round = The last round.
page-monolyth-site-crystal = The crystal stands here.
page-monolyth-site-empty = No stone is left here; the crystal skips it.
page-monolyth-site-far = The { $stone } is out of reach: the crystal moves at most four stones ahead.
page-monolyth-too-far = The crystal does not get there in this turn.
page-monolyth-places = { $count ->
    [one] One place for the { $stone }
   *[other] { $count } places for the { $stone }
}
page-monolyth-placement = { $spaces }: height { $height }
page-monolyth-placement-gain = { $spaces }: height { $height }; { $gain }
page-monolyth-gain-wall = { $colour } wall +{ $count }
page-monolyth-gain-level = { $count ->
    [one] completes a level
   *[other] completes { $count } levels
}
page-monolyth-gain-structure = completes the structure
page-monolyth-gain-none = Adds nothing to your walls.
page-monolyth-turn-left = Turn the stone left (Q)
page-monolyth-turn-right = Turn the stone right (E)
page-monolyth-tip = Tip the stone over (R)
page-monolyth-drop = Drop
page-monolyth-back = Another stone
page-monolyth-prophecies = Prophecies on the main board
page-monolyth-prophecies-none = No prophecy is left.
page-monolyth-prophecy-one = Prophecy of { $number }, { $count } left
page-monolyth-forgo-one = Discard a prophecy of { $number }, { $count } left
page-monolyth-slot = Which wall is to show { $number } cubes of its colour?
page-monolyth-slot-free = { $colour }, { $count } so far
page-monolyth-slot-full = { $colour }, prophecy of { $number }
page-monolyth-structure = Structure: { $card }
page-monolyth-structure-done = { $points } points
page-monolyth-structure-tokens = Structure tokens
page-monolyth-level-tokens = Level tokens
page-monolyth-aim-done = { $cell }: asks for { $wanted }, is { $height }, right
page-monolyth-aim-low = { $cell }: asks for { $wanted }, is { $height }, too low
page-monolyth-aim-high = { $cell }: asks for { $wanted }, is { $height }, too high
page-monolyth-supply = 1-cube stones
page-monolyth-box = Box
page-monolyth-verdict = { $points ->
    [one] One point
   *[other] { $points } points
}: { $rank }

page-monolyth-rules-goal = What it is about
page-monolyth-rules-goal-text = Stack stones into a monolyth on a board of four by four. Each of its four walls wants cubes of one colour, as many as you dare to prophesy.
page-monolyth-rules-crystal = Move the crystal
page-monolyth-rules-crystal-text = It goes one to four stones ahead around the ring; empty sites do not count. Take the stone it reaches, or throw that stone out of the game and take a single cube of its colour instead. A new stone comes to the site the crystal left.
page-monolyth-rules-place = Place the stone
page-monolyth-rules-place-text = Turn it any way you like. It must keep to the grid, leave no gap below any cube and stay under the limit: four cubes high, three with three or four players. As long as a stone in reach fits, you have to place one; otherwise you discard one.
page-monolyth-rules-prophecy = Or make a prophecy
page-monolyth-rules-prophecy-text = Instead of moving the crystal, put a prophecy from the main board to one of your walls that has none. There it stays.
page-monolyth-rules-awards = Levels and the structure
page-monolyth-rules-awards-text = Whoever covers a whole level takes the best level token left. Whoever's heights match the structure card, turned or mirrored as you like, takes the best structure token left, once in a game.
page-monolyth-rules-end = The end
page-monolyth-rules-end-text = When somebody has completed the top level, the round is finished. It also ends when no stone is left.
page-monolyth-rules-score = The score
page-monolyth-rules-score-text = A prophecy scores its number if its wall shows at least as many cubes of its colour in its outermost plane; corner cubes count for both walls. Add your tokens. Of tied players the one furthest from the first wins.
page-monolyth-rules-solo = Alone
page-monolyth-rules-solo-text = After every stone you discard a prophecy from the main board, levels give the lowest token, and the game ends with the last prophecy or the top level. Your score earns a rank.
page-monolyth-rules-keys = Keys
page-monolyth-rules-keys-text = 1 to 4 choose a stone, again for its single cube. Arrows move it, Q and E turn it, R tips it, Enter drops it, Escape puts it back. Square brackets walk round the table, T looks from above, V as usual, W unfolds the walls.
page-monolyth-rules-note = An unofficial adaptation; the name Monolyth belongs to its publisher. Some component data are our own: `trilithon data monolyth` tells which.

# The table of Stonehenge

page-bot-hand = { $name } ({ $hand ->
    [novice] novice
    [average] average
   *[other] expert
})
page-stonehenge-option-guide = How far is the line shown that you aim along?
page-stonehenge-guide-short = A short guide
page-stonehenge-guide-long = The whole line (for children)
page-stonehenge-scene = The base with its stones
page-stonehenge-no-scene = This browser draws no scene. Everything can be done with the controls below.
page-stonehenge-dock = What you can do
page-stonehenge-tab-move = Your move
page-stonehenge-tab-replay = Seen again
page-stonehenge-wait = Wait for your turn, or look at what happened again.
page-stonehenge-watch = Watch…
page-stonehenge-skip = Skip
page-stonehenge-do-stone = Place a stone, or lay a gate.
page-stonehenge-do-only-stone = Place a stone.
page-stonehenge-do-again = It fell. Place it again.
page-stonehenge-do-marker = Move your marker.
page-stonehenge-do-sun = Swing the sun!
page-stonehenge-hint-stone = { $count ->
    [one] Drag the last stone to a lit place; the wheel turns it.
   *[other] Drag one of { $count } stones to a lit place; the wheel turns it.
}
page-stonehenge-hint-touch = { $count ->
    [one] Drag the last stone to a lit place, then lower it.
   *[other] Drag one of { $count } stones to a lit place, then lower it.
}
page-stonehenge-hint-gate = Or lay a standing stone over two.
page-stonehenge-hint-marker = Click in a lit zone, at the place you want.
page-stonehenge-hint-marker-touch = Tap a lit zone at the place you want, then once more to put it there.
page-stonehenge-hint-replay = Drag the scene to look from any side; the slider goes back and forth in time.
page-stonehenge-by-hand-stone = In the scene: drag a stone of the reserve to a lit place, drag it again to correct it, click it to lower it.
page-stonehenge-by-hand-marker = In the scene: click in a lit zone, where your marker is to stand.
page-stonehenge-by-hand-sun = In the scene: pull the ball, wait until it sways no more, or use its swaying, and let go.
page-stonehenge-hint-sun = Pull the ball beyond the ring of light and let go: it has to cross your lit zone.
page-stonehenge-hint-first = Pull the ball beyond the ring of light and let go. This first swing may go anywhere.
page-stonehenge-farther = Pull farther back.
page-stonehenge-free = The stone can stand here.
page-stonehenge-gap = { $mm } mm from stone { $stone }
page-stonehenge-gap-none = touches stone { $stone }
page-stonehenge-gate-free = The gate can be laid here: { $rests }.
page-stonehenge-rests = { $mm } mm on stone { $stone }
page-stonehenge-aim-free = This line keeps 30 mm or more from every stone.
page-stonehenge-aim-near = This line passes { $mm } mm from stone { $stone }.
page-stonehenge-aim-touch = This line hits stone { $stone }.
page-stonehenge-spots = Choose a place
page-stonehenge-spots-stone = A stone of the reserve
page-stonehenge-spots-gate = A gate
page-stonehenge-spot-own = A place of your own
page-stonehenge-spot-ring = On the ring at { $angle }°
page-stonehenge-spot-top = On top of stone { $stone }
page-stonehenge-spot-gate = Stone { $source } over stones { $start } and { $end }
page-stonehenge-direction = Direction
page-stonehenge-inset = Inwards
page-stonehenge-yaw = Turned by
page-stonehenge-along = Along
page-stonehenge-across = Across
page-stonehenge-pull = Pull
page-stonehenge-sideways = Sideways
page-stonehenge-degrees = { $angle }°
page-stonehenge-mm = { $mm } mm
page-stonehenge-speed = { $speed } mm/s
page-stonehenge-seconds = { $seconds } s
page-stonehenge-lower = Lower it
page-stonehenge-lay = Lay the gate
page-stonehenge-rooms = Choose a zone
page-stonehenge-room = From { $start }° to { $end }°, { $mm } mm wide
page-stonehenge-room-whole = From { $start }° to { $end }°
page-stonehenge-mark = Put it here
page-stonehenge-lines = Choose a line
page-stonehenge-line-own = A line of your own
page-stonehenge-line-straight = From { $angle }°
page-stonehenge-line-curved = From { $angle }°, { $speed } mm/s sideways
page-stonehenge-line = { $from }: { $mm } mm from stone { $stone }
page-stonehenge-line-free = { $from }: 30 mm or more from every stone
page-stonehenge-line-touch = { $from }: hits stone { $stone }
page-stonehenge-let-go = Let go
page-stonehenge-readout = { NUMBER($angle, minimumFractionDigits: 1) }° · { $pull } mm back · { $side } mm/s sideways
page-stonehenge-replay = As it happened
page-stonehenge-replay-choose = Choose what to see again
page-stonehenge-replay-none = Nothing has happened yet.
page-stonehenge-replay-time = Moment
page-stonehenge-replay-speed = Speed
page-stonehenge-replay-run = Play
page-stonehenge-replay-stop = Pause
page-stonehenge-take = { $number }. { $name }: { $kind ->
    [swing] swing
    [gate] gate
   *[other] stone
}{ $fallen ->
    [0] { "" }
    [one] , one stone fell
   *[other] , { $fallen } stones fell
}
page-stonehenge-rules-goal = The aim
page-stonehenge-rules-goal-text = Build a ring of stones together and swing the sun through it. Whoever makes a stone fall has to take it. Fewest stones taken wins; ties share.
page-stonehenge-rules-stone = 1. A stone
page-stonehenge-rules-stone-text = Stand a reserve stone along the inner edge of the base, or on a bare stone that stands on the base. It may not stand in front of a marker, and your marker must find a new zone beside it. A stone that falls is placed again, twice at most; after the third fall it is yours.
page-stonehenge-rules-gate = 1. Or a gate
page-stonehenge-rules-gate-text = Take a loose stone of the circle and lay it over two bare neighbours: the string cannot pass under it. Your marker then stays. Not in your first turn, not over your own zone, and not while a gate closes your own zone.
page-stonehenge-rules-marker = 2. The marker
page-stonehenge-rules-marker-text = It goes to a zone beside the new stone: another one than before, free, and wide enough for the ball. You choose the exact place in it. In your first turn it stays.
page-stonehenge-rules-sun = 3. The sun
page-stonehenge-rules-sun-text = Pull the ball back beyond the ring of light and let go. The line you aim along has to cross your zone, on the way in or on the way out; your first swing may go anywhere. A ball that still sways when you let go flies in a curve. Ball and string both hit stones.
page-stonehenge-rules-end = The end
page-stonehenge-rules-end-text = When the reserve is empty after a swing, or when the player to move can make no new zone.
page-stonehenge-rules-hands = Hands
page-stonehenge-rules-hands-text = Every hand trembles a little: chance adds it to what you meant, and the same for everyone at the table. The computer’s players tremble as much as their names say.
page-stonehenge-rules-keys = Keys
page-stonehenge-rules-keys-text = Everything can be chosen from the lists and sliders below the scene. Q and E turn the stone in hand, the arrows move it along the ring and inwards, or along and across the stones it is laid on, Enter lowers it, Escape puts it back or skips what is shown, U takes the marker back; [ and ] go round the table, T looks from above, V goes back to your place.
page-stonehenge-rules-note = The sizes of stones, ball and base are partly our guess, and where the rulebook leaves something open we had to choose: see the page on the game.

### M

m-colour = { $colour }
m-symbol = { $symbol ->
    [moebius] Möbius
   *[other] { $symbol }
}
m-card = { m-colour } { $value }{ $symbol ->
    [none] {""}
   *[other] {" "}{ m-symbol }
}
m-event-open = On the table: the { $card }.
m-event-place = { $seat } places the { $card } on { $cell }.
m-event-tokens = { $count ->
    [one] { $other } gives a token to { $seat }.
   *[other] { $other } gives { $count } tokens to { $seat }.
}
m-event-line = { $seat } lets the { $line ->
    [row] row
   *[column] column
} score.
m-event-scoring = A line of { $count } cards scores.
m-event-take = { $seat } takes the { $card } from { $cell }.
m-event-scored = The scoring is over.
m-event-pass = { $seat } passes.
m-event-bury = { $seat } passes and puts the { $card } under the pile.
m-event-bury-hidden = { $seat } passes and puts a card under the pile.
m-event-draw = { $seat } draws the { $card }.
m-event-draw-hidden = { $seat } draws a card.
m-event-skip = { $seat } has no cards and skips.
m-event-jam = Nobody can place a card any more: the game is over.

m-score-tokens = { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
m-score-best = { $colour }, one of the best colours
m-score-other = { $colour }, counts against

m-why-stage = That is not what is to be done now.
m-why-seen = That card cannot be drawn: it has already been seen.
m-why-bottom = That card cannot be drawn: another one lies at the bottom of the pile, and it is known.
m-why-hand = That card is not in the hand.
m-why-occupied = A card lies on that cell already.
m-why-alone = A card has to touch another one by a side.
m-why-outside = The table may not grow any further that way.
m-why-match = The card has to share its colour, value or symbol with each card that it touches by a side.
m-why-line = Only a card of the scoring line can be taken.
m-why-apart = Without that card the table would fall apart.
m-why-pass = Passing is only allowed when no card can be placed.
m-why-pile = The pile is empty: no card can be swapped.
m-error-card = There is no card “{ $card }” in this game.
m-error-cell = There is no cell “{ $cell }”.

m-reading-first_seat = The first seat begins; the page draws who sits where.
m-reading-zero_matches_zero = A zero shares its value with another zero.
m-reading-no_symbol = Two cards without a symbol do not share one.
m-reading-bounds = The table is the box around the cards that lie there now, at most 6 by 6.
m-reading-token_source = What the player on the right lacks comes from the next to the right, never from oneself.
m-reading-poor_pass = Who has no token left passes for nothing.
m-reading-empty_pile_swap = With an empty pile a pass swaps no card.
m-reading-empty_hand = Who has no card left skips and pays nothing.
m-reading-both_lines = If row and column both qualify, whoever placed the card picks one.
m-reading-jam = A stuck game ends: after a round of passes and skips with an empty pile, two rounds with cards left.
m-reading-hand_cards = Cards left in hand do not count.
m-reading-tie = Equal totals share the win.

m-status = { $pile ->
    [0] the pile is empty: the next scoring is the last
    [one] one card in the pile
   *[other] { $pile } cards in the pile
}
m-status-last = the last scoring
m-task-place = place a card
m-task-pass = no card fits: pass
m-task-line = row and column both score: choose one
m-task-take = take a card of the line
m-task-take-last = take a card of the last line
m-panel-legend = ● tokens ▯ hand ± taken
m-hand = Hand:
m-fits-nowhere = fits nowhere
m-move-pass = pass
m-move-bury = pass, put the { $card } under the pile and draw
m-move-line = { $line ->
    [row] the row scores
   *[column] the column scores
}
m-buried = Under the pile, put there by you: the { $card }.
m-known = { $seat } has drawn the { $card } that you put under the pile.
m-help =
    M: place a card so that it shares colour, value or symbol with every card it touches by a side.
    Each card touched beyond the first takes a token (+1●) from your right neighbour.
    A star (*) marks a place that starts a scoring: everyone takes a card of that line in turn.
    In the end a token counts 10; your two best colours count for you, all others against you.
    Cells are named by column and row. The table floats: after g comes a, after 7 comes 1.
    The cards that can be taken stand in [ ], the card placed last in > <.
    Moves are written like this: b40c d4 (place the blue 40 cube on d4), take d4, row, column,
    pass, pass b40c (pass, put that card under the pile and draw).

### Monolyth

monolyth-colour = { $colour }
monolyth-stone = { monolyth-colour } { $shape }
monolyth-card = { $card ->
    [rampart] the rampart
    [keep] the keep
    [twin_towers] the twin towers
    [gate] the gate
    [stairway] the stairway
    [corner_tower] the corner tower
    [courtyard] the courtyard
    [spine] the spine
    [ell] the ell
    [diagonal] the diagonal
   *[other] { $card }
}
monolyth-board = { $board ->
    [without_white] the board without white
    [without_blue] the board without blue
    [without_orange] the board without orange
    [without_black] the board without black
    [without_turquoise] the board without turquoise
   *[other] the board { $board }
}
monolyth-rank = { $rank ->
    [dutiful_builder] Dutiful Builder
    [steadfast_craftsman] Steadfast Craftsman
    [dedicated_artisan] Dedicated Artisan
    [sovereign_architect] Sovereign Architect
    [monolyth_master] Monolyth Master
   *[other] { $rank }
}
monolyth-event-card = The structure to build: { $card }.
monolyth-event-open = Ring: { $stone }.
monolyth-event-board = { $seat } gets { $board }.
monolyth-event-take = { $steps ->
    [one] { $seat } moves the crystal one site and takes the { $stone }.
   *[other] { $seat } moves the crystal { $steps } sites and takes the { $stone }.
}
monolyth-event-swap = { $steps ->
    [one] { $seat } moves the crystal one site, discards the { $stone } and takes the { $cube } from the supply.
   *[other] { $seat } moves the crystal { $steps } sites, discards the { $stone } and takes the { $cube } from the supply.
}
monolyth-event-discard = { $steps ->
    [one] { $seat } can place nothing: the crystal moves one site, and the { $stone } is discarded.
   *[other] { $seat } can place nothing: the crystal moves { $steps } sites, and the { $stone } is discarded.
}
monolyth-event-place = { $seat } places the { $stone } on { $spaces }.
monolyth-event-prophecy = { $seat } prophesies { $number } { $colour } cubes.
monolyth-event-forgo = { $seat } discards the prophecy of { $number }.
monolyth-event-refill = From the box: { $stone }.
monolyth-event-level = { $seat } completes level { $level } and takes { $value } points.
monolyth-event-structure = { $seat } completes the structure and takes { $value } points.
monolyth-event-last-round = { $seat } has completed the top level: this is the last round.

monolyth-score-prophecy = { $colour }: prophecy of { $number }, { $count } cubes
monolyth-score-unfulfilled = { $colour }: prophecy of { $number }, only { $count } cubes
monolyth-score-level = level { $level }
monolyth-score-structure = the structure

monolyth-why-stage = That is not what is to be done now.
monolyth-why-place-first = First the stone in hand has to be placed.
monolyth-why-token = No such prophecy is left on the main board.
monolyth-why-slots = All four slots hold a prophecy.
monolyth-why-slot = That slot holds a prophecy already.
monolyth-why-steps = The ring has not that many stones left.
monolyth-why-fit = That stone fits nowhere on the monolyth.
monolyth-why-supply = No 1-cube stone of that colour is left.
monolyth-why-must-place = A stone can be placed, so one has to be.
monolyth-why-shape = The stone in hand does not have that shape.
monolyth-why-gap = There would be a gap under the stone.
monolyth-why-high = The monolyth would be too high.
monolyth-why-box = That stone is not in the box.
monolyth-why-board = Another player has that board.
monolyth-error-boards = Each player needs another board: { $boards }.
monolyth-error-steps = The crystal moves 1 to { $most } sites, not { $steps }.
monolyth-error-space = There is no space “{ $space }”.
monolyth-error-footprint = No stone covers “{ $spaces }”.
monolyth-error-prophecy = There is no prophecy of { $number } in this game.
monolyth-error-side = The board has no side of the colour “{ $colour }”.
monolyth-error-stone = There is no stone “{ $stone }” in this game.
monolyth-error-name = There is no “{ $name }” in this game.

monolyth-status = { $count ->
    [0] the box is empty
    [one] one stone in the box
   *[other] { $count } stones in the box
}
monolyth-status-last = last round
monolyth-supply = 1-cube stones:
monolyth-box = Box:
monolyth-prophecies = Prophecies:
monolyth-levels = Levels:
monolyth-structures = Structure:
monolyth-side = { $count } of { $number }
monolyth-legend = I2 I3 straight · L3 L4 corners · O4 square · S4 step · T4 tee · I1 a single cube
monolyth-task-choose = move the crystal or make a prophecy
monolyth-task-discard = nothing fits: discard a stone or make a prophecy
monolyth-task-place = place the { $stone }
monolyth-task-forgo = discard a prophecy from the main board
monolyth-move = then place the { $stone }
monolyth-move-discard = discard the stone, because nothing fits
monolyth-help =
    Monolyth: move the crystal 1 to 4 sites and place the stone you find there on your 4 by 4 grid,
    or swap it for a 1-cube stone of its colour, or make a prophecy instead.
    Nothing may stick out of the grid, hang over a gap or rise above the limit (4 cubes, 3 with 3 or 4 players).
    A wall counts the cubes of its colour in its outermost plane, corners for both walls. A prophecy that
    comes true scores its number. Complete levels and the structure first for the best tokens.
    The grid shows heights with the colour on top; the walls are seen from outside, going round.
    In the list +2 tells how many cubes more count in the walls, a star (*) a completed level.
    Moves are written like this: take 3, swap 3, place a1 b1 b1 (a space for each cube),
    prophecy 10 t (10 on the turquoise side), discard 2, and alone: forgo 10.

### Century

century-colour = { $colour }
century-crystals = { $count } { century-colour }
century-symbol = { $symbol }
century-icon = { $icon ->
    [assistance] Assistance
    [tool] Tool
    [new_merchants] New merchants
    [exploration] Exploration
   *[merchant] merchant
}
century-event-laid = The board is laid out, with panel { $panel }.
century-event-deck = The deck shows card { $card }.
century-event-bonus = A stack shows bonus tile { $tile }.
century-event-activate = { $count ->
    [one] { $seat } sends a merchant to { $location }.
   *[other] { $seat } sends { $count } merchants to { $location }.
}
century-event-displace = { $count ->
    [one] { $seat } takes a displaced merchant back.
   *[other] { $seat } takes { $count } displaced merchants back.
}
century-event-tools = The tools of { $seat } give { $crystals }.
century-event-gain = { $seat } gets { $crystals }.
century-event-upgrade = { $seat } turns a { $colour } crystal into a { $better } one.
century-event-trade = { $seat } trades { $give } for { $get }.
century-event-take = { $seat } takes bonus tile { $tile }.
century-event-claim = { $seat } claims card { $card } for { $crystals } ({ $points ->
    [one] one point
   *[other] { $points } points
}).
century-event-explore = { $seat } takes exploration tile { $tile } off { $location }.
century-event-recruit = { $count ->
    [one] { $seat } gets a new merchant.
   *[other] { $seat } gets { $count } new merchants.
}
century-event-rest = { $count ->
    [0] { $seat } rests.
    [one] { $seat } rests and takes a merchant back.
   *[other] { $seat } rests and takes { $count } merchants back.
}
century-event-discard = { $seat } discards { $crystals }.
century-event-stop = { $seat } leaves it at that.
century-event-last-round = { $seat } has enough cards: this round is the last.
century-event-idle = Everyone has only rested for too long: the game is over.
century-event-rounds = The last of all rounds has been played: the game is over.

century-score-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
century-score-exploration = exploration tiles
century-score-bonus = bonus tile { $tile }: { $count } × { $each }
century-score-crystals = { $count ->
    [one] one crystal that counts
   *[other] { $count } crystals that count
}

century-why-stage = That is not what is to be done now.
century-why-seen = That cannot be turned up: it is already in sight.
century-why-panel = That location is not on this board.
century-why-covered = An exploration tile covers that location.
century-why-own = Your own merchants are there; rest to take them back.
century-why-merchants = There are not enough merchants on your board for that location.
century-why-upgrade = You have no crystal that could be upgraded.
century-why-trade = You do not have the crystals that this trade asks for.
century-why-golem = You can neither take a bonus tile there nor pay for the card.
century-why-colour = You do not have that many crystals of that colour.
century-why-highest = That colour is the highest.
century-why-step-first = First do at least one step of the location’s action.
century-why-one-tile = Only one bonus tile can be taken each time.
century-why-order = The bonus tile has to be taken before the card.
century-why-spaces = All your bonus spaces are full.
century-why-stack = There is no bonus tile in that stack.
century-why-one-card = Only one card can be claimed each time.
century-why-no-card = There is no card above that location.
century-why-cost = You do not have the crystals that the card costs.
century-why-open = No exploration tile lies there.
century-why-discard = That is more than you have to discard.
century-why-not-there = { $name } is not what lies there.
century-error-name = Nothing here is called “{ $name }”.

century-status = round { $round }, { $deck ->
    [0] the deck is empty
    [one] one card in the deck
   *[other] { $deck } cards in the deck
}
century-status-last = last round
century-task-turn = activate a location, or rest
century-task-upgrade = { $count ->
    [one] one upgrade left
   *[other] { $count } upgrades left
}
century-task-trade = trade again, or stop
century-task-golem = take a tile or claim the card
century-task-explore = take an exploration tile
century-task-discard = { $count ->
    [one] discard one crystal
   *[other] discard { $count } crystals
}
century-deck-title = deck ({ $count })
century-merchants = { $count ->
    [one] +1 merchant
   *[other] +{ $count } merchants
}
century-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
century-nobody = empty
century-move-rest = { $count ->
    [0] rest
    [one] rest, one merchant comes back
   *[other] rest, { $count } merchants come back
}
century-move-upgrade = { $colour } becomes { $better }
century-move-trade = trade once more
century-move-take = bonus tile: { $what }
century-move-claim = card: { $what }
century-move-explore = exploration tile: { $what }
century-move-discard = discard { $crystals }
century-move-stop = no more here
century-legend = A number before a location chooses it. ♟: merchants you need there now. ↑: upgrades. [ ]: the exploration tile on it. Players: points so far, crystals, ♟ at home/on the board/in reserve, ▯ cards, icons, bonus tiles with what they score now, what cards do at a symbol.
century-help =
    Century: send merchants to a location and do what it offers, or rest to take them all back.
    A location takes the printed number of merchants, or one more than another player has there;
    those go home. The number beside ♟ is what you need now, your Assistance cards counted.
    Production gives crystals, upgrades lift a crystal a level each, a trade can be repeated.
    At a Golem take a bonus tile, or claim the card above it, or both, in either order.
    At the end of your turn at most ten crystals stay. The eighth card ends the game with its round.
    In the end count cards, exploration and bonus tiles, and a point for each crystal but yellow.
    Moves are written like this: A1.3 (activate that location), rest, up y (upgrade a yellow), trade,
    take a (top tile of the first stack), claim, explore C1.4, drop 2y (discard two yellow), stop.

# The table of Century on the page.
page-century-option-panel = The panel that completes the board
page-century-panel-random = Any of the three, by chance
page-century-option-action = A location must be used once merchants are sent there
page-century-option-order = At a Golem location
page-century-order-either = Tile and card in either order
page-century-order-tile = The tile before the card

page-century-board = The board
page-century-panel = Panel { $panel }
page-century-round = round
page-century-left = { $count ->
    [one] card to the end
   *[other] cards to the end
}
page-century-deck = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-century-deck-top = Next in the deck: { $card }
page-century-no-card = no card
page-century-stacks = Bonus tiles here
page-century-stack = { $count ->
    [one] The last bonus tile here: { $tile }
   *[other] The top of { $count } bonus tiles: { $tile }
}
page-century-stack-take = { $count ->
    [one] Take the last bonus tile here: { $tile }
   *[other] Take the top of { $count } bonus tiles: { $tile }
}
page-century-stack-empty = empty

page-century-type = { $type ->
    [production] production
    [upgrade] upgrade
    [trade] trade
   *[golem] Golem
}
page-century-place = { $symbol ->
    [none] { $id }, { $type }.
   *[other] { $id }, { $type }, { $symbol }.
}
page-century-gives = Gives { $crystals }.
page-century-upgrades = { $count ->
    [one] One upgrade.
   *[other] Up to { $count } upgrades.
}
page-century-trades = { $give } for { $get }.
page-century-golem = A bonus tile, the card above, or both.
page-century-covered = Under an exploration tile: { $tile }.
page-century-yours = { $count ->
    [one] Your merchant is there.
   *[other] { $count } of your merchants are there.
}
page-century-theirs = { $count ->
    [one] A merchant of { $name } is there.
   *[other] { $count } merchants of { $name } are there.
}
page-century-need = { $count ->
    [one] You need one merchant (printed: { $printed }).
   *[other] You need { $count } merchants (printed: { $printed }).
}
page-century-can = You can go there.
page-century-here = You are acting there now.
page-century-payable = You can pay for it.
page-century-unpayable = You cannot pay for it yet.

page-century-card = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, for { $cost }. { $icon }: { $effect }
page-century-card-short = { $name } ({ $icon })
page-century-quoted = “{ $text }”
page-century-effect-assistance = { $symbol } locations need one merchant less.
page-century-effect-tool = { $symbol } locations first give { $crystals }.
page-century-effect-merchants = { $count ->
    [one] a merchant comes from your reserve.
   *[other] { $count } merchants come from your reserve.
}
page-century-effect-exploration = { $count ->
    [one] take an exploration tile off the board.
   *[other] take { $count } exploration tiles off the board.
}
page-century-effect-saves = { $symbol }: { $count ->
    [one] one merchant less.
   *[other] { $count } merchants less.
}
page-century-effect-gives = { $symbol }: gives { $crystals }.
page-century-bonus-flat = { $points } points
page-century-bonus-one = { $points } for each { $one }
page-century-bonus-pair = { $points } for each { $one } with { $other }
page-century-bonus-two = { $points } for every two merchants in play
page-century-tile-crystals = { $crystals } at once
page-century-tile-icon = one more { $icon } icon
page-century-tile-points = { $points } points in the end

page-century-send = { $count ->
    [one] One merchant.
   *[other] { $count } merchants.
}
page-century-send-instead = { $count ->
    [one] One merchant instead of { $printed }.
   *[other] { $count } merchants instead of { $printed }.
}
page-century-displaces = { $count ->
    [one] That of { $name } goes home.
   *[other] Those of { $name } go home.
}
page-century-tools = Your tools first give { $crystals }.
page-century-trade-times = { $give } for { $get }, { $count ->
    [one] once.
   *[other] up to { $count } times.
}
page-century-golem-both = Then claim { $name }, take a bonus tile, or both.
page-century-golem-claim = Then claim { $name }.
page-century-golem-take = Then take a bonus tile; you cannot pay for the card.
page-century-do-upgrade = A { $colour } crystal becomes { $better }.
page-century-do-trade = { $give } for { $get }.
page-century-do-explore = Take the tile: { $tile }. The location opens for all.
page-century-points-change = Score { $points }.
page-century-excess = { $count ->
    [one] Then one crystal too many has to go.
   *[other] Then { $count } crystals too many have to go.
}

page-century-choose = Your turn: send merchants to a location, or rest.
page-century-choose-hint = Point at anything to see what it would bring.
page-century-choose-touch = Tap anything to see what it would bring, tap again to do it.
page-century-rest-hint = { $count ->
    [0] You have nobody on the board: resting would only pass.
    [one] Your merchant comes home from the board.
   *[other] Your { $count } merchants come home from the board.
}
page-century-explore-hint = You get what the tile shows, and the location below opens for all.
page-century-only-rest = Your turn: no location is open to you, so rest.
page-century-choose-upgrade = { $count ->
    [one] One more upgrade: choose a crystal of your caravan.
   *[other] Choose a crystal of your caravan: { $count } upgrades left.
}
page-century-choose-trade = Trade again, or leave it at that?
page-century-choose-golem = Claim the card, take a bonus tile, or both.
page-century-choose-card = Claim the card?
page-century-choose-tile = Take a bonus tile.
page-century-choose-explore = Take an exploration tile off the board.
page-century-choose-discard = { $count ->
    [one] One crystal too many: choose which one goes.
   *[other] { $count } crystals too many: choose which go.
}
page-century-marked = { $count } of { $all } chosen.
page-century-last-round = The last round.
page-century-go = Go to { $id }
page-century-explore = Take the tile off { $id }
page-century-trade-again = Trade again
page-century-claim = Claim { $name } ({ $points })
page-century-take = Take the tile
page-century-take-of = Take tile { $stack }
page-century-discard = { $count ->
    [one] Discard it
   *[other] Discard these { $count }
}
page-century-stop = Done here
page-century-rest = Rest

page-century-yours-board = Your player board
page-century-caravan = Your caravan: { $crystals }; { $count } of { $capacity }.
page-century-nothing = nothing
page-century-gem-upgrade = Upgrade: { $colour } becomes { $better }
page-century-gem-discard = Discard: { $colour }
page-century-merchants-state = Merchants: { $home } at home, { $board } on the board, { $reserve } in reserve
page-century-away = { $board } out, { $reserve } in reserve
page-century-nobody-home = nobody at home
page-century-bonus-tiles = Bonus tiles
page-century-bonus-free = a free bonus space
page-century-bonus-now = { $points ->
    [one] { $tile }: { $points } point now
   *[other] { $tile }: { $points } points now
}
page-century-bonus-none = None yet.
page-century-look = Everything that { $name } has
page-century-board-of = What { $name } has
page-century-cards-state = Cards: { $count } of { $all }
page-century-score-now = { $points ->
    [one] { $points } point, if the game ended now
   *[other] { $points } points, if the game ended now
}
page-century-merchants-title = Merchants and crystals
page-century-icons-title = Icons
page-century-at-home = { $count } at home
page-century-on-board = { $count } on the board
page-century-in-reserve = { $count } in reserve

page-century-rules-goal = What it is about
page-century-rules-goal-text = Send your merchants through the land, gather and refine crystals, and wake golems with them. Eight golems end the game; the most points win.
page-century-rules-send = Send merchants
page-century-rules-send-text = On your turn choose a location without an exploration tile and without merchants of your own. It takes the printed number of merchants. If another player stands there, it takes one more than they have, and theirs go home. The number shown is always what you need now.
page-century-rules-places = What locations do
page-century-rules-places-text = Production gives crystals. Upgrades lift a crystal one level each: yellow, green, blue, magenta. A trade may be repeated as often as you can pay. At the end of your turn you keep at most ten crystals.
page-century-rules-golem = Golems
page-century-rules-golem-text = At a Golem location take the top bonus tile of a stack, pay for the card above and claim it, or do both in either order. The row then slides to the left and the deck's top card comes in. You have room for three bonus tiles.
page-century-rules-cards = What cards do
page-century-rules-cards-text = Assistance: locations with its symbol need one merchant less, but never none. Tool: locations with its symbol first give you its crystal. New merchants come from your reserve. Exploration: take a tile off the board for its bonus; the location is then open to all.
page-century-rules-rest = Or rest
page-century-rules-rest-text = Take all your merchants back from the board.
page-century-rules-end = The end
page-century-rules-end-text = When somebody has claimed the eighth card, the round is finished. House rule: it also ends after three rounds in which everyone only rested.
page-century-rules-score = The score
page-century-rules-score-text = Cards, bonus tiles and exploration tiles, and one point for every crystal that is not yellow. Each bonus tile counts for itself: an icon may serve several. Of equals, the one later in turn order wins.
page-century-rules-keys = Pointer and keys
page-century-rules-keys-text = Point at something to see what it would bring, click to do it; on a touch screen tap twice. Merchants and crystals can also be dragged. Arrows walk over the board, Enter chooses. R rests, T trades again, C claims, S stops, U takes back, 1 to 4 choose a crystal by its level.
page-century-sources = Where do these numbers come from?
page-century-sources-text = Not everything about the box is known: some values are public, some follow from others, some we made up so that the game can be played. Here each has its mark.
page-century-sources-cards = Points cards
page-century-sources-tiles = Exploration tiles
page-century-datum = { $field ->
    [type] kind: { $value }
    [merchants] merchants: { $value }
    [symbol] symbol: { $value }
    [gain] gives { $value }
    [give] asks for { $value }
    [get] gives { $value }
    [upgrades] upgrades: { $value }
    [stacks] stacks: { $value }
    [cover] exploration tile with { $value } players
    [icon] icon: { $value }
    [crystals] gives { $value }
    [count] number: { $value }
    [cost] price: { $value }
    [points] points: { $value }
    [players] with { $value } players
   *[per] { $value }
}
page-century-general = { $path ->
    [symbols-names] the four symbols, their number and their names
    [setup-start_crystals] the crystals that everyone starts with
    [setup-merchants_start] the merchants that everyone starts with
    [setup-layout] how the panels lie
    [setup-deck] how many cards are in the deck
    [end-cards] how many cards end the game
    [end-rest_rounds] the end when everyone rests
   *[end-rounds] the end after very many rounds
}
page-century-does = { $icon }: { $effect }
page-century-rules-signs = Crystals and signs
page-century-rules-note = An unofficial adaptation. The game was designed by Emerson Matsuuchi; its name belongs to its publisher. The golems' names and looks are our own.

### Stonehenge

stonehenge-event-ring = { $seat } lowers a stone at { $angle }°.
stonehenge-event-top = { $seat } lowers a stone onto stone { $stone }.
stonehenge-event-gate = { $seat } takes stone { $stone } to lay it over stones { $start } and { $end }.
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

stonehenge-task-stone = place a stone or lay a gate
stonehenge-task-again = the stone fell: place it again
stonehenge-task-marker = move your marker to a zone beside the new stone
stonehenge-task-sun = swing the sun through your zone
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
stonehenge-help =
    East is 0°, and degrees run anticlockwise.
    ring 45                  place a stone at 45°; “ring 45 in 2 yaw -5”: 2 mm inside the edge, turned
    top 7                    place a stone on stone 7; “top 7 at 3,-2 yaw 5”: shifted and turned
    gate 5 over 3            lay stone 5 over stone 3 and the next stone anticlockwise
    mark 60                  move the marker to 60°
    swing 45                 let the sun go at 45°, straight towards the centre
    swing 45 pull 250        the same from 250 mm outside the base (180 to 350)
    swing 45 side -20        the same while the hand moves clockwise at 20 mm/s
    A straight swing crosses the ring again on the other side, at 45° + 180°. Every 26 mm/s of “side”
    move the whole path about 10 mm aside: anticlockwise where the sun comes in if it is positive.
stonehenge-legend-upright = stands
stonehenge-legend-stack = stands on another
stonehenge-legend-lintel = lies over two
stonehenge-aim = The path has to cross the zone from { $start }° to { $end }°, on its way in or out.
stonehenge-aim-clear = “swing { $middle }” goes straight through the middle and keeps { $room } mm from every stone, if your hand is steady.
stonehenge-aim-meets = “swing { $middle }” would go straight through the middle, but meet a stone; try another angle, or bend the path with “side 20”.
stonehenge-aim-anywhere = The path may go anywhere. Type, say, “swing 45”, or “swing 45 pull 250 side -20”; ? explains it.

### Advice
# Why the computer would play a turn, and what a game looks like afterwards.

help-analyse = look at a finished game: chances turn by turn, better turns, turning points
help-iterations = how long to think about each turn, in iterations of the search
command-hint = hint
hint-told = The computer would play { $moves }. { $turn }
hint-between = { "; " }
error-hint = The computer has no advice in this game.
error-analysis = In this game the hand decides, not the search: there is no analysis.
analysis-turn = turn
analysis-seat = player
analysis-played = played
analysis-chances = chances
analysis-best = better
analysis-from-to = { $before } → { $after } %
analysis-turning = A turning point, turn { $number }: { $count ->
    [1] the part of the points that { $name } could expect was
   *[other] the chances of { $name } were
} { $before } % with the best turn and { $after } % with the one played. The best turn: { $best }
analysis-end = In the end: { $parts }
analysis-end-of = { $name } { $percent } %
reason-at-once = This turn: { $reasons }
reason-compared = Compared with other turns: { $reasons }
reason-points =
    { $way ->
        [gain] +{ $points } { $points ->
            [one] point
           *[other] points
        } at once
       *[cost] −{ $points } { $points ->
            [one] point
           *[other] points
        } at once
    }
reason-points-of =
    { $way ->
        [gain] { $name } loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[cost] { $name } gains { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
reason-soon =
    { $way ->
        [gain] about +{ $points } more before the turn is over
       *[cost] about −{ $points } before the turn is over
    }
reason-soon-of =
    { $way ->
        [gain] { $name } probably loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        } before the turn is over
       *[cost] { $name } probably gains { $points ->
            [one] { $points } point
           *[other] { $points } points
        } before the turn is over
    }
reason-rival-of =
    { $way ->
        [gain] { $name } can hope for less: −{ $points }
       *[cost] { $name } can hope for more: +{ $points }
    }
reason-m-gain =
    { $way ->
        [gain] more tokens within reach next: +{ $points }
       *[cost] fewer tokens within reach next: −{ $points }
    }
reason-m-scoring =
    { $way ->
        [gain] a better line to score next: +{ $points }
       *[cost] a lesser line to score next, or none: −{ $points }
    }
reason-m-fits =
    { $way ->
        [gain] more cards of the hand find a place: +{ $points }
       *[cost] fewer cards of the hand find a place: −{ $points }
    }
reason-monolyth-promise =
    { $way ->
        [gain] { $colour ->
            [none] prophecies nearer
           *[other] prophecies nearer, above all that of { monolyth-colour }
        }: +{ $points }
       *[cost] { $colour ->
            [none] prophecies less near
           *[other] prophecies less near, above all that of { monolyth-colour }
        }: −{ $points }
    }
reason-monolyth-open =
    { $way ->
        [gain] { $colour ->
            [none] more colour in walls without a prophecy
           *[other] more { monolyth-colour } in walls without a prophecy
        }: +{ $points }
       *[cost] { $colour ->
            [none] less colour in walls without a prophecy
           *[other] less { monolyth-colour } in walls without a prophecy
        }: −{ $points }
    }
reason-monolyth-ready =
    { $way ->
        [gain] a better prophecy ready to be made: +{ $points }
       *[cost] a lesser prophecy ready to be made, or none: −{ $points }
    }
reason-monolyth-level =
    { $way ->
        [gain] the next level fuller: +{ $points }
       *[cost] the next level less full: −{ $points }
    }
reason-monolyth-later =
    { $way ->
        [gain] the levels above fuller: +{ $points }
       *[cost] the levels above less full: −{ $points }
    }
reason-monolyth-structure =
    { $way ->
        [gain] nearer to the structure: +{ $points }
       *[cost] less near to the structure: −{ $points }
    }
reason-monolyth-cubes =
    { $way ->
        [gain] more cubes built: +{ $points }
       *[cost] fewer cubes built: −{ $points }
    }
reason-century-spaces =
    { $way ->
        [gain] more bonus tiles: +{ $points }
       *[cost] fewer bonus tiles: −{ $points }
    }
reason-century-level1 =
    { $way ->
        [gain] more crystals of the first level: +{ $points }
       *[cost] fewer crystals of the first level: −{ $points }
    }
reason-century-level2 =
    { $way ->
        [gain] more crystals of the second level: +{ $points }
       *[cost] fewer crystals of the second level: −{ $points }
    }
reason-century-level3 =
    { $way ->
        [gain] more crystals of the third level: +{ $points }
       *[cost] fewer crystals of the third level: −{ $points }
    }
reason-century-level4 =
    { $way ->
        [gain] more crystals of the highest level: +{ $points }
       *[cost] fewer crystals of the highest level: −{ $points }
    }
reason-century-afford =
    { $way ->
        [gain] a better golem can be paid: +{ $points }
       *[cost] a lesser golem can be paid, or none: −{ $points }
    }
reason-century-near =
    { $way ->
        [gain] nearer to a good golem of the row: +{ $points }
       *[cost] less near to a good golem of the row: −{ $points }
    }
reason-century-home =
    { $way ->
        [gain] more merchants ready at home: +{ $points }
       *[cost] fewer merchants ready at home: −{ $points }
    }
reason-century-force =
    { $way ->
        [gain] more merchants for the rest of the game: +{ $points }
       *[cost] fewer merchants for the rest of the game: −{ $points }
    }
reason-century-tempo =
    { $way ->
        [gain] more golems claimed: +{ $points }
       *[cost] fewer golems claimed: −{ $points }
    }
reason-century-saved =
    { $way ->
        [gain] Assistance that saves more merchants: +{ $points }
       *[cost] Assistance that saves fewer merchants: −{ $points }
    }
reason-century-tools =
    { $way ->
        [gain] Tools that bring more crystals: +{ $points }
       *[cost] Tools that bring fewer crystals: −{ $points }
    }
reason-century-rested =
    { $way ->
        [gain] a later rest clears more locations: +{ $points }
       *[cost] a later rest clears fewer locations: −{ $points }
    }

# What a seat does itself, told to whoever asked for the hint.

hint-m-event-place = Place the { $card } on { $cell }.
hint-m-event-tokens = { $count ->
    [one] { $other } gives you a token.
   *[other] { $other } gives you { $count } tokens.
}
hint-m-event-tokens-other = { $count ->
    [one] You give a token to { $seat }.
   *[other] You give { $count } tokens to { $seat }.
}
hint-m-event-line = Let the { $line ->
    [row] row
   *[column] column
} score.
hint-m-event-take = Take the { $card } from { $cell }.
hint-m-event-pass = Pass.
hint-m-event-skip = You have no cards left and skip your turn.
hint-m-event-bury = Pass and put the { $card } under the pile.
hint-monolyth-event-take = { $steps ->
    [one] Move the crystal one site and take the { $stone }.
   *[other] Move the crystal { $steps } sites and take the { $stone }.
}
hint-monolyth-event-swap = { $steps ->
    [one] Move the crystal one site, discard the { $stone } and take the { $cube } from the supply.
   *[other] Move the crystal { $steps } sites, discard the { $stone } and take the { $cube } from the supply.
}
hint-monolyth-event-discard = { $steps ->
    [one] You can place nothing: move the crystal one site and discard the { $stone }.
   *[other] You can place nothing: move the crystal { $steps } sites and discard the { $stone }.
}
hint-monolyth-event-place = Place the { $stone } on { $spaces }.
hint-monolyth-event-prophecy = Prophesy { $number } { $colour } cubes.
hint-monolyth-event-forgo = Discard the prophecy of { $number }.
hint-monolyth-event-level = You complete level { $level } and take { $value } points.
hint-monolyth-event-structure = You complete the structure and take { $value } points.
hint-monolyth-event-last-round = You have completed the top level: this is the last round.
hint-century-event-activate = { $count ->
    [one] Send a merchant to { $location }.
   *[other] Send { $count } merchants to { $location }.
}
hint-century-event-displace = { $count ->
    [one] You take a displaced merchant back.
   *[other] You take { $count } displaced merchants back.
}
hint-century-event-tools = Your tools give { $crystals }.
hint-century-event-gain = You get { $crystals }.
hint-century-event-upgrade = Turn a { $colour } crystal into a { $better } one.
hint-century-event-trade = Trade { $give } for { $get }.
hint-century-event-take = Take bonus tile { $tile }.
hint-century-event-claim = Claim card { $card } for { $crystals } ({ $points ->
    [one] one point
   *[other] { $points } points
}).
hint-century-event-explore = Take exploration tile { $tile } off { $location }.
hint-century-event-recruit = { $count ->
    [one] You get a new merchant.
   *[other] You get { $count } new merchants.
}
hint-century-event-rest = { $count ->
    [0] Rest.
    [one] Rest and take a merchant back.
   *[other] Rest and take { $count } merchants back.
}
hint-century-event-discard = Discard { $crystals }.
hint-century-event-stop = Leave it at that.
hint-century-event-last-round = You have enough cards: this round is the last.
