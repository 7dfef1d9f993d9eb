// Produced files: public, unguessable, never changed.
import { router } from '#functions/http/app-env.ts'
import type { ByteRange } from '#lib/ports.ts'
import { Problem } from '#lib/problem.ts'

const YEAR_SECONDS = 31_536_000
const fileName = '[0-9a-f]{64}\\.[a-z0-9]{2,4}'
const rangeForm = /^bytes=(\d*)-(\d*)$/

export const assets = router().get(`/:run_id/:file{${fileName}}`, async c => {
  const key = `assets/${c.req.param('run_id')}/${c.req.param('file')}`
  const info = await c.var.world.blobs.head(key)
  if (!info) throw new Problem('asset_not_found', 'There is no such file.')
  const headers: Record<string, string> = {
    'Content-Type': info.content_type,
    ETag: info.etag,
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  }
  if (
    c.req
      .header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(info.etag)
  )
    return c.body(null, 304, headers)
  const range = wanted(c.req.header('range'), c.req.header('if-range'), info)
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${info.size}` })
  const blob = await c.var.world.blobs.get(key, range)
  if (!blob) throw new Problem('asset_not_found', 'There is no such file.')
  if (!blob.range) return c.body(blob.body, 200, { ...headers, 'Content-Length': String(info.size) })
  const { start, end } = blob.range
  return c.body(blob.body, 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${info.size}`,
    'Content-Length': String(end - start + 1),
  })
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
