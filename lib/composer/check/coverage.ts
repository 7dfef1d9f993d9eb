import type { Reading } from '#lib/composer/read/reading.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'

const TOLD_FROM = 0.5
const WANTED = 0.5

/** How much of what the brief states is told: a fact is told when at least half of its words are. */
export function coverage(reading: Reading, texts: readonly string[]): ScoreRow | null {
  const facts = reading.facts.map(fact => fact.text).filter(text => /[\p{L}\p{N}]/u.test(text))
  if (facts.length === 0) return null
  const told = facts.filter(fact => covered(fact, texts) >= TOLD_FROM)
  const share = told.length / facts.length
  const left = facts.find(fact => !told.includes(fact))
  return scoreRow('coverage', {
    measured: Math.round(share * 100) / 100,
    threshold: WANTED,
    share: share / WANTED,
    fix: `tell of “${left}”`,
  })
}
