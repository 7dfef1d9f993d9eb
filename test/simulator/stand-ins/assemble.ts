// Stands in for lib/video/mp4/assemble.ts: the segments one after the other.
import type { Parts } from '#lib/video/mp4/assemble.ts'

export async function assemble({ segments }: Parts): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(Buffer.concat(segments))
}
