// Whether an old price is over, or holds until a day that the words name: a picture does not know on which day it is seen.
import { plain, wordSet } from '#lib/render/objects/tokens.ts'
import { dayIn } from '#lib/render/subject/day.ts'
import type { OldPrice } from '#lib/render/tongue.ts'

type Told = {
  headline: string
  body?: string | undefined
  old_price?: string | undefined
  new_price?: string | undefined
}

/** Words before which something still holds, in nine languages. */
const UNTIL = /* @__PURE__ */ wordSet(
  'until till til bis hasta jusqu jusque fino ate tot tills still noch aun todavia encore ancora ainda nog jeszcze fortfarande',
)
/** And by which something is to come. */
const TO_COME = /* @__PURE__ */ wordSet(
  'will next soon wird werden kunftig demnachst nachste nachsten nachstes nachstem sera seran costara proximo proxima sera coutera passera prochain prochaine costera prossimo prossima custara passara wordt zal volgend volgende bedzie wzrosnie przyszlym przyszlego blir kommer nasta',
)

const told = (sentence: string, words: ReadonlySet<string>): boolean =>
  (sentence.match(/\p{L}+/gu) ?? []).some(word => words.has(plain(word)))

/** “£9 until then” says itself that it holds still; “£14 from 1 January” that the other holds until that day. What a row of its own says is of some alone. */
export function standingOf({ headline, body = '', old_price = '', new_price = '' }: Told): OldPrice {
  const sentences = [headline, ...body.split(/(?<=[.!?])\s+/u)]
  if (sentences.some(one => one.includes(old_price) && told(one, UNTIL))) return 'still'
  const changes = sentences.filter(one => one === headline || (new_price !== '' && one.includes(new_price)))
  return changes.some(one => dayIn(one) !== undefined || told(one, TO_COME)) ? 'until_then' : 'over'
}
