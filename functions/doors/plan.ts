// The door of the render Worker to plans that are not drawn, for the api Worker alone.
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { briefPlan } from '#lib/runs/recipe/brief-plan.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import type { Keyring } from '#lib/seal.ts'

export const planDoor = (keys: Keyring, painters: RunWorld['painters']) =>
  router().post('/', async c => {
    const input = ComposeInput.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    return c.json(await briefPlan({ ...c.var.world, painters }, input))
  })
