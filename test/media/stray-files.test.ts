import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { expectFile } from '#lib/media/files-store.ts'
import { removeStrayFiles } from '#lib/media/stray-files.ts'
import type { Run } from '#lib/runs/run.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const DAY_MS = 86_400_000
let world: TestWorld
let shade = 0

beforeAll(async () => {
  world = await createWorld()
})

const bytesOfNew = () => bytesOf(banded(80, 80, [shade, ++shade, 90], [9, 9, 9]).png())
/** What is handed over is gone: somebody who sends a file again sends its bytes again. */
const copyOf = (bytes: Uint8Array) => ({ bytes: bytes.slice() })
const picture = async () => copyOf(await bytesOfNew())
const held = (blob_key: string) => world.blobs.held.has(blob_key)

describe('removeStrayFiles', () => {
  it('removes a file that no row has asked for, after a day and not before', async () => {
    const { blob_key } = await world.world.library.take(await picture(), 'picture')
    world.pass(DAY_MS - 1)
    await removeStrayFiles(world.world, 50)
    expect(held(blob_key)).toBe(true)
    world.pass(1)
    await removeStrayFiles(world.world, 50)
    expect(held(blob_key)).toBe(false)
    expect(await removeStrayFiles(world.world, 50)).toBe(0)
  })

  it('keeps a file that came in again meanwhile for another day', async () => {
    const bytes = await bytesOfNew()
    const { blob_key } = await world.world.library.take(copyOf(bytes), 'picture')
    world.pass(DAY_MS - 1_000)
    await world.world.library.take(copyOf(bytes), 'picture')
    world.pass(2_000)
    await removeStrayFiles(world.world, 50)
    expect(held(blob_key)).toBe(true)
  })

  it('puts a file back that comes in while it is being removed', async () => {
    const bytes = await bytesOfNew()
    const { blob_key } = await world.world.library.take(copyOf(bytes), 'picture')
    const before = world.blobs.held.get(blob_key)?.bytes
    world.pass(DAY_MS)
    const blobs = {
      ...world.blobs,
      remove: async (key: string) => {
        if (key === blob_key) await world.world.library.take(copyOf(bytes), 'picture')
        await world.blobs.remove(key)
      },
    }
    await removeStrayFiles({ ...world.world, blobs }, 50)
    expect(world.blobs.held.get(blob_key)?.bytes).toEqual(before)
  })

  it('looks again after ten minutes when it was cut off in the middle', async () => {
    const { blob_key } = await world.world.library.take(await picture(), 'picture')
    world.pass(DAY_MS)
    const blobs = { ...world.blobs, get: () => Promise.reject(new Error('storage is away')) }
    await removeStrayFiles({ ...world.world, blobs }, 50)
    expect(world.reports.map(String)).toContainEqual(expect.stringContaining('storage is away'))
    expect(await removeStrayFiles(world.world, 50)).toBe(0)
    world.pass(10 * 60_000)
    await removeStrayFiles(world.world, 50)
    expect(held(blob_key)).toBe(false)
  })

  it('removes a produced file that its ended run does not show, and waits for a run that has not ended', async () => {
    const key = await world.key()
    const { body: run } = await key.post<Run>('generate', {
      brief: 'We open at six.',
      channel: 'linkedin',
      asset_type: 'card',
    })
    const stray = `assets/${run.id}/${'0'.repeat(64)}.png`
    const at = world.world.now().toISOString()
    await expectFile(world.world.db, stray, at)
    await world.blobs.put(stray, new Uint8Array([1]), 'image/png')
    await removeStrayFiles(world.world, 50)
    expect(held(stray)).toBe(true)
    await world.drain()
    const { body: ended } = await key.get<Run>(`runs/${run.id}`)
    const shown = ended.asset_url?.split('example.com/')[1] ?? ''
    expect([ended.status, held(shown)]).toEqual(['succeeded', true])
    world.pass(DAY_MS)
    await removeStrayFiles(world.world, 50)
    expect([held(stray), held(shown)]).toEqual([false, true])
    expect(await rows(world.world.db, sql`select 1 from file_checks where blob_key in (${stray}, ${shown})`)).toEqual(
      [],
    )
  })

  it('removes what a late worker stored for a run that had ended, and keeps what the run shows', async () => {
    const key = await world.key()
    const { body: run } = await key.post<Run>('generate', {
      brief: 'We open at six.',
      channel: 'linkedin',
      asset_type: 'card',
    })
    await world.drain()
    const { body: ended } = await key.get<Run>(`runs/${run.id}`)
    const shown = ended.asset_url?.split('example.com/')[1] ?? ''
    const late = shown.replace(/[0-9a-f]{64}/, '1'.repeat(64))
    await expectFile(world.world.db, late, world.world.now().toISOString())
    await expectFile(world.world.db, shown, world.world.now().toISOString())
    await world.blobs.put(late, new Uint8Array([1]), 'image/png')
    await removeStrayFiles(world.world, 50)
    expect([held(late), held(shown)]).toEqual([false, true])
  })
})
