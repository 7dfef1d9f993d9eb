// The few words and marks that a template adds of its own, in the language of what it was sent; none where that is unknown.
import { spokenIn } from '#lib/render/objects/tokens.ts'
import type { Language } from '#lib/render/objects/words/index.ts'
import { isJapanese } from '#lib/render/type/breaks/japanese.ts'

/** Days and months that only English writes so. */
const ENGLISH =
  /\b(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day|s)?\b|\b(?:january|february|march|may|june|july|october)\b/iu

/** Letters that decide between languages of like small words. */
const LETTERS: Partial<Record<Language, RegExp>> = {
  de: /[äöüß]/iu,
  es: /[ñ¿¡]/iu,
  fr: /[œçêèù]/iu,
  pt: /[ãõ]/iu,
  pl: /[łśżźćńęą]/iu,
  sv: /[åäö]/iu,
}

/** Null where the words leave it open. `beside` is what the brand says of itself. */
export function tongueOf(texts: readonly string[], beside = ''): Language | null {
  const text = texts.join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return null
  const own = spokenIn(text)
  if (own.length === 1) return own[0] ?? null
  const spelt = own.filter(one => LETTERS[one]?.test(text))
  if (spelt.length === 1) return spelt[0] ?? null
  const both = spokenIn(beside).filter(one => own.length === 0 || own.includes(one))
  if (both.length === 1) return both[0] ?? null
  return ENGLISH.test(text) && (own.length === 0 || own.includes('en')) ? 'en' : null
}

/** Around what is said, by the language that says it. */
export const marks: Record<Language, readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u202f', '\u202f»'],
  it: ['«', '»'],
  pt: ['“', '”'],
  nl: ['“', '”'],
  pl: ['„', '”'],
  sv: ['”', '”'],
}

/** Those of the language, or of a script that has its own. */
export const marksOf = (text: string, tongue: Language | null): readonly [string, string] =>
  isJapanese([text]) ? ['「', '」'] : marks[tongue ?? 'en']

/** In the quotation marks of its language, whichever it came in. */
export function quoted(text: string, tongue: Language | null): string {
  const [open, close] = marksOf(text, tongue)
  return `${open}${text.replace(/^["“”„«»「]\s?/u, '').replace(/\s?["“”«»」]$/u, '')}${close}`
}

const withWords: Record<Language, string> = {
  en: 'With',
  de: 'Mit',
  es: 'Con',
  fr: 'Avec',
  it: 'Con',
  pt: 'Com',
  nl: 'Met',
  pl: 'Prowadzi:',
  sv: 'Med',
}

/** What stands in small letters within a name, or between two. */
const IN_NAMES: ReadonlySet<string> = new Set(
  'and und e y et i og och en & of the de da do dos das del della di du la le van von den der zu af av'.split(' '),
)

