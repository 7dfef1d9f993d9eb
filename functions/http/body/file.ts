import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import type { BlobInfo, ByteRange } from '#lib/ports/blobs.ts'
import { Problem } from '#lib/problem.ts'

const rangeForm = /^bytes=(\d*)-(\d*)$/
/** Made or made anew by us; anything else a browser must not open by itself. */
const shownInline = ['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'text/vtt']

/** A stored file with its validators and ranges, under headers that let no page act through it. */
export async function sendFile(c: Context<AppEnv>, key: string, caching: string): Promise<Response> {
  const { blobs } = c.var.world
  const info = await blobs.head(key)
  if (!info) throw missing()
  const headers = headersOf(info, caching)
  const seen = c.req
    .header('if-none-match')
    ?.split(',')
    .map(tag => tag.trim())
  if (seen?.includes(info.etag)) return c.body(null, 304, headers)
  const range = wanted(c.req.header('range'), c.req.header('if-range'), info)
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${info.size}` })
  const blob = await blobs.get(key, range)
  if (!blob) throw missing()
  if (!blob.range) return c.body(blob.body, 200, { ...headers, 'Content-Length': String(info.size) })
  const { start, end } = blob.range
  return c.body(blob.body, 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${info.size}`,
    'Content-Length': String(end - start + 1),
  })
}

export const missing = () => new Problem('asset_not_found', 'There is no such file.')

const headersOf = (info: BlobInfo, caching: string): Record<string, string> => ({
  'Content-Type': info.content_type,
  'Content-Disposition': shownInline.includes(info.content_type) ? 'inline' : 'attachment',
  ETag: info.etag,
  'Cache-Control': caching,
  'Accept-Ranges': 'bytes',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
})

/** The one range that is asked for; several at once, or for another version of the file, mean the whole file. */
function wanted(
  header: string | undefined,
  ifRange: string | undefined,
  info: { size: number; etag: string },
): ByteRange | undefined | 'unsatisfiable' {
  if (!header || (ifRange && ifRange !== info.etag)) return undefined
  const [, first, last] = rangeForm.exec(header.replace(/\s/g, '')) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') return Number(last) === 0 ? 'unsatisfiable' : { last: Number(last) }
  const start = Number(first)
  if (start >= info.size) return 'unsatisfiable'
  if (last === '') return { start }
  return Number(last) < start ? undefined : { start, end: Number(last) }
}
