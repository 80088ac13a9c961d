### What a monster would do now, and what seats let each other know of their plans.

foresee-plain = Its card is not drawn yet. With the plain move and attack of its stat card:
foresee-next = It has had its turn. In the next round, with the plain move and attack of its stat card:
foresee-card = With its card of this round:
foresee-summon = It acts by its own values:
foresee-it = it
foresee-stunned = It is stunned and would do nothing.
foresee-nobody = It would find nobody to focus on.
foresee-focus = It would focus on { $focus }.
foresee-foci = { $by ->
    [initiative] It would focus on one of these, on whoever acts earlier: { $foci } (GH-FOCUS-10).
   *[players] It could focus on any of these, and the players choose: { $foci } (GH-FOCUS-10).
  }
foresee-move = { $steps ->
    [one] It would move 1 hex, to { $at }.
   *[other] It would move { $steps } hexes, to { $at }.
  }
foresee-stay = It would stay where it is.
foresee-attack = It would attack { $targets } with { $value }.
foresee-no-attack = It would not attack.
foresee-too-far = It would not be close enough to attack.
foresee-open = The rules leave it { $count } ways; one of them is shown (GH-MATT-11).
area-way = its way
area-attacked = attacked
area-focus = its focus

sign-early = early
sign-middle = middle
sign-late = late
