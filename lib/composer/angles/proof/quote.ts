import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { isTitle } from '#lib/composer/angles/news/article.ts'
import { addressOf, clean } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { speaksAlike } from '#lib/composer/read/brand-language.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { type Quote, trimQuote } from '#lib/composer/slots/quotes.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

export function quote(reading: Reading): Draft[] {
  const allowed = !reading.answers.some(each => /who said this/i.test(each.question) && /don.t use/i.test(each.answer))
  return allowed
    ? reading.quotes
        .filter(each => !isTitle(reading, each))
        .filter(each => each.inside.split(/\s+/).length >= 4 || [...each.inside].length > 16)
        .flatMap(each => quoteDraft(reading, each))
    : []
}

function quoteDraft(reading: Reading, said: Quote): Draft[] {
  const text = trimQuote(said.inside.replace(/\s+/g, ' ').replace(/[,;]$/, ''), BOX_LIMITS.quote)
  const answered = reading.answers.find(each => /who said this/i.test(each.question))?.answer
  const speaker = said.speaker ?? answered ?? labelledSpeaker(reading)
  if (!text || !speaker) return []
  const bare = said.title && tidyTitle(said.title)
  const at = bare ? reading.text.indexOf(bare) : -1
  const title = bare && bare.length <= 56 ? upperFirst(at >= 0 ? reading.speak(at, at + bare.length) : bare) : undefined
  const review = /\b(?:review|testimonial|customer|client|guest|feedback|user)\b/i.test(reading.text)
  const source = reading.text.match(
    /\b(?:review|rating) (?:from|on) (booking|google|tripadvisor|g2|capterra|trustpilot|app store|yelp)\b/i,
  )?.[1]
  const shown = `“${text}”`
  const who = title ? `${speaker}, ${bare && /^\p{Ll}/u.test(bare) ? lowerFirst(title) : title}` : speaker
  const feature = reading.brand.offer.features[0]
  const own = reading.brand.offer.one_liner || feature
  const line = own && speaksAlike(own, reading) ? own : undefined
  return [
    draft({
      angle: 'quote',
      frame: 'F36',
      rank: 72,
      template: review || title ? 'testimonial' : 'quote',
      top: text,
      lead:
        reading.language === 'en'
          ? `${who}, ${source ? `on ${upperFirst(source)}` : `on ${reading.brand.name}`}.`
          : aboutBrand(who, reading),
      boxes: {
        headline: shown,
        author: speaker,
        author_title: title ?? (review && reading.language === 'en' ? 'Customer review' : undefined),
        meta: title,
      },
      details: clean([line ? sentence(line) : undefined]),
      action: addressOf(reading),
      points: [{ title: shown }, { title: speaker, body: title }],
      topics: [],
      fixed: ['Customer', 'review', 'on'],
    }),
  ]
}

/** Who speaks, and of whom, in the language of the brief. */
function aboutBrand(who: string, { language, brand }: Reading): string {
  const about = ABOUT[language]
  if (language === 'ja') return `${who}、${brand.name}について。`
  const joined = language === 'fr' && /^[aeiouyhéèêâô]/i.test(brand.name) ? 'à propos d’' : about && `${about} `
  return joined ? `${who}, ${joined}${brand.name}.` : `${who}.`
}
const ABOUT: Record<string, string> = {
  de: 'über',
  es: 'sobre',
  fr: 'à propos de',
  it: 'su',
  nl: 'over',
  pt: 'sobre',
  sv: 'om',
}

const tidyTitle = (title: string): string =>
  stripStop(title.replace(/\s*\(.*$/, '').replace(/,?\s*(?:and )?(?:she|he|they) (?:said|says).*$/i, ''))

function labelledSpeaker(reading: Reading): string | undefined {
  const match = reading.text.match(
    /\b(?:quote|testimonial|review|words|feedback|message)s? (?:from|by) (?:our (?:customer|client|user|friend|ceo|founder) )?((?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]*\.?){0,3})/u,
  )
  return match?.[1]
}
