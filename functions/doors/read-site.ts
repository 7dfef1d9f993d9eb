// The reader's door of the render Worker, for the api Worker alone.
import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import type { Keyring } from '#lib/seal.ts'

const Asked = z.strictObject({ url: z.string() })

export const readSiteDoor = (keys: Keyring) =>
  router().post('/', async c => {
    const { url } = Asked.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    return c.json(await c.var.world.readSite(url))
  })
