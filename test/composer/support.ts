import type * as z from 'zod'
import { tidied } from '#lib/composer/builtin/tidy/tidied.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { faithful } from '#lib/composer/faithful.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { questionOf } from '#lib/composer/question.ts'
import { brands } from './fixtures/brands.ts'
import type { BriefCase } from './fixtures/briefs.ts'

export const DAY = '2026-11-20'

export type Input = z.input<typeof ComposeInput>

export const inputOf = ({ brand, ...asked }: BriefCase): Input => ({
  ...asked,
  ...{ brand: brands[brand], day: DAY, time_zone: 'Europe/London' },
})

/** What the built-in writer makes of a brief, guarded and laid out. */
export function builtinPost(raw: Input) {
  const input = ComposeInput.parse(raw)
  const question = tidied(questionOf(input), input)
  const { answer, faults, holds } = faithful(question, { guard, builtin: writeBuiltin })
  return { ...layOut(answer, question, input.library, input.variation), language: answer.language, faults, holds }
}
