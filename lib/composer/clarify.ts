import type * as z from 'zod'
import type { Clarified } from '#lib/composer/clarified.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { asks } from '#lib/composer/questions/asks.ts'
import { readBrief } from '#lib/composer/read/reading.ts'

const MOST = 2
const WORTH_ASKING = 6

/** What is worth asking before composing: nothing, or at most two questions whose answer would change the headline or its truth. */
export function clarify(raw: z.input<typeof ComposeInput>): Clarified {
  const reading = readBrief(ComposeInput.parse(raw))
  const answered = new Set(reading.answers.map(each => each.question.toLowerCase()))
  const open = asks
    .flatMap(ask => ask(reading))
    .filter(each => each.value >= WORTH_ASKING && !answered.has(each.question.toLowerCase()))
    .sort((a, b) => Number(b.truth) - Number(a.truth) || b.value - a.value)
  const [first, ...others] = open
  const second = [...others].sort((a, b) => b.value - a.value)[0]
  const questions = [first, second]
    .filter(each => each !== undefined)
    .slice(0, MOST)
    .map(({ id, question, options }) => ({ id, question, options: [...new Set(options)].slice(0, 4) }))
  return { status: questions.length > 0 ? 'needs_clarification' : 'ready', questions }
}
