import type { Draft } from '#lib/composer/angles/draft.ts'
import { HASHTAG_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { ACRONYMS, PROPER, SPELLINGS } from '#lib/composer/words/lexicon.ts'
import { contentWords } from '#lib/composer/words/overlap.ts'
import { taggable, tagsIn } from '#lib/composer/words/tags.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const SILENT = new Set(['outage', 'apology'])
/** Words that make a tag say nothing: numbers, articles, times, and what every post is about. */
const PLAIN = new Set(
  'the a an our your my new all every first one two three four five six seven eight nine ten eleven twelve around under over with without from into at in on by to of for and or this that these those same own more most many much next last daily weekly monthly yearly annual free best good great big small early late today tomorrow week month year day time morning evening night nights winter spring summer autumn season plan plans update news post blog article video card offer offers sale special box order orders half price code number numbers people thing things things everyone user users customer customers member members team teams group groups january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday served waited came saved left gone back'.split(
    ' ',
  ),
)
const FEASTS = /^(?:Christmas|Easter|Halloween)$/
const STREET = /(?:Road|Street|Lane|Avenue|Square|Row|Terrace|Close)$/

/** Names and topics of the brief, nouns it shares with the brand, then what and where the brand is; none where a tag would be out of place. */
export function writeHashtags(chosen: Draft, reading: Reading): string[] {
  if (SILENT.has(chosen.angle) || reading.brand.voice.regulated) return []
  const limit = chosen.angle === 'price_change' ? 1 : HASHTAG_LIMITS[reading.channel]
  const own = new Set(contentWords(`${reading.brand.name} ${reading.brand.offer.product_name}`))
  const names = new Set(reading.names.values())
  const tags: string[] = []
  for (const candidate of candidates(chosen, reading)) {
    if (contentWords(candidate).every(word => own.has(word)) && own.size < 2) continue
    const tag = toTag(
      /^\p{L}+$/u.test(candidate) && taggable(candidate) && !names.has(candidate) && !FEASTS.test(candidate)
        ? candidate.toLowerCase()
        : candidate,
    )
    const fits = tag.length > 3 && tag.length <= 24
    if (fits && !tags.some(other => alike(other, tag))) tags.push(tag)
  }
  return tags.slice(0, Math.min(limit, 4))
}

const alike = (a: string, b: string): boolean => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  return left.startsWith(right.slice(0, 5)) || right.startsWith(left.slice(0, 5)) || left.includes(right.slice(1))
}

function candidates(chosen: Draft, reading: Reading): string[] {
  const { language } = reading
  if (!TAGGED.has(language)) return []
  const topics = chosen.topics.filter(topic => isTopic(topic, chosen, language))
  const said = reading.facts.map(clause => clause.text).join('. ')
  const people = new Set(reading.library.people.map(person => person.name))
  const names = [
    ...said.matchAll(/(?<!\b(?:with|by|from|says|for|and) )(?<=[\p{Ll},] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu),
  ]
    .map(match => match[0])
    .filter(
      name =>
        !contentWords(name).some(word => PLAIN.has(word)) &&
        name !== reading.brand.name &&
        !people.has(name) &&
        !STREET.test(name) &&
        !/^\p{Lu}{2,} /u.test(name) &&
        !PEOPLED.has(chosen.angle),
    )
  const places = [...said.matchAll(/\p{Lu}\p{L}{3,}/gu)]
    .map(match => match[0])
    .filter(word => (PROPER.has(word.toLowerCase()) && !/(?:ish|ese|ian|man)$/.test(word)) || PRODUCTS.has(word))
  if (language !== 'en') return [...topics, ...places].filter(each => !/^\p{Lu}{3,}$/u.test(each))
  return [...topics, ...names, ...places, ...tagsIn(said).slice(0, 3), ...brandTopics(reading)]
}

/** Languages whose nouns stand in a brief as they stand in a tag. */
const TAGGED = new Set(['en', 'de', 'es', 'fr', 'pt', 'it', 'ja', 'nl', 'sv'])

/** A name of something, or a noun that people follow. */
function isTopic(topic: string, { angle }: Draft, language: string): boolean {
  const words = topic.split(/\s+/)
  if (topic === '' || words.length > 3 || !/^[\p{L}\d\s’'-]+$/u.test(topic) || STREET.test(topic)) return false
  if (words.some(word => PLAIN.has(word.toLowerCase()) || /^\p{L}?\d+$/u.test(word))) return false
  if (language === 'de') return words.length === 1 && topic.length >= 6 && !GERMAN_TIME.test(topic)
  if (language !== 'en') return true
  if (words.length === 1)
    return taggable(topic) || (/^\p{Lu}/u.test(topic) && angle !== 'announcement' && !verbForm(topic))
  const last = words.at(-1) ?? ''
  return angle === 'hiring' || taggable(last) || (NAMED.has(angle) && !words.some(word => moves(word)))
}

/** Angles whose topic is the name of a thing. */
const NAMED = new Set(['launch', 'event', 'offer', 'deadline', 'comparison', 'release'])
const moves = (word: string): boolean => ['past', 'third', 'progressive'].includes(verbForm(word)?.form ?? '')
const GERMAN_TIME =
  /^(?:Januar|Februar|März|April|Juni|Juli|August|September|Oktober|November|Dezember|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Stunden?|Monate?|Wochen?|Minuten?|Jahre?|Termine?|Plätze|Preise?|Samstag|Anmeldung|Bewerbung|Uhrzeit|Teilzeit|Vollzeit|Eintritt|Startgeld|Prozent|Rabatt|Kunden|Umsatz|Kündigungen)$/

/** Angles whose names are people’s. */
const PEOPLED = new Set(['quote', 'person', 'article'])
const CHANNELS = /^(?:LinkedIn|TikTok|Instagram|YouTube|Twitter|Facebook)$/
const PRODUCTS = new Set(
  Object.values(SPELLINGS).filter(name => name.length > 3 && /^\p{Lu}/u.test(name) && !CHANNELS.test(name)),
)

/** Where the brand is, what it makes and for whom, from its own lines. */
function brandTopics({ brand }: Reading): string[] {
  const lines = `${brand.overview} ${brand.offer.one_liner}`
  const street = brand.name.match(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u)?.[0]
  const town = lines.match(/\bin (?:old )?(\p{Lu}\p{Ll}{3,})/u)?.[1]
  const made = tagsIn(`${brand.offer.one_liner} ${brand.overview}`).slice(0, 2)
  const trades = Array.isArray(brand.icp.industries)
    ? brand.icp.industries.filter(each => typeof each === 'string')
    : []
  const trade =
    trades.length > 2
      ? undefined
      : trades.find(
          each => taggable(each.split(' ').at(-1) ?? '') && each.split(' ').length <= 2 && !/retail/i.test(each),
        )
  return [street, town, ...made, trade].filter((each): each is string => each !== undefined && each.length > 2)
}

const toTag = (text: string): string => {
  const words = text.match(/[\p{L}\d]+/gu) ?? []
  const cased = words.map(word =>
    /\p{Ll}\p{Lu}/u.test(word)
      ? word
      : ACRONYMS.has(word.toLowerCase())
        ? word.toUpperCase()
        : words.length > 1
          ? word.charAt(0).toUpperCase() + word.slice(1)
          : word,
  )
  return `#${cased.join('')}`
}
