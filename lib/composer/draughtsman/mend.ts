// Has whoever drew for a post see its drawings as they were painted, and draw anew what is wrong with them.
import { type Cast, recast } from '#lib/composer/draughtsman/cast.ts'
import { DRAW_MS } from '#lib/composer/draughtsman/draft.ts'
import type { Looked } from '#lib/composer/draughtsman/look.ts'
import {
  type DraughtsmanData,
  type Drawing,
  Drawings,
  type Drawn,
  draughtsmanInstructions,
  draughtsmanRequest,
  drawnIn,
  nameOf,
  without,
  withWholeRows,
} from '#lib/composer/draughtsman/question.ts'
import { type Asker, askBeside, type Beside, hashOf } from '#lib/composer/model/beside.ts'
import { seeing } from '#lib/composer/model/seeing.ts'

export const mendInstructions = `${draughtsmanInstructions}

MEND WHAT YOU DREW
You have answered this question once, without seeing what you drew: "cast" and "drawn". Now you see each of these drawings as it was painted, in their order. Look at each as a stranger would who knows only the words beside it. What would they name it? What is broken, missing, too many, cut off, floating, in the wrong place, too small to be told, lost because it has nearly the tone of what lies behind it? Has a living thing its limbs, its head and its eyes where they belong? Does it show what its words tell, and nothing that nobody gave?
Then look from one to the next: is it the same person, the same house, the same piece in each, by its "looks" and by what the words say of it: hair, eyes, clothes, roof, chimneys, colours? Do two show the same where their words do not?
- Draw anew whatever a picky owner would have drawn anew: the whole drawing with all its "uses" and "shapes", the same "n" and "wish". One of the cast, with the same "name", changes in all drawings that use it. Change what is wrong and keep what is right.
- "wrong", where it is there, is what a stranger has found wrong who saw them, by "n": draw each of these anew so that nobody can say it again, in another way where that is easier to tell, and touch no other; one of the cast where that is what is wrong.
- "missing", where it is there, says by "n" what else has to be drawn, beside words that have nothing or another thing now: draw each of these as well, in the world of the others, "wish" 0 where no wish asks for it.
- "last", where it is there: its owner has seen the finished post and would not post it with what "wrong" and "missing" name; nobody draws it again.
- Leave out of your answer what is good as it is.
- What these shapes cannot make good gets "uses": [] and "shapes": [] and is not shown.
Answer with the JSON object alone.`

/** What whoever drew is shown once more. */
export type MendData = DraughtsmanData & {
  cast: Cast
  drawn: readonly Drawing[]
  wrong?: Looked['wrong']
  missing?: Looked['missing']
  last?: true
}

/** Nothing is found where nobody sees: what was drawn stays as it is. `looked` is what somebody else has found, the `last` time in the finished post. */
export async function mend(
  drawn: Drawn,
  data: DraughtsmanData,
  asker: Asker,
  looked?: Pick<Looked, 'wrong' | 'missing'>,
  last = false,
): Promise<Beside<Drawn>> {
  const { portray } = asker
  if (!portray) return {}
  const { wrong, missing = {} } = looked ?? {}
  const isMissing = Object.keys(missing).length > 0
  const found = { ...(wrong && { wrong }), ...(isMissing && { missing }), ...(last && { last }) }
  const shown: MendData = { ...data, cast: drawn.cast, drawn: drawn.drawings, ...found }
  return askBeside(asker, {
    hash: await hashOf({ data: shown }, mendInstructions),
    whom: ({ draughtsman }) => seeing(draughtsman),
    request: async asking => ({
      ...draughtsmanRequest({ data: shown, instructions: mendInstructions, timeout_ms: DRAW_MS, ...asking }),
      pictures: await Promise.all([...drawn.by_picture.values()].map(portray)),
    }),
    read: answer => mendedIn(answer, drawn, data, missing),
    hold_ms: DRAW_MS,
  })
}

/** What was drawn anew takes its place, what was missing comes with it, and what was given up goes; null where it is no answer to the question. */
export function mendedIn(
  answer: unknown,
  first: Drawn,
  data: DraughtsmanData,
  missing: Looked['missing'] = {},
): Drawn | null {
  const read = Drawings.safeParse(answer)
  if (!read.success) return null
  const cast = recast(first.cast, read.data.cast)
  const left = without(
    first,
    read.data.drawings.filter(isGivenUp).map(({ n }) => n),
  )
  const isMissing = ({ n }: Drawing) => missing[n] !== undefined && !first.by_picture.has(n)
  const more = drawnIn(
    { cast, drawings: read.data.drawings.filter(isMissing) },
    { ...data, undrawn: missing, rows: {} },
  )
  const anew = new Map(read.data.drawings.flatMap(one => (nameOf(one, cast) ? [[one.n, one]] : [])))
  const drawings = [...left.drawings.map(one => anew.get(one.n) ?? one), ...(more?.drawings ?? [])]
  const by_picture = new Map(drawings.map(one => [one.n, nameOf(one, cast) ?? left.by_picture.get(one.n) ?? '']))
  const met = new Map([...left.met, ...(more?.met ?? [])])
  return withWholeRows({ by_picture, met, cast, drawings }, data)
}

const isGivenUp = ({ uses = [], shapes }: Drawing): boolean => uses.length + shapes.length === 0
