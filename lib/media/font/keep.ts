import { sha256Hex, toBase64 } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import type { Http } from '#lib/fetch.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { decodeBase64 } from '#lib/media/base64.ts'
import { expectFile } from '#lib/media/files-store.ts'
import { MOST_FONT_BYTES } from '#lib/media/font/limits.ts'
import { readFont } from '#lib/media/font/read.ts'
import { fontRefused, fontTooLarge } from '#lib/media/font/refusals.ts'
import { assertDraws, type TryFont } from '#lib/media/font/trial.ts'
import type { Unbrotli } from '#lib/media/font/woff2.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import type { FontUpload, StoredFont } from '#lib/ports/fonts.ts'

type Keeper = Pick<World, 'db' | 'blobs' | 'now'> & { http: Http; unbrotli: Unbrotli; tryFont: TryFont }

/** Takes a font in and stores it; should no row ask for it within a day, the sweep removes it again. */
export async function keepFont(keeper: Keeper, upload: FontUpload): Promise<StoredFont> {
  const sent = await bytesOf(keeper.http, upload)
  const { bytes, content_type, face, glyphs } = readFont(sent, keeper.unbrotli)
  const specimen = assertDraws(keeper.tryFont, bytes, face)
  const sha256 = await sha256Hex(bytes)
  const blob_key = `library/${sha256}`
  await expectFile(keeper.db, blob_key, after(keeper.now(), DAY_MS).toISOString())
  await keeper.blobs.put(blob_key, bytes, content_type)
  const specimen_url = `data:image/jpeg;base64,${toBase64(specimen)}`
  return { blob_key, content_type, bytes: bytes.length, sha256, face, glyphs, specimen: specimen_url }
}

async function bytesOf(http: Http, upload: FontUpload): Promise<Uint8Array> {
  if ('bytes' in upload) return upload.bytes
  return 'font_url' in upload ? download(http, upload.font_url) : decodeBase64(upload.font_base64, 'font_base64')
}

const REDIRECTS = 3
const ACCEPT = 'font/woff2, font/ttf, font/otf, application/octet-stream;q=0.8'

async function download(http: Http, url: string): Promise<Uint8Array> {
  try {
    const answer = await http(url, { redirects: REDIRECTS, maxBytes: MOST_FONT_BYTES, headers: { accept: ACCEPT } })
    if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer())
    answer.body?.cancel().catch(() => {})
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (error.reason === 'too_large') throw fontTooLarge('The file', MOST_FONT_BYTES)
  }
  throw fontRefused('unreachable', 'No font could be loaded from the URL. Check it, or send the file in base64.')
}
