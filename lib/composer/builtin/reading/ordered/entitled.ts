// A title with the kind of post behind it, and what it is about: “BBQ season carousel - corn on the cob, …”.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { KINDS, LOOKS, THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { MAKES, WANTS } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

type Span = { start: number; end: number }

/** Where the kind stands, with what parts it from what it is about. */
export function entitledIn(text: string): { title: Span; kind: Span } | undefined {
  const [all = '', title = '', kind = ''] = ENTITLED.exec(text) ?? []
  const words = tokensOf(title).filter(({ kind }) => kind !== 'mark')
  const isTitle = words.length >= LEAST && words.length <= MOST && words.some(({ key }) => !LOOKS.has(key))
  const isElse = words.some(({ key }) => KINDS.has(key) || THINGS.has(key) || MAKES.has(key) || WANTS.has(key))
  if (all === '' || !isTitle || isElse || OPENS.has(words[0]?.key) || LEADS_ON.has(words.at(-1)?.key)) return undefined
  return { title: { start: 0, end: title.length }, kind: { start: all.length - kind.length, end: all.length } }
}
const [LEAST, MOST] = [2, 4]
const ENTITLED =
  /^([\p{L}\p{N}&’' -]{5,40}?) (carousel|slideshow|infographic|reel|post|video|vid|karussell|diashow|infografik|beitrag|carrusel|carrousel|carosello|carrossel|diaporama|infografía|infografica|infographie|infografika|karuzela|karusell)(?=\s?[:–—] ?\S|\s-\s\S)/iu
/** “Our first video”, “this post”, “New workout video” speak of the thing itself. */
const OPENS = wordSet(
  'our my your this that the a an quick short little new first second next last one another no every each watch see unser* mein* der die das ein* neu* notre le la un une nuestr* el nuev* nostr* il una nuov* noss* o um uma nov* ons onze de het een nieuwe nasz* vart var en ett ny nytt',
)
const LEADS_ON = wordSet(
  'of for about on the a an in with and to music workout product promo youtube von fur uber de para per',
)

/** Where words are heard as an order, and what stands before them as one no more surely. */
export function titledBy(text: string, heard: readonly Heard[]): { title: Span; kind: Span } | undefined {
  const found = entitledIn(text)
  const chances = heard.filter(({ word }) => found && word.end <= found.title.end).map(({ chance }) => chance)
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length)
  const kind = heard.find(({ word }) => word.start === found?.kind.start)?.chance ?? 0
  return kind > EVEN && mean < LIKELY ? found : undefined
}
const [EVEN, LIKELY] = [0.5, 0.85]
