// What a picture shows: the thing that its post is about for certain, else nothing.
import { paintOf } from '#lib/render/objects/colours.ts'
import { type Meant, meantIn, namedIn } from '#lib/render/objects/meant.ts'
import { languagesOf, plain, wordSet } from '#lib/render/objects/tokens.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import type { Language } from '#lib/render/objects/words/index.ts'
import { asColoured } from '#lib/render/subject/colour.ts'
import { type Day, dayIn } from '#lib/render/subject/day.ts'
import { dealsInNoThings, isFigurative } from '#lib/render/subject/figures.ts'
import { isGrave, isNegated, isOff, isSober } from '#lib/render/subject/grave.ts'
import { asSaid, namesTaste } from '#lib/render/subject/state.ts'
import { namesColour } from '#lib/render/subject/undrawn.ts'
import { tongueOf } from '#lib/render/tongue.ts'

/** The things that the words are about, the first most; `grave` where the news leaves no room for any, `sober` where it is of death, work lost or a recall, `shut` where it only tells that something is closed or off; the language they are in, where they tell it. */
export type Subject = { nouns: string[]; grave: boolean; sober: boolean; shut: boolean; tongue: Language | null }

/** Fields that say what a post is about. */
const HEAD = /^(headline|title|name|event_name|product|product_name|thing|text|seen)$/
/** Addresses, names of files and small print say nothing. */
const SILENT = /^(url|site|reach|image|photo|screen_hint|role|code|language|legal)$/
/** What these are about is a person, a result or news of their own form. */
const BARE: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  'job_opening quote testimonial notice appeal new_customer match_result code og_code people release_notes comparison',
)

/** Their middle is a figure. */
const FIGURES: ReadonlySet<string> = /* @__PURE__ */ wordSet('stat milestone')

/** A thing may stand beside its words, and never in their middle. */
export const showsNoThing = (template: string): boolean => BARE.has(template) || FIGURES.has(template)

/** What says the point without naming the post. */
const POINT = /^(label|metric_label|role|eyebrow)$/

/** What says where it is, and nothing else. */
const WHERE = /^(location|place|venue)$/

type Told = { heads: string[]; points: string[]; where: string[]; all: string[] }

function textsOf(data: unknown, field = ''): Told {
  if (typeof data === 'string') {
    if (SILENT.test(field) || data.startsWith('http')) return { heads: [], points: [], where: [], all: [] }
    const of = (named: RegExp) => (named.test(field) ? [data] : [])
    return { heads: of(HEAD), points: of(POINT), where: of(WHERE), all: [data] }
  }
  const inner = Array.isArray(data)
    ? data.map(one => textsOf(one, field))
    : typeof data === 'object' && data !== null
      ? Object.entries(data).map(([name, value]) => textsOf(value, name))
      : []
  return {
    heads: inner.flatMap(one => one.heads),
    points: inner.flatMap(one => one.points),
    where: inner.flatMap(one => one.where),
    all: inner.flatMap(one => one.all),
  }
}

/** `brand` is what the brand says of itself, which tells its language and what it deals in. */
export function subjectOf(template: string, data: Record<string, unknown>, brand = ''): Subject {
  const { heads, points, all } = textsOf(data)
  // Hours tell when it is shut by their nature.
  const grave = isGraveAs(template, data, all) && !(template === 'hours' && isOff(all))
  const shown = grave || BARE.has(template) || namesTaste([...heads, ...points]) ? [] : nounsIn(heads, all, brand)
  const [sober, shut] = [isSober(all), isOff(all)]
  // What is off for the snow shows that, and nothing of what would have been.
  const nouns = isOffForSnow(heads, all, brand) ? ['snowflake'] : shown
  return { nouns, grave, sober, shut, tongue: tongueOf(all, brand) }
}

