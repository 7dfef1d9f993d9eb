// @ts-check
// A Worker on a timetable: each Monday the number of the week becomes a card of Studio, which goes where its profile says.
// In wrangler.toml:
//   [triggers]
//   crons = ["0 9 * * MON"]
import { createBrand } from '../../client/index.mjs'

/** @typedef {{ BRAND_API_KEY: string, BRAND_BASE_URL: string, NUMBER_URL: string }} Env */

export default {
  /** @param {{ scheduledTime: number }} event @param {Env} env */
  async scheduled({ scheduledTime }, env) {
    const answer = await fetch(env.NUMBER_URL)
    if (!answer.ok) throw new Error(`The number of the week could not be read: ${answer.status}`)
    const { value, label } = /** @type {{ value: string, label: string }} */ (await answer.json())
    const brand = createBrand({ key: env.BRAND_API_KEY, url: env.BRAND_BASE_URL })
    // Named after its hour, so that a timetable that fires twice sends one card.
    const idempotencyKey = `weekly-${new Date(scheduledTime).toISOString().slice(0, 13)}`
    const { run_id, delivery } = await brand.studioGenerate(
      { output_type: 'stat', data: { value, label } },
      { idempotencyKey },
    )
    console.log(`${run_id} goes to ${delivery.join(', ') || 'nobody'}`)
  },
}
