// The built-in writer's words within a number of steps: of a brief that would take more, its beginning is told and a person looks.
import type { Answer, Guarded, Hold } from '#lib/composer/answer.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Guard } from '#lib/composer/model/planner.ts'
import type { Question } from '#lib/composer/question.ts'
import { MOST_STEPS, orElse, within } from '#lib/composer/steps.ts'

/** How much of a brief is told where all of it, or more, takes too long; in the end what the brand says of itself. */
const BEGINNINGS = [400, 100, 0]

export const TOO_LONG = 'the brief takes too long to read: only its beginning is told'

export type Faithful = {
  guard: Guard
  /** Has words for any question, and says what a person should look at. */
  builtin(question: Question): { answer: Answer; holds: Hold[] }
}

export const faithful = (question: Question, writers: Faithful): Guarded =>
  orElse(
    () => judged(question, writers),
    () => {
      const told = beginning(question, writers, BEGINNINGS)
      return { ...told, holds: [hold('left_out', TOO_LONG), ...told.holds] }
    },
  )

function beginning(question: Question, writers: Faithful, [room = 0, ...less]: readonly number[]): Guarded {
  const tell = () => judged(beginningOf(question, room), writers)
  return less.length > 0 ? orElse(tell, () => beginning(question, writers, less)) : within(MOST_STEPS, tell)
}

/** Nobody mends the built-in writer's words: what is wrong with them is for a person. */
function judged(question: Question, { guard, builtin }: Faithful): Guarded {
  const own = builtin(question)
  const seen = guard(question, own.answer, { isOwn: true })
  const faults = seen.faults.map((what): Hold => ({ rule: 'fault', what, where: '' }))
  // That a brief says nothing is told by whoever tells something else instead; what both say is told once.
  const others = seen.holds.filter(
    ({ rule, what }) => !own.holds.some(one => one.rule === rule && (rule === 'facts' || one.what === what)),
  )
  return { ...seen, holds: [...own.holds, ...others, ...faults] }
}

/** The first pieces, and of the brand what stands on pictures. */
function beginningOf({ segments, brand, ...rest }: Question, most: number): Question {
  let room = most
  const kept = segments.map(segment => {
    const part = segment.slice(0, Math.max(0, room)).toWellFormed()
    room -= segment.length
    return part
  })
  const { offer, ...other } = brand
  const few = { ...other, overview: '', product_map: {}, offer: { ...offer, who_its_for: '', features: [] } }
  return { ...rest, shows: [], segments: kept.filter(part => part !== ''), brand: few }
}

/** An answer that takes too long to check is refused like a wrong one. */
export const cappedGuard =
  (guard: Guard): Guard =>
  (question, answer, told) =>
    orElse(
      () => guard(question, answer, told),
      () => ({ answer, faults: ['the answer takes too long to check: say it in fewer words and numbers'], holds: [] }),
    )
