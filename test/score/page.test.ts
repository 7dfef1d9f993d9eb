import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scorePage } from '#dev/score-page.ts'
import { impactScore } from '#lib/score/impact.ts'
import { rules } from '#lib/score/rules.ts'
import { randomRows } from '#test/score/support/random-rows.ts'

const page = readFileSync(new URL('../../docs/score.md', import.meta.url), 'utf8')

it('is the page of the rules that are in force (npm run score-page writes it)', () => {
  expect(page).toBe(scorePage())
  expect(Object.keys(rules).length).toBeGreaterThan(30)
  for (const name of Object.keys(rules)) expect(page).toContain(`| \`${name}\` |`)
})

it('prints a function that anybody can run', () => {
  const source = /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  const plain = source
    .replace(/^type .*$/m, '')
    .replace('export function', 'function')
    .replace(/: readonly ScoreRow\[\]|: number/g, '')
  const printed = new Function(`${plain}; return impactScore`)() as typeof impactScore
  for (let index = 0; index < 500; index++) {
    const rows = randomRows(`page/${index}`)
    expect(printed(rows)).toBe(impactScore(rows))
  }
})
