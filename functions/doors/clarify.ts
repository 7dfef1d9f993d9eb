// The composer's door of the render Worker, for the api Worker alone.
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import type { Keyring } from '#lib/seal.ts'

export const clarifyDoor = (keys: Keyring) =>
  router().post('/', async c => {
    const input = ComposeInput.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    return c.json(await c.var.world.clarify(input))
  })
