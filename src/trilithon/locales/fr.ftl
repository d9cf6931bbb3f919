# Toutes les phrases de Trilithon en français. Le fichier anglais a les mêmes clés dans le même ordre.
# Cartes, joueurs et couleurs arrivent en toutes lettres : « le 40 bleu au cube », « Ada ».

### Common

game-name = { $game ->
    [m] M
    [monolyth] Monolyth
    [century] Century : Golem – Un monde sans fin
    [stonehenge] Stonehenge et le Soleil
   *[other] { $game }
}
event-over = La partie est finie.
status-over = la partie est finie
score-heading = { $place }. { $name }
score-total = Total

mark-r = tiré de la règle
mark-p = tiré d’une source publique
mark-i = déduit
mark-x = donnée maison, inventée ici
mark-none = sans marque

### Errors

error-over = La partie est finie.
error-turn = { $seat ->
    [-1] Rien n’est à tirer maintenant : c’est à un joueur de jouer.
   *[other] Ce n’est pas au tour de la place { $seat }.
}
error-seat = Il n’y a pas de place { $seat } : les { $players } places sont numérotées à partir de 0.
error-undo = Il n’y a rien à reprendre : seules les étapes du tour en cours peuvent être reprises.
error-move-number = Ce numéro ne désigne aucun coup de ce jeu.
error-notation = « { $text } » n’est pas un coup. Tapez un numéro de la liste, ou un coup tel que la liste l’écrit.
error-choice-number = Il n’y a pas de coup { $text } : la liste va de 1 à { $most }.
error-choice-typed = « { $text } » n’est pas un coup : rien n’est numéroté ici, tapez le coup en toutes lettres.
error-game = Il n’y a pas de jeu nommé « { $game } ». Jeux connus : { $known }.
error-no-game = Quel jeu ? Jeux connus : { $known }.
error-no-screen = { game-name } ne se joue pas dans le terminal, seulement sur la page. Ici : { $known }.
error-players = { game-name } se joue de { $low } à { $high } joueurs, pas à { $players }.
error-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
error-choice = L’option { $option } ne peut pas valoir « { $choice } ». Choix possibles : { $known }.
error-option-form = « { $text } » n’est pas une option : écrivez nom=choix.
error-number = « { $text } » n’est pas un nombre entier.
error-decimal = « { $text } » n’est pas un nombre.
error-range = { $option } va de { $low } à { $high } : « { $text } » est en dehors.
error-host = « { $host } » n’est pas une adresse de cette machine. --host 127.0.0.1 est pour cette machine seule, --host 0.0.0.0 pour son réseau.
error-port-busy = Le port { $port } est pris, peut-être par un autre Trilithon. Choisissez-en un autre : `trilithon serve --port { $other }`, ou `make play PORT={ $other }`.
error-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }. --host et --port en choisissent d’autres.
error-language = Il n’y a pas de phrases en « { $language } ». Langues connues : { $known }.
error-bot = Il n’y a pas d’adversaire nommé « { $bot } ». Connus : { $known }.
error-bot-plays = « { $bot } » ne joue pas à { game-name }. Y jouent : { $known }.
error-bot-skill = « { $bot } » ne cherche pas dans { game-name } : son œil et sa main font sa force, il ne prend pas de budget.
error-bot-budget = « { $bot } » a besoin d’un budget par tour : écrivez { $bot }:1000 (itérations) ou { $bot }:1s.
error-budget = « { $text } » n’est pas un budget de tour : écrivez un nombre d’itérations (1000) ou une durée (1.5s, 250ms).
error-arena-bots = Il faut au moins deux adversaires dans une arène : --bots A,B
error-arena-test = « { $text } » n’est pas un test : écrivez deux parts de 0 à 1, la plus petite d’abord, par exemple 0.5,0.6.
error-tune-bot = « { $bot } » ne joue pas avec des poids : réglez search (par exemple search:200) ou un niveau.
error-tune-game = On ne cherche pas dans { game-name } : il n’y a pas de poids à régler.
error-workers = Les { $workers } processus meurent sans cesse ; l’arène abandonne.
error-ray = Ray n’est pas installé. Installez-le : pip install trilithon[cluster]
error-bot-game = Cet adversaire ne joue pas à { $game }.
error-render-game = Pas d’images pour { $game } : seul Stonehenge est dessiné.
error-seats = { $people ->
    [one] Une personne
   *[other] { $people } personnes
} et { $bots ->
    [0] aucun adversaire machine
    [one] un adversaire machine
   *[other] { $bots } adversaires machine
} ne tiennent pas sur { $players } places.
error-name = « { $name } » ne peut pas être un nom de joueur : 1 à { $most } signes ordinaires, sans crochet fermant à la fin.
error-name-bot = « { $name } » est un adversaire de l’ordinateur : un joueur porte un autre nom. Pour jouer contre lui : --bots { $name }
error-usage = Je ne comprends pas cette ligne de commande ({ $detail }). « trilithon --help » l’explique.
error-save = La partie n’a pas pu être écrite dans { $path } : { $detail }.
error-file = { $path } ne peut pas être lu : { $detail }.
error-file-text = { $path } n’est pas un fichier texte.
error-resume-public = { $path } est un relevé public : il ne montre pas les cartes cachées, personne ne peut donc le reprendre.
error-folder = Le dossier { $path } ne peut pas servir : { $detail }.
error-secret = { $path } est abîmé : il ne contient pas de secret entier. Supprimez-le et relancez : un nouveau sera créé, et tous ceux qui ont joué ici passeront pour de nouveaux invités.
error-peers = OpenSpiel n’est pas installé. `make bench` installe sa version verrouillée et mesure à côté d’elle.

error-data-file = Le fichier de données { $path } ne peut pas être lu : { $detail }.
error-data-toml = Le fichier de données n’est pas du TOML valable : { $detail }.
error-data-shape = Dans le fichier de données, « { $path } » manque ou n’est pas du bon genre.
error-data-mark = La marque de « { $path } » est « { $mark } », mais seules R, P, I et X sont des marques.
error-data-value = Les données de « { $path } » ne décrivent pas un jeu jouable.
error-data-game = Ces données sont celles du jeu « { $found } », pas de { game-name }.
error-data-unknown = Cette partie a été jouée avec les données { $hash } de { game-name }, qui ne sont pas ici. Donnez leur fichier avec --data.

error-record-format = Ce n’est pas le relevé d’une partie : sa première ligne devrait être « { $expected } ».
error-record-large = Le relevé est trop grand : { $most } signes au plus.
error-record-cut = Le relevé est coupé : sa dernière ligne, qui le scelle, manque.
error-record-edited = Le relevé a été modifié ou abîmé : son sceau ne correspond pas à son texte.
error-record-line = La ligne { $line } du relevé n’a pas de sens : « { $text } ».
error-record-missing = Il manque « { $field } » dans l’en-tête du relevé.
error-record-number = Un nombre de l’en-tête du relevé n’en est pas un.
error-record-rules = Le relevé suit la version { $found } des règles ; ce programme joue la version { $known }.
error-record-data = La partie a été jouée avec les données { $expected }, mais celles qui sont données sont { $found }.
error-record-move = Le coup { $number } du relevé, « { $text } », est impossible. { $reason }
error-record-secret = Le secret du donneur dans le relevé n’est pas valable.
error-record-commitment = Le secret du donneur n’est pas celui qui avait été promis avant la partie.
error-record-no-secret = Le secret du donneur n’est pas dans ce relevé : ses tirages ne peuvent pas encore être recalculés.
error-record-draw = Le coup { $number } du relevé n’est pas ce que le donneur a tiré (tirage { $draw }).

### Errors: the server

server-stale = Il s’est passé quelque chose à la table entre-temps. Regardez à nouveau.
server-malformed = Le serveur ne comprend pas : { $detail }
server-large = C’est trop à la fois.
server-rate = Trop de demandes. Attendez un instant.
server-seat = Cette place n’est pas la vôtre.
server-token = Cette invitation ou cette clé n’est pas celle de cette table.
server-origin = Une page d’un autre site n’a pas le droit de faire cela.
server-unknown = Il n’y a rien à cette adresse.
server-taken = Cette place est prise.
server-running = Seulement quand la partie est finie.
server-waiting = La partie n’a pas commencé : il manque encore quelqu’un.
server-company = Pas à une table où jouent d’autres personnes.
server-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez.

### Terminal

help-trilithon = Jouer dans le terminal à des jeux de pierre et de cristal, revoir des parties, mesurer les moteurs.
help-command = COMMANDE
help-lang = langue de toutes les phrases (sinon celle de l’environnement)
help-play = jouer ici, contre la machine ou à plusieurs devant cet écran
help-serve = jouer dans le navigateur, et avec des programmes par le réseau
help-replay = revoir une partie pas à pas
help-render = dessiner la dernière position d’un relevé et son dernier lancer (Stonehenge)
help-out = le dossier des images
help-verify = recalculer tous les tirages d’une partie
help-data = montrer le matériel d’un jeu et la sûreté de chaque donnée
help-arena = faire jouer des adversaires entre eux et les classer
help-bench = mesurer la vitesse d’un moteur
help-doctor = dire les versions, si les moteurs sont compilés, et que faire
help-game = quel jeu : { $known }
help-file = le relevé d’une partie
help-seat = voir avec les yeux de cette place (la première est 0), sinon en spectateur
help-players = nombre de joueurs
help-hotseat = noms des personnes devant cet écran
help-bots = adversaires machine pour les autres places, par exemple artisan, search:1s (au plus une seconde par tour) ou random
help-seed = un nombre : le même nombre donne la même partie
help-option = une option du jeu
help-data-file = matériel à employer à la place du nôtre
help-save = garder la partie dans ce fichier après chaque coup
help-resume = reprendre la partie gardée dans ce fichier
help-tune = améliorer les poids de l’heuristique d’un jeu en jouant contre soi-même
help-tune-bot = qui joue, contre soi-même : un adversaire qui cherche, comme search:200
help-tune-steps = combien de fois les poids sont changés
help-tune-games = les parties dont chaque changement est tiré
help-tune-check = les parties des nouveaux poids contre les anciens
help-tune-write = écrire les nouveaux poids là où les adversaires les lisent, s’ils gagnent à coup sûr
help-arena-bots = les adversaires, séparés par des virgules, par exemple search:1s,greedy ; un budget est le plus qu’un tour peut prendre : une recherche s’arrête dès que son choix est clair
help-arena-games = le nombre minimal de parties ; chaque placement d’un groupe est joué avec les mêmes tirages
help-arena-test = s’arrêter dès qu’il est sûr que la part du premier est plus proche de LOW ou de HIGH
help-arena-workers = le nombre de processus qui jouent (un par cœur par défaut)
help-arena-ray = jouer sur une grappe Ray : celle de cette adresse, ou une grappe lancée sur cette machine
help-arena-records = garder le relevé de chaque partie dans ce dossier
help-peers = mesurer aussi les moteurs d’OpenSpiel
help-host = adresse d’écoute ; 0.0.0.0 ouvre à tout le réseau
help-port = port d’écoute ; 0 pour n’importe lequel de libre
help-data-dir = dossier où sont gardées les tables et le secret du serveur
help-origin = une autre adresse dont les pages peuvent parler à ce serveur
help-rate = combien de fois le nombre habituel de demandes un client peut faire
help-bot-seconds = au bout de combien de secondes un adversaire ordinateur est arrêté
help-bot-pace = combien de secondes un adversaire ordinateur prend au moins
help-analysis-iterations = combien de temps réfléchir à chaque tour d’une partie terminée, en itérations de la recherche
help-json = écrire les chiffres en JSON

command-help = aide
command-undo = reprendre
command-log = journal
command-scores = scores
command-hand = main
command-save = garder
command-quit = quitter

