// The demo workspace: a sample brand with its logos, a live and a test key, and a second workspace beside it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { sampleKit } from '#dev/kits.ts'
import { sampleDna } from '#dev/local/sample-brand.ts'
import { writeJson } from '#dev/local/settings.ts'
import { putFile } from '#dev/r2/put-file.ts'
import { TEAM } from '#dev/telegram/start.ts'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { saveBrand } from '#lib/brand/store.ts'
import type { World } from '#lib/ctx.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { normalise, type Picture } from '#lib/media/picture/normalise.ts'
import type { Media } from '#lib/media/store.ts'
import type { Plan } from '#lib/plans.ts'
import type { KitImage } from '#lib/render/brand-kit.ts'
import { bytesOf } from '#lib/render/scene.ts'
import { newWord, takeWord } from '#lib/studio/chats.ts'
import { bindProfile, CreateProfileInput, createProfile } from '#lib/studio/profile.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'

const Seeded = z.object({
  workspace_id: z.uuid(),
  live_key: z.string(),
  test_key: z.string(),
  other: z.object({ workspace_id: z.uuid(), live_key: z.string() }),
})
export type Seeded = z.output<typeof Seeded>

const pictures = takumiPictures()
const by = { actor: 'admin', request_id: 'seed' }

/** Seeds once; a later start finds the same workspaces and keys. */
export async function seed(world: World, dir: string, bucket_port: number): Promise<Seeded> {
  const path = join(dir, 'seed.json')
  if (existsSync(path)) return Seeded.parse(JSON.parse(readFileSync(path, 'utf8')))
  const workspace_id = await workspace(world, 'Paceline', 'pro')
  const other_id = await workspace(world, 'Oriel', 'starter')
  await brand(world, workspace_id, 'paceline', bucket_port)
  await brand(world, other_id, 'oriel', bucket_port)
  const minted = (id: string, mode: 'live' | 'test') =>
    mint(world, by, MintInput.parse({ workspace_id: id, mode, name: `Demo ${mode} key` }))
  const [live, test] = [await minted(workspace_id, 'live'), await minted(workspace_id, 'test')]
  await studio(world, workspace_id, [live.id, test.id])
  const seeded: Seeded = {
    workspace_id,
    live_key: live.key,
    test_key: test.key,
    other: { workspace_id: other_id, live_key: (await minted(other_id, 'live')).key },
  }
  writeJson(path, seeded)
  return seeded
}

/** Cards of the demo keys go to the chat that the local bot begins with. */
async function studio(world: World, workspace_id: string, key_ids: string[]): Promise<void> {
  const input = CreateProfileInput.parse({ workspace_id, name: 'Demo', telegram: true })
  const profile = await createProfile(world, by, input)
  for (const key_id of key_ids) await bindProfile(world, by, { id: key_id, workspace_id: null }, profile.id)
  const { word } = await newWord(world, workspace_id)
  await takeWord(world, by, { ...TEAM, chat_id: String(TEAM.id), thread_id: null }, word)
}

const workspace = async (world: World, name: string, plan: Plan) =>
  (await createWorkspace(world, { name, plan, time_zone: 'UTC' })).id

async function brand(world: World, workspace_id: string, name: Sample, bucket_port: number): Promise<void> {
  const at = world.now().toISOString()
  const added: Media[] = []
  for (const { bytes, ...item } of await filesOf(name)) {
    const blob_key = `library/${item.sha256}`
    await putFile(bucket_port, blob_key, bytes, item.content_type)
    added.push({
      ...{ id: world.id(), workspace_id, livemode: true, blob_key, bytes: bytes.length, ...item },
      ...{ created_at: at, updated_at: at },
    })
  }
  // A brand may name one file for two grounds.
  const own = [...new Set(added.filter(item => item.kind === 'logo').map(logo => logo.sha256))]
  const dna = { ...sampleDna(name), logos: own }
  await saveBrand(world.db, {
    ...{ workspace_id, livemode: true, dna, added, action: 'patched', changed: Object.keys(dna), restored_from: null },
    basis: { version: 0, own: true },
    by: { ...by, audit_id: world.id(), at },
  })
}

type Sample = 'paceline' | 'oriel'
type File = Pick<Media, 'kind' | 'name' | 'tags'> & Omit<Picture, 'original_sha256'>

/** As they lie in the library: a process that seeds many folders, as tests do, makes them once. */
const files = new Map<Sample, Promise<File[]>>()

function filesOf(name: Sample): Promise<File[]> {
  const made = files.get(name) ?? makeFiles(name)
  files.set(name, made)
  return made
}

function makeFiles(name: Sample): Promise<File[]> {
  const { logos, screens, photos } = sampleKit(name)
  const items: (Pick<File, 'kind' | 'name' | 'tags'> & { image: KitImage })[] = [
    ...logos.map(({ variant, image }) => ({ kind: 'logo', name: `${variant} logo`, image, tags: { variant } })),
    ...screens.map(({ name, device, theme, image }) => ({ kind: 'screen', name, image, tags: { device, theme } })),
    ...photos.map(({ shows, image }) => ({ kind: 'image', name: shows, image, tags: {} })),
  ]
  return Promise.all(
    items.map(async ({ image, ...item }) => {
      const { original_sha256: _, ...picture } = await normalise(pictures, await bytesOf(image.bytes), 'logo')
      return { ...item, ...picture }
    }),
  )
}
