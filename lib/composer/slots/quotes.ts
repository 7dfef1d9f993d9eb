import type { Span } from '#lib/composer/slots/links.ts'

export type Quote = Span & { speaker?: string; title?: string; inside: string }

const QUOTED =
  /“([^”]{2,600})”|"([^"\n]{2,600})"|(?<![\p{L}\d])[‘'](?=\S)((?:[^'’\n]|['’](?=\p{L})){6,600})[’'](?!\p{L})|「([^」]{2,300})」|„([^“”]{2,600})[“”]|«\s?([^»]{2,600}?)\s?»/gu
const AFTER =
  /^[\s.,]*(?:-+|–|—|~|by|from|says?|said|sagt|meint|schreibt|dit|écrit|raconte|dice|cuenta|escribe|diz|conta|scrive|racconta|zegt|schrijft|säger|skriver|mówi|pisze|,|\()\s*((?:(?:Ms|Mr|Mrs|Dr|Prof|Sir)\.? )?\p{Lu}[\p{L}’'-]*\.?(?: (?:\p{Lu}[\p{L}’'-]*\.?|de|la|van|von|del|da))*)\s*,?\s*([^.!?\n"“)]*)/u
/** A full name right after the closing mark, with a comma and a role behind it; a first name where nothing else follows. */
const BESIDE =
  /^\s+(\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+|\p{Lu}[\p{L}’-]+(?=\s*,\s*[^.!?,\n"“)]{2,44}[.\s]*$))\s*,\s*([^.!?\n"“)]*)/u
const BEFORE =
  /((?:(?:Ms|Mr|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]*\.?){0,3})\s*,?\s*([^.!?\n"“:]*?)\s*(?:says?|said|told us|wrote|sagt|meint|schreibt|dit|écrit|dice|escribe|diz|scrive|zegt|schrijft|säger|skriver|mówi|pisze|:)\s*:?\s*$/u
const NOT_A_NAME =
  /^(?:The|A|An|We|Our|This|That|It|Quote|Testimonial|Review|From|Use|One|Customer|Someone|Post|Share|They|He|She|And|Also|Here|Make|Add|Please|Create|Title|Caption|Headline|Text)\b/

/** Quoted words and, where the brief names one, who said them. */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = []
  for (const match of text.matchAll(QUOTED)) {
    const inside =
      match
        .slice(1)
        .find(group => group !== undefined)
        ?.trim() ?? ''
    const start = match.index
    const end = start + match[0].length
    quotes.push({
      start,
      end,
      value: match[0],
      inside,
      ...speakerOf(text.slice(Math.max(0, start - 120), start), text.slice(end, end + 160)),
    })
  }
  return quotes
}

function speakerOf(before: string, after: string): { speaker?: string; title?: string } {
  for (const match of [after.match(AFTER), after.match(BESIDE), before.match(BEFORE)]) {
    const name = match?.[1]?.replace(/^(?:Ms|Mr|Mrs)\.? /, '').trim()
    if (!name || NOT_A_NAME.test(name)) continue
    const title = (match?.[2] ?? '')
      .replace(/\b(?:she|he|they) (?:said|says) yes.*$/i, '')
      .replace(/^[\s,]+|[\s,.:]+$/g, '')
    return { speaker: name, title: title || undefined }
  }
  const someone = before.match(
    /\b((?:one|a|an|another|our) (?:\p{L}+ ){0,2}\p{L}+) (?:told us|says?|said|wrote|writes)\s*:?\s*$/iu,
  )?.[1]
  return someone ? { speaker: someone.charAt(0).toUpperCase() + someone.slice(1) } : {}
}

/** The longest run of whole sentences that fits, word for word. The story is preferred to the praise. */
export function trimQuote(inside: string, limit: number): string | undefined {
  const sentences =
    inside
      .match(/[^.!?。！？]+(?:[.!?。！？]+|$)\s*/g)
      ?.map(part => part.trim())
      .filter(Boolean) ?? []
  let best: { text: string; value: number } | undefined
  for (let first = 0; first < sentences.length; first++) {
    for (let last = first + 1; last <= sentences.length; last++) {
      const text = sentences.slice(first, last).join(' ')
      if ([...text].length + 2 > limit) break
      const praise =
        text.match(/\b(?:great|amazing|lovely|recommend|best|awesome|excellent|fantastic|love it|perfect)\b/gi)
          ?.length ?? 0
      const value = [...text].length - praise * 40 - first * 5
      if (!best || value > best.value) best = { text, value }
    }
  }
  return best?.text
}
