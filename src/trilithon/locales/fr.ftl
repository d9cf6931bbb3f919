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
page-log-empty = Rien encore.
page-tools = Outils de la table
page-rules = Règles
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
page-rematch = Rejouer
page-handover = Passez l’écran à { $name }
page-handover-why = Les cartes restent cachées jusqu’à ce que { $name } soit là.
page-handover-ready = Je suis { $name }
page-connection-lost = La liaison est coupée. Votre partie est conservée ; nouvel essai…

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
page-guide-boxes = Boîtes

### Page: the table of M

page-m-letter-blue = B
page-m-letter-brown = N
page-m-letter-red = R
page-m-letter-green = V
page-m-letter-yellow = J
page-m-card = { $symbol ->
    [cube] cube
    [triangle] triangle
    [moebius] Möbius
    [fork] fourche
   *[none] zéro
} { $symbol ->
    [fork] { $colour ->
        [blue] bleue
        [brown] brune
        [red] rouge
        [green] verte
       *[yellow] jaune
    }
   *[other] { $colour ->
        [blue] bleu
        [brown] brun
        [red] rouge
        [green] vert
       *[yellow] jaune
    }
} { $symbol ->
    [none] sans symbole
   *[other] { $value }
}
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
page-m-take-this = Prendre : { $card }.
page-m-line-cell = Dans une ligne qui peut rapporter.
page-m-hand = Votre main
page-m-hand-card = { $card }
page-m-hand-card-idle = { $card }, inutile pour l’instant
page-m-hand-empty = Votre main est vide.
page-m-choose = À vous : choisissez une carte, puis sa place.
page-m-choose-for = Choisissez la carte à poser en { $cell }.
page-m-place = Posez la carte { $card } sur une case éclairée.
page-m-place-nowhere = La carte { $card } ne va nulle part. Choisissez-en une autre.
page-m-must-pass = Aucune de vos cartes ne convient : vous devez passer.
page-m-swap = Passer, et échanger la carte { $card } contre le haut de la pioche ?
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
page-m-rules-note = Adaptation non officielle. M est un jeu de Martin Schlegel ; son nom appartient à son éditeur.

### Stonehenge and the Sun

stonehenge-event-ring = { $seat } pose une pierre à { $angle }°.
stonehenge-event-top = { $seat } pose une pierre sur la pierre { $stone }.
stonehenge-event-gate = { $seat } prend la pierre { $stone } pour la coucher sur les pierres { $one } et { $other }.
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
stonehenge-why-tremor = Aucune main de cette place ne tremble ainsi.

stonehenge-stage-stone = Posez une pierre ou construisez une porte.
stonehenge-stage-again = La pierre est tombée. Posez-la de nouveau.
stonehenge-stage-marker = Déplacez votre marqueur dans une zone au bord de la nouvelle pierre.
stonehenge-stage-sun = Faites passer le soleil par votre zone.
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
stonehenge-help = ring 45 · top 7 · gate 5 over 3 · mark 60 · swing 45 pull 250 side -20. L’est est à 0°, les degrés tournent dans le sens inverse des aiguilles d’une montre.
stonehenge-room = Une trajectoire là-bas reste à { $room } mm de la pierre la plus proche.
stonehenge-hand = Main de la place { $seat }
stonehenge-hand-steady = sûre
stonehenge-hand-expert = experte
stonehenge-hand-average = moyenne
stonehenge-hand-novice = débutante
