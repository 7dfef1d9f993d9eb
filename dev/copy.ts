/** `npm run copy [id … v1]`: prints brief → copy for every fixture, to be read one by one. */

import type { Channel } from '#lib/channels.ts'
import type { Plan } from '#lib/composer/plan.ts'
import { impactScore } from '#lib/score/impact.ts'
import { briefCases } from './brief-cases.ts'

for (const { id, input, plan } of briefCases(process.argv.slice(2))) print(id, input.brief, input.channel, plan)

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
