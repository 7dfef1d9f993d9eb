// What was open on a run and is open still on one that came of it: whatever is about words that stand in both, or nearly.
import type { Hold, OpenQuestion, Sensitive } from '#lib/composer/concerns.ts'
import { NOWHERE } from '#lib/composer/word-rows.ts'
import { nearlyIn, partsOf, shareOf } from '#lib/runs/accept/given/nearly.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { rules } from '#lib/score/rules.ts'

export type Open = {
  holds: readonly Hold[]
  questions: readonly OpenQuestion[]
  sensitive: Sensitive | null
  calibrated: boolean | null
  /** What stood on it and under it. */
  texts: readonly string[]
}

/** What shows on the new words themselves is found there again. */
const FOUND_AGAIN = ['regulated', 'leftover']
/** Their words are a piece of the post, with no sentence around it. */
const BARE = ['bond', 'own_words', 'attack']
/** How much of a post has to stand for what was said of the whole of it. */
const WHOLE = 0.34
const LONGEST = 400
/** What is said of a seal is said of the recipe that had it. */
const SEAL = 'seal'

/** The rows of a score that wait for a person because of its words. */
export const holdsIn = (rows: readonly ScoreRow[]): Hold[] =>
  rows.flatMap(({ rule, hold, passed, measured, threshold }) => {
    const known = Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : null
    if (!hold || passed || known?.kind !== 'hold' || known.about === 'design' || threshold === SEAL) return []
    const where = typeof threshold === 'string' && threshold !== NOWHERE ? threshold : ''
    return [{ rule, what: String(measured ?? '').slice(0, LONGEST), where: where.slice(0, LONGEST) }]
  })

const QUOTED = /[“„«]([^“”„«»]{1,400})[“”»]/g
const quotesIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(([, quote = '']) => quote)
/** “the brief does not say that Anna agreed” */
const named = (what: string): string[] => /^the brief does not say that (.{1,100}) agreed$/.exec(what)?.slice(1) ?? []

/** Of two days one was chosen where only one is left. */
function isOpenQuestion({ question, options }: OpenQuestion, before: readonly string[], now: readonly string[]) {
  const among = (list: readonly string[], texts: readonly string[]) => list.filter(one => nearlyIn(one, texts))
  const about = among([...quotesIn(question), ...options], before)
  if (about.length === 0) return shareOf(before, now) >= WHOLE
  return among(about, now).length >= Math.min(2, about.length)
}

function isOpenHold({ rule, what }: Hold, before: readonly string[], now: readonly string[]): boolean {
  if (FOUND_AGAIN.includes(rule)) return false
  // What it names is only where to look first.
  if (rule === 'pieces') return shareOf(before, now) >= WHOLE
  const quotes = quotesIn(what)
  if (rule === 'claim' && quotes.length === 0) return false
  if (rule === 'left_out') return !nearlyIn(what, now)
  const about = [...quotes, ...named(what), ...(BARE.includes(rule) ? [what] : [])].filter(one => nearlyIn(one, before))
  return about.length > 0 ? about.some(one => nearlyIn(one, now)) : shareOf(before, now) >= WHOLE
}

/** Whoever wrote words by hand has read them: that no model has read the brief is no longer what is to be said. */
const changedSince = (one: Hold): Hold =>
  one.rule === 'pieces' ? { ...one, what: 'its words were changed: a person reads them over before it goes out' } : one

/** Nobody has answered it yet, and the words that it is about are there. */
export function stillOpen(was: Open, texts: readonly string[]): Omit<Open, 'texts'> {
  const [before, now] = [partsOf(was.texts), partsOf(texts)]
  const questions = was.questions.filter(one => isOpenQuestion(one, before, now))
  const asked = new Map(was.questions.map(({ about, question }) => [`${about}: ${question}`, question]))
  const holds = was.holds.filter(hold => {
    const question = hold.rule === 'question' ? asked.get(hold.what) : undefined
    return question === undefined ? isOpenHold(hold, before, now) : questions.some(one => one.question === question)
  })
  const isChanged = before.length !== now.length || before.some(text => !now.includes(text))
  return {
    ...{ holds: isChanged ? holds.map(changedSince) : holds, questions },
    sensitive: holds.some(({ rule }) => rule === 'sensitive') ? was.sensitive : null,
    calibrated: was.calibrated === false && shareOf(before, now) >= WHOLE ? false : null,
  }
}
