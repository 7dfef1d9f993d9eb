import type { Context } from 'hono'
import { has } from '#functions/http/answer/etag.ts'
import { isReading } from '#functions/http/answer/reading.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { type BrandView, etagOf } from '#lib/brand/dna/view.ts'

/** The brand with its version as ETag. */
export function sendBrand(c: Context<AppEnv>, brand: BrandView): Response {
  const etag = etagOf(brand, c.var.ctx.now())
  const reading = isReading(c.req.method)
  c.header('ETag', etag)
  if (reading && has(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  return c.json(brand)
}
