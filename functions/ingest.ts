// The picture door of the render Worker, for the api Worker alone.
import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/validate.ts'
import type { SigningKeys } from '#lib/media/hmac.ts'
import type { Upload } from '#lib/media/intake.ts'
import { isOurCall } from '#lib/media/internal-call.ts'
import { Use } from '#lib/media/normalise.ts'
import { Problem } from '#lib/problem.ts'

const IngestQuery = z.strictObject({ use: Use })
const ByUrl = z.strictObject({ image_url: z.string() })

export const ingest = (keys: SigningKeys) =>
  router().post('/', check('query', IngestQuery), async c => {
    const { world } = c.var
    const body = new Uint8Array(await c.req.arrayBuffer())
    const url = new URL(c.req.url)
    const call = { target: url.pathname + url.search, body }
    if (!(await isOurCall(keys, call, c.req.header('authorization') ?? '', world.now())))
      throw new Problem('invalid_signature', 'Only the api Worker may bring pictures in.')
    const json = c.req.header('content-type') === 'application/json'
    const upload: Upload = json ? ByUrl.parse(JSON.parse(new TextDecoder().decode(body))) : { bytes: body }
    return c.json(await world.library.take(upload, c.req.valid('query').use))
  })
