// docs/operate/costs.md is what was counted, and what was counted is what the handlers still ask.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { monthOf } from '#bench/proof/cost/bill.ts'
import { counts } from '#bench/proof/cost/counts.ts'
import { countEach } from '#bench/proof/cost/each.ts'
import { costsPage } from '#bench/proof/cost/page.ts'
import { database } from '#test/support/database.ts'

it('the page is made of the counts (npm run costs-page writes it)', () => {
  expect(readFileSync(new URL('../../docs/operate/costs.md', import.meta.url), 'utf8')).toBe(costsPage(counts()))
})

it.each(['card', 'infographic'] as const)(
  '%s: asks as much as was counted (npm run costs-page -- --count counts anew)',
  async kind => {
    expect(await countEach(kind, await database())).toEqual(counts().each[kind])
  },
)

it('nobody using it costs at most six dollars', () => {
  const idle = counts().days[0]
  expect(idle && monthOf(idle).usd).toBeLessThanOrEqual(6)
})
