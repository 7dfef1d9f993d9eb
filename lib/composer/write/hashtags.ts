import type { Draft } from '#lib/composer/angles/draft.ts'
import { HASHTAG_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { ACRONYMS, PROPER } from '#lib/composer/words/lexicon.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const SILENT = new Set(['outage', 'apology'])
const PLAIN = new Set(
  'every site night reasons late like become small quiet without themselves aloud nice little senior junior before after demo same best number offer offers winter things ready tracking buying hand inside outside mode work working made home place town love viral motivation fyp today tomorrow week month year time day free new off code save people thing things everyone everything minutes hours days years percent want need get good great best open live available start starts launch launches join read page post first last next more less many much other same real own january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

/** Nouns of the brief that the brand knows too, then names and topics; none where a tag would be out of place. */
export function writeHashtags(chosen: Draft, reading: Reading): string[] {
  if (SILENT.has(chosen.angle) || reading.brand.voice.regulated) return []
  const limit = chosen.angle === 'price_change' ? 1 : HASHTAG_LIMITS[reading.channel]
  const known = new Set(
    [
      reading.brand.offer.one_liner,
      reading.brand.overview,
      reading.brand.offer.who_its_for,
      ...reading.brand.offer.features,
    ]
      .flatMap(contentWords)
      .map(stem),
  )
  const places = [...reading.text.matchAll(/\p{Lu}[\p{L}]{3,}/gu)]
    .map(match => match[0])
    .filter(word => PROPER.has(word.toLowerCase()) && !/(?:ish|ese)$/.test(word))
  const foreign = reading.language !== 'en'
  const shared = foreign
    ? []
    : contentWords(`${chosen.boxes.headline} ${chosen.lead}`).filter(word => known.has(stem(word)) && usable(word))
  const named = chosen.topics.filter(
    topic =>
      topic !== '' &&
      topic.split(/\s+/).length <= 2 &&
      /^[\p{L}\d\s’'-]+$/u.test(topic) &&
      !/^(?:the|our|a|an)\b/i.test(topic) &&
      (topic.includes(' ') || topic === 'hiring' || usable(topic)),
  )
  const topics = foreign
    ? []
    : chosen.topics.flatMap(contentWords).filter(word => usable(word) && verbForm(word) === undefined)
  const own = new Set(contentWords(`${reading.brand.name} ${reading.brand.offer.product_name}`))
  const tags: string[] = []
  const general = foreign ? [] : contentWords(reading.brand.offer.one_liner).filter(usable).slice(-1)
  for (const candidate of [...named, ...places, ...shared, ...topics, ...general]) {
    if (contentWords(candidate).every(word => own.has(word)) && tags.length + chosen.topics.length > 0 && own.size < 2)
      continue
    const tag = toTag(candidate)
    if (
      tag.length > 3 &&
      tag.length <= 24 &&
      !tags.some(
        other =>
          other.toLowerCase().startsWith(tag.toLowerCase().slice(0, 5)) ||
          tag.toLowerCase().startsWith(other.toLowerCase().slice(0, 5)),
      )
    )
      tags.push(tag)
  }
  return tags.slice(0, Math.min(limit, 4))
}

const usable = (word: string): boolean =>
  /^\p{L}[\p{L}-]{3,}$/u.test(word) &&
  !PLAIN.has(word.toLowerCase()) &&
  (verbForm(word) === undefined || verbForm(word)?.form === 'base') &&
  !/(?:ly|ing|ed|est)$/.test(word)

const toTag = (text: string): string => {
  const words = text.match(/[\p{L}\d]+/gu) ?? []
  const cased = words.map(word =>
    ACRONYMS.has(word.toLowerCase())
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
