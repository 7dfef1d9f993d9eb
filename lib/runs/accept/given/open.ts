// What is open on a recipe that a caller has sent, from the runs that it came from.
import type { Owner } from '#lib/caller/owner.ts'
import type { Db } from '#lib/db.ts'
import { findHeldBySeed, findOrigin, type Origin } from '#lib/runs/accept/given/origin-store.ts'
import { holdsIn, type Open, stillOpen } from '#lib/runs/accept/given/still-open.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import { textsIn } from '#lib/runs/recipe/slogan.ts'

type Still = ReturnType<typeof stillOpen>
type Sent = { recipe: Recipe; texts: readonly string[]; of: string | undefined }

export const saidOn = (
  pictures: readonly { data: unknown }[],
  captions: Readonly<Record<string, string>>,
): string[] => [...pictures.flatMap(({ data }) => textsIn(data)), ...Object.values(captions)]

/** Nobody has answered it on the runs that it came from; where none is found, what the recipe itself says was open. */
export async function openOn(db: Db, owner: Owner, { recipe, texts, of }: Sent): Promise<Still> {
  const seed = recipe.pictures[0]?.seed ?? recipe.video?.seed ?? ''
  const origins = await (of ? findOrigin(db, owner, of) : findHeldBySeed(db, owner, seed))
  if (origins.length === 0) return stillOpen({ ...NOTHING, holds: holdsIn(recipe.copy_rows), texts }, texts)
  const approved = origins.filter(({ state }) => state === 'approved').flatMap(origin => holdsIn(origin.score_reasons))
  const answered = new Set(approved.map(nameOf))
  return origins
    .filter(({ state }) => state !== 'approved')
    .map(origin => stillOpen(openOf(origin, answered), texts))
    .reduce(joined, NOTHING)
}

const NOTHING: Still = { holds: [], questions: [], sensitive: null, calibrated: null }
const nameOf = ({ rule, what }: Still['holds'][number]) => `${rule}: ${what}`

function openOf({ score_reasons, pictures, shots, captions, ...said }: Origin, answered: ReadonlySet<string>): Open {
  const holds = holdsIn(score_reasons).filter(one => !answered.has(nameOf(one)))
  const questions = said.questions.filter(
    ({ about, question }) => !answered.has(nameOf({ rule: 'question', what: `${about}: ${question}`, where: '' })),
  )
  return { ...said, holds, questions, texts: saidOn(pictures?.length ? pictures : (shots ?? []), captions ?? {}) }
}

const joined = (one: Still, other: Still): Still => ({
  holds: onceBy(nameOf, [...one.holds, ...other.holds]),
  questions: onceBy(({ question }) => question, [...one.questions, ...other.questions]),
  sensitive: one.sensitive ?? other.sensitive,
  calibrated: one.calibrated ?? other.calibrated,
})

const onceBy = <One>(name: (one: One) => string, all: readonly One[]): One[] => [
  ...new Map(all.map(one => [name(one), one])).values(),
]
