// What German writes with a capital inside of a sentence, by texts of people who do, and the ends of compounds of these.
import { EVERYDAY, HEADS, LED, NEVER } from '#dev/words/everyday.ts'
import { WORD } from '#dev/words/letters.ts'
import { textsOf } from '#dev/words/written.ts'
import { isEndedBy, LEADS_ON } from '#lib/composer/lexis/letters/nouns.ts'

/** Nouns, those that are one only where something leads to them, and what compounds end in. */
export type Nouns = { nouns: string[]; led: string[]; heads: string[] }

type Counted = { capital: number; small: number; alone: number; led: number; smallLed: number; named: number }
/** What leads to a noun: “die”, “im”, “3”. */
const LEADS =
  /(?:^|[^\p{L}])(?:der|die|das|den|dem|des|(?:k?ein|[mds]ein|unser|ihr|eur)(?:e[rnms]?)?|jede[rnms]?|alle[rn]?|viele|mehr|am|im|ins?|zu[mr]?|vom|beim|ans|aufs|für|mit|ohne|pro|je|per|aus|bis|nach|ab|auf|und|oder|\d{1,4}) $/u

export function nounsOf(texts = textsOf('de')): Nouns {
  const counted = countsIn(carefulOf(texts))
  const smalls = new Set([...counted].flatMap(([word, { alone, capital }]) => (alone > capital ? [word] : [])))
  const isNoun = (word: string, { capital, small, alone, led, named }: Counted) =>
    alone <= capital / RARELY &&
    small <= capital / 3 &&
    (capital >= TWICE || led > 0) &&
    !PRONOUN.test(word) &&
    !NEVER.has(word) &&
    (named > 0 || !INFINITIVE.test(word)) &&
    !isKin(word, smalls)
  const ambiguous = new Set(LED)
  const own = [...counted].flatMap(([word, counts]) => (word.length >= LEAST && isNoun(word, counts) ? [word] : []))
  const nouns = new Set([...own, ...EVERYDAY].filter(word => !ambiguous.has(word)))
  for (const [word, { led, smallLed }] of counted)
    if (
      !nouns.has(word) &&
      word.length >= SHORTEST &&
      !ADJECTIVE.test(word) &&
      led >= LED_OFTEN &&
      smallLed <= led / RARELY
    )
      ambiguous.add(word)
  return { ...headed([...nouns], [...smalls]), led: [...ambiguous] }
}
const LED_OFTEN = 3
/** “Die kleinen”, “zum mitnehmen”: no list of such is ever whole. */
const ADJECTIVE = /(?:e|en|es|em)$/
const [TWICE, LEAST, RARELY] = [2, 2, 40]
/** “Beim Abhaken” is what somebody does; “die Karten” are things. */
const INFINITIVE = /(?:en|ern|eln)$/
const NAMED = /(?:^|[^\p{L}])(?:die|der|den|\d{1,4}|viele|alle|einen?|keine[nr]?|(?:unser|mein|eur|ihr|dein)e[nr]?) $/u
/** “Ihnen” is somebody who is addressed, or others. */
const PRONOUN =
  /^(?:ihne?n?|ihre?[rnms]?|sie|d[ui]r?|dich|deine?[rnms]?|euch|eure?[rnms]?|beide[rn]?|wege?n|weg|\p{L}+(?:isch|lich|ig)(?:e[nmrs]?)?)$/u

/** “Hellen” of “hell”, “Ausreden” of “ausredet”: who writes them small does not mean the noun. */
const isKin = (word: string, smalls: ReadonlySet<string>): boolean => {
  const stem = word.replace(ENDED, '')
  return stem !== word && stem.length > 2 && ENDINGS.some(ending => smalls.has(stem + ending))
}
const ENDED = /(?:e|en|er|es|em|n|t|st|te|ten)$/
const ENDINGS = ['', 'e', 'en', 'er', 'es', 'em', 't', 'st', 'te', 'ten', 'n']

/** Without those in which a word is small that nearly everybody writes as a noun. */
export function carefulOf(texts: readonly string[]): string[] {
  const all = texts.filter(isCareful)
  const counted = countsIn(all)
  const isSure = ({ capital, small }: Counted) => capital >= 4 && small <= capital / 3
  const sure = new Set([...counted].flatMap(([word, counts]) => (isSure(counts) ? [word] : [])))
  return all.filter(text => !(text.match(WORD) ?? []).some(word => sure.has(word)))
}

function countsIn(texts: readonly string[]): Map<string, Counted> {
  const counted = new Map<string, Counted>()
  for (const text of texts)
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const before = text.slice(Math.max(0, index - 40), index)
      if (word.length > 1 && word === word.toUpperCase()) continue
      const one = counted.get(word.toLowerCase()) ?? { capital: 0, small: 0, alone: 0, led: 0, smallLed: 0, named: 0 }
      if (!/^\p{Lu}/u.test(word)) {
        one.small++
        if (!LEADS.test(before)) one.alone++
        if (LEADS_ON.test(before)) one.smallLed++
      } else if (/[\p{L}\p{N},%€)-] $/u.test(before)) {
        one.capital++
        if (LEADS.test(before)) one.led++
        if (NAMED.test(before)) one.named++
      }
      counted.set(word.toLowerCase(), one)
    }
  return counted
}

/** So many of the words inside of sentences have a capital where somebody cares for them. */
const CARE = 0.12
export function isCareful(text: string): boolean {
  const inside = [...text.matchAll(WORD)].filter(({ index }) =>
    /\p{Ll}[,]? $/u.test(text.slice(Math.max(0, index - 3), index)),
  )
  const capitals = inside.filter(({ 0: word }) => /^\p{Lu}\p{Ll}/u.test(word))
  return inside.length > 4 && capitals.length >= inside.length * CARE
}

/** The ends that several nouns have and no other word: of “Gitarrenkurs” and “Tanzkurs”, “Kurs”; what one of them tells needs no place in the list. */
function headed(nouns: readonly string[], smalls: readonly string[]): Omit<Nouns, 'led'> {
  const ends = new Set(smalls.flatMap(endsOf))
  const own = new Set(nouns)
  const heads = new Set<string>()
  const counts = new Map<string, number>()
  for (const noun of nouns)
    for (const end of endsOf(noun)) if (!ends.has(end)) counts.set(end, (counts.get(end) ?? 0) + 1)
  for (const end of HEADS) heads.add(end)
  for (const [end, count] of counts)
    if (own.has(end) && !HALF.test(end) && (count >= OWN_HEAD || (end.length >= PLAIN && !INFLECTED.test(end))))
      heads.add(end)
  const isTold = (noun: string) => isEndedBy(heads, noun)
  return {
    nouns: nouns.filter(noun => !isTold(noun)),
    heads: [...heads].filter(head => !endsOf(head).some(end => end !== head && heads.has(end))),
  }
}
const [SHORTEST, OWN_HEAD, PLAIN] = [4, 2, 5]
/** What other words end in as well: a single noun with it says too little. */
const INFLECTED = /(?:[enrstm]|el)$/
/** “sehenswert”, “erfolgreich”, “wohnhaft”, “sonstwo”: ends of other words as well. */
const HALF =
  /^(?:wert|reich|haft|voll|frei|weit|fest|recht|art|mut|form|rost|otte|mann|laut|dienst|reif|eben|weise|maßen|rund|halt|ecken|ring|ende|enden|ander|arme?|stand|ging|seits)$/
const endsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - SHORTEST + 1) }, (_, at) => word.slice(at))
