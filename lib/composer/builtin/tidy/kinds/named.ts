// A title that somebody names is the headline, without its marks, and the order before it is for nobody else: “I want a swipe post "Six things to check":”, “Título: «La sal»”.
import { ASKS, MAKES, WANTS } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { KIND, MADE } from '#lib/composer/builtin/tidy/kinds/names.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'

/** How a title is led to, and what stands in its marks. */
const LED = /^([^.!?:"“„«\n]{0,140}):? ?["“„«] ?([^"”“»\n]{4,90}?) ?["”“»]/u
/** “Title: "X"”, “als Überschrift „X“”. */
const LABEL =
  /^(?:(?:the|as|der|die|als|el|le|il|o|de|como|comme|come|jako) ){0,2}(?:title|headline|heading|titel|überschrift|titre|título|titular|titolo|tytuł|nagłówek|kop)(?: (?:is|ist|es|est|è|é|to|should be|soll sein))?$/iu
/** “I want a swipe post "X":” */
const POST = new RegExp(
  ` (?:${KIND}|${MADE}|post|graphic|picture|beitrag|grafik|bild|publicación|publication|visuel|imagen|grafica|immagine|publicação|imagem|bericht|plaatje|rolkę|karuzelę|grafikę|infografikę)$`,
  'iu',
)
const CALLED =
  / (?:called|titled|headed|with the (?:title|headline)|mit (?:dem titel|der überschrift)|namens|titulad[oa]|llamad[oa]|con el título|intitulée?|avec le titre|intitolat[oa]|con il titolo|intitulad[oa]|com o título|met de titel|getiteld|pod tytułem|z tytułem)$/iu
/** It ends its sentence or its line, and what it goes on with is of something else. */
const ENDS = /^ ?[.;:]?(?=\n|$)|^ ?[.;](?= )/u
const LISTED = /^ ?[:.]?\s{0,4}\n ?(?:1[.)]|[-•*–]) ?\S/u
const ROWS = /^:(?= )/u
/** “Title: “Dune”, author: Herbert” are fields of what is for sale. */
const FIELDS =
  /(?<!\p{L})(?:author|artist|writer|director|autor(?:in|a|ka)?|auteure?|autrice|autore|schrijver|regie|künstler(?:in)?|réalisateur|interpret)(?: ?[:=–-]| is | ist | es )/iu

const orders = (text: string): boolean =>
  tokensOf(text).some(({ key }) => ASKS.has(key) || WANTS.has(key) || MAKES.has(key))

/** Whether what stands before the marks, and behind them, says that they hold the title of the post. */
function isLed(before: string, behind: string): boolean {
  if (before === '') return LISTED.test(behind)
  const isLabel = LABEL.test(before)
  const isOrder = POST.test(before.replace(CALLED, '')) && orders(before)
  return (isLabel || isOrder) && (ENDS.test(behind) || (isLabel && ROWS.test(behind)))
}

/** The title, and from where to where it is named. */
function namedIn(text: string): { title: string; start: number; end: number } | undefined {
  const starts = [0, ...[...text.matchAll(/[.!?:\n] ?/gu)].map(({ index, 0: sign }) => index + sign.length)]
  for (const start of starts) {
    const [all = '', before = '', title = ''] = LED.exec(text.slice(start)) ?? []
    const behind = text.slice(start + all.length)
    if (title.includes(' ') && isLed(withoutEnd(before, ' ,=–-'), behind))
      return { title: title.trim(), start, end: text.length - behind.replace(/^ ?[.;:]/u, '').length }
  }
  return undefined
}

const above = (title: string): string => (/[.?!…]$/u.test(title) ? title : `${title}.`)

/** Its sentences, bare, as readers are to see them. */
export const titleNamed = (text: string): string[] => {
  const named = FIELDS.test(text) ? undefined : namedIn(text)
  return named ? named.title.split(/(?<=[.?!]) /u).map(one => one.replace(/\.$/u, '')) : []
}

/** Above all else that is told. */

export function withNamed(text: string): string {
  const named = FIELDS.test(text) ? undefined : namedIn(text)
  if (!named) return text
  const [before, behind] = [text.slice(0, named.start).trimEnd(), text.slice(named.end).trimStart()]
  return /[\p{L}\d]/u.test(before + behind) ? [above(named.title), before, behind].filter(Boolean).join('\n') : text
}
