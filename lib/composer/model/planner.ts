// Model, guard, a second model for the repair; whoever passes is kept and never asked again for the same question.
import { type Answer, answers, type Guarded, type Hold } from '#lib/composer/answer.ts'
import { FAULTS_MOST } from '#lib/composer/guard/rule.ts'
import { type Asked, ask } from '#lib/composer/model/ask.ts'
import { instructionsFor } from '#lib/composer/model/instructions.ts'
import { UNUSED, type Usage, type Writer } from '#lib/composer/model/writer.ts'
import { type Question, questionHash } from '#lib/composer/question.ts'

/** Told what the model was told, so that none of it is repeated. */
export type Guard = (question: Question, answer: Answer, told?: { instructions?: string; isOwn?: boolean }) => Guarded

/** The models of a deployment. */
export type Models = {
  first: Writer
  /** Another model makes other mistakes: it is asked to mend. */
  second: Writer
  /** Looks at what was drawn; null where nobody is asked. */
  judge: Writer | null
  /** Reads finished words as their owner would; null where nobody does. */
  editor: Writer | null
  /** Sees finished posts as their owner would; nobody where it is missing. */
  critic?: Writer | null
  /** Draws what we have no drawing of; null where nobody does. */
  draughtsman: Writer | null
  /** US dollars a workspace may spend on a day. */
  daily_usd: number
  /** Marks for a question that nobody outside can guess, the same for the same question. */
  fence(question_hash: string): Promise<string>
}

/** Answers of this workspace, and what it has spent today. */
export type Memory = {
  find(question_hash: string): Promise<{ model: string; answer: unknown } | null>
  keep(question_hash: string, model: string, answer: unknown): Promise<void>
  spent_usd(): Promise<number>
  spend(calls: number, usage: Usage): Promise<void>
}

export type Receipt = {
  composer: string
  fallback?: string
  models?: string[]
  calls?: number
  tokens?: { input: number; output: number }
  cost_usd?: number
  /** What the guard refused of the first answer. */
  faults?: string[]
  /** Who read the finished words, how much there was to mend, and whether that was mended. */
  editor?: { model: string; fault?: string; found?: number; mended?: boolean }
  /** Who read the finished post with its pictures, likewise. */
  critic?: { model: string; fault?: string; found?: number; mended?: boolean; redrawn?: boolean }
  /** Who said what the post shows, or why nobody did. */
  illustrator?: { model: string; fault?: string }
  /** Who drew what we have no drawing of, or why nobody did. */
  draughtsman?: { model: string; fault?: string }
}

/** So many calls more, and what they used. */
export function withCalls<Told extends Pick<Receipt, 'calls' | 'tokens' | 'cost_usd'>>(
  receipt: Told,
  { input_tokens, output_tokens, cost_usd }: Usage,
  more = 1,
): Told {
  const { calls = 0, tokens: { input, output } = { input: 0, output: 0 } } = receipt
  return {
    ...receipt,
    calls: calls + more,
    ...(input_tokens + output_tokens > 0 && {
      tokens: { input: input + input_tokens, output: output + output_tokens },
    }),
    ...(cost_usd !== undefined && { cost_usd: Math.round(((receipt.cost_usd ?? 0) + cost_usd) * 1e6) / 1e6 }),
  }
}

/** With each of them. */
export const withAllCalls = (receipt: Receipt, usages: readonly Usage[]): Receipt =>
  usages.reduce((sum, usage) => withCalls(sum, usage), receipt)

export type Composed = Guarded & { receipt: Receipt }

/** Null where no model has an answer that may be drawn: the built-in writer then does it, and the receipt says why. */
export type Planned = { composed: Composed } | { composed: null; receipt: Omit<Receipt, 'composer'> }

type Asker = { models: Models | null; memory: Memory; guard: Guard; workspace: string }

const FIRST_MS = 10_000
const SECOND_MS = 8_000

export async function plan(question: Question, asker: Asker): Promise<Planned> {
  const { models, memory, guard } = asker
  const hash = await questionHash(question)
  const kept = await remembered(question, hash, memory, guard)
  if (kept) return { composed: kept }
  if (!models) return { composed: null, receipt: {} }
  if ((await memory.spent_usd()) >= models.daily_usd) return { composed: null, receipt: { fallback: 'spend_limit' } }
  const turn = new Turn(question, { ...asker, models }, await models.fence(hash))
  const best = await turn.answer()
  const receipt = turn.receipt()
  if (turn.calls > 0) await memory.spend(turn.calls, turn.used)
  if (!best) return { composed: null, receipt: { ...receipt, fallback: turn.fallback } }
  await memory.keep(hash, best.model, best.guarded.answer)
  return { composed: { ...best.guarded, receipt: { composer: best.model, ...receipt } } }
}

