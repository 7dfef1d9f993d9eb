// A brief as a question, and what the built-in writer makes of it.

import brands from '#bench/copy/messy/brands.json' with { type: 'json' }
import type { CardAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { Brand } from '#lib/composer/plan.ts'
import { type Question, readBrief } from '#lib/composer/question.ts'
import { textsOf } from '#lib/composer/said.ts'

export { brands }

export const ask = (brief: string, more: Partial<Question> & { brandName?: keyof typeof brands } = {}): Question => ({
  asset_type: 'card',
  channel: 'instagram',
  day: '2026-10-12',
  brand: Brand.parse(brands[more.brandName ?? 'stackyard']),
  shows: [],
  ...readBrief(brief),
  another_than: [],
  ...more,
})
export const card = (brief: string, more: Parameters<typeof ask>[1] = {}) => {
  const question = ask(brief, more)
  const written = writeBuiltin(question)
  const { faults, holds, answer } = guard(question, written.answer)
  const parts = Object.fromEntries(
    (answer as CardAnswer).parts.map(({ role, text }) => [role, text.replaceAll('\u00a0', ' ')]),
  )
  return {
    ...written,
    answer: answer as CardAnswer,
    parts,
    reasons: [...written.holds, ...holds].map(({ rule }) => rule),
    faults,
    said: textsOf(answer, question.asset_type)
      .map(({ text }) => text)
      .join('\n'),
  }
}
