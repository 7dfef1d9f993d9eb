#!/usr/bin/env node
// @ts-check
// A number of your own systems becomes a card, with no brief and nobody writing: node result.mjs 214 "runners this Sunday"
import { createBrand } from '../../client/index.mjs'

const { BRAND_API_KEY = '', BRAND_BASE_URL = '' } = process.env
const [value = '', label = ''] = process.argv.slice(2)
if (!value || !label) {
  console.error('Which number of what? node result.mjs 214 "runners this Sunday"')
  process.exit(2)
}
const brand = createBrand({ key: BRAND_API_KEY, url: BRAND_BASE_URL })

const templates = await brand.listTemplates()
const stat = templates.find(template => template.output_type === 'stat')
if (!stat) throw new Error('This key may not draw a stat.')

// The day is the event's own name: a cron job that runs twice sends one card.
const day = new Date().toISOString().slice(0, 10)
const { run_id } = await brand.studioGenerate(
  { output_type: 'stat', data: { value, label }, delivery: 'none' },
  { idempotencyKey: `result-${day}-${value}` },
)
const run = await brand.waitForRun(run_id)
console.log(`${run.status} ${run.asset_url ?? run.error_message}`)
