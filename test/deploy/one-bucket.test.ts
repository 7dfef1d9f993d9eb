// The word that api leaves in storage, and who finds it: the doors of the three Workers over one bucket, or over two.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { storage } from '#dev/deploy/doctor/addresses.ts'
import type { Chart, Finding } from '#dev/deploy/doctor/check.ts'
import { examineWorker } from '#dev/deploy/doctor/examination.ts'
import { openTools } from '#dev/deploy/tools.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { request } from '#functions/http/request.ts'
import { doctorDoor } from '#functions/internal/doctor.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import { createWorld } from '#test/support/world.ts'

const values = { URL_SIGNING_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}` }
const keys = parseSigningKeys(values.URL_SIGNING_KEYS)
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const soon = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

type Read = Blobs['read']
type Buckets = { api: Blobs; render?: Read; intake?: Read }

/** The three doors; `render` and `intake` may see the bucket in their own way. */
async function doorsOver({ api, ...others }: Buckets) {
  const world = { ...(await createWorld()).world, now: () => new Date() }
  type Others = Parameters<typeof doctorDoor>[1]
  const door = (worker: string, blobs: Blobs, bound?: Others) => {
    const deps = { release: 'test', world: () => ({ ...world, blobs, pause: () => soon(1) }) }
    const app = new Hono<AppEnv>()
    app.use(request(deps))
    app.route('/internal/doctor', doctorDoor({ worker, deps, keys, settings: {} }, bound))
    const answer = async (url: string, init: RequestInit) => app.fetch(new Request(url, init), {}, context)
    return { fetch: answer as never }
  }
  const read = (seen?: Read): Blobs => ({ ...api, read: seen ?? api.read })
  const bound = { RENDER: door('render', read(others.render)), INTAKE: door('intake', read(others.intake)) }
  const tools = { ...openTools(), fetch: door('api', api, bound).fetch as typeof fetch }
  return async (): Promise<Finding> => {
    const token = randomUUID()
    const { facts } = await examineWorker(tools, 'https://api.example.com', values, { token, write: true })
    expect(facts?.worker).toBe('api')
    return storage.look({ facts: { api: facts }, token, deployment: { name: 'test' } } as unknown as Chart)
  }
}

it('finds one bucket where intake has read and gone before render looks', async () => {
  const api = memoryBlobs()
  const intake_read = Promise.withResolvers<void>()
  const look = await doorsOver({
    api,
    render: async path => {
      await intake_read.promise
      await soon(20)
      return api.read(path)
    },
    intake: async path => {
      const found = await api.read(path)
      intake_read.resolve()
      return found
    },
  })
  expect(await look()).toBeNull()
  expect([...api.held.keys()]).toEqual([])
})

it('finds one bucket for two doctors at once', async () => {
  const api = memoryBlobs()
  const look = await doorsOver({ api, render: path => soon(Math.random() * 10).then(() => api.read(path)) })
  expect(await Promise.all(Array.from({ length: 8 }, look))).toEqual(Array(8).fill(null))
  expect([...api.held.keys()]).toEqual([])
})

it('finds one bucket where what was written is seen a moment later', async () => {
  const api = memoryBlobs()
  let looks = 0
  const look = await doorsOver({ api, render: path => (++looks < 3 ? Promise.resolve(null) : api.read(path)) })
  expect(await look()).toBeNull()
})

it('finds two buckets, and leaves nothing in the first', async () => {
  const api = memoryBlobs()
  const look = await doorsOver({ api, render: memoryBlobs().read })
  expect(await look()).toMatchObject({ wrong: expect.stringMatching(/different buckets/) })
  expect([...api.held.keys()]).toEqual([])
})
