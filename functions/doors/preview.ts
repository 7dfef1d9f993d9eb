// Finished pictures made small, for the agents Worker alone.
import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { missing } from '#functions/http/body/file.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import { previewOf } from '#lib/media/picture/preview.ts'
import type { SigningKeys } from '#lib/media/signed/hmac.ts'

const Asked = z.strictObject({ path: z.string().regex(/^assets\/[0-9a-f-]{36}\/[0-9a-f]{64}\.[a-z0-9]{2,4}$/) })

export const previewDoor = (keys: SigningKeys, pictures: Pictures) =>
  router().post('/', async c => {
    const { path } = Asked.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    const file = await c.var.world.blobs.read(path)
    const small = file && previewOf(pictures, file)
    if (!small) throw missing()
    return c.body(small as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'image/jpeg' })
  })
