// Where words turn from readers to somebody else and back: the cheapest way through all of them, as each turn has its price.

/** How a word stands: how likely it is no news, and what a turn in front of it costs. */
export type Standing = { chance: number; price: number }

/** Of each word whether it is no news; `most` is how likely a word is that could be either. */
export function turningIn(words: readonly Standing[], most: number): boolean[] {
  const ways = [WAY, WAY] as [Way, Way]
  for (const [at, { chance, price }] of words.entries()) {
    const odds = oddsOf(chance) - oddsOf(most)
    const [news, aside] = [
      cheaper(ways[0], ways[1], at === 0 ? 0 : price),
      cheaper(ways[1], ways[0], at === 0 ? 0 : price),
    ]
    ways[0] = { cost: news.cost + cost(odds), asides: { is: false, before: news.asides } }
    ways[1] = { cost: aside.cost + cost(-odds), asides: { is: true, before: aside.asides } }
  }
  const asides: boolean[] = []
  const best = ways[0].cost <= ways[1].cost ? ways[0] : ways[1]
  for (let step = best.asides; step; step = step.before) asides.push(step.is)
  return asides.reverse()
}

type Step = { is: boolean; before: Step | undefined }
type Way = { cost: number; asides: Step | undefined }
const WAY: Way = { cost: 0, asides: undefined }
const SUREST = 0.999
const oddsOf = (chance: number): number => {
  const some = Math.min(SUREST, Math.max(1 - SUREST, chance))
  return Math.log(some / (1 - some))
}
/** Of taking a word for news whose odds to be none are these. */
const cost = (odds: number): number => Math.log1p(Math.exp(odds))
const cheaper = (same: Way, other: Way, price: number): Way =>
  same.cost <= other.cost + price ? same : { ...other, cost: other.cost + price }
