// Whether a post is about what a photo of its brand shows: a thing that both name, or a word that tells something.
import { recent } from '#lib/recent.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { namedIn } from '#lib/render/objects/meant.ts'
import { isSmall, languagesOf, plain, tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import type { Language } from '#lib/render/objects/words/index.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'

/** Of photographs, of whoever stands on one, of how much and how: “our new shop, two people” tells of a shop alone. */
const VAGUE: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  'photo photos photograph picture pictures image images img dsc jpg jpeg png webp pic pics snap screenshot untitled view close closeup close-up detail background front back side top inside outside middle',
  'foto fotos bild bilder imagen imagem immagine obraz zdjecie plaatje person people someone somebody woman women man men hand hands frau mann leute mujer hombre gente femme homme gens donna uomo mulher homem vrouw kobieta kvinna',
  'over up out off down through across around between above below after before into onto along together next left right coming going standing sitting looking showing lying waiting made cut same round part piece pieces pair morning afternoon evening night one two three four five six seven eight nine ten eleven twelve several many few lots other another whole half halves full first last day time new old big small large little long short good best great nice lovely beautiful own free open light dark red white black blue green yellow brown grey gray pink',
  // Days and months, cut short.
  'sun mon tue tues wed thu thur thurs fri sat jan feb mar apr may jun jul aug sep sept oct nov dec',
  'neu neue neuer neues nuevo nueva nouveau nouvelle nuovo nuova novo nova nieuw nieuwe nowy nowa nowe ny nya nytt',
)

/** What follows them is where a thing stands, and seldom what its photo is of: “oat glazed mug on a table”. */
const WHERE: Record<Language, string> = {
  en: 'on in at by near under against behind upon',
  de: 'auf in im am an bei vor neben unter hinter',
  es: 'en sobre bajo',
  fr: 'sur dans sous devant chez',
  it: 'su sul sulla in nel nella sotto',
  pt: 'em no na nos nas sobre',
  nl: 'op in bij aan onder',
  pl: 'na w we pod przy',
  sv: 'pa i under vid',
}

const LEAST_LETTERS = 3
/** Han and kana part no words: each run of one script is read as one. */
const RUNS = /\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{2,}/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}]/u
/** Arabic joins its article and its small words to what follows. */
const ARTICLE = /^(?:وال|بال|فال|كال|لل|ال)(?=[\u0600-\u06ff]{3})/u

const wordsIn = (text: string): string[] => [
  ...tokensOf(text)
    .filter(token => !UNSPACED.test(token))
    .map(token => token.replace(/'s$/, '').replace(ARTICLE, '')),
  ...(text.match(RUNS) ?? []),
]

/** What a brand says of itself. */
type Own = Pick<BrandKit, 'name' | 'tagline' | 'about'>

/** `place` are the words of where it is. */
type Telling = { words: string[]; place: string[]; nouns: string[] }

/** The words of a photo that tell what it shows; where those before its place tell nothing, “people in canoes”, all of them. */
export function tellingOf(shows: string, brand: Own): Telling {
  const languages = languagesOf(shows, besideOf(brand))
  const where = new Set(languages.flatMap(language => WHERE[language].split(' ')))
  const all = shows.split(/\s+/u)
  const cut = all.findIndex(word => where.has(plain(word)))
  const [own, place] = [all.slice(0, Math.max(0, cut)), all.slice(Math.max(0, cut))].map(part =>
    tellsIn(part.join(' '), languages),
  ) as [Tells, Tells]
  return own.words.length > 0 ? { ...own, place: place.words } : { ...place, place: [] }
}

type Tells = Omit<Telling, 'place'>

const tellsIn = (text: string, languages: readonly Language[]): Tells => ({
  words: wordsIn(text).filter(word => isTelling(word, languages)),
  nouns: namedIn(text, languages),
})

const isTelling = (word: string, languages: readonly Language[]): boolean =>
  (word.length >= LEAST_LETTERS || UNSPACED.test(word)) &&
  !/\d/u.test(word) &&
  !VAGUE.has(word) &&
  !isSmall(word, languages)

/** What a post says. */
export type Said = { words: readonly string[]; nouns: readonly string[] }

const known = /* @__PURE__ */ recent<Said>(32)

/** A brand's name and line stand under every post, and say nothing of this one. */
export function saidIn(texts: readonly string[], brand: Own): Said {
  const own = [brand.name, brand.tagline.replace(/\.$/u, '')].filter(Boolean)
  const said = texts.map(text => own.reduce((left, one) => left.replaceAll(one, ' '), text))
  const beside = besideOf(brand)
  const key = JSON.stringify([said, beside])
  return known.get(key) ?? known.keep(key, readIn(said, beside))
}

function readIn(texts: readonly string[], beside: string): Said {
  const languages = languagesOf(texts.join(' '), beside)
  const nouns = texts.flatMap(text => text.split('\n')).flatMap(line => namedIn(line, languages))
  return { words: [...new Set(texts.flatMap(wordsIn))], nouns }
}

/** How much of what a photo shows is what a post says: the thing itself before words that both have. One word of its place is none: many things stand on a table. */
export function likeness(shows: string, said: Said, brand: Own): number {
  const { words, place, nouns } = tellingOf(shows, brand)
  const [own, around] = [sharedBy(words, said), sharedBy(place, said)]
  return (nouns.some(noun => said.nouns.includes(noun)) ? THING : 0) + own + (around > 1 ? around : 0)
}

const THING = 10

const sharedBy = (words: readonly string[], said: Said): number =>
  words.filter(word => said.words.some(one => isForm(word, one))).length

/** Of words of four letters “corner” is no form of “corn”. */
const [ENDS, LONG_ENDS] = [
  /^(?:s|es|e|n|en|d|ed|ing|a|o|i|as|os)?$/,
  /^(?:s|es|e|n|en|d|ed|ing|a|o|i|as|os|er|ers|ern|y|em)?$/,
]
const PLURALS = /^(?:y ies|ies y|fe? ves|ves fe?)$/

/** Whether two words are forms of one, “glaze” and “glazed”; slips are none, as “horse” would be one of “house”. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [end, ending] = [one.slice(same), other.slice(same)]
  if (same < LEAST_LETTERS) return UNSPACED.test(one) && other.includes(one)
  if (PLURALS.test(`${end} ${ending}`)) return true
  if (same === LEAST_LETTERS) return /^(?:s|es)$/.test(end + ending)
  const ends = same === LEAST_LETTERS + 1 ? ENDS : LONG_ENDS
  return ends.test(end) && ends.test(ending)
}
