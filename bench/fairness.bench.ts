// How long one workspace waits for a card while another floods the only render process with cards and films.
import type { Bench } from '#bench/figures/figure.ts'
import { quantile } from '#bench/rig/spread.ts'
import { type Whole, withWhole } from '#bench/rig/whole.ts'

const CARDS = 20
/** Of the flood, always under way at once. */
const AT_ONCE = 24
const FILM_EVERY = 8
const MOST_MS = 2_000

const card = (number: number) => ({
  brief: `Free bread tasting on Friday at five, table ${number + 1}.`,
  channel: 'instagram',
  asset_type: 'card',
  variation: number % 100,
})
const film = (number: number) => ({ ...card(number), channel: 'tiktok', asset_type: 'video' })

export const bench: Bench = {
  area: 'Surface',
  run: () =>
    withWhole(1, async whole => {
      await cards(whole, 4)
      const quiet = await cards(whole, CARDS)
      const flood = startFlood(whole)
      const crowded = await cards(whole, CARDS)
      const made = await flood.stop()
      const delay = quantile(crowded, 0.95) - quantile(quiet, 0.5)
      return [
        {
          goal: 'a card beside the flood of another workspace',
          target: `≤ ${MOST_MS} ms later at p95`,
          figure: `${delay.toFixed(0)} ms later: p95 ${quantile(crowded, 0.95).toFixed(0)} ms against p50 ${quantile(quiet, 0.5).toFixed(0)} ms`,
          met: delay <= MOST_MS,
          how: `${CARDS} cards one after the other, ${AT_ONCE} runs of the other under way, each ${FILM_EVERY}th a film, ${made} of them made meanwhile; ${whole.engines}`,
        },
      ]
    }),
}

async function cards(whole: Whole, count: number): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < count; number++) times.push((await whole.makeBeside(card(number))).ms)
  return times
}

/** Keeps so many runs of the first workspace under way until it is stopped; answers how many were made. */
function startFlood(whole: Whole): { stop(): Promise<number> } {
  let stopped = false
  let number = 0
  let made = 0
  const lane = async () => {
    while (!stopped) {
      const turn = number++
      await whole.make(turn % FILM_EVERY === 0 ? film(turn) : card(turn))
      made++
    }
  }
  const lanes = Array.from({ length: AT_ONCE }, () => lane())
  return {
    async stop() {
      stopped = true
      await Promise.all(lanes)
      return made
    },
  }
}