terminal-title = { game-name } · tour { $turn } · { $status }
terminal-person = Joueur
terminal-bot-name = { $number ->
    [1] Basalte
    [2] Granite
    [3] Obsidienne
    [4] Silex
   *[other] Marbre
}
terminal-prompt = { $name }, { $task } (? pour l’aide) :
terminal-hand-over = Passez l’écran à { $name }
terminal-hand-over-ready = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-continue = Entrée pour continuer.
terminal-scores-now = Si la partie finissait maintenant
terminal-saved = Partie gardée dans { $path }.
terminal-kept = La partie entière est dans { $path } : revoyez-la avec « trilithon replay », contrôlez ses tirages avec « trilithon verify ».
terminal-left = Rien n’a encore été joué, rien n’est gardé. À bientôt !
terminal-left-saved = La partie est gardée dans { $path }. Pour la reprendre :
terminal-opponent = { $name } : { $level }
terminal-opponent-rated = { $name } : { $level }, force { $rating }
terminal-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
terminal-help =
    Tapez le numéro d’un coup, ou le coup lui-même tel que la liste l’écrit.
    aide        cette page
    reprendre   revenir d’une étape dans le tour en cours
    journal     tout ce qui s’est passé jusqu’ici
    scores      ce que chacun marquerait maintenant
    main        regarder sa propre main pendant que tous regardent
    conseil     demander ce que jouerait l’ordinateur, et pourquoi
    garder      garder la partie maintenant
    quitter     partir ; la partie est gardée et peut être reprise
    Les premières lettres d’un mot suffisent.

replay-title = { game-name } · position { $here } sur { $last }
replay-prompt = Entrée ou n : suivante · b : retour · un nombre : y aller · e : fin · q : partir :
replay-error = « { $text } » ne mène nulle part : les positions vont de 0 à { $last }.
render-written = Écrit : { $path }
verify-fair = { $draws ->
    [0] Ce relevé ne contient aucun tirage.
    [one] Le seul tirage a été recalculé : c’est bien celui que le donneur avait promis.
   *[other] Les { $draws } tirages ont été recalculés : ce sont bien ceux que le donneur avait promis.
}
verify-simulated = { $outcomes ->
    [one] La seule issue a été simulée à nouveau ({ $simulator }) : les pierres s’arrêtent comme dans le relevé, au dernier chiffre près.
   *[other] Les { $outcomes } issues ont été simulées à nouveau ({ $simulator }) : les pierres s’arrêtent comme dans le relevé, au dernier chiffre près.
}
verify-differs = Simulées à nouveau ({ $simulator }), { $different ->
    [one] une issue sur { $outcomes } diffère
   *[other] { $different } issues sur { $outcomes } diffèrent
} ici, la première au coup { $number }. Une autre version de la simulation ou un autre type de processeur peut en être la cause, comme un relevé retouché ; ce sont les positions du relevé qui comptent.

data-title = { game-name } : matériel, version { $hash }
data-path = Donnée
data-value = Valeur
data-mark = Sûreté

doctor-compiled = Les moteurs sont compilés.
doctor-interpreted = Les moteurs tournent en Python pur, bien plus lentement.
doctor-compile = Installez un compilateur C et reconstruisez : pip install --editable . (ou : make play)
doctor-no-compiler = Il n’y a pas de compilateur C (cc) sur cette machine.
doctor-stale = Modifiés depuis la compilation des moteurs : { $modules }. C’est l’ancienne version qui tourne.
doctor-rebuild = Reconstruisez : python setup.py build_ext --inplace --force
doctor-data = { game-name } : données { $hash }, règles { $rules }
doctor-fine = Tout est comme il faut.

arena-title = { game-name }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, { $games ->
    [one] une partie
   *[other] { $games } parties
}
arena-bot = Adversaire
arena-wins = gagnées
arena-share = part
arena-rating = classement
arena-score = points
arena-seconds = s
arena-note = Part : résultat moyen contre chaque autre adversaire à la table, une égalité valant un demi. Les classements suivent l’échelle Elo autour de 0. Les intervalles sont à 95 %. s : secondes d’un cœur par partie.
arena-note-alone = s : secondes d’un cœur par partie.
tune-match = Les nouveaux poids contre les anciens, { $games } parties : { $share } % [{ $low }, { $high }]
tune-kept = Les anciens poids restent : il n’est pas sûr que les nouveaux soient meilleurs (l’intervalle devrait être au-dessus de 50 %).
arena-interrupted = Interrompu : ce qui a été joué jusque-là compte.
arena-test-high = Le test est sûr : la part de { $bot } est plus proche de { $high } % que de { $low } %.
arena-test-low = Le test est sûr : la part de { $bot } est plus proche de { $low } % que de { $high } %.
arena-test-open = Le test ne sait pas encore si la part de { $bot } est plus proche de { $low } % ou de { $high } %.

bench-title = { game-name }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
bench-compiled = compilé
bench-interpreted = interprété
bench-moves = parties au hasard, coups/s
bench-moves-legal = de même par legal_moves, coups/s
bench-copy = copie, µs
bench-from-view = from_view, µs
bench-determinize = determinize, µs
bench-python = mené depuis Python, coups/s
bench-uct = UCT simple, parties au hasard, itérations/s
bench-peer = Pair
bench-peer-moves = coups/s
bench-ratio = { game-name } / pair
bench-peer-uct = MCTS, itérations/s
bench-uct-ratio = UCT, { game-name } / pair
bench-note = Médianes de mesures entrelacées sur cette machine, en temps de processeur ; seules les décisions des joueurs comptent comme coups.

serve-local = Pour ouvrir aux autres de votre réseau, lancez avec --host 0.0.0.0.
serve-interpreted = Les moteurs tournent en Python pur, bien plus lentement. `trilithon doctor` dit que faire.

### Page

page-home = Trilithon, accueil
page-lost = Il n’y a rien à cette adresse.
page-lost-home = Retour aux jeux
page-close = Fermer
page-language = Langue
page-theme-system = Lumière : celle de votre appareil. Passer au jour
page-theme-light = Lumière : jour. Passer à la nuit
page-theme-dark = Lumière : nuit. Revenir à celle de l’appareil

page-tagline-m = Accordez les pierres bord à bord, dépouillez votre voisin, et prenez la ligne avant qu’elle ne s’effrite.
page-tagline-monolyth = Élevez quatre murs à la fois, cube par cube, au gré des prophéties.
page-tagline-century = Parcourez un monde sans fin, échangez des cristaux, éveillez des golems.
page-tagline-stonehenge = Dressez un cercle de pierres et laissez le soleil s’y balancer.

page-hero = Quatre jeux de pierre et de cristal
page-hero-text = Choisissez une boîte et prenez place : seul contre l’ordinateur, avec des amis par un lien, ou tous autour d’un écran.
page-recent = Vos tables
page-recent-table = Reprendre votre partie de { $game }
page-shelf = Les jeux
page-players = De { $least } à { $most } joueurs
page-play = Jouer
page-play-game = Jouer à { $game }
page-unofficial = Un projet d’amateurs, non officiel. Les noms des jeux appartiennent à leurs éditeurs.
page-new-table = Une table de { $game }
page-company = Avec qui ?
page-company-bots = Contre l’ordinateur
page-company-friends = Des amis par un lien
page-company-here = Sur cet écran
page-your-name = Votre nom
page-name-of = Nom du joueur { $seat }
page-seat-choice = Qui prend la place { $seat } ?
page-seat-choice-bot = Ordinateur
page-seat-choice-open = Libre : qui a le lien
page-seat-choice-here = Quelqu’un sur cet écran
page-fewer = Une place de moins
page-more = Une place de plus
page-seat-count = { $count } places
page-player = Joueur { $seat }
page-bot-name = { $seat ->
    [1] Basalte
    [2] Granit
    [3] Obsidienne
    [4] Silex
    [5] Marbre
   *[other] Ardoise
}
page-level = Force de l’ordinateur
page-level-name = { $level ->
    [apprentice] Apprenti
    [builder] Bâtisseur
    [artisan] Artisan
    [architect] Architecte
    [master] Maître
   *[other] { $level }
}
page-level-offer = { $level ->
    [apprentice] Apprenti : pour une première partie
    [builder] Bâtisseur : solide, mais distrait
    [artisan] Artisan : connaît son métier
    [architect] Architecte : voit loin
    [master] Maître : ne laisse presque rien passer
   *[other] { $level }
}
page-level-rated = { $offer } · force { $rating }
page-seat-level = { $level } · force { $rating }
page-seat-level-short = { $level } · { $rating }
page-seat-rating = Force à ce jeu ; l’apprenti a 1000
page-bare = { $name }
page-options = Options
page-no = non
page-yes = oui
page-m-option-pass = Peut-on passer alors qu’une carte convient ? (coûte un jeton)
page-m-option-layout = Comment sont posées les cinq premières cartes ?
page-m-layout-zigzag = En zigzag, comme un M (sans doute l’original)
page-m-layout-arch = En arche
page-no-table = Cette table n’existe pas, ou plus.
page-start = Commencer

page-prompt = Ce qu’il faut faire maintenant
page-undo = Reprendre
page-seats = Joueurs
page-seat-you = vous
page-seat-here = sur cet écran
page-seat-person = une personne
page-seat-bot = ordinateur
page-seat-open = place libre
page-seat-away = déconnecté
page-seat-plays = joue
page-score-now = Score actuel :
page-log = Déroulement
page-log-deal = La partie est mise en place
page-log-empty = Rien encore.
page-tools = Outils de la table
page-rules = Règles
page-result = Résultat
page-scores = Scores
page-share = Inviter
page-total = Total
page-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
page-over = La partie est terminée.
page-other-plays = { $name } réfléchit…
page-end-you-won = Vous avez gagné !
page-end-you-share = Vous partagez la victoire !
page-end-won = { $name } gagne
page-end-shared = { $name } partagent la victoire
page-end-lead = { $best } points, { $points ->
    [0] à égalité avec les autres
    [one] un de plus que le suivant
   *[other] { $points } de plus que le suivant
}.
page-end-look = Regarder la table
page-hint = Conseil
page-hint-title = Ce que jouerait l’ordinateur
page-hint-thinking = L’ordinateur y réfléchit…
page-hint-chance = Vos chances ensuite, selon l’ordinateur : { $percent } %
page-hint-at-once = Ce tour
page-hint-compared = Par rapport aux autres tours, en points
page-hint-play = Le jouer
page-replay = Revoir la partie
page-replay-short = Revoir
page-replay-leave = Retour à la table
page-replay-link = Lien
page-replay-share = Qui ouvre ce lien voit la partie à ce moment.
page-replay-time = Le cours de la partie
page-replay-slider = Moment de la partie
page-replay-steps = Parcourir la partie
page-replay-first = Au début
page-replay-turn-back = Un tour en arrière
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-turn-on = Un tour en avant
page-replay-last = À la fin
page-replay-start = Avant le premier tour
page-replay-turn = Tour { $turn } sur { $turns }
page-replay-eyes = Vue par
page-replay-eyes-mover = qui a joué
page-replay-eyes-watcher = le public
page-analysis = Analyse
page-analyse = Analyser la partie
page-analysis-what = L’ordinateur examine chaque tour de la place qui l’a joué : ce qu’elle pouvait attendre du meilleur tour et de celui qu’elle a joué, et où beaucoup a été cédé.
page-analysis-progress = { $done ->
    [one] { $done } tour examiné sur { $total }
   *[other] { $done } tours examinés sur { $total }
}
page-analysis-running = L’ordinateur examine la partie.
page-analysis-done = L’analyse est prête : { $count ->
    [0] aucun tournant
    [one] un tournant
   *[other] { $count } tournants
}.
page-analysis-stopped = L’analyse s’est interrompue. Vous pouvez la relancer.
page-analysis-choose = Allez à un tour pour voir ce que l’ordinateur en pense.
page-analysis-graph = Les chances de chacun au cours de la partie
page-analysis-chances = Chances
page-analysis-part = Part des points possibles
page-analysis-before = meilleur
page-analysis-after = joué
page-analysis-percent = { $percent } %
page-analysis-turned = Un tournant : { $count ->
    [1] la part des points que { $name } pouvait attendre était de
   *[other] les chances de { $name } étaient de
} { $before } % avec le meilleur tour et de { $after } % avec celui-ci.
page-analysis-luck =
    { $game ->
        [m] Les pioches et les cartes cachées ont
       *[other] Le tirage a
    } ensuite { $way ->
        [gain] aidé { $name }
       *[cost] desservi { $name }
    } : { $after } → { $then } %.
