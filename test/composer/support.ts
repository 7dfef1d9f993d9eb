import type * as z from 'zod'
import type { Channel } from '#lib/channels.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { faithful } from '#lib/composer/faithful.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { questionOf } from '#lib/composer/question.ts'
import { AssetType } from '#lib/plans.ts'
import { brands } from './fixtures/brands.ts'
import type { BriefCase } from './fixtures/briefs.ts'
import examples from './fixtures/examples.json' with { type: 'json' }

export const DAY = '2026-11-20'
export const CHANNELS: Record<string, Channel> = {
  X: 'twitter',
  LinkedIn: 'linkedin',
  Instagram: 'instagram',
  YouTube: 'youtube',
  TikTok: 'tiktok',
}

export type Input = z.input<typeof ComposeInput>
export type Example = (typeof examples)[number]

export const inputOf = (each: Pick<BriefCase, 'brief' | 'brand' | 'channel' | 'asset' | 'people'>): Input => ({
  brief: each.brief,
  brand: brands[each.brand],
  channel: each.channel,
  asset_type: each.asset,
  day: DAY,
  time_zone: 'Europe/London',
  library: { people: each.people ?? [] },
})

export function exampleInput(example: Example): Input {
  const brand = Object.values(brands).find(each => each.name === example.brand)
  if (!brand) throw new Error(`no brand ${example.brand}`)
  return {
    brief: example.brief,
    brand,
    channel: CHANNELS[example.channel] ?? 'twitter',
    asset_type: AssetType.parse(example.asset_type),
    day: DAY,
    time_zone: 'Europe/London',
  }
}

/** What the built-in writer makes of a brief, guarded and laid out. */
export function builtinPost(raw: Input) {
  const input = ComposeInput.parse(raw)
  const question = questionOf(input)
  const { answer, faults, holds } = faithful(question, { guard, builtin: writeBuiltin })
  return { ...layOut(answer, question, input.library, input.variation), language: answer.language, faults, holds }
}

export { examples }
