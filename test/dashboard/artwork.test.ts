// Artwork in the library of the dashboard: asked for, kept, dropped.
import { beforeAll, expect, it } from 'vitest'
import { createTestDashboard, type TestDashboard, type Visitor } from '#test/support/dashboard.ts'
import { standIn } from '#test/support/painter.ts'

let at: TestDashboard
let owner: Visitor

beforeAll(async () => {
  at = await createTestDashboard({ plan: 'pro', painter: standIn, sells: true })
  owner = await at.member('owner')
})

const page = async (by = owner) => {
  const { text } = await by.get(at.at('library'))
  return text.slice(text.indexOf('id="artwork"'), text.indexOf('</section>', text.indexOf('id="artwork"')))
}
const action = (text: string, verb: string): string[] =>
  [...text.matchAll(/action="([^"]+)"/g)].map(([, path = '']) => path).filter(path => path.endsWith(`/${verb}`))

it('says what it does and what it costs before there is any', async () => {
  const text = await page()
  expect(text).toContain('six to ten things that you sell')
  expect(text).toContain('costs 2 credits')
  expect((await owner.get(at.at('library?add=artwork'))).text).toContain('one thing a line')
})

it('is painted of what is written, kept and dropped one by one', async () => {
  const sent = await owner.post(at.at('library/artwork'), { subjects: 'Bread\n\n Teapot \nSign ' })
  expect(sent.status).toBe(303)
  expect(await page()).toMatch(/0 of 3 are done; <a href="[^"]+#artwork">look again<\/a>/)
  await at.drain()
  const offered = await page()
  for (const shown of ['Bread', 'Teapot']) expect(offered).toContain(`alt="${shown}"`)
  const [first = '', ...others] = action(offered, 'keep')
  expect((await owner.post(first)).status).toBe(303)
  for (const other of others) await owner.post(other.replace(/keep$/, 'leave'))
  const kept = await page()
  expect(kept).toContain('marked as AI-made')
  expect([action(kept, 'keep'), action(kept, 'drop').length]).toEqual([[], 1])
})

it('tells what is wrong with what was written, at its field', async () => {
  const many = Array.from({ length: 11 }, (_, nth) => `Thing ${nth}`).join('\n')
  const { status, text } = await owner.post(
    at.at('library/artwork'),
    { subjects: many },
    { from: at.at('library?add=artwork') },
  )
  expect(status).toBe(422)
  expect(text).toContain('Thing 10')
})

it('is for those who may', async () => {
  const viewer = await at.member('viewer')
  expect(action(await page(viewer), 'drop')).toEqual([])
  expect((await viewer.post(at.at('library/artwork'), { subjects: 'Bread' })).status).toBe(403)
})