page-analysis-best = L’ordinateur aurait joué
page-analysis-same = L’ordinateur aurait joué la même chose
page-analysis-turning = Tournants de la partie
page-analysis-none = Personne n’a beaucoup cédé en un tour.
page-analysis-point = Tour { $turn }, { $name } : { $after } au lieu de { $before } %
page-analysis-try = Essayer vous-même
page-play-on = Reprendre d’ici
page-play-on-over = La partie est finie ici : revenez à un tour pour reprendre de là.
page-play-on-draws =
    { $game ->
        [m] Une nouvelle table reprend à cette position. Chacun garde ses cartes ; tout ce qui sera pioché ensuite le sera à nouveau.
        [stonehenge] Une nouvelle table reprend à cette position. Les pierres restent où elles sont ; aucun lancer ne se répétera.
       *[other] Une nouvelle table reprend à cette position. Tout ce qui sera tiré ensuite le sera à nouveau.
    }
page-play-on-seat = Votre place ; l’ordinateur prend les autres
page-play-on-to-move = doit jouer
page-rematch = Rejouer
page-rematch-awaited = On vous attend pour une autre partie.
page-rematch-join = Les rejoindre
page-handover = Passez l’écran à { $name }
page-handover-why = Les cartes restent cachées jusqu’à ce que { $name } soit là.
page-handover-ready = Je suis { $name }
page-share-text = { $count ->
    [0] Toutes les places sont prises : ce lien permet de regarder.
    [one] Une place est libre : ce lien permet de la prendre.
   *[other] { $count } places sont libres : ce lien permet d’en prendre une.
}
page-share-link = Lien vers cette table
page-share-copy = Copier le lien
page-share-copied = Copié
page-lobby-waiting = { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
page-lobby-sit = Prendre place
page-lobby-watching = On s’assied ici avec le lien qui porte la clé : demandez-le à qui a ouvert la table.
page-connection-lost = La liaison est coupée. Votre partie est conservée ; nouvel essai…
page-connection-move = La ligne est coupée : ce coup n’a pas été joué.
page-no-server = Le serveur ne répond pas. Est-il en marche ?
page-namesake = { $name } ({ $seat })
page-watching = Vous regardez
page-table-options = À cette table
page-option = { $name } : { $choice }
page-end-place = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} avec { $points } points.
page-record-save = Garder la partie
page-record-broken = Le donneur n’a pas tenu la promesse faite avant la partie. Ne vous fiez pas à ses tirages.
page-m-neighbour-pays = vous paie
page-m-neighbour-paid = vous le payez
page-m-neighbour-both = vous paie, vous le payez

page-guide = Charte graphique
page-guide-screens = Écrans d’exemple
page-guide-type = Caractères
page-guide-stone = Pierre
page-guide-ink = Encre
page-guide-light = Cristal, soleil, sang, mousse
page-guide-minerals = Minéraux
page-guide-material = Matière et espace
page-guide-parts = Éléments
page-guide-cards = Cartes de M
page-guide-golems = Cristaux, marchands, tuiles et golems de Century
page-guide-boxes = Boîtes

# The table of M

page-m-letter-blue = B
page-m-letter-brown = N
page-m-letter-red = R
page-m-letter-green = V
page-m-letter-yellow = J
page-m-table = La table : { $columns } cartes sur { $rows }, au plus { $size } sur { $size }
page-m-size = { $columns } × { $rows } sur { $size } × { $size }
page-m-cell = { $cell } : { $what }. { $offer }
page-m-empty = vide
page-m-open = Une de vos cartes convient ici.
page-m-fits = { $tokens ->
    [0] Convient ici.
    [one] Convient ici et prend un jeton.
   *[other] Convient ici et prend { $tokens } jetons.
}
page-m-fits-scoring = { $tokens ->
    [0] Convient ici et déclenche le score.
    [one] Convient ici, prend un jeton et déclenche le score.
   *[other] Convient ici, prend { $tokens } jetons et déclenche le score.
}
page-m-takeable = Vous pouvez la prendre.
page-m-take-this = Prendre { $card }.
page-m-line-cell = Dans une ligne qui peut rapporter.
page-m-hand = Votre main
page-m-hand-card = { $card }
page-m-hand-card-idle = { $card }, inutile pour l’instant
page-m-hand-empty = Votre main est vide.
page-m-choose = À vous : choisissez une carte, puis sa place.
page-m-choose-for = Choisissez la carte à poser en { $cell }.
page-m-place = Posez { $card } sur une case éclairée.
page-m-place-nowhere = Nulle part où poser { $card }. Choisissez une autre carte.
page-m-must-pass = Aucune de vos cartes ne convient : vous devez passer.
page-m-swap = Passer, et échanger { $card } contre le haut de la pioche ?
page-m-pass-hint = Passer coûte un jeton. Vous pouvez d’abord choisir une carte à échanger.
page-m-pass = Passer
page-m-bury = Passer et échanger
page-m-choose-line = Ligne et colonne rapportent. Choisissez.
page-m-row = La ligne
page-m-column = La colonne
page-m-take = Prenez une carte de la ligne.
page-m-take-last = Dernier score : prenez une carte de la ligne.
page-m-other-takes = { $name } prend une carte de la ligne…
page-m-other-line = { $name } choisit la ligne…
page-m-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
page-m-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-m-taken = Cartes prises
page-m-pillar = a déclenché ce score
page-m-pile = { $count ->
    [0] La pioche est vide : le prochain score sera le dernier.
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
}

page-m-rules-goal = De quoi il s’agit
page-m-rules-goal-text = Dépouillez votre voisin de droite de ses jetons et ramassez des cartes de valeur. Seules vos deux meilleures couleurs comptent pour vous ; toutes les autres comptent contre vous.
page-m-rules-cards = Les cartes
page-m-rules-cards-text = Une carte a une couleur, une valeur et un symbole. Ses dents le répètent : elles ont la forme du symbole, une pour dix points. Les zéros n’ont pas de symbole.
page-m-rules-place = Poser une carte
page-m-rules-place-text = Posez une carte de votre main côte à côte avec une autre. Elle doit partager couleur, valeur ou symbole avec chaque carte qu’elle touche par un côté, pas toujours la même chose. La table ne dépasse jamais six sur six. Puis piochez.
page-m-rules-tokens = Prendre des jetons
page-m-rules-tokens-text = Toucher deux cartes prend un jeton au voisin de droite, trois cartes deux, quatre cartes trois. S’il n’en a plus, le suivant à droite paie. Personne ne se paie lui-même.
page-m-rules-line = Déclencher un score
page-m-rules-line-text = Un score commence quand votre carte se trouve dans une ligne ou colonne continue de cinq ou six et partage au moins deux choses avec une voisine de cette ligne. Si les deux conviennent, vous choisissez.
page-m-rules-take = Ramasser
page-m-rules-take-text = En commençant par vous et en tournant vers la gauche, chacun doit prendre une carte de la ligne. Une carte qui tient la table d’un seul tenant, côtés et coins compris, ne peut pas partir. On s’arrête quand il n’en reste qu’une ou qu’aucune ne peut partir.
page-m-rules-pass = Passer
page-m-rules-pass-text = On ne passe que si aucune carte ne convient. Vous donnez un jeton, si vous en avez, au voisin de droite, et pouvez glisser une carte sous la pioche pour en tirer une autre.
page-m-rules-end = La fin
page-m-rules-end-text = La partie finit avec le premier score qui commence sur une pioche vide, ou quand tout le monde passe sans fin.
page-m-rules-score = Le score
page-m-rules-score-text = Dix points par jeton, plus les cartes de vos deux meilleures couleurs, moins toutes vos autres cartes. La main ne compte pas. Les égalités partagent la victoire.
page-m-rules-letters = La lettre d’une carte répète sa couleur : { page-m-letter-red } rouge, { page-m-letter-blue } bleu, { page-m-letter-green } vert, { page-m-letter-yellow } jaune, { page-m-letter-brown } brun.
page-m-rules-note = Adaptation non officielle. M est un jeu de Martin Schlegel ; son nom appartient à son éditeur.

# La table de Monolyth

page-monolyth-shape = { $shape ->
    [I1] cube
    [I2] bâton de 2
    [I3] bâton de 3
    [L3] coude
    [L4] grand coude
    [O4] carré
    [S4] zigzag
    [T4] té
   *[other] { $shape }
}
page-eye = D’où vous regardez
page-eye-left = Tourner vers la gauche ([)
page-eye-right = Tourner vers la droite (])
page-eye-top = D’en haut (T)
page-eye-home = Retour à la vue habituelle (V)
page-monolyth-scene = La table
page-monolyth-unfold = Murs dépliés (W)
page-monolyth-picture = Garder une image (PNG)
page-monolyth-film = Garder un film tournant (GIF)
page-monolyth-film-failed = Votre navigateur n'y est pas parvenu.
page-monolyth-filming = On filme…
page-monolyth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-monolyth-mine = Revenir au vôtre
page-monolyth-look = Regarder le Monolithe de la place { $seat }
page-monolyth-walls = Murs
page-monolyth-wall = Mur { $colour } : { $count } pour l’instant
page-monolyth-wall-prophecy = Mur { $colour } : { $count } sur { $number } pour l’instant
page-monolyth-of = sur { $number }
page-monolyth-levels = Niveaux
page-monolyth-level = Niveau { $level } : { $cells } cases sur { $all }
page-monolyth-dock = Ce que vous pouvez faire
page-monolyth-tab-stones = Pierres
page-monolyth-tab-keepsake = Souvenir
page-monolyth-tab-prophecies = Prophéties
page-monolyth-tab-board = Plateau de jeu
page-monolyth-sites = Pierres à portée du Cristal
page-monolyth-steps = { $count ->
    [one] un emplacement plus loin
   *[other] { $count } emplacements plus loin
}
page-monolyth-take = Prendre
page-monolyth-swap = 1 cube
page-monolyth-discard = Défausser
page-monolyth-deed = { $deed } : { $stone }, { $count ->
    [one] un emplacement plus loin
   *[other] { $count } emplacements plus loin
}. { $note }
page-monolyth-ways = { $count ->
    [one] Une façon de la placer.
   *[other] { $count } façons de la placer.
}
page-monolyth-choose = À vous : choisissez une Pierre ou faites une Prophétie.
page-monolyth-choose-discard = Aucune Pierre à portée ne va : défaussez-en une ou faites une Prophétie.
page-monolyth-choose-hint = Cliquez sur une Pierre numérotée, ou prenez-la dans la liste. Rien n’est joué avant que vous la posiez.
page-monolyth-choose-touch = Touchez un numéro, ou choisissez ci-dessous.
page-monolyth-place = Placez : { $stone }.
page-monolyth-place-hint = Visez votre Monolithe ou parcourez la liste. Q et E tournent la Pierre, R la bascule, la molette aussi.
page-monolyth-place-touch = Touchez votre Monolithe pour y tenir la Pierre, encore une fois pour la poser. Ou parcourez la liste.
page-monolyth-forgo = Défaussez une Prophétie du plateau de jeu.
page-monolyth-wait = Ce n’est pas à vous.
page-monolyth-last-round = Dernier tour de table.
page-monolyth-site-crystal = Le Cristal est ici.
page-monolyth-site-empty = Il n’y a plus de Pierre ici ; le Cristal passe.
page-monolyth-site-far = { $stone } : hors de portée. Le Cristal avance d’au plus quatre Pierres.
page-monolyth-too-far = Le Cristal n’y arrive pas à ce tour.
page-monolyth-places = { $count ->
    [one] Une place pour : { $stone }
   *[other] { $count } places pour : { $stone }
}
page-monolyth-placement = { $spaces } : hauteur { $height }
page-monolyth-placement-gain = { $spaces } : hauteur { $height } ; { $gain }
page-monolyth-gain-wall = mur { $colour } +{ $count }
page-monolyth-gain-level = { $count ->
    [one] achève un niveau
   *[other] achève { $count } niveaux
}
page-monolyth-gain-structure = achève la structure
page-monolyth-gain-none = N’ajoute rien à vos murs.
page-monolyth-turn-left = Tourner la Pierre à gauche (Q)
page-monolyth-turn-right = Tourner la Pierre à droite (E)
page-monolyth-tip = Basculer la Pierre (R)
page-monolyth-drop = Poser
page-monolyth-back = Une autre Pierre
page-monolyth-prophecies = Prophéties du plateau de jeu
page-monolyth-prophecies-none = Il ne reste pas de Prophétie.
page-monolyth-prophecy-one = Prophétie { $number }, il en reste { $count }
page-monolyth-forgo-one = Défausser une Prophétie { $number }, il en reste { $count }
page-monolyth-slot = Quel mur doit montrer { $number } cubes de sa couleur ?
page-monolyth-slot-free = { $colour }, { $count } pour l’instant
page-monolyth-slot-full = { $colour }, Prophétie { $number }
page-monolyth-structure = Structure : { $card }
page-monolyth-structure-done = { $points } points
page-monolyth-structure-tokens = Pions structure
page-monolyth-level-tokens = Pions niveau
page-monolyth-aim-done = { $cell } : demande { $wanted }, a { $height }, juste
page-monolyth-aim-low = { $cell } : demande { $wanted }, a { $height }, trop bas
page-monolyth-aim-high = { $cell } : demande { $wanted }, a { $height }, trop haut
page-monolyth-supply = Pierres de 1 cube
page-monolyth-box = Boîte
page-monolyth-verdict = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rank }

