// Stored pictures made small, for Workers of ours alone.
import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { missing } from '#functions/http/body/file.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import { sniff } from '#lib/media/formats/sniff.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import { openSmall } from '#lib/media/picture/small.ts'
import type { Keyring } from '#lib/seal.ts'

const Asked = z.strictObject({
  path: z.string().regex(/^(?:assets\/[0-9a-f-]{36}\/[0-9a-f]{64}\.[a-z0-9]{2,4}|library\/[0-9a-f]{64})$/),
})

export const previewDoor = (keys: Keyring, pictures: Pictures) => {
  const small = openSmall()
  return router().post('/', async c => {
    const { path } = Asked.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    const bytes = await small({ ...c.var.world, pictures }, path)
    if (!bytes) throw missing()
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': `image/${sniff(bytes)}` })
  })
}
