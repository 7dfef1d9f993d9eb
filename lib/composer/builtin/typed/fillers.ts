// Sounds that dictation writes down while somebody thinks: “it’s the um the open day”, “die äh Karten”.
import type { Where } from '#lib/composer/literals/literal.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { registry } from '#lib/registry.ts'

/** “um” is a word in German and Portuguese. */
const SOUNDS = registry<string>({
  ...{
    en: 'u+m+|u+h+m*|erm+|hmm+',
    de: 'ä+h+m*|ö+h+m*|hmm+',
    fr: 'e+uh+|heu+|hmm+',
    it: 'e+hm+|mmh+',
    es: 'e+hm+|mmm+',
  },
  ...{ pt: 'e+hm+|hã+', nl: 'u+h+m*|e+hm+', pl: 'y{3,}|e{3,}|e+hm+|hmm+', ja: 'え[ーえ]っと|えっと|あのー|えー' },
})
const found = new Map(
  Object.entries(SOUNDS).map(([language, sounds]) => [
    language,
    language === 'ja'
      ? new RegExp(`(?:${sounds})(?:、|…)?`, 'gu')
      : new RegExp(`(^|[,;…]? )(?:${sounds})(?:[,;…]|\\.{2,3})?(?: (?:${sounds}),?)*(?= |$)`, 'giu'),
  ]),
)

/** One sign that is said where none is typed: “… somewhere flat full stop”. */
const isStopped = (text: string): boolean => !/[.!?;:]/.test(text) && / full stop(?: |$)/i.test(text)
const SAID_STOP = / full stop(?: (\p{Ll})| (?=\P{Ll})|$)/giu

/** “it’s the (um) the open day”; “that that” and “had had” may be meant. */
const TWICE = /(?<!\p{L})(the|a|an|we|I|it|and|to|for|of|der|die|das|le|la|les|un|une|el|los|il|o|os) \1(?!\p{L})/gu

/** Without them, and with one comma where there was one before and behind each. */
export function withoutFillers(text: string, { language }: Pick<Where, 'language'>): string {
  const sounds = found.get(language)
  if (language === 'en' && isStopped(text))
    return withoutFillers(
      text.replaceAll(SAID_STOP, (_, next?: string) => (next ? `. ${next.toUpperCase()}` : '.')),
      { language },
    )
  if (!sounds?.test(text)) return text
  const quotes = quotesOf(text)
  sounds.lastIndex = 0
  const bare = text.replace(sounds, (all, before: string | undefined, at: number) => {
    if (quotes.some(({ start, end }) => start < at && at < end)) return all
    const isBetween = typeof before === 'string' && before.startsWith(',') && !/[,;]$/.test(all)
    return isBetween ? ',' : ''
  })
  return bare.replace(/^[\s,]+/, '').replace(TWICE, '$1')
}