/** Of several words it is a name where all of them begin large; what somebody is may stand behind a comma. */
const isNamed = (text: string): boolean =>
  (/^[^,(–]+/u.exec(text)?.[0] ?? '').split(/\s+/u).every(word => !/^\p{Ll}/u.test(word) || IN_NAMES.has(word))

/** A name alone does not say what somebody does there; what says it already stays, and so does a sentence. */
export function hosted(name: string, tongue: Language | null): string {
  const says = /^\p{Ll}|:/u.test(name) || Object.values(withWords).some(word => name.startsWith(`${word} `))
  return says || tongue === null || !isNamed(name) ? name : `${withWords[tongue]} ${name}`
}

const callWords: Record<Language, string> = {
  en: 'Call',
  de: 'Telefon',
  es: 'Teléfono',
  fr: 'Téléphone',
  it: 'Telefono',
  pt: 'Telefone',
  nl: 'Bel',
  pl: 'Telefon',
  sv: 'Ring',
}

/** A telephone number alone gives nobody a reason to dial it. */
export function called(contact: string, tongue: Language | null): string {
  const number = /^\+?[\d\s()./-]{6,24}$/u.test(contact) && (contact.match(/\d/gu)?.length ?? 0) >= 6
  return number && tongue !== null ? `${callWords[tongue]} ${contact}` : contact
}

const wereWords: Record<Language, string> = {
  en: 'was',
  de: 'vorher',
  es: 'antes',
  fr: 'avant',
  it: 'prima',
  pt: 'antes',
  nl: 'was',
  pl: 'było',
  sv: 'var',
}

const stillWords: Record<Language, string> = {
  en: 'now',
  de: 'jetzt',
  es: 'ahora',
  fr: 'maintenant',
  it: 'ora',
  pt: 'agora',
  nl: 'nu',
  pl: 'teraz',
  sv: 'nu',
}

const untilThenWords: Record<Language, string> = {
  en: 'until then',
  de: 'bis dahin',
  es: 'hasta entonces',
  fr: 'jusque-là',
  it: 'fino ad allora',
  pt: 'até lá',
  nl: 'tot dan',
  pl: 'do tego dnia',
  sv: 'fram till dess',
}

const beforeWords = { over: wereWords, still: stillWords, until_then: untilThenWords }
/** Whether an old price is over, holds still as the words say themselves, or holds until a day that they name. */
export type OldPrice = keyof typeof beforeWords

/** What something cost until now, where no line goes through it. */
export const over = (price: string, tongue: Language | null, is: OldPrice): string =>
  tongue === null || /\p{L}{3}/u.test(price) ? price : `${beforeWords[is][tongue]} ${price}`

const seekWords: Record<Language, string> = {
  en: 'We’re looking for',
  de: 'Wir suchen',
  es: 'Buscamos',
  fr: 'Nous cherchons',
  it: 'Cerchiamo',
  pt: 'Procuramos',
  nl: 'Wij zoeken',
  pl: 'Szukamy',
  sv: 'Vi söker',
}

/** Beginnings of words by which somebody is looked for, in every language that is read. */
const SEEKS =
  /(?<!\p{L})(?:hiring|wanted|vacanc|appl(?:y|ication)|join|we(?:’re| are)? (?:need|look|seek|want)|such(?:en|t)|gesucht|bewerb|stelle|busca|candidat|recherch|recrut|embauch|cherch|postul|cerc(?:a|hi)|assum|procur|inscri|zoek|gezocht|vacature|sollicit|szuka|poszuk|zatrudn|aplik|sök|jobb)|募集|採用|求人|مطلوب|توظيف|نبحث/iu
/** And those that a row may begin with as the whole notice would. */
const OPENS =
  /^(?:we(?:’re| are) (?:hiring|looking)|hiring|wanted|wir suchen|gesucht|buscamos|se busca|nous (?:cherchons|recherchons|recrutons)|on (?:cherche|recrute)|cerchiamo|procuramos|wij zoeken|gezocht|szukamy|zatrudni|vi söker|sökes|募集)/iu

/** “Saturday job: optical assistant”: a name that says what it is of. */
const JOB = /(?<!\p{L})(?:jobs?|jobb|emplois?|empleo|trabajo|lavoro|emprego|baan|pracy?)(?!\p{L})/iu

/** Above the name of a job what the post is: the row that says so itself, else a word of its language, where nothing says it. */
export function seeking(role: string, rows: readonly string[], tongue: Language | null): string | undefined {
  const own = [role, ...rows].find(text => OPENS.test(text))
  const isSaid = JOB.test(role) || [role, ...rows].some(text => SEEKS.test(text))
  return own ?? (tongue === null || isSaid ? undefined : seekWords[tongue])
}

/** Before the word to send, between it and the number, before the sum. */
const asks: Record<Language, readonly [string, string, string]> = {
  en: ['Text', 'to', 'to give'],
  de: ['SMS mit', 'an', 'spendet'],
  es: ['Envía', 'al', 'y dona'],
  fr: ['Envoyez', 'au', 'pour donner'],
  it: ['Invia', 'al', 'e dona'],
  pt: ['Envie', 'para', 'e doe'],
  nl: ['Sms', 'naar', 'en geef'],
  pl: ['Wyślij', 'na', 'i daj'],
  sv: ['Sms:a', 'till', 'och ge'],
}

export type Ask = { before: string; word: string; after: string }

/** One word to a number of digits is a message; anything else, such as an account with a bank, is no text to send. */
const isMessage = (send: string, to: string): boolean => !/\s/.test(send.trim()) && /^\+?[\d\s]+$/.test(to)

/** A word to send as the sentence that asks for it; where no verb is known or right, the form alone says it. */
export function askOf(
  { send, to, gives }: { send: string; to: string; gives?: string | undefined },
  tongue: Language | null,
): Ask {
  const amount = gives !== undefined && /^[\p{Sc}\d]/u.test(gives)
  if (!isMessage(send, to)) return { before: '', word: send, after: `${to}${gives ? `: ${gives}` : ''}` }
  if (tongue === null) return { before: '', word: send, after: `→ ${to}${gives ? `: ${gives}` : ''}` }
  const [before, toward, give] = asks[tongue]
  return { before, word: send, after: `${toward} ${to}${gives ? (amount ? ` ${give} ${gives}` : `: ${gives}`) : ''}` }
}

/** In each language what was before, and what is now. */
const TIMES: Record<Language, readonly [before: RegExp, now: string]> = {
  en: [/^(?:before|until now|previously|last (?:year|month|week|quarter)|then)\b/iu, 'Now'],
  de: [/^(?:vorher|früher|bisher|zuvor|letztes|letzten|im vorjahr|vorjahr)(?=\s|$)/iu, 'Jetzt'],
  es: [/^(?:antes|el año pasado|el mes pasado)(?=\s|$)/iu, 'Ahora'],
  fr: [/^(?:avant|auparavant|l[’']an dernier)(?=\s|$)/iu, 'Maintenant'],
  it: [/^(?:prima|finora|l[’']anno scorso)(?=\s|$)/iu, 'Adesso'],
  pt: [/^(?:antes|no ano passado|ano passado)(?=\s|$)/iu, 'Agora'],
  nl: [/^(?:voorheen|vroeger|eerst|vorig jaar)(?=\s|$)/iu, 'Nu'],
  pl: [/^(?:przedtem|wcześniej|dotąd|rok temu)(?=\s|$)/iu, 'Teraz'],
  sv: [/^(?:tidigare|förut|förra året|innan)(?=\s|$)/iu, 'Nu'],
}

/** Whether it is what was before, in any language that is known. */
export const saysBefore = (title: string): boolean => Object.values(TIMES).some(([before]) => before.test(title.trim()))

/** The word beside one that says before; none where something else is compared. */
export const nowBeside = (against: string, tongue: Language | null): string | undefined => {
  const [before, now] = TIMES[tongue ?? 'en']
  return before.test(against.trim()) ? now : undefined
}
