// A workspace of the largest plan with more keys than one minute of load can use up, and a run that has ended well.
import { sql } from 'drizzle-orm'
import { PUBLIC_URL } from '#bench/rig/api.ts'
import { raster } from '#dev/build/raster.ts'
import { sampleDna } from '#dev/local/sample-brand.ts'
import { outsideWorld, type Services } from '#dev/world.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { memoryQueue } from '#lib/adapters/mock/queue.ts'
import { saveBrand } from '#lib/brand/store.ts'
import type { World } from '#lib/ctx.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { openProcessor } from '#lib/runs/work/processor.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'

export const brief = {
  brief: 'Sunday 10k along the harbour, first start 8:30, every pace welcome.',
  channel: 'instagram',
  asset_type: 'card',
}

export type Seeded = { world: World; workspace_id: string; key_ids: string[]; keys: string[]; run_id: string }

const by = { actor: 'admin', request_id: 'bench' }

export async function seedLoad(services: Services, api_url: string, key_count: number): Promise<Seeded> {
  const world = { ...outsideWorld(services, PUBLIC_URL), queue: memoryQueue(), blobs: memoryBlobs() }
  const workspace = await createWorkspace(world, { name: 'Paceline', plan: 'scale', time_zone: 'UTC' })
  // The free run is long over: what is measured is every run but the first.
  await world.db.execute(sql`update wallets set free_run_id = ${world.id()} where workspace_id = ${workspace.id}`)
  const dna = sampleDna('paceline')
  await saveBrand(world.db, {
    ...{
      workspace_id: workspace.id,
      livemode: true,
      dna,
      added: [],
      action: 'patched',
      changed: [],
      restored_from: null,
    },
    basis: { version: 0, own: true },
    by: { ...by, audit_id: world.id(), at: world.now().toISOString() },
  })
  const input = MintInput.parse({ workspace_id: workspace.id, mode: 'live', daily_limit: 100_000 })
  const minted = await Promise.all(Array.from({ length: key_count }, () => mint(world, by, input)))
  const keys = minted.map(one => one.key)
  const run_id = await accepted(`${api_url}/api/v1/programmatic/generate`, keys[0] ?? '')
  const makeFilm = () => Promise.reject(new Error('no load makes films'))
  await advance({ ...world, raster, makeFilm, models: null, painters: null, processor: openProcessor() }, run_id)
  return { world, workspace_id: workspace.id, key_ids: minted.map(one => one.id), keys, run_id }
}

async function accepted(url: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(brief) })
  const text = await answer.text()
  if (answer.status !== 202) throw new Error(`generate answered ${answer.status}: ${text}`)
  return JSON.parse(text).id
}
