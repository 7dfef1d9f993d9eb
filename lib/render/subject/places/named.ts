// Which place words name as where it happens, in nine languages. What rules a thing out, a small word before it, is just what tells a place.
import { recent } from '#lib/recent.ts'
import { GOES_ON } from '#lib/render/objects/grammar.ts'
import { plain, wordSet } from '#lib/render/objects/tokens.ts'
import { LANGUAGES, type Language } from '#lib/render/objects/words/index.ts'
import { isFigurative } from '#lib/render/subject/figures.ts'
import { isNegated } from '#lib/render/subject/grave.ts'
import { isOutdoors, placeWords } from '#lib/render/subject/places/words.ts'

/** Before a place where something happens; what it is behind, opposite or near is only how to find it. */
const AT: Record<Language, ReadonlySet<string>> = {
  en: /* @__PURE__ */ wordSet('on in at by along beside down into through across over under around amid among'),
  de: /* @__PURE__ */ wordSet('am an im in auf ins durch entlang unter ufer rand bei beim'),
  es: /* @__PURE__ */ wordSet('en por orilla orillas bajo entre'),
  fr: /* @__PURE__ */ wordSet('sur dans a au aux en bord bords sous parmi'),
  it: /* @__PURE__ */ wordSet(
    'in nel nello nella nei nelle nell sul sullo sulla sui sulle sull al alla all riva lungo tra fra sotto',
  ),
  pt: /* @__PURE__ */ wordSet('em no na nos nas pelo pela beira margem ao entre sob'),
  nl: /* @__PURE__ */ wordSet('in op aan bij langs door oever onder'),
  pl: /* @__PURE__ */ wordSet('w we na nad po pod brzegiem brzegu'),
  sv: /* @__PURE__ */ wordSet('i pa vid langs genom under'),
}

/** Between that and its name. */
const ARTICLES: Record<Language, ReadonlySet<string>> = {
  en: /* @__PURE__ */ wordSet('the a an our your this its'),
  de: /* @__PURE__ */ wordSet('der die das dem den des ein einem einer unser unsere unserem unserer unseren unserm'),
  es: /* @__PURE__ */ wordSet('el la los las del de un una nuestro nuestra'),
  fr: /* @__PURE__ */ wordSet('le la les l du de des d un une notre nos'),
  it: /* @__PURE__ */ wordSet('il lo la i gli le l del della dell d un una nostro nostra'),
  pt: /* @__PURE__ */ wordSet('o a os as do da dos das de um uma nosso nossa'),
  nl: /* @__PURE__ */ wordSet('de het een van onze ons'),
  pl: /* @__PURE__ */ wordSet('naszym naszej nasza naszego'),
  sv: /* @__PURE__ */ wordSet('en ett den det var vart'),
}

/** Of a street, a house or a room the place is but the name, and so it is where a number follows. */
const NAMES = /* @__PURE__ */ wordSet(
  'street road lane avenue strasse weg gasse platz calle avenida plaza paseo rue avenue place chemin route via viale piazza corso rua praca avenida straat laan plein weg ulica aleja gatan vagen hotel hostel cafe bar restaurant pub inn school station car parking centre',
)
const CLOCK = /* @__PURE__ */ wordSet('uhr h pm am juni juli mai marz april august september oktober november dezember')
/** What is done at a place: it is named for it. */
const DOINGS = /* @__PURE__ */ wordSet(
  'trip trips tour tours walk walks clean cleanup clean-up picnic picnics swim swims swimming party concert race races run ride rides festival fest day days week weekend weekends lunch lunches supper suppers dinner dinners breakfast breakfasts yoga camp camps cruise cruises rescue paths path trail trails bathing school ranger rangers season view views stall stalls trader traders visit visits open cinema games music photography litter safari adventure adventures holiday holidays getaway sauna',
)
const GOING =
  /(?:spaziergang|spaziergange|wanderung|wanderungen|fahrt|fahrten|rundfahrt|rundfahrten|lauf|baden|bad|schwimmen|picknick|konzert|konzerte|fest|tour|touren|tag|tage|fuhrung|fuhrungen|putzete|putzaktion|reinigung|yoga|sauna|kino|stand|stande|markt|saison|frei|wandeling|wandelingen|tocht|tochten|vaart|dag|feest|loop|promenad|turen|tur|badet|dagen|stadning)$/u
const JOINED: ReadonlySet<Language> = new Set(['de', 'nl', 'sv'])

type Name = { place: string; words: string[]; doubtful: boolean }
const indexes = new Map<Language, Map<string, Name[]>>()

function indexOf(language: Language): Map<string, Name[]> {
  const kept = indexes.get(language)
  if (kept) return kept
  const index = new Map<string, Name[]>()
  const at = LANGUAGES.indexOf(language)
  for (const [place, all] of Object.entries(placeWords))
    for (const said of all.split('/')[at]?.split(',') ?? []) {
      const words = said.replace('~', '').split(' ')
      const [first = ''] = words
      index.set(first, [...(index.get(first) ?? []), { place, words, doubtful: said.startsWith('~') }])
    }
  indexes.set(language, index)
  return index
}

/** `isWhere` where the whole text says where it is. */
type Clause = { text: string; tokens: readonly string[]; language: Language; isWhere: boolean }

