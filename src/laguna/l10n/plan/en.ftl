# The words of plans, in English. They come apart from the others, when somebody may plan.

plan-do = Plan my next turn
plan-mine = { $turns ->
        [one] My plan: one turn
       *[other] My plan: { $turns } turns
    }
plan-title = My plan
plan-turn = Planned turn { $turn }
plan-secret = Nobody else sees it, or sees that there is one.
plan-imagined = Nobody sees this. The others are shown as if they did as little as they can.
plan-back = To the table
plan-if = If it is possible:
plan-else = Otherwise, if it is possible:
plan-none = If none of this is possible, nothing is done, and the rest of the plan is dropped.
plan-same = Only if it costs and brings the same as now
plan-remove = Remove
plan-remove-way = Remove: turn { $turn }, way { $way }
plan-add-way = Add what to do otherwise
plan-add-turn = Plan the turn after that
plan-clear = Drop the whole plan
plan-about = When your turn comes, it is played after some seconds, and the log says that it was planned. Where something is drawn, the plan of a turn ends, and you go on. If you play yourself, the plan is dropped.
plan-did = This was played as you had planned:
plan-ended-misfit = Nothing that you had planned was possible any more. The rest of your plan was dropped.
plan-ended-taken = You played yourself, so the rest of your plan was dropped.
plan-ended-seat = Somebody else had your seat when its turn came, so your plan was dropped.
