// Which objects are drawn well enough in which hand to stand large beside words.
import { steady } from '#lib/render/objects/hands/steady.ts'
import { wordSet } from '#lib/render/objects/tokens.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

type Steady = ReturnType<typeof steady>

const NEVER = /* @__PURE__ */ wordSet('road people runner')

/** Fine teeth, rings and rays run together under a pen or in thick clay. */
const NOT_IN: Record<Steady, ReadonlySet<string>> = {
  cut: /* @__PURE__ */ wordSet('receipt'),
  line: /* @__PURE__ */ wordSet('record orange comb croissant oyster wave'),
  clay: /* @__PURE__ */ wordSet('comb hand receipt soap'),
}

/** Of these things those that may. */
export const standing = (nouns: readonly string[], hand: Hand): string[] =>
  nouns.filter(noun => !NEVER.has(noun) && !NOT_IN[steady(hand)].has(noun))

/** What is larger than a hand holds, and what is smaller, where things stand in a row. */
const LARGE = /* @__PURE__ */ wordSet(
  'house shop tree pine mountain boat kayak van bus car train plane horse cow ladder door bed table bath washer piano bicycle tent',
)
const TALL = /* @__PURE__ */ wordSet(
  'bottle lamp chair armchair basket pot plant vase sheep dog violin guitar suitcase',
)
const bulkOf = (noun: string): number => (LARGE.has(noun) ? 2 : TALL.has(noun) ? 1 : 0)

/** The largest first; what is of one size keeps its order. A bottle is no smaller than the glass beside it. */
export const bySize = (nouns: readonly string[]): string[] => nouns.toSorted((a, b) => bulkOf(b) - bulkOf(a))
