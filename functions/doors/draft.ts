// The door of the render Worker to pictures that are kept nowhere, for the dashboard alone.
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import type { Raster } from '#lib/render/raster.ts'
import { DraftInput, draftDrawer } from '#lib/runs/recipe/draft.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import type { Keyring } from '#lib/seal.ts'

/** Text of a picture is in a header, so that the bytes go as they are. */
export const draftDoor = (keys: Keyring, raster: Raster, painters: RunWorld['painters']) =>
  router().post('/', async c => {
    const input = DraftInput.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    const drawn = await draftDrawer({ ...c.var.world, painters }, raster)(input)
    if (!drawn) return c.body(null, 204)
    const { bytes, content_type, width, height, alt_text } = drawn
    const headers = {
      'Content-Type': content_type,
      'X-Size': `${width}x${height}`,
      'X-Alt': encodeURIComponent(alt_text),
    }
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers)
  })
