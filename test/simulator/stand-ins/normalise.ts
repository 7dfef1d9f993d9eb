// Stands in for lib/media/picture/normalise.ts: the picture is kept as it came, so that its bytes say which it was.
import { sha256Hex } from '#lib/bytes.ts'
import type { Picture } from '#lib/media/picture/normalise.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import type { Use } from '#lib/ports/library.ts'

export * from '#lib/media/picture/normalise.ts'

export async function normalise(_: Pictures, bytes: Uint8Array, __: Use): Promise<Picture> {
  const sha256 = await sha256Hex(bytes)
  const palette = [{ hex: '#336699', share: 1 }]
  return { bytes, content_type: 'image/png', width: 40, height: 30, sha256, original_sha256: sha256, palette }
}
