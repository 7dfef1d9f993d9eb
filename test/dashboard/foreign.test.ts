// Ids of another workspace in one's own place: they name nothing there, and are answered like ids that never were.
import { describe, expect, it } from 'vitest'
import { pages } from '#functions/dashboard/pages/index.ts'
import type { Artwork } from '#lib/brand/artwork/artwork.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { finished, register } from '#test/support/hooks.ts'
import { standIn } from '#test/support/painter.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { connect, postTo } from '#test/support/posts.ts'

const UNKNOWN = '01890000-0000-7000-8000-000000000000'
const named = [
  ...new Set(
    pages
      .flatMap(page => page.routes)
      .filter(({ method, path }) => method !== 'ALL' && path.includes(':'))
      .map(({ method, path }) => `${method} ${path.replace(/^\//, '')}`),
  ),
]

async function owned() {
  const test = await createTestDashboard({ plan: 'scale', painter: standIn })
  const { key, member } = test
  await member('owner')
  const caller = await key()
  const account = await connect(test)
  const run = await finished(test, caller)
  const posted = await postTo(caller, run.id)
  const image_base64 = Buffer.from(await bytesOf(banded(90, 90, [250, 250, 250], [9, 9, 9]).png())).toString('base64')
  const screen = await caller.post<{ id: string }>('brand-assets/screens', { name: 'Home', image_base64 })
  const person = await caller.post<{ id: string }>('brand-assets/people', { name: 'Ann', consent: true, image_base64 })
  await caller.post('brand-assets/artwork', { subjects: ['Bread'] })
  await test.drain()
  const [picture] = (await caller.get<Artwork>('brand-assets/artwork')).body.pictures
  const ids: Record<string, string | undefined> = {
    runs: run.id,
    posts: posted.body.id,
    'library/screens': screen.body.id,
    'library/people': person.body.id,
    'library/artwork': picture?.id,
    'developers/keys': caller.minted?.id,
    'developers/webhooks': (await register(caller, 'https://hooks.example.com/a')).id,
    connections: account,
  }
  return { ...test, ids, caller }
}

describe('an id of another workspace', () => {
  it('is not there, whatever is asked of it', async () => {
    const { world, member, at, ids, caller } = await owned()
    const other = await createWorkspace(world, { name: 'Another', plan: 'scale', time_zone: 'UTC' })
    const stranger = await member('owner', other.id)
    const before = await whole(caller, ids)
    let asked = 0
    for (const name of named) {
      const [method = '', path = ''] = name.split(' ')
      const id = ids[path.split('/:')[0] ?? '']
      if (!id) continue
      asked++
      const ask = async (value: string) => {
        const answer = await stranger.ask(
          method,
          at(path.replace(/:[a-z_]+(\{[^}]*\})?/, value).replace(/:[a-z_]+(\{[^}]*\})?/g, UNKNOWN), other),
          method === 'POST' ? '' : undefined,
        )
        const plain = (text: string) => text.replaceAll(value, 'ID').replaceAll(/req_\w+|[0-9a-f-]{36}/g, 'REQUEST')
        return { status: answer.status, to: plain(answer.headers.get('location') ?? ''), text: plain(answer.text) }
      }
      const [foreign, absent] = [await ask(id), await ask(UNKNOWN)]
      expect([name, foreign]).toEqual([name, absent])
    }
    expect(asked).toBeGreaterThan(15)
    expect(await whole(caller, ids)).toEqual(before)
  }, 60_000)
})

/** What the owner sees of all that was tried. */
const whole = async (caller: Awaited<ReturnType<typeof owned>>['caller'], ids: Record<string, string | undefined>) =>
  Promise.all(
    [`runs/${ids.runs}`, `posts/${ids.posts}`, 'brand-assets/screens', 'brand-assets/people', 'webhooks'].map(
      async path =>
        (await caller.get(path)).status + (await caller.get(path)).text.replace(/"request_id":"[^"]+"/g, ''),
    ),
  )
