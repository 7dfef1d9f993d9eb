// Every request that the interface document shows, asked for again: it has to succeed, and its answer to fit.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { prepare } from '#dev/examples/prepare.ts'
import { addressed } from '#dev/examples/record.ts'
import { at, brandPage, scenario } from '#dev/examples/scenario.ts'
import { documented, examples } from '#dev/openapi.ts'
import { rows } from '#lib/db.ts'
import { standIn } from '#test/support/painter.ts'
import { bound, linked } from '#test/support/studio.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const shown = examples()
const operations = Object.values(documented().paths).flatMap(item =>
  Object.values(item).map(operation => (operation as { operationId: string }).operationId),
)

it('has an example for every operation, and none for others', () => {
  expect(Object.keys(shown).sort()).toEqual(operations.sort())
})

it('asks with success for whatever the document shows', async () => {
  const world = await createWorld({ sells: true, painter: standIn })
  world.web.pages.set(
    'https://paceline.example.com/',
    () => new Response(brandPage, { headers: { 'content-type': 'text/html' } }),
  )
  world.web.pages.set('https://paceline.example.com/robots.txt', () => new Response('', { status: 404 }))
  world.outside.answer('https://hooks.example.com/brand', () => new Response(null, { status: 204 }))
  await linked(world, '-1001')
  await world.platforms.account(world.workspace.id, world.world.id(), 'linkedin', world.world.now().toISOString())
  const { caller } = await bound(world)
  const ids: [shown: string, now: string][] = []
  const today = <T>(value: T): T =>
    value === undefined
      ? value
      : JSON.parse(ids.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value)))
  world.pass(Math.max(0, recordedAt() - world.world.now().getTime()))
  for (const step of scenario(world.world.now())) {
    const example = shown[step.id]
    if (step.until) await settled(world)
    if (step.first && step.first !== 'brand_page')
      await prepare[step.first](world.world, world.workspace.id, ids.find(([from]) => from === post())?.[1] ?? '')
    const { method, path, headers } = addressed({ id: step.id, ...today({ parameters: example?.parameters }) })
    const body = example?.body === undefined ? null : JSON.stringify(today(example.body))
    const ask = () => caller.send(method, path, body, { 'content-type': 'application/json', ...headers })
    let answer = await ask()
    // What still works on it is waited for, as by whoever records the examples.
    if (answer.status === 409) answer = await settled(world).then(ask)
    expect([step.id, answer.status, answer.status < 300 || answer.text]).toEqual([step.id, example?.status, true])
    for (const place of Object.values(step.keep ?? {}))
      if (place !== '1.version') ids.push([String(at(example?.answer, place)), String(at(answer.body, place))])
  }
}, 60_000)

const post = () => String(at(shown.postRun?.answer, 'id'))
const recordedAt = () => Date.parse(String(at(shown.postRun?.answer, 'created_at')))

async function settled(world: TestWorld): Promise<void> {
  await world.drain()
  // Whether the brief of the example is approved is a matter of who writes; that it can be posted is what is asked here.
  await rows(world.world.db, sql`update runs set verdict = 'approved' where status = 'succeeded' returning id`)
}
