// From a brief to its finished pictures, as a caller of the whole service waits for them.
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { quantile } from '#bench/rig/spread.ts'
import { type Whole, withWhole } from '#bench/rig/whole.ts'

const WARM = 6
const CARDS = 60
const TAKES = 3
const CAROUSELS = 8

const card = (number: number) => ({
  brief: briefs[number % briefs.length],
  channel: ['instagram', 'linkedin', 'twitter'][number % 3],
  asset_type: 'card',
  // One take after the other of the same words, as people ask for another: the n-th passes all before it.
  variation: Math.floor(number / briefs.length) % TAKES,
})

const briefs = [
  'Sunday 10k along the harbour, first start 8:30, every pace welcome.',
  'Pace alerts are out: your phone tells you when you drift more than 5 s per km.',
  '“I ran my first half without looking at my watch.” Mira Stahl, Paceline member since spring',
  'We are hiring a coach for the Tuesday track group in Lisbon. Apply by 12 December.',
  '41 percent of our runners set a personal best this season.',
]

const SEVEN = `How to run your first half in seven steps: 1. run three days a week 2. add one kilometre each Sunday 3. keep one run easy
4. sleep eight hours 5. eat before long runs 6. rest in the last week 7. start slower than you want to`

export const bench: Bench = {
  area: 'Pictures',
  run: () =>
    withWhole(1, async whole => {
      for (let number = 0; number < WARM; number++) await whole.make(card(90 + number))
      const cards: number[] = []
      for (let number = 0; number < CARDS; number++) cards.push((await whole.make(card(number))).ms)
      const how = `POST generate until the finished run is held, one after the other, warm, workerd, ${whole.engines}`
      return [
        figure('brief to card p50', quantile(cards, 0.5), 500, `${CARDS} cards; ${how}`),
        figure('brief to card p95', quantile(cards, 0.95), 1000, `${CARDS} cards; ${how}`),
        await carousels(whole, how),
      ]
    }),
}

async function carousels(whole: Whole, how: string): Promise<Figure> {
  const times: number[] = []
  const slides = new Set<number>()
  for (let variation = 0; variation < CAROUSELS; variation++) {
    const { run, ms } = await whole.make({ brief: SEVEN, channel: 'instagram', asset_type: 'carousel', variation })
    times.push(ms)
    slides.add(run.assets.length)
  }
  const counted = `${[...slides].sort().join(' or ')} slides each`
  return figure('a carousel p50', quantile(times, 0.5), 2000, `${CAROUSELS} carousels, ${counted}; ${how}`)
}

const figure = (goal: string, ms: number, most: number, how: string): Figure => ({
  ...{ goal, target: `≤ ${most} ms`, figure: `${ms.toFixed(0)} ms`, met: ms <= most, how },
})