/** The longest name that begins here: a village hall is no village. */
function nameAt({ tokens, language }: Clause, at: number): Name | null {
  const found = (indexOf(language).get(tokens[at] ?? '') ?? []).filter(({ words }) =>
    words.every((word, step) => tokens[at + step] === word),
  )
  return found.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null
}

/** “Waldspaziergang”, “Flussfahrten”: the place begins the word, and what is done there ends it. */
function joinedAt({ tokens, language }: Clause, at: number): Name | null {
  const token = tokens[at] ?? ''
  if (!JOINED.has(language) || !GOING.test(token)) return null
  for (const [word, names] of indexOf(language)) {
    const [name] = names
    if (!name || name.words.length > 1 || word.length < 4 || name.doubtful || !isOutdoors(name.place)) continue
    if (token.startsWith(word) && /^(?:s|es|en|n|er)?-?$/u.test(token.slice(word.length).replace(GOING, '')))
      return name
  }
  return null
}

/** Whether a small word leads to it, with an article and one more word between them at most, which is no name. */
function isLed({ text, tokens, language }: Clause, at: number): boolean {
  let others = 0
  for (let back = at - 1; back >= Math.max(0, at - 5); back--) {
    const token = tokens[back] ?? ''
    if (AT[language].has(token)) return true
    if (NAMES.has(token)) return false
    if (ARTICLES[language].has(token)) continue
    if (++others > 1 || (language !== 'de' && isCapital(text, token) && isCapital(text, tokens[at] ?? ''))) return false
  }
  return false
}

const isCapital = (text: string, token: string): boolean =>
  /^\p{Lu}/u.test(text.split(/[\s'’]+/u).find(one => plain(one) === token) ?? '')

/** Whether it begins its clause and is what that is about: “The garden opens on 1 May”. */
const isSubject = ({ tokens, language }: Clause, at: number): boolean =>
  at > 0 &&
  at <= 2 &&
  ARTICLES[language].has(tokens[0] ?? '') &&
  tokens.slice(0, at).every(token => !SOME.has(token) && !AT[language].has(token) && !/\d/u.test(token))
const SOME = /* @__PURE__ */ wordSet('a an ein einem einer ein un una une um uma een ett')

function stands(clause: Clause, at: number, { words, place }: Name): boolean {
  const { tokens, language, text, isWhere } = clause
  const next = tokens[at + words.length]
  const after = tokens[at + words.length + 1] ?? ''
  if (language !== 'de' && isProper(text, words[0] ?? '')) return false
  if (
    next !== undefined &&
    (NAMES.has(next) || (/^\d{1,3}[a-z]?$/u.test(next) && !CLOCK.has(after) && !/^\d/u.test(after)))
  )
    return false
  if (isWhere && at === 0 && next === undefined) return true
  // “In the field of medicine”.
  if (language === 'en' && next === 'of') return false
  const isDone = language === 'en' && next !== undefined && DOINGS.has(next) && isOutdoors(place)
  const ends = language !== 'en' || next === undefined || GOES_ON.has(next) || /^\d/u.test(next)
  return isDone || (ends && (isLed(clause, at) || isSubject(clause, at)))
}

/** A capital in a sentence in small letters is somebody's or some house's name. */
function isProper(text: string, name: string): boolean {
  const rest = text
    .trim()
    .split(/[\s'’]+/u)
    .slice(1)
  const word = rest.find(one => plain(one).startsWith(name))
  return rest.some(one => /^\p{Ll}{4,}/u.test(one)) && word !== undefined && /^\p{Lu}/u.test(word)
}

const CLAUSES = /[.!?:;,()«»“”"–—|•\n]+|\s-\s/u

const tokensOf = (text: string): string[] => plain(text).match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []

export type Named = { place: string; doubtful: boolean }

function readIn(text: string, language: Language, isWhere: boolean): Named | null {
  for (const part of text.slice(0, 400).split(CLAUSES)) {
    const clause = { text: part, tokens: tokensOf(part), language, isWhere }
    for (let at = 0; at < clause.tokens.length; at++) {
      const name = nameAt(clause, at)
      if (name && stands(clause, at, name)) return { place: name.place, doubtful: name.doubtful }
      const joined = name ? null : joinedAt(clause, at)
      if (joined) return { place: joined.place, doubtful: false }
      at += (name?.words.length ?? 1) - 1
    }
  }
  return null
}

const known = /* @__PURE__ */ recent<Named | 'none'>(256)

/** The first place that a text names for certain; doubtful where only the trade can tell. `isWhere` where the text is an answer to where. */
export function placeNamed(text: string, languages: readonly Language[], isWhere = false): Named | null {
  const key = `${languages.join()}/${isWhere}/${text}`
  const kept = known.get(key) ?? known.keep(key, found(text, languages, isWhere) ?? 'none')
  return kept === 'none' ? null : kept
}

function found(text: string, languages: readonly Language[], isWhere: boolean): Named | null {
  if (isNegated(text, languages) || isFigurative(text)) return null
  const all = languages.flatMap(language => readIn(text, language, isWhere) ?? [])
  // Languages that share a word have to mean the same.
  return all.every(({ place }) => place === all[0]?.place) ? (all[0] ?? null) : null
}
