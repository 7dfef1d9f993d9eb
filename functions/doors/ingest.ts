// The door of the intake Worker for pictures and fonts, for the api Worker alone.
import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import { type Upload, Use } from '#lib/ports/library.ts'
import type { Keyring } from '#lib/seal.ts'

const IngestQuery = z.strictObject({ use: Use })
const ByUrl = z.strictObject({ image_url: z.string() })
const FontByUrl = z.strictObject({ font_url: z.string() })

export const ingest = (keys: Keyring) =>
  router()
    .post('/', check('query', IngestQuery), async c => {
      const body = await bodyOfOurCall(c, keys)
      const json = c.req.header('content-type') === 'application/json'
      const upload: Upload = json ? ByUrl.parse(JSON.parse(new TextDecoder().decode(body))) : { bytes: body }
      return c.json(await c.var.world.library.take(upload, c.req.valid('query').use))
    })
    .post('/font', async c => {
      const body = await bodyOfOurCall(c, keys)
      const json = c.req.header('content-type') === 'application/json'
      const upload = json ? FontByUrl.parse(JSON.parse(new TextDecoder().decode(body))) : { bytes: body }
      return c.json(await c.var.world.library.takeFont(upload))
    })