page-monolyth-rules-goal = De quoi il s’agit
page-monolyth-rules-goal-text = Empilez des Pierres en un Monolithe sur un plateau de quatre sur quatre. Chacun de ses quatre murs veut des cubes d’une couleur, autant que vous osez en prédire.
page-monolyth-rules-crystal = Avancer le Cristal
page-monolyth-rules-crystal-text = Il avance d’une à quatre Pierres autour du plateau ; les emplacements vides ne comptent pas. Prenez la Pierre atteinte, ou retirez-la du jeu et prenez un cube seul de sa couleur. Une nouvelle Pierre vient là d’où le Cristal est parti.
page-monolyth-rules-place = Placer la Pierre
page-monolyth-rules-place-text = Tournez-la comme vous voulez. Elle reste sur la grille, sans vide sous aucun cube, et sous la limite : quatre cubes de haut, trois à trois ou quatre joueurs. Tant qu’une Pierre à portée peut être placée, il faut en placer une ; sinon on en défausse une.
page-monolyth-rules-prophecy = Ou faire une Prophétie
page-monolyth-rules-prophecy-text = Au lieu d’avancer le Cristal, mettez une Prophétie du plateau de jeu à l’un de vos murs qui n’en a pas. Elle y reste.
page-monolyth-rules-awards = Niveaux et structure
page-monolyth-rules-awards-text = Qui couvre tout un niveau prend le meilleur pion niveau restant. Qui a les hauteurs de la carte structure, tournée ou retournée à volonté, prend le meilleur pion structure restant, une fois par partie.
page-monolyth-rules-end = La fin
page-monolyth-rules-end-text = Quand quelqu’un a achevé le niveau supérieur, on finit le tour de table. La partie s’arrête aussi quand il ne reste plus de Pierre.
page-monolyth-rules-score = Le score
page-monolyth-rules-score-text = Une Prophétie vaut son nombre si son mur montre au moins autant de cubes de sa couleur dans son plan extérieur ; les cubes de coin comptent pour deux murs. Ajoutez vos pions. À égalité gagne le joueur le plus loin du premier.
page-monolyth-rules-solo = Seul
page-monolyth-rules-solo-text = Après chaque Pierre vous défaussez une Prophétie du plateau de jeu, les niveaux donnent le plus petit pion, et la partie finit avec la dernière Prophétie ou le niveau supérieur. Votre score vous donne un rang.
page-monolyth-rules-keys = Touches
page-monolyth-rules-keys-text = 1 à 4 choisissent une Pierre, encore une fois pour son cube seul. Les flèches la déplacent, Q et E la tournent, R la bascule, Entrée la pose, Échap la remet. Les crochets font le tour de la table, T regarde d’en haut, V comme d’habitude, W déplie les murs.
page-monolyth-rules-note = Une adaptation non officielle ; le nom Monolyth appartient à son éditeur. Certaines données du matériel sont de nous : `trilithon data monolyth` dit lesquelles.

# La table de Stonehenge

page-bot-hand = { $name } ({ $hand ->
    [novice] novice
    [average] moyen
   *[other] expert
})
page-stonehenge-option-guide = Jusqu’où voit-on la ligne que l’on vise ?
page-stonehenge-guide-short = Un guide court
page-stonehenge-guide-long = Toute la ligne (pour les enfants)
page-stonehenge-scene = Le socle et ses pierres
page-stonehenge-no-scene = Ce navigateur ne dessine pas la scène. Tout peut se faire avec les commandes ci-dessous.
page-stonehenge-dock = Ce que vous pouvez faire
page-stonehenge-tab-move = Votre coup
page-stonehenge-tab-replay = Revoir
page-stonehenge-wait = Attendez votre tour, ou revoyez ce qui s’est passé.
page-stonehenge-watch = Regardez…
page-stonehenge-skip = Passer
page-stonehenge-do-stone = Posez une pierre ou un linteau.
page-stonehenge-do-only-stone = Posez une pierre.
page-stonehenge-do-again = Elle est tombée. Reposez-la.
page-stonehenge-do-marker = Déplacez votre marqueur.
page-stonehenge-do-sun = Lancez le soleil !
page-stonehenge-hint-stone = { $count ->
    [one] Tirez la dernière pierre vers un endroit éclairé ; la molette la tourne.
   *[other] Tirez l’une des { $count } pierres vers un endroit éclairé ; la molette la tourne.
}
page-stonehenge-hint-touch = { $count ->
    [one] Tirez la dernière pierre vers un endroit éclairé, puis abaissez-la.
   *[other] Tirez l’une des { $count } pierres vers un endroit éclairé, puis abaissez-la.
}
page-stonehenge-hint-gate = Ou couchez une pierre dressée sur deux autres.
page-stonehenge-hint-marker = Cliquez dans une zone éclairée, à l’endroit voulu.
page-stonehenge-hint-marker-touch = Touchez une zone éclairée à l’endroit voulu, puis touchez encore pour l’y mettre.
page-stonehenge-hint-replay = Faites glisser la scène pour regarder d’ailleurs ; le curseur remonte et descend le temps.
page-stonehenge-by-hand-stone = Dans la scène : tirez une pierre de la réserve vers un endroit éclairé, tirez-la encore pour corriger, cliquez dessus pour l’abaisser.
page-stonehenge-by-hand-marker = Dans la scène : cliquez dans une zone éclairée, là où votre marqueur doit se tenir.
page-stonehenge-by-hand-sun = Dans la scène : tirez la bille, attendez qu’elle ne se balance plus, ou servez-vous de son balancement, et lâchez.
page-stonehenge-hint-sun = Tirez la bille au-delà du cercle de lumière et lâchez : elle doit traverser votre zone éclairée.
page-stonehenge-hint-first = Tirez la bille au-delà du cercle de lumière et lâchez. Ce premier lancer peut aller n’importe où.
page-stonehenge-farther = Tirez plus loin en arrière.
page-stonehenge-free = La pierre peut se dresser ici.
page-stonehenge-gap = à { $mm } mm de la pierre { $stone }
page-stonehenge-gap-none = touche la pierre { $stone }
page-stonehenge-gate-free = Le linteau peut se poser ici : { $rests }.
page-stonehenge-rests = { $mm } mm sur la pierre { $stone }
page-stonehenge-aim-free = Cette ligne reste à 30 mm au moins de toute pierre.
page-stonehenge-aim-near = Cette ligne passe à { $mm } mm de la pierre { $stone }.
page-stonehenge-aim-touch = Cette ligne heurte la pierre { $stone }.
page-stonehenge-spots = Choisissez un endroit
page-stonehenge-spots-stone = Une pierre de la réserve
page-stonehenge-spots-gate = Un linteau
page-stonehenge-spot-own = Un endroit à vous
page-stonehenge-spot-ring = Sur le cercle à { $angle }°
page-stonehenge-spot-top = Sur la pierre { $stone }
page-stonehenge-spot-gate = La pierre { $source } sur les pierres { $start } et { $end }
page-stonehenge-direction = Direction
page-stonehenge-inset = Retrait
page-stonehenge-yaw = Tournée de
page-stonehenge-along = En long
page-stonehenge-across = En travers
page-stonehenge-pull = Recul
page-stonehenge-sideways = De côté
page-stonehenge-degrees = { $angle }°
page-stonehenge-mm = { $mm } mm
page-stonehenge-speed = { $speed } mm/s
page-stonehenge-seconds = { $seconds } s
page-stonehenge-lower = L’abaisser
page-stonehenge-lay = Poser le linteau
page-stonehenge-rooms = Choisissez une zone
page-stonehenge-room = De { $start }° à { $end }°, large de { $mm } mm
page-stonehenge-room-whole = De { $start }° à { $end }°
page-stonehenge-mark = Le mettre ici
page-stonehenge-lines = Choisissez une ligne
page-stonehenge-line-own = Une ligne à vous
page-stonehenge-line-straight = Depuis { $angle }°
page-stonehenge-line-curved = Depuis { $angle }°, { $speed } mm/s de côté
page-stonehenge-line = { $from } : à { $mm } mm de la pierre { $stone }
page-stonehenge-line-free = { $from } : à 30 mm au moins de toute pierre
page-stonehenge-line-touch = { $from } : heurte la pierre { $stone }
page-stonehenge-let-go = Lâcher
page-stonehenge-readout = { NUMBER($angle, minimumFractionDigits: 1) }° · { $pull } mm en arrière · { $side } mm/s de côté
page-stonehenge-replay = Comme c’était
page-stonehenge-replay-choose = Choisissez ce que vous voulez revoir
page-stonehenge-replay-none = Rien ne s’est encore passé.
page-stonehenge-replay-time = Moment
page-stonehenge-replay-speed = Vitesse
page-stonehenge-replay-run = Voir
page-stonehenge-replay-stop = Pause
page-stonehenge-take = { $number }. { $name } : { $kind ->
    [swing] lancer
    [gate] linteau
   *[other] pierre
}{ $fallen ->
    [0] { "" }
    [one] , une pierre tombée
   *[other] , { $fallen } pierres tombées
}
page-stonehenge-rules-goal = Le but
page-stonehenge-rules-goal-text = Dressez ensemble un cercle de pierres et faites-y passer le soleil. Qui fait tomber une pierre la prend. Le moins de pierres prises gagne ; à égalité, on partage.
page-stonehenge-rules-stone = 1. Une pierre
page-stonehenge-rules-stone-text = Dressez une pierre de la réserve au bord intérieur du socle, ou sur une pierre nue posée sur le socle. Elle ne peut pas cacher un marqueur, et votre marqueur doit trouver une nouvelle zone à côté d’elle. Une pierre qui tombe se repose, deux fois au plus ; à la troisième chute elle est à vous.
page-stonehenge-rules-gate = 1. Ou un linteau
page-stonehenge-rules-gate-text = Prenez une pierre libre du cercle et couchez-la sur deux voisines nues : le fil ne passe pas dessous. Votre marqueur reste alors en place. Pas au premier tour, pas sur votre propre zone, ni tant qu’un linteau ferme votre zone.
page-stonehenge-rules-marker = 2. Le marqueur
page-stonehenge-rules-marker-text = Il va dans une zone à côté de la nouvelle pierre : une autre qu’avant, libre, et assez large pour la bille. Vous choisissez l’endroit exact. Au premier tour il reste en place.
page-stonehenge-rules-sun = 3. Le soleil
page-stonehenge-rules-sun-text = Tirez la bille au-delà du cercle de lumière et lâchez. La ligne visée doit traverser votre zone, à l’aller ou à la sortie ; le premier lancer peut aller n’importe où. Une bille qui se balance encore quand vous lâchez vole en courbe. La bille et le fil heurtent tous deux les pierres.
page-stonehenge-rules-end = La fin
page-stonehenge-rules-end-text = Quand la réserve est vide après un lancer, ou quand la personne dont c’est le tour ne peut créer aucune zone.
page-stonehenge-rules-hands = Les mains
page-stonehenge-rules-hands-text = Toute main tremble un peu : le hasard l’ajoute à votre intention, de la même façon pour toutes les personnes à la table. Les joueurs de l’ordinateur tremblent autant que leur nom le dit.
page-stonehenge-rules-keys = Touches
page-stonehenge-rules-keys-text = Tout peut se choisir dans les listes et curseurs sous la scène. Q et E tournent la pierre en main, les flèches la déplacent sur le cercle et vers l’intérieur, ou en long et en travers des pierres qui la portent, Entrée l’abaisse, Échap la remet ou passe ce qui est montré, U reprend le marqueur ; [ et ] tournent autour de la table, T regarde d’en haut, V revient à votre place.
page-stonehenge-rules-note = Les tailles des pierres, de la bille et du socle sont en partie supposées, et là où la règle laisse un doute il a fallu choisir : voir la page du jeu.

