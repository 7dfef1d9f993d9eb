// Words as they are compared: small letters without accents, in the language of the small words around them.
import { LANGUAGES, type Language } from '#lib/render/objects/words/index.ts'

const STOP: Record<Language, string> = {
  en: 'the and of to in is for no on with our we you your are now from at by it this that until every what how a an or as be has us i my me he she they his her their was were will could would can have had not but so all after again before up out get been than then when who about which why where while because into without there these those some',
  de: 'ich der die das und ist fur mit wir ihr nicht ein eine einen ab bis im am auf von zu den dem in aus beim',
  es: 'el la los las y de que en un una para con por del al se nuestro desde hasta es su a',
  fr: 'le la les et de des du un une pour avec dans est sur nous vous notre au aux jusqu en qui que par a ses l d on',
  it: 'il lo gli le e di che un una per con nel nella del della dal al sono nostro fino a al',
  pt: 'eu minha o os as e de que em um uma para com por do da no na dos das nosso ate a ao sua',
  nl: 'ik het de een en van voor met op in is wij onze ons je niet vanaf tot nu ook bij',
  pl: 'i w na do z sie jest nie ze dla od nasz nasza juz oraz przez po',
  sv: 'jag och att det ar for med pa av en ett vi var fran till nu som',
}

/** All of these words; a bundle that draws nothing leaves out what is marked as pure. */
// @__NO_SIDE_EFFECTS__
export const wordSet = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap(list => list.split(' ')))

const NO_ENDS = /* @__PURE__ */ wordSet('ente enten pasta')
/** What ends a compound and may be what it is called for; “Patienten” ends in no ducks and “Zahnpasta” in no noodles. */
export const mayEndCompound = (end: string): boolean => !NO_ENDS.has(end)

/** Where a word begins as one of these lists says, told in plain letters. */
export const beginningWith = (...lists: string[]): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${lists.join('|')})`, 'u')

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")

export const tokensOf = (text: string): string[] => plain(text).match(/[\p{L}\d]+(?:['&-][\p{L}\d]+)*/gu) ?? []

/** Whether a word is one of the small ones, which stand in every sentence. */
export const isSmall = (token: string, languages: readonly Language[]): boolean =>
  languages.some(language => ` ${STOP[language]} `.includes(` ${token} `))

/** The languages of the nine whose small words are the most. */
export function spokenIn(text: string): Language[] {
  const tokens = tokensOf(text)
  const counted = LANGUAGES.map(language => {
    const stops = new Set(STOP[language].split(' '))
    return { language, count: tokens.filter(token => stops.has(token)).length }
  })
  const most = Math.max(...counted.map(one => one.count))
  return most === 0 ? [] : counted.filter(one => one.count === most).map(one => one.language)
}

/** The languages that a text may be in; where it leaves the choice, those of what is told beside it. */
export function languagesOf(text: string, beside = ''): Language[] {
  const own = spokenIn(text)
  if (own.length === 1) return own
  const others = spokenIn(beside)
  const both = own.filter(one => others.includes(one))
  const all = both.length > 0 ? both : [...new Set([...own, ...others])]
  return all.length > 0 ? all : ['en']
}
