// Has the writer mend words of which somebody has said what the owner would have changed; the guard reads them again.
import { type Answer, answers, type Guarded } from '#lib/composer/answer.ts'
import { editedInstructions, REFUSED } from '#lib/composer/editor/question.ts'
import { requestOf } from '#lib/composer/model/ask.ts'
import { type Asker, askBeside, HOLD_MS, hashOf } from '#lib/composer/model/beside.ts'
import { instructionsFor } from '#lib/composer/model/instructions.ts'
import { type Composed, type Guard, isOfWording, toldOf } from '#lib/composer/model/planner.ts'
import type { Usage } from '#lib/composer/model/writer.ts'
import { dataOf, type Question } from '#lib/composer/question.ts'

const MEND_MS = 10_000

type Mending = { question: Question; composed: Composed; mends: readonly string[]; guard: Guard; asker: Asker }

/** What the guard refuses of it is told once. */
export async function mend({ question, composed, mends, guard, asker }: Mending) {
  const usages: Usage[] = []
  const instructions = instructionsFor(question.asset_type)
  let told = mends
  for (let nth = 0; nth < TRIES; nth++) {
    const { found, usage } = await mended(question, composed.answer, told, asker)
    if (usage) usages.push(usage)
    if (!found) break
    const guarded = guard(question, asRead(found, composed), { instructions })
    if (isSound(guarded, composed)) return { guarded, usages }
    told = [...mends, ...toldOf(guarded).map(what => `${REFUSED} ${what}`)]
  }
  return { usages }
}
const TRIES = 2

/** A post that would go out by itself still does; one that waits for a person may have other words to look at, and nothing graver. */
const isSound = ({ faults, holds }: Guarded, before: Guarded): boolean =>
  faults.length === 0 &&
  (before.holds.length > 0 || holds.length === 0) &&
  holds.every(({ rule }) => isOfWording(rule) || before.holds.some(one => one.rule === rule))

/** What is secret, in doubt or grave is no matter of wording: that stays as it was first read. Small talk may be news, and where a person looks anyway more of a piece may be for readers. */
function asRead<A extends Answer>(mended: A, { answer, holds }: Composed): A {
  const { read, language, sensitive } = answer
  const heard = read.noise.filter(number => mended.read.publish.includes(number))
  const publish = [...read.publish, ...heard]
  const noise = read.noise.filter(number => !heard.includes(number))
  const { parts } = holds.length > 0 ? mended.read : read
  return { ...mended, language, sensitive, read: { ...read, publish, noise, parts } }
}

async function mended(question: Question, refused: Answer, faults: readonly string[], asker: Asker) {
  const { asset_type } = question
  const instructions = editedInstructions(asset_type)
  let mark: string | undefined
  return askBeside(asker, {
    hash: await hashOf({ asset_type, ...dataOf(question, faults, refused) }, instructions),
    whom: ({ first }) => first,
    request: ({ fence, workspace }) => {
      mark = fence
      return { ...requestOf({ question, fence, faults, refused, timeout_ms: MEND_MS, workspace }), instructions }
    },
    read: value =>
      mark !== undefined && JSON.stringify(value).includes(mark)
        ? null
        : (answers[asset_type].safeParse(value).data ?? null),
    hold_ms: HOLD_MS,
  })
}
