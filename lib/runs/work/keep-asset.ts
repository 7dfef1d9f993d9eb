import { sha256Hex } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { expectFile } from '#lib/media/files-store.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import type { BrandSnapshot } from '#lib/runs/recipe/recipe.ts'
import type { Asset, RunRow } from '#lib/runs/run.ts'

const endings = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'text/vtt': 'vtt',
} as const

type File = { kind: Asset['kind']; position: number; bytes: Uint8Array; content_type: keyof typeof endings } & Partial<
  Pick<Asset, 'width' | 'height' | 'duration_ms' | 'alt_text' | 'proof' | 'ai_made'>
>

type Shown = { proof: Pick<Proof, 'photos'>; shows: ReadonlySet<string> }

/** What is said of a file that shows what an image model has painted, for the run or for its brand; `shows` are the files on it. */
export const aiMade = ({ proof, shows }: Shown, { artwork = [] }: BrandSnapshot): Pick<Asset, 'ai_made'> =>
  proof.photos.some(({ painted }) => painted) || artwork.some(one => one.is_ai && shows.has(one.blob_key))
    ? { ai_made: true }
    : {}

/** Puts a finished file where anybody who has its address can fetch it; one that the run never shows goes after a day. */
export async function keepAsset(world: World, run: RunRow, { bytes, ...file }: File): Promise<Asset> {
  const sha256 = await sha256Hex(bytes)
  const path = `assets/${run.id}/${sha256}.${endings[file.content_type]}`
  await expectFile(world.db, path, after(world.now(), DAY_MS).toISOString())
  await world.blobs.put(path, bytes, file.content_type)
  return {
    ...{ width: null, height: null, duration_ms: null, alt_text: null, proof: null, ...file },
    id: `${run.id}:${file.position}`,
    url: `${world.public_url}/${path}`,
    bytes: bytes.length,
    sha256,
  }
}