### M

m-colour = { $colour ->
    [blue] bleu
    [brown] brun
    [red] rouge
    [green] vert
    [yellow] jaune
   *[other] { $colour }
}
m-symbol = { $symbol ->
    [cube] cube
    [triangle] triangle
    [moebius] Möbius
    [fork] fourche
   *[other] { $symbol }
}
m-card = le { $value } { m-colour }{ $symbol ->
    [none] {""}
    [cube] {" "}au cube
    [triangle] {" "}au triangle
    [moebius] {" "}au ruban
    [fork] {" "}à la fourche
   *[other] {" "}({ m-symbol })
}
m-event-open = Sur la table : { $card }.
m-event-place = { $seat } pose { $card } en { $cell }.
m-event-tokens = { $count ->
    [one] { $other } donne un jeton à { $seat }.
   *[other] { $other } donne { $count } jetons à { $seat }.
}
m-event-line = { $seat } fait compter la { $line ->
    [row] ligne
   *[column] colonne
}.
m-event-scoring = Une rangée de { $count } cartes est comptée.
m-event-take = { $seat } prend { $card } en { $cell }.
m-event-scored = Le décompte est terminé.
m-event-pass = { $seat } passe.
m-event-bury = { $seat } passe et glisse { $card } sous la pioche.
m-event-bury-hidden = { $seat } passe et glisse une carte sous la pioche.
m-event-draw = { $seat } pioche { $card }.
m-event-draw-hidden = { $seat } pioche une carte.
m-event-skip = { $seat } n’a plus de cartes et saute son tour.
m-event-jam = Plus personne ne peut poser de carte : la partie est finie.

m-score-tokens = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
m-score-best = { $colour }, une des meilleures couleurs
m-score-other = { $colour }, compte en moins

m-why-stage = Ce n’est pas ce qu’il y a à faire maintenant.
m-why-seen = Cette carte ne peut pas être piochée : on l’a déjà vue.
m-why-bottom = Cette carte ne peut pas être piochée : une autre, connue, est au fond de la pioche.
m-why-hand = Cette carte n’est pas dans la main.
m-why-occupied = Il y a déjà une carte sur cette case.
m-why-alone = Une carte doit en toucher une autre par un côté.
m-why-outside = La table ne peut plus s’étendre de ce côté.
m-why-match = La carte doit partager sa couleur, sa valeur ou son symbole avec chaque carte qu’elle touche par un côté.
m-why-line = Seule une carte de la rangée comptée peut être prise.
m-why-apart = Sans cette carte, la table tomberait en morceaux.
m-why-pass = On ne passe que si aucune carte ne peut être posée.
m-why-pile = La pioche est vide : aucune carte ne peut être échangée.
m-error-card = Il n’y a pas de carte « { $card } » dans ce jeu.
m-error-cell = Il n’y a pas de case « { $cell } ».

m-reading-first_seat = La première place commence ; la page tire les places au sort.
m-reading-zero_matches_zero = Un zéro partage sa valeur avec un autre zéro.
m-reading-no_symbol = Deux cartes sans symbole n’en partagent pas.
m-reading-bounds = La table est le cadre des cartes qui s’y trouvent à ce moment, 6 sur 6 au plus.
m-reading-token_source = Ce qui manque au voisin de droite vient du suivant à droite, jamais de soi-même.
m-reading-poor_pass = Qui n’a plus de jeton passe sans rien payer.
m-reading-empty_pile_swap = Quand la pioche est vide, on n’échange pas de carte en passant.
m-reading-empty_hand = Qui n’a plus de carte saute son tour sans rien payer.
m-reading-both_lines = Si la ligne et la colonne conviennent toutes deux, qui a posé la carte en choisit une.
m-reading-jam = Une partie bloquée se termine : après un tour de table où tous passent, pioche vide, deux s’il reste des cartes.
m-reading-hand_cards = Les cartes restées en main ne comptent pas.
m-reading-tie = À égalité, la victoire est partagée.

m-status = { $pile ->
    [0] la pioche est vide : le prochain décompte est le dernier
    [one] une carte dans la pioche
   *[other] { $pile } cartes dans la pioche
}
m-status-last = le dernier décompte
m-task-place = posez une carte
m-task-pass = aucune carte ne va : passez
m-task-line = ligne et colonne comptent : choisissez
m-task-take = prenez une carte de la rangée
m-task-take-last = prenez une carte de la dernière rangée
m-panel-legend = ● jetons ▯ main ± prises
m-hand = Main :
m-fits-nowhere = ne va nulle part
m-move-pass = passer
m-move-bury = passer, glisser { $card } sous la pioche et piocher
m-move-line = { $line ->
    [row] la ligne est comptée
   *[column] la colonne est comptée
}
m-buried = Sous la pioche, glissé par vous : { $card }.
m-known = { $seat } a pioché { $card }, que vous aviez glissé sous la pioche.
m-help =
    M : posez une carte qui partage couleur, valeur ou symbole avec chaque carte qu’elle touche par un côté.
    Chaque carte touchée au-delà de la première prend un jeton (+1●) à votre voisin de droite.
    Une étoile (*) marque une case qui déclenche un décompte : chacun prend à son tour une carte de la rangée.
    À la fin un jeton vaut 10 ; vos deux meilleures couleurs comptent pour vous, les autres contre vous.
    Les cases se nomment par colonne et ligne. La table flotte : après g vient a, après 7 vient 1.
    Les cartes qui peuvent être prises sont entre [ ], la carte posée en dernier entre > <.
    Les coups s’écrivent ainsi : b40c d4 (poser le 40 bleu au cube en d4), take d4 (prendre),
    row (ligne), column (colonne), pass (passer), pass b40c (passer, glisser cette carte et piocher).

### Monolyth

monolyth-colour = { $colour ->
    [white] blanc
    [blue] bleu
    [orange] orange
    [black] noir
    [turquoise] turquoise
   *[other] { $colour }
}
monolyth-stone = { $shape } { monolyth-colour }
monolyth-card = { $card ->
    [rampart] le rempart
    [keep] le donjon
    [twin_towers] les tours jumelles
    [gate] la porte
    [stairway] l’escalier
    [corner_tower] la tour d’angle
    [courtyard] la cour
    [spine] l’épine
    [ell] l’équerre
    [diagonal] la diagonale
   *[other] { $card }
}
monolyth-board = { $board ->
    [without_white] le plateau sans blanc
    [without_blue] le plateau sans bleu
    [without_orange] le plateau sans orange
    [without_black] le plateau sans noir
    [without_turquoise] le plateau sans turquoise
   *[other] le plateau { $board }
}
monolyth-rank = { $rank ->
    [dutiful_builder] Constructeur consciencieux
    [steadfast_craftsman] Artisan persévérant
    [dedicated_artisan] Artisan doué
    [sovereign_architect] Architecte souverain
    [monolyth_master] Maître des Monolithes
   *[other] { $rank }
}
monolyth-event-card = La structure à bâtir : { $card }.
monolyth-event-open = Autour du plateau : { $stone }.
monolyth-event-board = { $seat } reçoit { $board }.
monolyth-event-take = { $steps ->
    [one] { $seat } avance le Cristal d’un emplacement et prend le { $stone }.
   *[other] { $seat } avance le Cristal de { $steps } emplacements et prend le { $stone }.
}
monolyth-event-swap = { $steps ->
    [one] { $seat } avance le Cristal d’un emplacement, défausse le { $stone } et prend un { $cube } dans la réserve.
   *[other] { $seat } avance le Cristal de { $steps } emplacements, défausse le { $stone } et prend un { $cube } dans la réserve.
}
monolyth-event-discard = { $steps ->
    [one] { $seat } ne peut rien placer : le Cristal avance d’un emplacement, le { $stone } est défaussé.
   *[other] { $seat } ne peut rien placer : le Cristal avance de { $steps } emplacements, le { $stone } est défaussé.
}
monolyth-event-place = { $seat } place le { $stone } en { $spaces }.
monolyth-event-prophecy = { $seat } prédit { $number } cubes, couleur { $colour }.
monolyth-event-forgo = { $seat } défausse la Prophétie { $number }.
monolyth-event-refill = De la boîte : { $stone }.
monolyth-event-level = { $seat } achève le niveau { $level } et prend { $value } points.
monolyth-event-structure = { $seat } achève la structure et prend { $value } points.
monolyth-event-last-round = { $seat } a achevé le niveau supérieur : c’est le dernier tour de table.

monolyth-score-prophecy = { $colour } : Prophétie { $number }, { $count } cubes
monolyth-score-unfulfilled = { $colour } : Prophétie { $number }, { $count } cubes seulement
monolyth-score-level = niveau { $level }
monolyth-score-structure = la structure

monolyth-why-stage = Ce n’est pas ce qu’il y a à faire maintenant.
monolyth-why-place-first = Il faut d’abord placer la Pierre en main.
monolyth-why-token = Il ne reste pas de telle Prophétie sur le plateau de jeu.
monolyth-why-slots = Les quatre encoches contiennent une Prophétie.
monolyth-why-slot = Cette encoche contient déjà une Prophétie.
monolyth-why-steps = Il ne reste pas autant de Pierres autour du plateau.
monolyth-why-fit = Cette Pierre ne va nulle part sur le Monolithe.
monolyth-why-supply = Il ne reste pas de Pierre de 1 cube de cette couleur.
monolyth-why-must-place = Une Pierre peut être placée : il faut donc en placer une.
monolyth-why-shape = La Pierre en main n’a pas cette forme.
monolyth-why-gap = Il y aurait un vide sous la Pierre.
monolyth-why-high = Le Monolithe serait trop haut.
monolyth-why-box = Cette Pierre n’est pas dans la boîte.
monolyth-why-board = Un autre joueur a ce plateau.
monolyth-error-boards = À chaque joueur un plateau différent : { $boards }.
monolyth-error-steps = Le Cristal avance de 1 à { $most } emplacements, pas de { $steps }.
monolyth-error-space = Il n’y a pas de case « { $space } ».
monolyth-error-footprint = Aucune Pierre ne couvre « { $spaces } ».
monolyth-error-prophecy = Il n’y a pas de Prophétie { $number } dans ce jeu.
monolyth-error-side = Le plateau n’a pas de côté de la couleur « { $colour } ».
monolyth-error-stone = Il n’y a pas de Pierre « { $stone } » dans ce jeu.
monolyth-error-name = Il n’y a pas de « { $name } » dans ce jeu.

