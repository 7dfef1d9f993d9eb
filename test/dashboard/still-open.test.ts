// “Edit the words” of a held run: its open questions go along, until a person has answered them.
import { expect, it } from 'vitest'
import type { Run } from '#lib/runs/run.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'

const QUOTE =
  '“I made my first bowl here and I still drink my coffee from it.” says Anna Kowalska, who was on our beginners course in October.'

async function made(brief: string) {
  const at = await createTestDashboard({ plan: 'scale' })
  const owner = await at.member('owner')
  const caller = await at.key()
  const form = { brief, asset_type: 'card', channel: 'linkedin', once: 'a' }
  const path = (await owner.post(at.at('create'), form)).headers.get('location') ?? ''
  await at.drain()
  const runOf = async (from: string) => (await caller.get<Run>(`runs/${from.split('/').at(-1)}`)).body
  const edited = async (from: string, words: (name: string, text: string) => string) => {
    const { text } = await owner.get(`${from}/words`)
    const fields = [...text.matchAll(/name="((?:data|captions)\.[^"]+)"[^>]*?(?: value="([^"]*)"|>([^<]*)<)/g)]
    const said = fields.map(([, name = '', value, inner]) => [name, words(name, plain(value ?? inner ?? ''))])
    const sent = await owner.post(
      `${from}/words`,
      { ...Object.fromEntries(said), once: `${++count}` },
      { from: `${from}/words` },
    )
    await at.drain()
    expect(sent.status).toBe(303)
    return sent.headers.get('location') ?? ''
  }
  return { at, owner, path, runOf, edited }
}
let count = 0
const plain = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const heldFor = (run: Run) => run.holds.map(({ rule }) => rule)

it('asks again what nobody has answered, also two edits later, and not once a person has', async () => {
  const { owner, path, runOf, edited } = await made(QUOTE)
  expect(heldFor(await runOf(path))).toContain('consent')
  const once = await edited(path, (_, text) => text.replace('first bowl', 'first bowls'))
  const twice = await edited(once, (_, text) => text.replace('coffee', 'tea'))
  for (const each of [once, twice]) {
    expect(await runOf(each)).toMatchObject({ verdict: 'needs_review' })
    expect(heldFor(await runOf(each))).toContain('consent')
  }
  const { text } = await owner.get(twice)
  expect(text).toContain('Has the person named agreed?')
  const content = /name="content" value="([^"]+)"/.exec(text)?.[1] ?? ''
  expect((await owner.post(`${twice}/approve`, { content }, { from: twice })).status).toBe(303)
  const after = await edited(twice, (_, text) => text.replace('tea', 'cocoa'))
  expect(heldFor(await runOf(after))).not.toContain('consent')
})

it('asks no longer about words that were mended, and still about those that were not', async () => {
  const { path, runOf, edited } = await made(
    'The online shop at terralenta.example was down yesterday evening, sorry about that. It is up again.',
  )
  const first = await runOf(path)
  expect(heldFor(first)).toContain('moving')
  const other = await runOf(await edited(path, (_, text) => text.replace('terralenta.example', 'terralenta.test')))
  expect(other.verdict).toBe('needs_review')
  expect(heldFor(other)).toContain('moving')
  const mended = await runOf(await edited(path, (_, text) => text.replace(/yesterday/gi, 'on Sunday 22 November')))
  expect(heldFor(mended)).not.toContain('moving')
})

it('says of words that were changed by hand that they are to be read over, and not that nobody read the brief', async () => {
  const { owner, path, runOf, edited } = await made(
    'Thank you to the 43 volunteers who stood in the rain at Stoodley Pike',
  )
  const pieces = (run: Run) => run.holds.filter(({ rule }) => rule === 'pieces').map(({ what }) => what)
  expect(pieces(await runOf(path)).join()).toContain('no language model has read this brief: compare “43 volunteers”')
  const once = await edited(path, (_, text) => text.replace('43', '44'))
  const twice = await edited(once, (_, text) => text.replace('rain', 'hail'))
  for (const each of [once, twice]) {
    const run = await runOf(each)
    expect(pieces(run)).toEqual(['its words were changed: a person reads them over before it goes out'])
    expect(run.verdict).toBe('needs_review')
    const { text } = await owner.get(each)
    expect(text).toContain('Its words were changed: a person reads them over before it goes out.')
    expect(text).not.toMatch(/language model has read|compared with a brief|no brief to compare/)
  }
})
