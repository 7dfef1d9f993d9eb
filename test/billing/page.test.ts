import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plansPage } from '#dev/plans-page.ts'
import { grants, prices } from '#lib/prices.ts'
import { createWorld } from '#test/support/world.ts'

it('is the page of the plans and prices that are in force (npm run plans-page writes it)', () => {
  const page = readFileSync(new URL('../../docs/plans.md', import.meta.url), 'utf8')
  expect(page).toBe(plansPage())
  for (const credits of Object.values(grants)) expect(page).toContain(` ${credits.toLocaleString('en-US')} |`)
  for (const [type, price] of Object.entries(prices)) expect(page).toContain(`| ${type} | ${price} |`)
})

it('is also where the service itself sends people', async () => {
  const { anonymous } = await createWorld()
  const { status, text, headers } = await anonymous.get('/docs/plans')
  expect([status, headers.get('content-type')?.toLowerCase()]).toEqual([200, 'text/html; charset=utf-8'])
  for (const credits of Object.values(grants)) expect(text).toContain(credits.toLocaleString('en-US'))
})
