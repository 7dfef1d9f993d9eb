import type { Draft } from '#lib/composer/angles/draft.ts'
import { HASHTAG_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { ACRONYMS, PROPER, SPELLINGS } from '#lib/composer/words/lexicon.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const SILENT = new Set(['outage', 'apology'])
const PLAIN = new Set(
  'snail storm nights lane head customer success happy better different second shop send down counter noon ages tips three four five six seven eight nine holidays update article blog study case line subject every site night reasons late like become small quiet without themselves aloud nice little senior junior before after demo same best number offer offers winter things ready tracking buying hand inside outside mode work working made home place town love viral motivation fyp today tomorrow week month year time day free new off code save people thing things everyone everything minutes hours days years percent want need get good great best open live available start starts launch launches join read page post first last next more less many much other same real own january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

/** Names and topics of the brief, nouns it shares with the brand, then what and where the brand is; none where a tag would be out of place. */
export function writeHashtags(chosen: Draft, reading: Reading): string[] {
  if (SILENT.has(chosen.angle) || reading.brand.voice.regulated) return []
  const limit = chosen.angle === 'price_change' ? 1 : HASHTAG_LIMITS[reading.channel]
  const own = new Set(contentWords(`${reading.brand.name} ${reading.brand.offer.product_name}`))
  const tags: string[] = []
  for (const candidate of candidates(chosen, reading)) {
    if (contentWords(candidate).every(word => own.has(word)) && own.size < 2) continue
    const tag = toTag(candidate)
    const fits = tag.length > 3 && tag.length <= 24
    if (fits && !tags.some(other => alike(other, tag))) tags.push(tag)
  }
  return tags.slice(0, Math.min(limit, 4))
}

const alike = (a: string, b: string): boolean => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  return left.startsWith(right.slice(0, 5)) || right.startsWith(left.slice(0, 5))
}

function candidates(chosen: Draft, reading: Reading): string[] {
  const topics = chosen.topics.filter(
    topic =>
      topic !== '' &&
      topic.split(/\s+/).length <= 3 &&
      /^[\p{L}\d\s’'-]+$/u.test(topic) &&
      !/^(?:the|our|a|an|new|all|every|your|first) /i.test(topic) &&
      (topic.includes(' ')
        ? !topic.split(' ').some(word => PLAIN.has(word.toLowerCase()))
        : topic === 'hiring' || usable(topic)),
  )
  const said = reading.facts.map(clause => clause.text).join('. ')
  const names = [...said.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu)]
    .map(match => match[0])
    .filter(
      name =>
        !contentWords(name).some(word => PLAIN.has(word)) &&
        name !== reading.brand.name &&
        !/^\p{Lu}{2,} /u.test(name) &&
        !PEOPLED.has(chosen.angle),
    )
  const places = [...said.matchAll(/\p{Lu}\p{L}{3,}/gu)]
    .map(match => match[0])
    .filter(word => (PROPER.has(word.toLowerCase()) && !/(?:ish|ese)$/.test(word)) || PRODUCTS.has(word))
  if (reading.language !== 'en') return [...topics, ...places].filter(each => !/^\p{Lu}{3,}$/u.test(each))
  const known = new Set(
    [reading.brand.offer.one_liner, ...reading.brand.offer.features].flatMap(contentWords).map(stem),
  )
  const shared = contentWords(`${chosen.boxes.headline} ${chosen.lead}`).filter(
    word => known.has(stem(word)) && usable(word) && reading.text.toLowerCase().includes(word),
  )
  return [...topics, ...names, ...places, ...shared, ...brandTopics(reading)]
}

/** Angles whose names are people’s. */
const PEOPLED = new Set(['quote', 'person', 'article'])
const CHANNELS = /^(?:LinkedIn|TikTok|Instagram|YouTube|Twitter|Facebook)$/
const PRODUCTS = new Set(
  Object.values(SPELLINGS).filter(name => name.length > 3 && /^\p{Lu}/u.test(name) && !CHANNELS.test(name)),
)

/** Where the brand is and what it makes, from its own line. */
function brandTopics({ brand }: Reading): string[] {
  const lines = `${brand.overview} ${brand.offer.one_liner}`
  const street = lines.match(/\bon (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u)?.[1]
  const town = lines.match(/\bin (?:old )?(\p{Lu}\p{Ll}{3,})/u)?.[1]
  const kind = brand.offer.one_liner
    .split(/ (?:for|with|about|that|which|in|on|of|from|to)\b/)[0]
    ?.replace(/^(?:an?|the) /i, '')
  const made = kind?.includes(',') ? kind.split(',')[0] : kind?.split(' ').filter(usableAdjunct).slice(-2).join(' ')
  return [street, town, made].filter((each): each is string => each !== undefined && each.length > 3)
}

const usableAdjunct = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !PLAIN.has(word.toLowerCase())

const usable = (word: string): boolean =>
  /^\p{L}[\p{L}-]{3,}$/u.test(word) &&
  !PLAIN.has(word.toLowerCase()) &&
  (verbForm(word) === undefined || verbForm(word)?.form === 'base') &&
  !/(?:ly|ing|ed|est)$/.test(word)

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

/** The caption as it is posted: tags after a blank line, in the line on TikTok. */
export function withHashtags(caption: string, hashtags: readonly string[], channel: Reading['channel']): string {
  const tags = hashtags.slice(0, HASHTAG_LIMITS[channel])
  if (tags.length === 0) return caption
  return `${caption}${channel === 'tiktok' ? ' ' : '\n\n'}${tags.join(' ')}`
}
