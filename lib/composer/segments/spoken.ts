// Signs that somebody dictated: “half two comma everyone has been phoned full stop” has a comma and a stop.
import { fold } from '#lib/composer/lexis/fold.ts'
import { packs } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

/** Where a sign is said in words, with the blank before it. */
type Spoken = { start: number; end: number; sign: string; isSure: boolean }

const SIGNS = [',', '.', '?', '!', ':', '\n']
/** What each language calls them: comma; stop; question mark; exclamation mark; colon; new line. */
const CALLED: Readonly<Record<string, string>> = registry({
  en: 'comma; full stop; question mark; exclamation mark|exclamation point; colon; new line|new paragraph',
  de: 'komma; punkt; fragezeichen; ausrufezeichen; doppelpunkt; neue zeile|neuer absatz|absatz',
  fr: "virgule; point; point d'interrogation; point d'exclamation; deux points; à la ligne|nouvelle ligne",
  es: 'coma; punto; signo de interrogación; signo de exclamación; dos puntos; punto y aparte|nueva línea',
  it: 'virgola; punto; punto interrogativo; punto esclamativo; due punti; punto e a capo|a capo',
  pt: 'vírgula; ponto final|ponto; ponto de interrogação; ponto de exclamação; dois pontos; nova linha',
  nl: 'komma; punt; vraagteken; uitroepteken; dubbele punt; nieuwe regel|nieuwe alinea',
  pl: 'przecinek; kropka; znak zapytania; wykrzyknik; dwukropek; nowa linia|nowy akapit',
})

const ADDRESS_ENDS = 'com|org|net|example|de|fr|es|it|pt|nl|pl'
type Language = { signs: ReadonlyMap<string, string>; said: RegExp; numbers: ReadonlySet<string> }

const languages: readonly Language[] = Object.entries(CALLED).map(([code, list]) => {
  const signs = new Map(
    list.split('; ').flatMap((names, nth) => names.split('|').map(name => [name, SIGNS[nth] ?? ''])),
  )
  // The longest first: “punto y aparte” is no “punto”.
  const names = [...signs.keys()].sort((a, b) => b.length - a.length).join('|')
  // “3 Komma 5” is a number, “brandl punkt example” an address.
  const numbers = new Set(code === 'en' ? [] : (packs[code]?.numbers ?? '').split(/[| ]/).map(fold))
  return {
    signs,
    numbers,
    said: new RegExp(`(?:^|(?<!\\d)\\s)(${names})(?![\\p{L}\\p{N}@]| (?:${ADDRESS_ENDS})(?!\\p{L}))`, 'giu'),
  }
})

/** In the language that says most of them; none where as many are typed, unless `ends` believes one that ends the text, for a phone puts in some of its own, or several where none is typed. */
export function spokenIn(text: string, ends = false): readonly Spoken[] {
  const [said = []] = languages
    .map(({ signs, said, numbers }) =>
      [...text.matchAll(said)]
        .filter(
          ({ 0: { length }, index }) => !wordsAround(text, index, index + length).every(word => numbers.has(word)),
        )
        .map(({ 0: { length }, 1: name = '', index: start }): Spoken => {
          return { start, end: start + length, sign: signs.get(name.toLowerCase()) ?? '', isSure: isSure(name, signs) }
        }),
    )
    .sort((a, b) => b.length - a.length)
  const steps = stepsIn(text)
  if (steps.length > 0) {
    const sure = said.filter(({ isSure }) => isSure)
    const apart = steps.filter(step => !sure.some(({ end }) => end === step.start))
    return [...sure, ...apart].sort((a, b) => a.start - b.start)
  }
  const typed = [...text.matchAll(/[,.:;?!](?!\S)/g)].map(([sign]) => sign)
  // “bird baths comma old tires comma …”: a phone puts in the stops.
  const isRow = [...Map.groupBy(said, ({ sign }) => sign)].some(
    ([sign, { length }]) => length >= ROW && !typed.includes(sign),
  )
  // “… não abre ponto na sexta abre normal ponto …”, where nothing is typed.
  const isEnd = ends && (said.at(-1)?.end === text.trimEnd().length || (typed.length === 0 && said.length >= ROW))
  const isMeant = said.length >= LEAST && (isRow || isEnd || said.length >= typed.length)
  return isMeant && (said.some(({ isSure }) => isSure) || (isEnd && !typed.includes('.'))) ? said : []
}
const [LEAST, ROW] = [2, 3]
/** “step one find your meter step two turn the tap”: whoever counts in words ends a sentence before each. */
function stepsIn(text: string): Spoken[] {
  const found = [...text.matchAll(STEPS)]
  const isRun = FIRST.has(found[0]?.[1]?.toLowerCase() ?? '') && found.length >= LEAST
  return isRun ? found.map(({ index }) => ({ start: index, end: index, sign: '.', isSure: true })) : []
}
const STEPS =
  /(?<=[\p{L}\p{N}]) (?:step|schritt|étape|paso|passo|passaggio|stap|krok|steg) (one|two|three|four|five|six|seven|eins|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|due|tre|quattro|cinque|um|dois|três|quatro|een|één|twee|drie|vijf|pierwszy|drugi|trzeci|czwarty|ett|två|fyra|fem)(?= \p{L})/giu
const FIRST = new Set('one eins un uno um een één pierwszy ett'.split(' '))
/** “drei Komma fünf” is a number. */
const wordsAround = (text: string, start: number, end: number): string[] => [
  fold(
    text
      .slice(Math.max(0, start - LONG), start)
      .split(APART)
      .at(-1) ?? '',
  ),
  fold(text.slice(end + 1, end + LONG).split(APART)[0] ?? ''),
]
const LONG = 16
const APART = /[^\p{L}]/u

/** A comma, or a sign of two words, is said for nothing else. */
const isSure = (name: string, signs: Language['signs']): boolean =>
  name.includes(' ') || signs.get(name.toLowerCase()) === ','

/** As it would have been typed. */
export const typeSpoken = (text: string, ends = false): string => putSigns(text, spokenIn(text, ends))

/** Letters, or what is marked at each of them, with what stands for a sign in the place of its name. */
export function putSigns(letters: string, spoken: readonly Spoken[], as = (sign: string): string => sign): string {
  const ends = [0, ...spoken.map(({ end }) => end)]
  return ends.map((from, nth) => letters.slice(from, spoken[nth]?.start) + as(spoken[nth]?.sign ?? '')).join('')
}
