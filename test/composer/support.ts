import type * as z from 'zod'
import type { Channel } from '#lib/channels.ts'
import { compose } from '#lib/composer/compose.ts'
import type { ComposeInput, Plan } from '#lib/composer/plan.ts'
import { textsOf } from '#lib/composer/write/alt.ts'
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

export const written = (plan: Plan): string =>
  [...plan.pictures.flatMap(textsOf), ...Object.values(plan.captions)].join('\n')
export const pictured = (plan: Plan): string => plan.pictures.flatMap(textsOf).join('\n')

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
]
const SPANISH: Record<string, string> = { ocho: '8', doce: '12', siete: '19' }

/** Digits of a text, number words read as digits. */
export const numbersIn = (text: string): string[] => {
  const worded = text
    .toLowerCase()
    .replace(/\p{L}+/gu, word => SPANISH[word] ?? (WORDS.includes(word) ? String(WORDS.indexOf(word)) : word))
  return (worded.match(/\d+(?:[.,:]\d+)*/g) ?? []).map(number =>
    number
      .replace(/[.,:]$/, '')
      .replace(/,(?=\d{3})/g, '')
      .replace(/\.0$/, '')
      .replace(/^0+(?=\d)/, ''),
  )
}

export { compose, examples }
