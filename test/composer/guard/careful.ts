// What a careful writer says of a brief, as the guard sees it.
import { expect, it } from 'vitest'
import { answers } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { Brand } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import { cutSegments } from '#lib/composer/segments/cut.ts'

export type Said = {
  brief: string
  says: string[]
  caption?: string[]
  language?: string
  features?: string[]
  from?: string[]
  form?: string
  roles?: string[]
  name?: string
  day?: string
  /** Segments that wish how the post is made. */
  style?: number[]
  /** Segments that are doubted. */
  unsure?: number[]
  /** Segments that readers must not learn, and small talk. */
  secret?: number[]
  noise?: number[]
  sensitive?: 'none' | 'death'
  /** What of a segment is for readers. */
  parts?: { n: number; text: string }[]
  questions?: { about: 'time' | 'date' | 'price'; question: string; options: string[] }[]
}

/** The first text is the headline, the rest are bodies unless roles are given; the caption is all of them unless it is given. */
export function guarded({
  brief,
  says,
  caption,
  language = 'en',
  features = [],
  from,
  form = 'notice',
  roles = [],
  name = 'Quern',
  day = '2026-03-03',
  style = [],
  unsure = [],
  secret = [],
  noise = [],
  sensitive = 'none',
  parts = [],
  questions = [],
}: Said) {
  const segments = cutSegments(brief)
  const brand = Brand.parse({ name, voice: { languages: [language] }, offer: { features } })
  const question: Question = {
    ...{ asset_type: 'card', channel: 'linkedin', day, brand, shows: [], segments, another_than: [] },
  }
  const all = from ?? segments.map((_, index) => String(index + 1))
  const kept = { style, secret, unsure, noise }
  const read = {
    publish: segments.map((_, index) => index + 1).filter(n => !Object.values(kept).flat().includes(n)),
    ...kept,
    attack: [],
  }
  return guard(
    question,
    answers.card.parse({
      ...{
        read: { ...read, parts },
        language,
        sensitive,
        people: [],
        questions,
        show: '',
        hashtags: [],
      },
      form,
      parts: says.map((text, at) => ({ role: roles[at] ?? (at === 0 ? 'headline' : 'body'), text, from: all })),
      rows: [],
      caption: (caption ?? says).map(text => ({ text, from: all })),
      short: { text: says[0] ?? '', from: all },
    }),
  )
}
export const faultsOf = (said: Said): string => guarded(said).faults.join('\n')

/** Of a brief: what may be said, and what may not with the fault that it gets. */
export type Row = [what: string, said: Said, near: Partial<Said>, fault: RegExp]

/** Each is said without a fault, and what nearly says the same gets its own. */
export function judgeRows(rows: readonly Row[]): void {
  it.each(rows)('may say: %s', (_, said) => expect(faultsOf(said)).toBe(''))
  it.each(rows)('may not, nearly: %s', (_, said, near, fault) => expect(faultsOf({ ...said, ...near })).toMatch(fault))
}
