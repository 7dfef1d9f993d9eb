#!/usr/bin/env node
// @ts-check
// What an agent does with a brief: asks what it leaves open, looks at the price, makes takes until one may go out.
import { createBrand } from '../../client/index.mjs'

const { BRAND_API_KEY = '', BRAND_BASE_URL = '' } = process.env
const [brief = ''] = process.argv.slice(2)
if (!brief) {
  console.error('What about? node take.mjs "We open at six on Saturdays from now on"')
  process.exit(2)
}
const MOST_TAKES = 3
const brand = createBrand({ key: BRAND_API_KEY, url: BRAND_BASE_URL })
const wanted = /** @type {const} */ ({ brief, channel: 'linkedin', asset_type: 'card' })

const { status, questions } = await brand.clarify(wanted)
if (status === 'needs_clarification') for (const { question } of questions) console.log(`? ${question}`)

const { would } = await brand.dryRun(wanted)
if (would !== 'queue') throw new Error('It would be refused: brand limits tells why.')

/** @type {import('../../client/types.generated.d.ts').Run[]} */
const takes = []
for (let variation = 0; variation < MOST_TAKES; variation++) {
  const run = await brand.make({ ...wanted, variation })
  takes.push(run)
  console.log(`take ${variation}: ${run.impact_score} ${run.verdict}`)
  if (run.verdict === 'approved') break
}
const [best] = takes.sort((a, b) => (b.impact_score ?? 0) - (a.impact_score ?? 0))
console.log(best?.asset_url)
