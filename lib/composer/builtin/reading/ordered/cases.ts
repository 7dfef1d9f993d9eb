// “(Mach eine Karte für) unseren Intensivkurs” is, once it stands alone, “unser Intensivkurs”.

const [ACCUSATIVE, DATIVE] = [/(?:^|\s)(?:für|über|um|ohne)\s*$/iu, /(?:^|\s)(?:zu|von|mit|aus|bei)\s*$/iu]
const OWN = '(?:uns(?:e?r)|mein|dein|eu(?:e?r)|ihr|sein|ein|kein)'
const [OWN_EN, OWN_ER, OWN_EM] = ['en', 'er', 'em'].map(end => new RegExp(`^(${OWN})${end}(?= )`, 'iu')) as [
  RegExp,
  RegExp,
  RegExp,
]
const ADJECTIVES = /^((?: \p{Ll}\p{L}+en)*)(?= \p{Lu})/u
/** Of these we know that they are no “der”. */
const NEUTER =
  /^\p{L}*(?:chen|lein|ment|um|zeug|haus|fest|buch|spiel|konzert|programm|angebot|team|café|jahr|wochenende|treffen|auto|boot|rad|gerät|bad|menü|schiff|büro|studio|kino|theater|zimmer|bild|lied|brot|bier|gebäude|dach)$/iu

/** As it is named where nothing stands before it; `before` is what led to it. Of the languages that we read German alone shows it on its articles. */
export function asNamed(text: string, before: string, language: string): string {
  if (language !== 'de') return text
  if (ACCUSATIVE.test(before)) return masculine(text)
  const [, contracted] = CONTRACTED.exec(before) ?? []
  if (contracted) return fromContracted(text, /r$/iu.test(contracted))
  return DATIVE.test(before) ? fromDative(text) : text
}

/** “(Diashow zum) neuen Auto” */
const CONTRACTED = /(?:^|\s)(zu[mr]|vom)\s*$/iu
const fromContracted = (text: string, isFeminine: boolean): string =>
  declined('', ` ${text}`, isFeminine ? 'e' : isNeuter(text) ? 'es' : 'er').trim()

/** “unseren neuen Kurs”, “den neuen Kurs”. */
function masculine(text: string): string {
  const own = OWN_EN.exec(text)
  if (own) return declined(nominative(own[1] ?? ''), text.slice(own[0].length), 'er')
  return /^(?:den|diesen)(?= )/iu.test(text)
    ? declined(/^den/iu.test(text) ? 'der' : 'dieser', text.replace(/^\S+/u, ''), 'e')
    : text
}

/** “den neuen Preisen ab März”: of several, whose names show it. */
const SEVERAL =
  /^den((?: \p{Ll}\p{L}+en)*) (\p{Lu}\p{L}*?)(?:(?<=preis|kurs|termin|tag|angebot|schritt|gründ|rezept|schuh|produkt|wein|bier|brot)en|(?<=bild|kind|büch)ern)(?!\p{L})/iu
const severalOf = (text: string): string | undefined => {
  const [all, adjectives = '', noun = ''] = SEVERAL.exec(text) ?? []
  if (!all) return undefined
  const several = `${noun}${all.endsWith('ern') ? 'er' : 'e'}${text.slice(all.length)}`
  return adjectives === '' ? `die ${several}` : `${adjectives.replaceAll(/en(?= |$)/gu, 'e').trim()} ${several}`
}

/** “unseren neuen Zahlen”, “unseren Preisen”. */
const OWN_SEVERAL =
  /^((?: \p{Ll}\p{L}+en)* \p{Lu}\p{L}*?)(?:(?<=preis|kurs|termin|tag|angebot|schritt|gründ|rezept|schuh|produkt|wein|bier|brot)en|(?<=bild|kind|büch)ern)(?!\p{L})/iu
function severalOwn(text: string): string | undefined {
  const [own = '', word = ''] = OWN_EN.exec(text) ?? []
  const rest = text
    .slice(own.length)
    .replace(OWN_SEVERAL, (all, noun: string) => `${noun}${all.endsWith('ern') ? 'er' : 'e'}`)
  return own === '' ? undefined : `${nominative(word)}e${rest}`
}

/** “unserer neuen Halle”, “unserem neuen Kurs”. */
function fromDative(text: string): string {
  const several = severalOf(text) ?? severalOwn(text)
  if (several) return several
  const feminine = OWN_ER.exec(text)
  if (feminine)
    return declined(
      `${nominative(feminine[1] ?? '')}e`.replace(/ere$/u, 're').replace(/^unsre/iu, 'unsere'),
      text.slice(feminine[0].length),
      'e',
    )
  const other = OWN_EM.exec(text)
  if (!other) return text
  const rest = text.slice(other[0].length)
  return declined(nominative(other[1] ?? ''), rest, isNeuter(rest) ? 'es' : 'er')
}

/** By the first word with a capital. */
const isNeuter = (text: string): boolean => NEUTER.test(/(?<= )\p{Lu}\p{L}*/u.exec(text)?.[0] ?? '')

/** “unsr” and “unser” are both “unser”. */
const nominative = (own: string): string => own.replace(/^(uns|eu)e?r$/iu, '$1er')

function declined(first: string, rest: string, ending: string): string {
  const [adjectives = ''] = ADJECTIVES.exec(rest) ?? []
  return first + adjectives.replaceAll(/en(?= |$)/gu, ending) + rest.slice(adjectives.length)
}
