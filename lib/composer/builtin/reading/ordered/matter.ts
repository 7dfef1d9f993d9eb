// How far an order reaches that says what its thing is to do: “Short video, 20 seconds or so, that explains what we do”.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { ASKED, LONGEST, OURS, OWN, RELATIVES, SHOWS } from '#lib/composer/builtin/reading/leads.ts'
import { THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** The thing stands among so many first words. */
const [FIRST, EVEN] = [4, 0.5]

/** “Short video, 20 seconds or so, that explains what we do”: as far as a thing and what it is to do reach, where they are likelier no news; a new thing is some. */
export function orderedIn(text: string, heard: readonly Heard[], lexicons: readonly Lexicon[]): number {
  const { from: matter, isNew } = matterIn(text, lexicons)
  const from = matter || (ASKS_THEM.exec(text)?.[0].length ?? 0)
  const before = heard.filter(({ word }) => word.end <= from)
  return !isNew && before.reduce((sum, { chance }) => sum + chance, 0) > before.length * EVEN ? from : 0
}

/** “Ask them what’s the one …” may be said of the staff as well. */
const ASKS_THEM =
  /^(?:(?:and|then|so|please|pls) )*ask (?:them|folks?) (?=(?:what|which|who|how|where|when|why)['’]?s?(?!\p{L}))/iu

/** “New video that explains …” announces it, with its matter, and “Our poster that won …” as far as what it did. */
export function announcedIn(text: string, lexicons: readonly Lexicon[]): number {
  const { from, isNew, own } = matterIn(text, lexicons)
  if (!isNew || from === 0) return own
  const end = text.slice(from).search(/[,.;:!?]/u)
  return end < 0 ? text.length : from + end
}

function matterIn(text: string, lexicons: readonly Lexicon[]): { from: number; isNew: boolean; own: number } {
  const tokens = tokensOf(text.slice(0, LONGEST)).filter(({ kind }) => kind !== 'mark')
  const first = tokens.slice(0, FIRST)
  const thing = first.findIndex(({ key }) => THINGS.has(key))
  const at = thing < 0 ? -1 : tokens.findIndex(({ key }, nth) => nth > thing && RELATIVES.has(key))
  const matter = at > 0 ? tokens[at + 2] : undefined
  const isShown = OURS.has(matter?.key) || ASKED.has(matter?.key) || SHOWS.has(tokens[at + 1]?.key)
  const isNew = first.some(({ key }) => lexicons.some(({ claims }) => claims.get(key) === 'new'))
  const isOwn = OWN.has(first[0]?.key)
  const on = thing >= 0 && ON.has(tokens[thing + 1]?.key) ? tokens[thing + 2] : undefined
  const from = (isShown ? matter?.start : on?.start) ?? 0
  return { from: isOwn ? 0 : from, isNew, own: isOwn ? (tokens[at + 1]?.start ?? 0) : 0 }
}
/** “Diaporama sur un piano”, “slideshow on knots”; “carrousel sur la place” is likelier some. */
const ON = wordSet('on sur sobre su sul sulla uber over')
