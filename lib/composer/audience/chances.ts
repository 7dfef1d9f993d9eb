// How likely each word of a chain is no news, and each change between two: forwards and backwards over all ways to read it.
import type { Chain } from '#lib/composer/audience/chain.ts'
import { weightOf } from '#lib/composer/audience/features.ts'

export type Learned = { weights: ArrayLike<number>; bias: number }
type Chances = { aside: number[]; opens: number[]; closes: number[] }

export function chancesOf(chain: Chain, learned: Learned): Chances {
  const { own, open, close } = scoresOf(chain, learned)
  const last = own.length - 1
  const [news, aside] = [own.map(() => 0), [...own]]
  for (let at = 1; at <= last; at++) {
    const [n, a] = [news[at - 1] ?? 0, aside[at - 1] ?? 0]
    news[at] = either(n, a + (close[at] ?? 0))
    aside[at] = (own[at] ?? 0) + either(n + (open[at] ?? 0), a)
  }
  const [newsBehind, asideBehind] = [own.map(() => 0), own.map(() => 0)]
  for (let at = last - 1; at >= 0; at--) {
    const [n, a] = [newsBehind[at + 1] ?? 0, (own[at + 1] ?? 0) + (asideBehind[at + 1] ?? 0)]
    newsBehind[at] = either(n, (open[at + 1] ?? 0) + a)
    asideBehind[at] = either((close[at + 1] ?? 0) + n, a)
  }
  const all = either(news[last] ?? 0, aside[last] ?? 0)
  const changes = (from: readonly number[], change: readonly number[], to: (at: number) => number) =>
    own.map((_, at) => (at === 0 ? 0 : Math.exp((from[at - 1] ?? 0) + (change[at] ?? 0) + to(at) - all)))
  return {
    aside: aside.map((score, at) => Math.exp(score + (asideBehind[at] ?? 0) - all)),
    opens: changes(news, open, at => (own[at] ?? 0) + (asideBehind[at] ?? 0)),
    closes: changes(aside, close, at => newsBehind[at] ?? 0),
  }
}

function scoresOf({ links, groups }: Chain, { weights, bias }: Learned) {
  const shared = groups.map(group => weightOf(group, weights))
  return {
    own: links.map(
      ({ own, shared: [clause, piece] }) =>
        bias + weightOf(own, weights) + (shared[clause] ?? 0) + (shared[piece] ?? 0),
    ),
    open: links.map(({ opens }) => weightOf(opens, weights)),
    close: links.map(({ closes }) => weightOf(closes, weights)),
  }
}

/** The logarithm of the sum of what two are the logarithms of. */
const either = (a: number, b: number): number => Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)))
