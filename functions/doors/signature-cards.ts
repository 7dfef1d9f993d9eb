// The door of the render Worker to the cards that show a signature, for the api Worker alone.
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import { CardsInput } from '#lib/brand/signature.ts'
import type { Keyring } from '#lib/seal.ts'

export const signatureCardsDoor = (keys: Keyring) =>
  router().post('/', async c => {
    const input = CardsInput.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    return c.json(await c.var.world.drawCards(input))
  })
