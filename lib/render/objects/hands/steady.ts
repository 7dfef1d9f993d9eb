// Hands that keep the shape of fine things.
import { nounOf } from '#lib/render/objects/colours.ts'
import { wordSet } from '#lib/render/objects/tokens.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

/** Small parts cannot be told apart where the others draw; they are for patterns. */
type Steady = Exclude<Hand, 'pixel' | 'tile' | 'field'>

/** Fine teeth, rings and rays run together under a pen or in thick clay. */
const NOT_IN: Record<Steady, ReadonlySet<string>> = {
  cut: /* @__PURE__ */ wordSet('receipt'),
  line: /* @__PURE__ */ wordSet('record orange comb croissant oyster blackboard lavender rainbow x_ray'),
  clay: /* @__PURE__ */ wordSet('comb hand receipt soap'),
}

/** The brand's hand, or the nearest one that draws this thing well. */
export function steady(hand: Hand, noun: string): Steady {
  const own = hand === 'pixel' || hand === 'tile' || hand === 'field' ? 'cut' : hand
  return [own, 'cut' as const, 'line' as const].find(one => !NOT_IN[one].has(nounOf(noun))) ?? own
}
