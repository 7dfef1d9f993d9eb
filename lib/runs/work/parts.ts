// Coded segments on their way to the file that they become.
import { sha256Hex } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { expectFile } from '#lib/media/files-store.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { madeApart, type Part } from '#lib/runs/work/renders-store.ts'

/**
 * Stores segments that were made together. The key is their content, so a late duplicate writes what is there already;
 * what nobody removes, because its run failed or had ended, the sweep does after a day.
 */
export async function keepPart(
  world: Pick<World, 'db' | 'blobs' | 'now'>,
  run: RunRow,
  segments: readonly number[],
  streams: readonly Uint8Array[],
): Promise<Part> {
  const bytes = new Uint8Array(await new Blob([...streams] as BlobPart[]).arrayBuffer())
  const key = `parts/${run.id}/${await sha256Hex(bytes)}.h264`
  await expectFile(world.db, key, after(world.now(), DAY_MS).toISOString())
  await world.blobs.put(key, bytes, 'video/h264')
  return { key, segments: [...segments] }
}

/** The streams of all parts in the order of time. */
export async function loadParts(world: Pick<World, 'blobs'>, parts: readonly Part[]): Promise<Uint8Array[]> {
  const inOrder = parts.toSorted((a, b) => (a.segments[0] ?? 0) - (b.segments[0] ?? 0))
  return Promise.all(
    inOrder.map(async ({ key }) => {
      const stream = await world.blobs.read(key)
      if (!stream) throw new Error(`the part ${key} is gone`)
      return stream
    }),
  )
}

/** Once the file is there. */
export async function removeParts(world: Pick<World, 'db' | 'blobs'>, run_id: string): Promise<void> {
  const { parts } = await madeApart(world.db, run_id)
  await Promise.all(parts.map(({ key }) => world.blobs.remove(key)))
}