monolyth-status = { $count ->
    [0] la boîte est vide
    [one] une Pierre dans la boîte
   *[other] { $count } Pierres dans la boîte
}
monolyth-status-last = dernier tour
monolyth-supply = Pierres de 1 cube :
monolyth-box = Boîte :
monolyth-prophecies = Prophéties :
monolyth-levels = Niveaux :
monolyth-structures = Structure :
monolyth-side = { $count } sur { $number }
monolyth-legend = I2 I3 droites · L3 L4 coudées · O4 carrée · S4 en marche · T4 en té · I1 un seul cube
monolyth-task-choose = avancez le Cristal ou faites une Prophétie
monolyth-task-discard = rien ne va : défaussez une Pierre ou faites une Prophétie
monolyth-task-place = placez le { $stone }
monolyth-task-forgo = défaussez une Prophétie du plateau de jeu
monolyth-move = puis placer le { $stone }
monolyth-move-discard = défausser la Pierre, car rien ne va
monolyth-help =
    Monolyth : avancez le Cristal de 1 à 4 emplacements et placez la Pierre trouvée sur votre grille de 4 sur 4,
    ou échangez-la contre une Pierre de 1 cube de sa couleur, ou faites plutôt une Prophétie.
    Rien ne dépasse de la grille, ne couvre un vide ni ne s’élève trop haut (4 cubes, 3 à 3 ou 4 joueurs).
    Un mur compte les cubes de sa couleur dans son plan extérieur, les coins pour deux murs. Une Prophétie
    accomplie vaut son nombre. Achevez le premier les niveaux et la structure pour les meilleurs pions.
    La grille montre les hauteurs et la couleur du dessus ; les murs se voient de l’extérieur, en tournant.
    Dans la liste, +2 dit combien de cubes de plus comptent dans les murs, une étoile (*) un niveau achevé.
    Les coups s’écrivent ainsi : take 3 (prendre), swap 3 (échanger), place a1 b1 b1 (une case par cube),
    prophecy 10 t (10 du côté turquoise), discard 2 (défausser), et seul : forgo 10.

### Century

century-colour = { $colour ->
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[magenta] magenta
}
century-crystals = { $count } { $count ->
    [one] { century-colour }
   *[other] { $colour ->
        [yellow] jaunes
        [green] verts
        [blue] bleus
       *[magenta] magentas
    }
}
century-symbol = { $symbol ->
    [pick] pic
    [lantern] lanterne
    [wagon] chariot
    [rune] rune
   *[other] { $symbol }
}
century-icon = { $icon ->
    [assistance] Assistance
    [tool] Outil
    [new_merchants] Nouveaux marchands
    [exploration] Exploration
   *[merchant] marchand
}
century-event-laid = Le plateau est en place, avec le panneau { $panel }.
century-event-deck = La pioche montre la carte { $card }.
century-event-bonus = Une pile montre la tuile Bonus { $tile }.
century-event-activate = { $count ->
    [one] { $seat } envoie un marchand en { $location }.
   *[other] { $seat } envoie { $count } marchands en { $location }.
}
century-event-displace = { $count ->
    [one] { $seat } reprend un marchand expulsé.
   *[other] { $seat } reprend { $count } marchands expulsés.
}
century-event-tools = Les outils de { $seat } donnent { $crystals }.
century-event-gain = { $seat } reçoit { $crystals }.
century-event-upgrade = { $seat } améliore un cristal { $colour } en { $better }.
century-event-trade = { $seat } échange { $give } contre { $get }.
century-event-take = { $seat } prend la tuile Bonus { $tile }.
century-event-claim = { $seat } réclame la carte { $card } pour { $crystals } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
century-event-explore = { $seat } prend la tuile Exploration { $tile } en { $location }.
century-event-recruit = { $count ->
    [one] { $seat } reçoit un nouveau marchand.
   *[other] { $seat } reçoit { $count } nouveaux marchands.
}
century-event-rest = { $count ->
    [0] { $seat } se repose.
    [one] { $seat } se repose et reprend un marchand.
   *[other] { $seat } se repose et reprend { $count } marchands.
}
century-event-discard = { $seat } rend { $crystals }.
century-event-stop = { $seat } s’en tient là.
century-event-last-round = { $seat } a assez de cartes : cette ronde est la dernière.
century-event-idle = Tout le monde se repose depuis trop longtemps : la partie est finie.
century-event-rounds = La toute dernière ronde est jouée : la partie est finie.

century-score-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
century-score-exploration = tuiles Exploration
century-score-bonus = tuile Bonus { $tile } : { $count } × { $each }
century-score-crystals = { $count ->
    [one] un cristal qui compte
   *[other] { $count } cristaux qui comptent
}

century-why-stage = Ce n’est pas ce qu’il faut faire maintenant.
century-why-seen = Cela ne peut pas être retourné : on le voit déjà.
century-why-panel = Ce lieu n’est pas sur ce plateau.
century-why-covered = Une tuile Exploration couvre ce lieu.
century-why-own = Vos propres marchands y sont ; reposez-vous pour les reprendre.
century-why-merchants = Il n’y a pas assez de marchands chez vous pour ce lieu.
century-why-upgrade = Vous n’avez aucun cristal à améliorer.
century-why-trade = Vous n’avez pas les cristaux que demande cet échange.
century-why-golem = Vous ne pouvez ni y prendre une tuile Bonus ni payer la carte.
century-why-colour = Vous n’avez pas autant de cristaux de cette couleur.
century-why-highest = Cette couleur est la plus haute.
century-why-step-first = Faites d’abord au moins une étape de l’action du lieu.
century-why-one-tile = On ne prend qu’une tuile Bonus à la fois.
century-why-order = La tuile Bonus se prend avant la carte.
century-why-spaces = Tous vos espaces Bonus sont pleins.
century-why-stack = Il n’y a pas de tuile Bonus dans cette pile.
century-why-one-card = On ne réclame qu’une carte à la fois.
century-why-no-card = Il n’y a pas de carte au-dessus de ce lieu.
century-why-cost = Vous n’avez pas les cristaux que coûte la carte.
century-why-open = Aucune tuile Exploration ne s’y trouve.
century-why-discard = C’est plus que vous ne devez rendre.
century-why-not-there = Ce n’est pas { $name } qui s’y trouve.
century-error-name = Rien ici ne s’appelle « { $name } ».

