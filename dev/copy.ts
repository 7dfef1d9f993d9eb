/** Prints brief → copy for every fixture, to be read one by one. */

import type { Channel } from '#lib/channels.ts'
import { compose } from '#lib/composer/compose.ts'
import { Brand, type Plan } from '#lib/composer/plan.ts'
import { AssetType } from '#lib/plans.ts'
import { impactScore } from '#lib/score/impact.ts'
import { brands } from '../test/composer/fixtures/brands.ts'
import { briefs } from '../test/composer/fixtures/briefs.ts'
import examples from '../test/composer/fixtures/examples.json' with { type: 'json' }

const wanted = process.argv.slice(2)
const channelOf: Record<string, Channel> = {
  X: 'twitter',
  LinkedIn: 'linkedin',
  Instagram: 'instagram',
  YouTube: 'youtube',
  TikTok: 'tiktok',
}
const named = new Map(Object.values(brands).map(brand => [brand.name, brand]))

type Case = { id: string; brief: string; brand: Brand; channel: Channel; asset_type: AssetType }
const cases: Case[] = [
  ...examples.map(example => ({
    id: `example-${example.n}`,
    brief: example.brief,
    brand: named.get(example.brand) ?? Brand.parse({ name: example.brand }),
    channel: channelOf[example.channel] ?? 'twitter',
    asset_type: AssetType.parse(example.asset_type),
  })),
  ...briefs.map(each => ({
    id: each.id,
    brief: each.brief,
    brand: brands[each.brand],
    channel: each.channel,
    asset_type: each.asset,
  })),
]

for (const { id, ...input } of cases) {
  if (wanted.length > 0 && !wanted.some(word => id.includes(word))) continue
  print(id, input.brief, input.channel, compose({ ...input, day: '2026-11-20', time_zone: 'Europe/London' }))
}

function print(id: string, brief: string, channel: Channel, plan: Plan): void {
  const failed = plan.score_rows.filter(row => !row.passed).map(row => `${row.rule}: ${row.measured}`)
  const lines = [
    `━━ ${id} · ${plan.language} · ${plan.angle} ${plan.frame} · ${impactScore(plan.score_rows)}`,
    `   ${brief.length > 420 ? `${brief.slice(0, 200)} … ${brief.slice(-200)}` : brief}`,
    ...plan.pictures.map(picture => `   ▣ ${picture.template}  ${JSON.stringify(picture.data).slice(1, -1)}`),
    ...Object.entries(plan.captions)
      .filter(([name]) => name === channel || name === 'linkedin' || name === 'instagram')
      .map(([name, text]) => `   ${name === channel ? '●' : '○'} ${name}: ${text.replace(/\n/g, '⏎')}`),
    `   ${plan.hashtags.join(' ')} · alt: ${plan.alt_text[0]}`,
    ...(failed.length > 0 ? [`   ✗ ${failed.join(' · ')}`] : []),
    ...(plan.notes.length > 0 ? [`   ✎ ${plan.notes.join(' ')}`] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
