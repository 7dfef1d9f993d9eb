#!/usr/bin/env node
// @ts-check
// A release becomes a card, and a post where an account is connected: node announce.mjs v2.1.0 < notes.md
import { createBrand } from '../../client/index.mjs'

const { BRAND_API_KEY = '', BRAND_BASE_URL = '', PLATFORM } = process.env
const [version = ''] = process.argv.slice(2)
if (!version) {
  console.error('Which release? node announce.mjs v2.1.0 < notes.md')
  process.exit(2)
}

let notes = ''
for await (const chunk of process.stdin) notes += chunk
// Headings and the marks of Markdown are no words of a post.
notes = notes.replace(/^#.*$/gm, '').replace(/\*\*|`/g, '')

const brand = createBrand({ key: BRAND_API_KEY, url: BRAND_BASE_URL })
// A job that runs again within a day finds the run of the first time instead of making another.
const run = await brand.make(
  { brief: `${version} is out. ${notes}`.slice(0, 5_000), channel: 'linkedin', asset_type: 'card' },
  { idempotencyKey: `release-${version}` },
)
console.log(`${run.verdict} ${run.asset_url}`)

if (run.verdict !== 'approved') {
  for (const { rule, what, where } of run.holds)
    console.log(rule === 'left_out' ? `  left out: ${what}` : `  held: ${what}${where && `, in ${where}`}`)
  const helps = run.score_reasons.flatMap(({ fix, passed }) => (fix && !passed ? [fix] : []))
  for (const fix of new Set(helps)) console.log(`  what helps: ${fix}`)
} else if (PLATFORM) {
  const platform = /** @type {import('../../client/types.generated.d.ts').PostInput['platform']} */ (PLATFORM)
  const post = await brand.postRun({ run_id: run.id, platform })
  console.log(`${post.status} ${post.url ?? post.id}`)
}