const SNOW =
  /(?<!\p{L})(?:snow(?:fall|storm|ed)?|schneefall|schnee(?!\p{L})|nevada|nieve|neige|neve|nevicata|sneeuw|snieg|snieg[ui]|sno(?:fall|vader)?)(?!\p{L})/u
/** “No rehearsal tonight: snow”; somebody’s name is Snow, and an accident in the snow is another news. */
export function isOffForSnow(heads: readonly string[], all: readonly string[], brand: string): boolean {
  const isNamed = all.some(text => SNOW.test(plain(text)) && !/\p{L} Snow\b/u.test(text))
  if (!isNamed) return false
  // So few words may be read as another language, in which “no” denies nothing.
  const languages = all.some(text => /\bsnow/iu.test(text)) ? (['en'] as const) : languagesOf(all.join(' '), brand)
  return isGrave(all) ? isOff(all) && !isSober(all) : heads.some(head => isNegated(head, languages))
}

/** Of a set with a grave word here and there: from this share of its slides on it is grave news. */
const GRAVE_SHARE = 0.34

/** Each has slides, or the shots of a film. */
const SETS: ReadonlySet<string> = /* @__PURE__ */ wordSet('carousel_story slideshow_list film')

/** A set of slides is about what its cover says; one slide with “closes at five” or “an accident” makes it no sad news, one with a death does. */
function isGraveAs(template: string, data: Record<string, unknown>, all: readonly string[]): boolean {
  const slides = SETS.has(template) ? (data.slides ?? data.shots) : null
  if (!Array.isArray(slides) || isSober(all)) return isGrave(all)
  const [cover, ...others] = slides.map(slide => textsOf(slide).all)
  const told = others.filter(texts => isGrave(texts) && !isOff(texts))
  return isGrave(cover ?? []) || told.length > others.length * GRAVE_SHARE
}

/** What one row, price or later slide names is not what the whole is about. */
const withoutRows = (data: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  ...Object.fromEntries(['rows', 'facts', 'prices', 'people'].flatMap(name => (name in data ? [[name, []]] : []))),
  ...(Array.isArray(data.slides) && { slides: data.slides.slice(0, 1) }),
  ...(Array.isArray(data.shots) && { shots: data.shots.slice(0, 1) }),
})

/** What may say where it happens: the rows of a table are elsewhere. */
export const whereabouts = (data: Record<string, unknown>): Told => textsOf(withoutRows(data))

/** What each slide of a set, or each shot of a film, says. */
export function slidesOf({ slides, shots }: Record<string, unknown>): string[][] {
  const all = slides ?? shots
  return Array.isArray(all) ? all.map(slide => textsOf(slide).all) : []
}

/** All that is said, and of the whole what leads it. */
export const tellsOf = (data: Record<string, unknown>) => ({ ...whereabouts(data), all: textsOf(data).all })

/** A word of several things is the one of the trade, else the one that is named for sure beside it: “batería” is another thing at a garage than at a school of music, and the boat of a post on rowing has no sails. */
export function senseIn(meant: Meant, things: readonly string[], named: readonly string[] = []): Meant {
  if (meant.others.length === 0) return meant
  const own =
    [meant.noun, ...meant.others].find(one => things.includes(one)) ?? meant.others.find(one => named.includes(one))
  return own ? { noun: own, doubtful: false, others: [] } : meant
}

/** Who is counted, by the beginnings of their names. */
const PEOPLE =
  /(?<![\p{L}])(?:people|persons?\b|customers?|clients?\b|guests?\b|members?\b|riders?\b|patients?\b|pupils?\b|students?\b|learners?\b|child|kids\b|parents?\b|famil|readers?\b|visitors?\b|users?\b|owners?\b|drivers?\b|runners?\b|swimmers?\b|neighbou?rs?\b|volunteers?\b|teachers?\b|employees?\b|colleagues?\b|travell?ers?\b|passengers?\b|women\b|men\b|adults?\b|kund|gast\b|gaste|mitglied|patient|schuler|kinder|eltern|nachbarn|menschen|leute\b|client|personas?\b|socios|alumn|ninos|vecinos|familias|personnes?\b|clientes?\b|eleves|enfants|habitants|client[ie]\b|person[ea]\b|soci\b|bambini|pessoas?\b|criancas|mensen|klant|leden\b|kinderen|ludzi|osob|klienci|klientow|dzieci|manniskor|kunder|barn\b)/u