/** An answer that a later guard refuses is as good as none. */
async function remembered(question: Question, hash: string, memory: Memory, guard: Guard): Promise<Composed | null> {
  const kept = await memory.find(hash)
  const read = kept && answers[question.asset_type].safeParse(kept.answer)
  if (!kept || !read?.success) return null
  const guarded = guard(question, read.data, { instructions: instructionsFor(question.asset_type) })
  const best = better({ guarded, model: kept.model }) ?? doubted({ guarded, model: kept.model })
  return best && { ...best.guarded, receipt: { composer: kept.model, calls: 0 } }
}

type Best = { guarded: Guarded; model: string }

/** Holds that the brief’s own words, one remark less or another beginning would lift: cheaper to ask once more than to ask a person. */
const WORDING = new Set(['own_words', 'bond', 'uncertain', 'led'])
export const isOfWording = (rule: string): boolean => WORDING.has(rule)
const onlyWording = (holds: readonly Hold[]) => holds.length > 0 && holds.every(({ rule }) => isOfWording(rule))

/** The calls of one question and what they came to. */
class Turn {
  calls = 0
  used = UNUSED
  fallback = 'unavailable'
  readonly #faults: string[] = []
  readonly #models: string[] = []
  readonly #question: Question
  readonly #asker: Asker & { models: Models }
  readonly #fence: string

  constructor(question: Question, asker: Asker & { models: Models }, fence: string) {
    this.#question = question
    this.#asker = asker
    this.#fence = fence
  }

  async answer(): Promise<Best | null> {
    const { first, second } = this.#asker.models
    const one = await this.#call(first, [], FIRST_MS)
    // Nothing else of this account answers today either.
    if (one.kind === 'fault' && one.fault === 'allowance_used') return null
    const passed = one.kind === 'answer' ? this.#guarded(one) : null
    if (passed && passed.guarded.faults.length === 0 && !onlyWording(passed.guarded.holds)) return passed
    const told = passed ? toldOf(passed.guarded) : one.kind === 'fault' && one.fault === 'broken' ? [one.told] : []
    if (passed) this.#faults.push(...told)
    const two = await this.#call(second, told, SECOND_MS, passed?.guarded.answer)
    const mended = two.kind === 'answer' ? this.#guarded(two) : null
    return better(passed, mended) ?? doubted(passed, mended)
  }

  #guarded({ answer, model }: Extract<Asked, { kind: 'answer' }>): Best {
    const instructions = instructionsFor(this.#question.asset_type)
    const guarded = this.#asker.guard(this.#question, answer, { instructions })
    if (guarded.faults[0]) this.fallback = `refused: ${guarded.faults[0]}`
    return { guarded, model }
  }

  async #call(writer: Writer, faults: readonly string[], timeout_ms: number, refused?: Answer): Promise<Asked> {
    this.calls++
    this.#models.push(writer.name)
    const { workspace } = this.#asker
    const question = this.#question
    const asked = await ask(writer, { question, fence: this.#fence, faults, refused, timeout_ms, workspace })
    if (asked.usage) this.used = sum(this.used, asked.usage)
    if (asked.kind === 'fault') this.fallback = asked.told
    return asked
  }

  receipt(): Omit<Receipt, 'composer'> {
    const told = withCalls<Omit<Receipt, 'composer'>>({ models: this.#models }, this.used, this.calls)
    return { ...told, ...(this.#faults.length > 0 && { faults: this.#faults }) }
  }
}

export const toldOf = ({ faults, holds }: Guarded): string[] =>
  (faults.length > 0
    ? faults
    : holds.map(({ rule, what, where }) => `${rule.replace('_', ' ')}: ${what}${where && ` in ${where}`}`)
  ).slice(0, FAULTS_MOST)

/** One without faults, and of two such the one with less to look at; the first where they are alike. */
function better(...given: readonly (Best | null)[]): Best | null {
  const sound = given.filter(one => one !== null).filter(({ guarded }) => guarded.faults.length === 0)
  return sound.toSorted((a, b) => a.guarded.holds.length - b.guarded.holds.length)[0] ?? null
}

/** Faults of wording: no value, secret or quote is at stake, and a person sees at once whether there is anything to them. */
const OF_WORDING = /^(?:torn|claim|polarity|evidence|not held|hype|mark|loud|chat|slogan|sensitive \w+):/

/** Words that a model could not mend are better read by a person than thrown away: each of their faults holds the post. */
function doubted(...given: readonly (Best | null)[]): Best | null {
  const [best] = given
    .filter(one => one !== null)
    .filter(({ guarded: { faults } }) => faults.length < FAULTS_MOST && faults.every(fault => OF_WORDING.test(fault)))
    .toSorted((a, b) => a.guarded.faults.length - b.guarded.faults.length)
  if (!best) return null
  const { faults, holds } = best.guarded
  const unmended = faults.map(what => ({ rule: 'unmended', what, where: '' }))
  return { ...best, guarded: { ...best.guarded, faults: [], holds: [...holds, ...unmended] } }
}

const sum = (a: Usage, b: Usage): Usage => ({
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  ...((a.cost_usd ?? b.cost_usd) !== undefined && { cost_usd: (a.cost_usd ?? 0) + (b.cost_usd ?? 0) }),
})
