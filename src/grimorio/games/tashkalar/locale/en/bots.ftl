### What bots say of their moves, and why they advise one.

why-bot-legend = A legend answers my call: { $card }!
why-bot-summon = The pattern is complete: come forth, { $card }!
why-bot-flare = You have grown too strong for me. A flare!
why-bot-discard = Another card may serve me better.
why-bot-task = That is all this task asks for: { $task }.
why-bot-claim = My task is done: { $task }.
why-bot-hits =
    { $rank ->
        [legendary] Even legendary pieces fall.
       *[heroic] One heroic piece fewer against me.
    }
why-bot-converts =
    { $rank ->
        [legendary] That legendary piece is mine now.
       *[heroic] That heroic piece is mine now.
    }
why-bot-weakens =
    { $rank ->
        [legendary] That legendary piece has shone long enough.
       *[heroic] That heroic piece has shone long enough.
    }
reason-task = Meets a task: { $task }.
reason-completes = Completes a pattern: { $card }.
reason-approaches = Brings a pattern nearer: { $card }.
reason-opens = A beginning: patterns need pieces close together.
reason-summons =
    { $rank ->
        [legendary] Brings you a legendary piece, and its effect.
        [heroic] Brings you a heroic piece, and its effect.
       *[common] Brings you a common piece, and its effect.
    }
reason-legend = Summoning a legend scores a point at once.
reason-legend-stays = A legendary piece is a point as long as it stands on the board.
reason-lands =
    { $rank ->
        [legendary] It comes down on an enemy legendary piece and destroys it.
        [heroic] It comes down on an enemy heroic piece and destroys it.
       *[common] It comes down on an enemy common piece and destroys it.
    }
reason-hits =
    { $rank ->
        [legendary] Destroys an enemy legendary piece.
        [heroic] Destroys an enemy heroic piece.
       *[common] Destroys an enemy common piece.
    }
reason-converts =
    { $rank ->
        [legendary] An enemy legendary piece becomes yours.
        [heroic] An enemy heroic piece becomes yours.
       *[common] An enemy common piece becomes yours.
    }
reason-weakens =
    { $rank ->
        [legendary] Makes an enemy legendary piece heroic.
       *[heroic] Makes an enemy heroic piece common.
    }
reason-upgrades = Upgrades a piece of yours.
reason-flare = You are behind in pieces, and a flare takes no action.
reason-flare-point = You are behind in pieces, and a flare takes no action; but it gives your rival a point.
reason-discard = Makes room for another card when your turn ends.
reason-then = { $why } Then: { $next }.
reason-first = Then: { $next }.