/** What is counted, where the first words of a label say it; people have a figure. */
export function countedThing(label: string, brand: string): string[] {
  const first = label.split(/\s+/u).slice(0, 4).join(' ')
  const noun = PEOPLE.test(plain(first)) ? 'person' : thingOf(first, brand)
  return noun ? [noun] : []
}

/** The thing of each item, or of one headline, by the same rules. */
export const thingOf = (text: string, brand: string): string | null =>
  isGrave([text]) ? null : (nounsIn([text], [text], brand)[0] ?? null)

function nounsIn(heads: readonly string[], all: readonly string[], brand: string): string[] {
  if (dealsInNoThings(brand)) return []
  const languages = languagesOf(all.join(' '), brand)
  const dealt = new Set(dealtIn(brand, languages))
  const trade = tradeOfBrand({ name: '', tagline: brand }).things
  const counts = new Map<string, number>()
  const meant = heads
    .filter(head => !isNegated(head, languages) && !isFigurative(head))
    .flatMap(head => meantIn(head, languages))
  const isOpen = meant.some(({ others }) => others.length > 0)
  const named = isOpen ? all.flatMap(text => namedIn(text, languages)) : []
  for (const { noun, doubtful } of meant.map(one => senseIn(one, trade, named)))
    if (!doubtful || dealt.has(noun)) counts.set(noun, (counts.get(noun) ?? 0) + 1)
  const found = [...counts].toSorted((a, b) => b[1] - a[1]).map(([noun]) => noun)
  const seen = painted(found, all, languages)
  return asSaid(namesColour(all) ? seen.filter(one => paintOf(one) !== null) : seen, heads)
}

/** In the colours that the words give them; what cannot have its colour is left out. */
export const painted = (found: readonly string[], all: readonly string[], languages: readonly Language[]): string[] =>
  found.flatMap(noun => asColoured(noun, all, languages, found.length === 1) ?? [])

/** What comes along with it, or where it is, is not what a brand deals in. */
const BESIDE = /\s(?:in|at|with|mit|con|avec|com|met|z|med)\s[^.!?]*/giu

export function dealtIn(brand: string, languages: readonly Language[]): string[] {
  const { things } = tradeOfBrand({ name: '', tagline: brand })
  return meantIn(brand.replaceAll(BESIDE, ''), languages)
    .map(one => senseIn(one, things))
    .flatMap(({ noun, doubtful, others }) => (doubtful && others.length > 0 ? [] : [noun]))
}

/** The thing that a brand makes or sells, by its own words. */
export function tradeIn(brand: string): string | null {
  if (dealsInNoThings(brand)) return null
  return dealtIn(brand, languagesOf(brand))[0] ?? null
}

/** Fields that name the day of a post, the surest first. */
const DATED = ['date', 'launch_date', 'headline', 'title', 'event_name', 'eyebrow', 'detail', 'body']

/** The day that a post is about: that of the first field which names any, else that of the one row which does; what is shut has no day but its headline’s. */
export function dayOf(data: Record<string, unknown>, isShut: boolean): Day | null {
  const names = isShut ? ['date', 'headline', 'title'] : DATED
  const named = names.flatMap(name => (typeof data[name] === 'string' ? [dayIn(data[name])] : []))
  const day = named.find(one => one !== undefined)
  if (day !== undefined || isShut) return day ?? null
  const rows = textsOf({ rows: data.rows ?? [], items: data.items ?? [] }).all.flatMap(text => dayIn(text) ?? [])
  return rows.length === 1 ? (rows[0] ?? null) : null
}