century-status = ronde { $round }, { $deck ->
    [0] la pioche est vide
    [one] une carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
century-status-last = dernière ronde
century-task-turn = activez un lieu, ou reposez-vous
century-task-upgrade = { $count ->
    [one] encore une amélioration
   *[other] encore { $count } améliorations
}
century-task-trade = échangez encore, ou arrêtez
century-task-golem = prenez une tuile ou réclamez la carte
century-task-explore = prenez une tuile Exploration
century-task-discard = { $count ->
    [one] rendez un cristal
   *[other] rendez { $count } cristaux
}
century-deck-title = pioche ({ $count })
century-merchants = { $count ->
    [one] +1 marchand
   *[other] +{ $count } marchands
}
century-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
century-nobody = vide
century-move-rest = { $count ->
    [0] repos
    [one] repos, un marchand revient
   *[other] repos, { $count } marchands reviennent
}
century-move-upgrade = { $colour } devient { $better }
century-move-trade = échanger encore une fois
century-move-take = tuile Bonus : { $what }
century-move-claim = carte : { $what }
century-move-explore = tuile Exploration : { $what }
century-move-discard = rendre { $crystals }
century-move-stop = rien de plus ici
century-legend = Un nombre devant un lieu le choisit. ♟ : marchands qu’il vous y faut maintenant. ↑ : améliorations. [ ] : la tuile Exploration posée dessus. Joueurs : points acquis, cristaux, ♟ chez soi/sur le plateau/en réserve, ▯ cartes, icônes, tuiles Bonus et ce qu’elles rapportent maintenant, effets des cartes par symbole.
century-help =
    Century : envoyez des marchands sur un lieu et faites ce qu’il offre, ou reposez-vous pour tous
    les reprendre. Un lieu demande le nombre imprimé, ou un de plus que les marchands d’un autre,
    qui rentrent chez eux. Le nombre près de ♟ est ce qu’il vous faut, vos cartes Assistance comprises.
    La production donne des cristaux, une amélioration monte un cristal d’un niveau, un échange se répète.
    Chez un Golem, prenez une tuile Bonus ou réclamez la carte au-dessus, ou les deux, dans l’ordre voulu.
    À la fin du tour, on garde dix cristaux au plus. La huitième carte finit la partie avec sa ronde.
    À la fin comptent cartes, tuiles Exploration et Bonus, et un point par cristal sauf les jaunes.
    Les coups s’écrivent ainsi : A1.3 (activer ce lieu), rest, up y (améliorer un jaune), trade,
    take a (tuile du dessus de la première pile), claim, explore C1.4, drop 2y (rendre deux jaunes), stop.

# La table de Century sur la page.
page-century-option-panel = Le panneau qui complète le plateau
page-century-panel-random = L’un des trois, au hasard
page-century-option-action = Un lieu doit servir dès qu’on y envoie des marchands
page-century-option-order = Sur un lieu Golem
page-century-order-either = Tuile et carte dans l’ordre voulu
page-century-order-tile = La tuile avant la carte

page-century-board = Le plateau
page-century-panel = Panneau { $panel }
page-century-round = ronde
page-century-left = { $count ->
    [one] carte avant la fin
   *[other] cartes avant la fin
}
page-century-deck = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
page-century-deck-top = La suivante de la pioche : { $card }
page-century-no-card = pas de carte
page-century-stacks = Tuiles Bonus d’ici
page-century-stack = { $count ->
    [one] La dernière tuile Bonus d’ici : { $tile }
   *[other] La première de { $count } tuiles Bonus : { $tile }
}
page-century-stack-take = { $count ->
    [one] Prendre la dernière tuile Bonus d’ici : { $tile }
   *[other] Prendre la première de { $count } tuiles Bonus : { $tile }
}
page-century-stack-empty = vide

page-century-type = { $type ->
    [production] production
    [upgrade] amélioration
    [trade] échange
   *[golem] Golem
}
page-century-place = { $symbol ->
    [none] { $id }, { $type }.
   *[other] { $id }, { $type }, { $symbol }.
}
page-century-gives = Donne { $crystals }.
page-century-upgrades = { $count ->
    [one] Une amélioration.
   *[other] Jusqu’à { $count } améliorations.
}
page-century-trades = { $give } contre { $get }.
page-century-golem = Une tuile Bonus, la carte au-dessus, ou les deux.
page-century-covered = Sous une tuile Exploration : { $tile }.
page-century-yours = { $count ->
    [one] Votre marchand s’y trouve.
   *[other] { $count } de vos marchands s’y trouvent.
}
page-century-theirs = { $count ->
    [one] Un marchand de { $name } s’y trouve.
   *[other] { $count } marchands de { $name } s’y trouvent.
}
page-century-need = { $count ->
    [one] Il vous faut un marchand (imprimé : { $printed }).
   *[other] Il vous faut { $count } marchands (imprimé : { $printed }).
}
page-century-can = Vous pouvez y aller.
page-century-here = Vous y agissez en ce moment.
page-century-payable = Vous pouvez la payer.
page-century-unpayable = Vous ne pouvez pas encore la payer.

page-century-card = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pour { $cost }. { $icon } : { $effect }
page-century-card-short = { $name } ({ $icon })
page-century-quoted = « { $text } »
page-century-effect-assistance = les lieux « { $symbol } » demandent un marchand de moins.
page-century-effect-tool = les lieux « { $symbol } » donnent d’abord { $crystals }.
page-century-effect-merchants = { $count ->
    [one] un marchand arrive de votre réserve.
   *[other] { $count } marchands arrivent de votre réserve.
}
page-century-effect-exploration = { $count ->
    [one] prenez une tuile Exploration du plateau.
   *[other] prenez { $count } tuiles Exploration du plateau.
}
page-century-effect-saves = { $symbol } : { $count ->
    [one] un marchand de moins.
   *[other] { $count } marchands de moins.
}
page-century-effect-gives = { $symbol } : donne { $crystals }.
page-century-bonus-flat = { $points } points
page-century-bonus-one = { $points } par { $one }
page-century-bonus-pair = { $points } par paire { $one } et { $other }
page-century-bonus-two = { $points } pour deux marchands en jeu
page-century-tile-crystals = { $crystals } tout de suite
page-century-tile-icon = une icône { $icon } de plus
page-century-tile-points = { $points } points à la fin

page-century-send = { $count ->
    [one] Un marchand.
   *[other] { $count } marchands.
}
page-century-send-instead = { $count ->
    [one] Un marchand au lieu de { $printed }.
   *[other] { $count } marchands au lieu de { $printed }.
}
page-century-displaces = { $count ->
    [one] Celui de { $name } rentre chez lui.
   *[other] Ceux de { $name } rentrent chez eux.
}
page-century-tools = Vos outils donnent d’abord { $crystals }.
page-century-trade-times = { $give } contre { $get }, { $count ->
    [one] une fois.
   *[other] jusqu’à { $count } fois.
}
page-century-golem-both = Puis réclamez { $name }, prenez une tuile Bonus, ou les deux.
page-century-golem-claim = Puis réclamez { $name }.
page-century-golem-take = Puis prenez une tuile Bonus ; vous ne pouvez pas payer la carte.
page-century-do-upgrade = Un cristal { $colour } devient { $better }.
page-century-do-trade = { $give } contre { $get }.
page-century-do-explore = Prendre la tuile : { $tile }. Le lieu s’ouvre à tous.
page-century-points-change = Score { $points }.
page-century-excess = { $count ->
    [one] Il faudra ensuite rendre un cristal.
   *[other] Il faudra ensuite rendre { $count } cristaux.
}

page-century-choose = À vous : envoyez des marchands sur un lieu, ou reposez-vous.
page-century-choose-hint = Pointez n’importe quoi pour voir ce que cela donnerait.
page-century-choose-touch = Touchez pour voir ce que cela donnerait, touchez encore pour le faire.
page-century-rest-hint = { $count ->
    [0] Vous n’avez personne sur le plateau : se reposer ne ferait que passer.
    [one] Votre marchand rentre du plateau.
   *[other] Vos { $count } marchands rentrent du plateau.
}
page-century-explore-hint = Vous recevez ce que montre la tuile, et le lieu dessous s’ouvre à tous.
page-century-only-rest = À vous : aucun lieu ne vous est ouvert, reposez-vous.
page-century-choose-upgrade = { $count ->
    [one] Encore une amélioration : choisissez un cristal de votre caravane.
   *[other] Choisissez un cristal de votre caravane : encore { $count } améliorations.
}
page-century-choose-trade = Échanger encore, ou s’en tenir là ?
page-century-choose-golem = Réclamez la carte, prenez une tuile Bonus, ou les deux.
page-century-choose-card = Réclamer la carte ?
page-century-choose-tile = Prenez une tuile Bonus.
page-century-choose-explore = Prenez une tuile Exploration du plateau.
page-century-choose-discard = { $count ->
    [one] Un cristal de trop : choisissez celui qui part.
   *[other] { $count } cristaux de trop : choisissez ceux qui partent.
}
page-century-marked = { $count } sur { $all } choisis.
page-century-last-round = La dernière ronde.
page-century-go = Aller en { $id }
page-century-explore = Prendre la tuile de { $id }
page-century-trade-again = Échanger encore
page-century-claim = Réclamer { $name } ({ $points })
page-century-take = Prendre la tuile
page-century-take-of = Prendre la tuile { $stack }
page-century-discard = { $count ->
    [one] Le rendre
   *[other] Rendre ces { $count }
}
page-century-stop = Terminer ici
page-century-rest = Se reposer

page-century-yours-board = Votre plateau
page-century-caravan = Votre caravane : { $crystals } ; { $count } sur { $capacity }.
page-century-nothing = rien
page-century-gem-upgrade = Améliorer : { $colour } devient { $better }
page-century-gem-discard = Rendre : { $colour }
page-century-merchants-state = Marchands : { $home } chez vous, { $board } sur le plateau, { $reserve } en réserve
page-century-away = { $board ->
    [one] { $board } sorti
   *[other] { $board } sortis
}, { $reserve } en réserve
page-century-nobody-home = personne chez vous
page-century-bonus-tiles = Tuiles Bonus
page-century-bonus-free = un espace Bonus libre
page-century-bonus-now = { $points ->
    [one] { $tile } : { $points } point maintenant
   *[other] { $tile } : { $points } points maintenant
}
page-century-bonus-none = Aucune pour l’instant.
page-century-look = Tout ce qu’a { $name }
page-century-board-of = Ce qu’a { $name }
page-century-cards-state = Cartes : { $count } sur { $all }
page-century-score-now = { $points ->
    [one] { $points } point, si la partie finissait là
   *[other] { $points } points, si la partie finissait là
}
page-century-merchants-title = Marchands et cristaux
page-century-icons-title = Icônes
page-century-at-home = { $count } chez soi
page-century-on-board = { $count } sur le plateau
page-century-in-reserve = { $count } en réserve

page-century-rules-goal = De quoi il s’agit
page-century-rules-goal-text = Envoyez vos marchands par le pays, récoltez et affinez des cristaux, et réveillez des golems avec eux. Huit golems mettent fin à la partie ; le plus de points l’emporte.
page-century-rules-send = Envoyer des marchands
page-century-rules-send-text = À votre tour, choisissez un lieu sans tuile Exploration et sans marchand à vous. Il demande le nombre de marchands imprimé. Si un autre joueur s’y trouve, il en faut un de plus que lui, et les siens rentrent. Le nombre montré est toujours celui qu’il vous faut maintenant.
page-century-rules-places = Ce que font les lieux
page-century-rules-places-text = Une production donne des cristaux. Une amélioration élève un cristal d’un niveau : jaune, vert, bleu, magenta. Un échange se répète tant que vous pouvez payer. À la fin du tour, vous gardez au plus dix cristaux.
page-century-rules-golem = Les golems
page-century-rules-golem-text = Chez un Golem, prenez la première tuile Bonus d’une pile, payez et réclamez la carte au-dessus, ou faites les deux dans l’ordre voulu. La rangée glisse ensuite vers la gauche et la première carte de la pioche entre. Vous avez place pour trois tuiles Bonus.
page-century-rules-cards = Ce que font les cartes
page-century-rules-cards-text = Assistance : les lieux de son symbole demandent un marchand de moins, mais jamais zéro. Outil : les lieux de son symbole vous donnent d’abord son cristal. De nouveaux marchands arrivent de votre réserve. Exploration : prenez une tuile du plateau pour son bonus ; le lieu est ensuite ouvert à tous.
page-century-rules-rest = Ou se reposer
page-century-rules-rest-text = Reprenez tous vos marchands du plateau.
page-century-rules-end = La fin
page-century-rules-end-text = Quand quelqu’un a réclamé la huitième carte, on termine la ronde. Règle maison : la partie finit aussi après trois rondes où tous n’ont fait que se reposer.
page-century-rules-score = Le score
page-century-rules-score-text = Les cartes, les tuiles Bonus et Exploration, et un point par cristal qui n’est pas jaune. Chaque tuile Bonus compte pour elle-même : une icône peut servir à plusieurs. À égalité, le dernier dans l’ordre du tour l’emporte.
page-century-rules-keys = Pointeur et touches
page-century-rules-keys-text = Pointez une chose pour voir ce qu’elle donnerait, cliquez pour la faire ; sur un écran tactile, touchez deux fois. Marchands et cristaux se glissent aussi. Les flèches parcourent le plateau, Entrée choisit. R se repose, T échange encore, C réclame, S termine, U revient en arrière, 1 à 4 choisissent un cristal par son niveau.
page-century-sources = D’où viennent ces nombres ?
page-century-sources-text = On ne sait pas tout du contenu de la boîte : certaines valeurs sont publiques, d’autres se déduisent, d’autres sont inventées pour que l’on puisse jouer. Chacune porte ici sa marque.
page-century-sources-cards = Cartes Points
page-century-sources-tiles = Tuiles Exploration
page-century-datum = { $field ->
    [type] genre : { $value }
    [merchants] marchands : { $value }
    [symbol] symbole : { $value }
    [gain] donne { $value }
    [give] demande { $value }
    [get] donne { $value }
    [upgrades] améliorations : { $value }
    [stacks] piles : { $value }
    [cover] tuile Exploration à { $value } joueurs
    [icon] icône : { $value }
    [crystals] donne { $value }
    [count] nombre : { $value }
    [cost] prix : { $value }
    [points] points : { $value }
    [players] à { $value } joueurs
   *[per] { $value }
}
page-century-general = { $path ->
    [symbols-names] les quatre symboles, leur nombre et leurs noms
    [setup-start_crystals] les cristaux de départ
    [setup-merchants_start] les marchands de départ
    [setup-layout] la disposition des panneaux
    [setup-deck] le nombre de cartes de la pioche
    [end-cards] le nombre de cartes qui met fin à la partie
    [end-rest_rounds] la fin quand tous se reposent
   *[end-rounds] la fin après un très grand nombre de rondes
}
page-century-does = { $icon } : { $effect }
page-century-rules-signs = Cristaux et signes
page-century-rules-note = Une adaptation non officielle. Le jeu est d’Emerson Matsuuchi ; son nom appartient à son éditeur. Les noms et les traits des golems sont de nous.

### Stonehenge

stonehenge-event-ring = { $seat } pose une pierre à { $angle }°.
stonehenge-event-top = { $seat } pose une pierre sur la pierre { $stone }.
stonehenge-event-gate = { $seat } prend la pierre { $stone } pour la coucher sur les pierres { $start } et { $end }.
stonehenge-event-stands = La pierre { $stone } tient debout.
stonehenge-event-bridged = La pierre { $stone } repose : une porte est fermée.
stonehenge-event-again = La pierre { $stone } ne tient pas. { $seat } essaie encore.
stonehenge-event-given-up = La pierre { $stone } ne tient décidément pas : { $seat } la garde.
stonehenge-event-mark = { $seat } déplace son marqueur à { $angle }°.
stonehenge-event-swing = { $seat } lâche le soleil à { $angle }°, à { $pull } mm de la base.
stonehenge-event-through = Le soleil passe sans rien toucher.
stonehenge-event-touched = Le soleil frôle les pierres, mais toutes restent debout.
stonehenge-event-toppled = La pierre { $stone } bascule.
stonehenge-event-dropped = La pierre { $stone } tombe.
stonehenge-event-off = La pierre { $stone } est poussée hors de la base.
stonehenge-event-moved = { $count ->
    [one] Une pierre est déplacée, mais tient debout.
   *[other] { $count } pierres sont déplacées, mais tiennent debout.
}
stonehenge-event-penalty = { $count ->
    [one] { $seat } prend une pierre en pénalité.
   *[other] { $seat } prend { $count } pierres en pénalité.
}
stonehenge-event-no-zone = Le joueur suivant ne peut créer aucune nouvelle zone : la partie est finie.

stonehenge-score-penalties = Pierres prises

stonehenge-error-grid = { $value } n’est pas une valeur possible ici.
stonehenge-why-stage = Ce n’est pas ce qu’il faut faire maintenant.
stonehenge-why-meets = Une autre pierre gêne.
stonehenge-why-marker = Une pierre ne peut pas se dresser devant un marqueur.
stonehenge-why-zone = À côté de cette pierre, votre marqueur n’aurait aucune nouvelle zone.
stonehenge-why-carry = Seule une pierre nue, debout sur la base, peut en porter une autre.
stonehenge-why-foot = La pierre reposerait trop peu sur celle du dessous.
stonehenge-why-first = Pas de porte au premier tour.
stonehenge-why-again = Il faut d’abord poser la pierre que vous tenez.
stonehenge-why-closed = Une porte a fermé votre zone : posez une pierre et déplacez votre marqueur.
stonehenge-why-source = Seule une pierre libre du cercle peut devenir un linteau.
stonehenge-why-supports = Une porte demande deux voisines nues, debout sur la base.
stonehenge-why-wide = Ces deux pierres sont trop éloignées pour un linteau.
stonehenge-why-own-zone = Vous ne pouvez pas fermer votre propre zone.
stonehenge-why-merge = Sans cette pierre, deux marqueurs partageraient une zone.
stonehenge-why-zone-choice = Votre marqueur doit aller dans une autre zone libre, au bord de la nouvelle pierre, où la boule passe.
stonehenge-why-mark-near = C’est trop près d’une pierre.
stonehenge-why-swing = La trajectoire doit traverser votre zone, à l’aller ou à la sortie.
stonehenge-why-outcome = Des pierres ne peuvent pas s’immobiliser ainsi.

stonehenge-task-stone = posez une pierre ou construisez une porte
stonehenge-task-again = la pierre est tombée : posez-la de nouveau
stonehenge-task-marker = déplacez votre marqueur dans une zone au bord de la nouvelle pierre
stonehenge-task-sun = faites passer le soleil par votre zone
stonehenge-zones = Zones : de et à en degrés, l’écart en mm, qui s’y trouve
stonehenge-zone-closed = fermée par une porte
stonehenge-zone-narrow = trop étroite
stonehenge-zone-whole = tout le bord
stonehenge-reserve = { $count ->
    [one] Une pierre en réserve
   *[other] { $count } pierres en réserve
}
stonehenge-taken = { $count ->
    [0] aucune pierre prise
    [one] une pierre prise
   *[other] { $count } pierres prises
}
stonehenge-help =
    L’est est à 0°, les degrés tournent dans le sens inverse des aiguilles d’une montre.
    ring 45                  poser une pierre à 45° ; « ring 45 in 2 yaw -5 » : 2 mm en dedans, tournée
    top 7                    poser une pierre sur la pierre 7 ; « top 7 at 3,-2 yaw 5 » : décalée, tournée
    gate 5 over 3            coucher la pierre 5 sur la 3 et la suivante (sens inverse des aiguilles)
    mark 60                  déplacer le marqueur à 60°
    swing 45                 lâcher le soleil à 45°, droit vers le centre
    swing 45 pull 250        de même, à 250 mm de la base (de 180 à 350)
    swing 45 side -20        de même, la main allant à 20 mm/s dans le sens des aiguilles
    Un lancer droit traverse aussi le cercle de l’autre côté, à 45° + 180°. Chaque tranche de 26 mm/s de
    « side » décale toute la trajectoire d’environ 10 mm : vers les degrés croissants, à l’entrée, s’il
    est positif.
stonehenge-legend-upright = debout
stonehenge-legend-stack = debout sur une autre
stonehenge-legend-lintel = couchée sur deux
stonehenge-aim = La trajectoire doit traverser la zone de { $start }° à { $end }°, à l’aller ou à la sortie.
stonehenge-aim-clear = « swing { $middle } » passe tout droit par le milieu, à { $room } mm de toute pierre si votre main ne tremble pas.
stonehenge-aim-meets = « swing { $middle } » passerait tout droit par le milieu, mais toucherait une pierre ; essayez un autre angle, ou courbez la trajectoire avec « side 20 ».
stonehenge-aim-anywhere = La trajectoire est libre. Tapez par exemple « swing 45 », ou « swing 45 pull 250 side -20 » ; ? l’explique.

### Advice
# Pourquoi l’ordinateur jouerait un tour, et une partie vue après coup.

help-analyse = revoir une partie : chances tour par tour, meilleurs tours, tournants
help-iterations = combien réfléchir à chaque tour, en itérations de la recherche
command-hint = conseil
hint-told = L’ordinateur jouerait { $moves }. { $turn }
hint-between = { " ; " }
error-hint = L’ordinateur n’a pas de conseil pour ce jeu.
error-analysis = Ce jeu se joue de la main, pas par le calcul : il n’y a pas d’analyse.
analysis-turn = tour
analysis-seat = joueur
analysis-played = joué
analysis-chances = chances
analysis-best = mieux
analysis-from-to = { $before } → { $after } %
analysis-turning = Un tournant, tour { $number } : { $count ->
    [1] la part des points que { $name } pouvait attendre était de
   *[other] les chances de { $name } étaient de
} { $before } % avec le meilleur tour et de { $after } % avec celui qui a été joué. Le meilleur tour : { $best }
analysis-end = À la fin : { $parts }
analysis-end-of = { $name } { $percent } %
reason-at-once = Ce tour : { $reasons }
reason-compared = Par rapport aux autres tours : { $reasons }
reason-points =
    { $way ->
        [gain] +{ $points } { $points ->
            [one] point
           *[other] points
        } aussitôt
       *[cost] −{ $points } { $points ->
            [one] point
           *[other] points
        } aussitôt
    }
reason-points-of =
    { $way ->
        [gain] { $name } perd { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[cost] { $name } gagne { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
reason-soon =
    { $way ->
        [gain] encore +{ $points } environ avant la fin du tour
       *[cost] environ −{ $points } avant la fin du tour
    }
reason-soon-of =
    { $way ->
        [gain] { $name } perdra sans doute { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avant la fin du tour
       *[cost] { $name } gagnera sans doute { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avant la fin du tour
    }
reason-rival-of =
    { $way ->
        [gain] { $name } peut espérer moins : −{ $points }
       *[cost] { $name } peut espérer plus : +{ $points }
    }
reason-m-gain =
    { $way ->
        [gain] plus de jetons à portée au prochain coup : +{ $points }
       *[cost] moins de jetons à portée au prochain coup : −{ $points }
    }
reason-m-scoring =
    { $way ->
        [gain] une meilleure ligne à marquer ensuite : +{ $points }
       *[cost] une ligne moins bonne à marquer ensuite, ou aucune : −{ $points }
    }
reason-m-fits =
    { $way ->
        [gain] plus de cartes en main trouvent une place : +{ $points }
       *[cost] moins de cartes en main trouvent une place : −{ $points }
    }
reason-monolyth-promise =
    { $way ->
        [gain] { $colour ->
            [none] des Prophéties plus proches
           *[other] des Prophéties plus proches, surtout celle en { monolyth-colour }
        } : +{ $points }
       *[cost] { $colour ->
            [none] des Prophéties moins proches
           *[other] des Prophéties moins proches, surtout celle en { monolyth-colour }
        } : −{ $points }
    }
reason-monolyth-open =
    { $way ->
        [gain] { $colour ->
            [none] plus de couleur sur les murs sans Prophétie
           *[other] plus de { monolyth-colour } sur les murs sans Prophétie
        } : +{ $points }
       *[cost] { $colour ->
            [none] moins de couleur sur les murs sans Prophétie
           *[other] moins de { monolyth-colour } sur les murs sans Prophétie
        } : −{ $points }
    }
reason-monolyth-ready =
    { $way ->
        [gain] une meilleure Prophétie prête à être faite : +{ $points }
       *[cost] une moindre Prophétie prête à être faite, ou aucune : −{ $points }
    }
reason-monolyth-level =
    { $way ->
        [gain] le prochain niveau plus rempli : +{ $points }
       *[cost] le prochain niveau moins rempli : −{ $points }
    }
reason-monolyth-later =
    { $way ->
        [gain] les niveaux du dessus plus remplis : +{ $points }
       *[cost] les niveaux du dessus moins remplis : −{ $points }
    }
reason-monolyth-structure =
    { $way ->
        [gain] plus près de la structure : +{ $points }
       *[cost] moins près de la structure : −{ $points }
    }
reason-monolyth-cubes =
    { $way ->
        [gain] plus de cubes bâtis : +{ $points }
       *[cost] moins de cubes bâtis : −{ $points }
    }
reason-century-spaces =
    { $way ->
        [gain] plus de tuiles Bonus : +{ $points }
       *[cost] moins de tuiles Bonus : −{ $points }
    }
reason-century-level1 =
    { $way ->
        [gain] plus de cristaux du premier niveau : +{ $points }
       *[cost] moins de cristaux du premier niveau : −{ $points }
    }
reason-century-level2 =
    { $way ->
        [gain] plus de cristaux du deuxième niveau : +{ $points }
       *[cost] moins de cristaux du deuxième niveau : −{ $points }
    }
reason-century-level3 =
    { $way ->
        [gain] plus de cristaux du troisième niveau : +{ $points }
       *[cost] moins de cristaux du troisième niveau : −{ $points }
    }
reason-century-level4 =
    { $way ->
        [gain] plus de cristaux du plus haut niveau : +{ $points }
       *[cost] moins de cristaux du plus haut niveau : −{ $points }
    }
reason-century-afford =
    { $way ->
        [gain] de quoi payer un meilleur golem : +{ $points }
       *[cost] de quoi payer un moindre golem, ou aucun : −{ $points }
    }
reason-century-near =
    { $way ->
        [gain] plus près d’un bon golem de la rangée : +{ $points }
       *[cost] moins près d’un bon golem de la rangée : −{ $points }
    }
reason-century-home =
    { $way ->
        [gain] plus de marchands prêts à partir : +{ $points }
       *[cost] moins de marchands prêts à partir : −{ $points }
    }
reason-century-force =
    { $way ->
        [gain] plus de marchands pour la suite : +{ $points }
       *[cost] moins de marchands pour la suite : −{ $points }
    }
reason-century-tempo =
    { $way ->
        [gain] plus de golems réclamés : +{ $points }
       *[cost] moins de golems réclamés : −{ $points }
    }
reason-century-saved =
    { $way ->
        [gain] une Assistance qui épargne plus de marchands : +{ $points }
       *[cost] une Assistance qui épargne moins de marchands : −{ $points }
    }
reason-century-tools =
    { $way ->
        [gain] des Outils qui apportent plus de cristaux : +{ $points }
       *[cost] des Outils qui apportent moins de cristaux : −{ $points }
    }
reason-century-rested =
    { $way ->
        [gain] un repos qui libérera plus de lieux : +{ $points }
       *[cost] un repos qui libérera moins de lieux : −{ $points }
    }

# Ce que fait la place elle-même, dit à qui demande le conseil.

hint-m-event-place = Posez { $card } en { $cell }.
hint-m-event-tokens = { $count ->
    [one] { $other } vous donne un jeton.
   *[other] { $other } vous donne { $count } jetons.
}
hint-m-event-tokens-other = { $count ->
    [one] Vous donnez un jeton à { $seat }.
   *[other] Vous donnez { $count } jetons à { $seat }.
}
hint-m-event-line = Faites compter la { $line ->
    [row] ligne
   *[column] colonne
}.
hint-m-event-take = Prenez { $card } en { $cell }.
hint-m-event-pass = Passez.
hint-m-event-skip = Vous n’avez plus de cartes et sautez votre tour.
hint-m-event-bury = Passez et glissez { $card } sous la pioche.
hint-monolyth-event-take = { $steps ->
    [one] Avancez le Cristal d’un emplacement et prenez le { $stone }.
   *[other] Avancez le Cristal de { $steps } emplacements et prenez le { $stone }.
}
hint-monolyth-event-swap = { $steps ->
    [one] Avancez le Cristal d’un emplacement, défaussez le { $stone } et prenez un { $cube } dans la réserve.
   *[other] Avancez le Cristal de { $steps } emplacements, défaussez le { $stone } et prenez un { $cube } dans la réserve.
}
hint-monolyth-event-discard = { $steps ->
    [one] Vous ne pouvez rien placer : avancez le Cristal d’un emplacement et défaussez le { $stone }.
   *[other] Vous ne pouvez rien placer : avancez le Cristal de { $steps } emplacements et défaussez le { $stone }.
}
hint-monolyth-event-place = Placez le { $stone } en { $spaces }.
hint-monolyth-event-prophecy = Prédisez { $number } cubes, couleur { $colour }.
hint-monolyth-event-forgo = Défaussez la Prophétie { $number }.
hint-monolyth-event-level = Vous achevez le niveau { $level } et prenez { $value } points.
hint-monolyth-event-structure = Vous achevez la structure et prenez { $value } points.
hint-monolyth-event-last-round = Vous avez achevé le niveau supérieur : c’est le dernier tour de table.
hint-century-event-activate = { $count ->
    [one] Envoyez un marchand en { $location }.
   *[other] Envoyez { $count } marchands en { $location }.
}
hint-century-event-displace = { $count ->
    [one] Vous reprenez un marchand expulsé.
   *[other] Vous reprenez { $count } marchands expulsés.
}
hint-century-event-tools = Vos outils donnent { $crystals }.
hint-century-event-gain = Vous recevez { $crystals }.
hint-century-event-upgrade = Améliorez un cristal { $colour } en { $better }.
hint-century-event-trade = Échangez { $give } contre { $get }.
hint-century-event-take = Prenez la tuile Bonus { $tile }.
hint-century-event-claim = Réclamez la carte { $card } pour { $crystals } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
hint-century-event-explore = Prenez la tuile Exploration { $tile } en { $location }.
hint-century-event-recruit = { $count ->
    [one] Vous recevez un nouveau marchand.
   *[other] Vous recevez { $count } nouveaux marchands.
}
hint-century-event-rest = { $count ->
    [0] Reposez-vous.
    [one] Reposez-vous et reprenez un marchand.
   *[other] Reposez-vous et reprenez { $count } marchands.
}
hint-century-event-discard = Rendez { $crystals }.
hint-century-event-stop = Tenez-vous-en là.
hint-century-event-last-round = Vous avez assez de cartes : cette ronde est la dernière.
