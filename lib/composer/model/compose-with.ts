import type * as z from 'zod'
import type { Draft } from '#lib/composer/angles/draft.ts'
import { rankAngles } from '#lib/composer/angles/rank.ts'
import { compose, finish, type Take, takeOf } from '#lib/composer/compose.ts'
import { leaks, promptFor } from '#lib/composer/model/prompt.ts'
import { Rewrite, rewritten } from '#lib/composer/model/rewrite.ts'
import { type Usage, type Writer, WriterError } from '#lib/composer/model/writer.ts'
import { ComposeInput, type Plan } from '#lib/composer/plan.ts'
import { brandTexts } from '#lib/composer/read/names.ts'
import { type Reading, readBrief } from '#lib/composer/read/reading.ts'
import { covered } from '#lib/composer/words/overlap.ts'

export type Composed = {
  plan: Plan
  receipt: { composer: string; fallback?: string; tokens?: { input: number; output: number }; cost_usd?: number }
}

const OFFERED = 4
const ATTEMPTS = 2
const POST = 80

/** The model's copy through our slots, layouts and gates; whatever goes wrong, the built-in composer answers and the receipt says why. */
export async function composeWith(writer: Writer, raw: z.input<typeof ComposeInput>, nonce: string): Promise<Composed> {
  const reading = readBrief(ComposeInput.parse(raw))
  const drafts = offered(rankAngles(reading), raw.variation ?? 0)
  const spent: Usage = { input_tokens: 0, output_tokens: 0 }
  let fault: string | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const { value, usage } = await writer.write(promptFor(reading, drafts, nonce, fault))
      add(spent, usage)
      const answer = readAnswer(value, drafts, nonce)
      if ('fault' in answer) {
        fault = answer.fault
        continue
      }
      const take = takeOf(answer.draft, reading)
      fault = unheld(answer.draft, reading) ?? faultOf(take)
      if (fault === undefined)
        return { plan: finish(take, reading, raw.variation), receipt: { composer: writer.name, ...costs(spent) } }
    } catch (error) {
      if (!(error instanceof WriterError)) throw error
      if (error.usage) add(spent, error.usage)
      fault = error.message
      if (error.fault !== 'broken' && error.fault !== 'truncated') break
    }
  }
  return { plan: compose(raw), receipt: { composer: 'builtin', fallback: fault ?? 'unavailable', ...costs(spent) } }
}

/** The best drafts; another take starts from another of them. */
function offered(drafts: readonly Draft[], variation: number): Draft[] {
  const best = drafts.slice(0, OFFERED)
  const next = best[variation % best.length]
  return variation > 0 && next ? [next] : best
}

function readAnswer(value: unknown, drafts: readonly Draft[], nonce: string): { draft: Draft } | { fault: string } {
  const answer = Rewrite.safeParse(value)
  if (!answer.success)
    return {
      fault:
        `broken: ${answer.error.issues[0]?.path.join('.') || 'answer'} ${answer.error.issues[0]?.message ?? ''}`.trim(),
    }
  const said = JSON.stringify(answer.data)
  if (leaks(said, nonce)) return { fault: 'leaked: the answer repeats the instructions' }
  const chosen = drafts[answer.data.draft]
  return chosen
    ? { draft: rewritten(chosen, answer.data) }
    : { fault: `broken: there is no draft ${answer.data.draft}` }
}

const HELD_SHARE = 0.5

/** A sentence of which neither brief nor brand holds the words is a claim of the model's own. */
function unheld({ boxes, lead, details, fixed }: Draft, reading: Reading): string | undefined {
  const sources = [
    ...reading.facts.flatMap(fact => [fact.raw, fact.text]),
    ...brandTexts(reading.brand),
    (fixed ?? []).join(' '),
  ]
  const stray = [boxes.headline, boxes.body ?? '', lead, ...details].find(
    text => text !== '' && covered(text, sources) < HELD_SHARE,
  )
  return stray === undefined ? undefined : `not held by brief or brand: “${stray}”`
}

/** The first rule that the model's copy breaks, in words that it can mend. */
function faultOf({ rows, score }: Take): string | undefined {
  const gate = rows.find(row => row.gate && !row.passed)
  if (gate) return `gate ${gate.rule}: ${gate.measured}${gate.fix ? `; ${gate.fix}` : ''}`
  const long = rows.find(row => row.rule === 'length' && !row.passed)
  if (long) return `length: ${long.measured} of ${long.threshold}; shorten`
  const held = rows.some(row => row.hold)
  const weak = rows.find(row => !row.passed && !row.hold && row.weight > 0)
  return score < POST && !held && weak
    ? `score ${score}: ${weak.rule} ${weak.measured}${weak.fix ? `; ${weak.fix}` : ''}`
    : undefined
}

function add(spent: Usage, more: Usage): void {
  spent.input_tokens += more.input_tokens
  spent.output_tokens += more.output_tokens
  if (more.cost_usd !== undefined) spent.cost_usd = (spent.cost_usd ?? 0) + more.cost_usd
}

const costs = (spent: Usage): Pick<Composed['receipt'], 'tokens' | 'cost_usd'> =>
  spent.input_tokens + spent.output_tokens === 0
    ? {}
    : {
        tokens: { input: spent.input_tokens, output: spent.output_tokens },
        ...(spent.cost_usd === undefined ? {} : { cost_usd: Math.round(spent.cost_usd * 1e6) / 1e6 }),
      }
