// What is to be made, at the head of a brief and without a verb: “og pic for the docs page.”, “swipe thing:”, “idea for a vid,”.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Wish } from '#lib/composer/builtin/reading/wishes.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'

/** What a picture, a set or a film is called by whoever wants one, folded. */
const THINGS = wordSet(
  'pic pics picture image graphic visual thumbnail banner card post reel vid vids video clip trailer teaser slides slideshow carousel swipe swipey infographic ' +
    'bild grafik kachel karussell beitrag clip trailer imagen grafico carrusel publicacion visuel diaporama immagine grafica carosello ' +
    'imagem carrossel publicacao grafika karuzela film filmik rolka صوره فيديو منشور تصميم',
)
const FOR = wordSet('for fur pour para per dla do na')
const PLEASE = wordSet('please pls plz bitte porfa svp stp favore prosze لطفا')
const VAGUE = wordSet('thing thingy ding cosa chose coisa cos')
/** Words that stand before the thing: “a short”, “idea for a”. */
const LEAD = 4
const LONGEST = 10

/** The first clause, where it says only what is to be made and what for, without a value. */
export function withoutCommission(text: string): Wish | undefined {
  const [first] = clausesIn(text)
  if (!first || first.start > 0) return undefined
  const words = tokensOf(first.text).filter(({ kind }) => kind !== 'mark')
  if (words.length > LONGEST || words.some(({ kind }) => kind === 'number') || !isCommission(words, text[first.end]))
    return undefined
  const rest = text.slice(first.end).replace(/^[\s,:;.!?–—،؛؟、。]+/, '')
  return { told: rest === '' ? [] : [rest], left: [{ text: first.text, list: 'style' }] }
}

function isCommission(all: readonly Token[], mark: string | undefined): boolean {
  const words = all.filter(({ key }) => !PLEASE.has(key) && !VAGUE.has(key))
  const isWanted = all.some(({ key }) => PLEASE.has(key))
  const at = words.slice(0, LEAD).findIndex(({ key }) => THINGS.has(key))
  if (at < 0) return false
  const isForIt = FOR.has(words[at + 1]?.key ?? '') && words.length > at + 2
  const isLast = at === words.length - 1
  return isForIt || (isLast && (isWanted || mark === ':' || FOR.has(words[at - 2]?.key ?? '')))
}
