// The messy briefs with the answers that were recorded for them, and bad ones.

import brands from '#bench/copy/messy/brands.json' with { type: 'json' }
import briefs from '#bench/copy/messy/briefs.json' with { type: 'json' }
import type { Channel } from '#lib/channels.ts'
import { type Answer, answers } from '#lib/composer/answer.ts'
import { Brand } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import type { AssetType } from '#lib/plans.ts'
import recorded from '../fixtures/messy/answers.json' with { type: 'json' }
import bad from '../fixtures/messy/bad-answers.json' with { type: 'json' }

type Raw = { form?: string; parts?: { role: string; text: string; from: string[] }[] } & Record<string, unknown>

export const questionOf = (id: string): Question => {
  const brief = briefs.briefs.find(each => each.id === id)
  const answer = recorded.answers.find(each => each.id === id)
  if (!brief || !answer) throw new Error(`no brief ${id}`)
  return {
    asset_type: brief.asset_type as AssetType,
    channel: brief.channel as Channel,
    day: briefs.day,
    brand: Brand.parse(brands[brief.brand as keyof typeof brands]),
    shows: [],
    segments: Object.values(answer.segments) as string[],
    another_than: [],
  }
}

/** Answers as they were recorded, in today's roles: a quote has a speaker and a role. */
export function answerOf(id: string, raw: unknown): Answer {
  const { asset_type } = questionOf(id)
  const value = raw as Raw
  const parts = value.form === 'quote' ? quoteParts(value.parts ?? []) : value.parts
  return answers[asset_type].parse({ ...value, ...(parts && { parts }) }) as Answer
}

function quoteParts(parts: { role: string; text: string; from: string[] }[]) {
  const of = (role: string) => parts.find(part => part.role === role)
  const [quote, author, title, company] = ['quote', 'author', 'title', 'company'].map(of)
  return [
    quote,
    author && { ...author, role: 'speaker' },
    title && { ...title, role: 'role', text: [title.text, company?.text].filter(Boolean).join(', ') },
  ].filter(Boolean)
}

export const good = recorded.answers.map(each => ({
  id: each.id,
  first: answerOf(each.id, each.answer),
  last: answerOf(each.id, 'repair' in each ? each.repair : each.answer),
  repaired: 'repair' in each,
}))
export const wrong = bad.map(each => ({
  id: each.brief,
  kind: each.kind,
  what: each.what,
  answer: answerOf(each.brief, each.answer),
}))
