import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  addressOf,
  clean,
  firstFit,
  impersonal,
  remaining,
  restOf,
  shorten,
  splitAt,
} from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { cutsItems } from '#lib/composer/words/compress.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const NOW =
  /^(.{2,40}?) now ((?:works?|supports?|reads?|integrates?|runs?|shows?|sends?|syncs?|exports?|imports?|has|have|comes?|speaks?|\p{L}+s) .+)$/iu
const PAIR = /\b(?:in|for|with|to|from) (\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?) and (\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)\b/u

const restIn = (whole: string, part: string): string =>
  whole.startsWith(part) ? stripStop(whole.slice(part.length)) : ''

/** Something that the product does from now on. */
export function ability(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  for (const clause of reading.facts.slice(0, 4)) {
    for (const text of [
      ...clause.text.split(/:\s+/).slice(0, 1),
      ...clause.parts.filter(part => !cutsItems(part.text, restIn(clause.text, part.text))).map(part => part.text),
    ]) {
      const match = text.match(NOW)
      const verb = match?.[2]?.split(' ')[0] ?? ''
      if (
        !match?.[1] ||
        !match[2] ||
        (!verbForm(verb) && !/^ha[sv]e?$/.test(verb)) ||
        /^(?:it|they|there|you|we|who|that)$/i.test(match[1])
      )
        continue
      const whole = impersonal(text.replace(/^(?:also|and|plus),? /i, ''), reading)
      const added = text.match(PAIR)
      const parted = splitAt(whole, 42)
      const headline = firstFit(
        42,
        sentence(whole),
        added ? `New: ${added[1]} and ${added[2]}.` : undefined,
        shorten(whole, 42),
        shorten(`Now ${match[2]}`, 42),
        parted && sentence(parted.head),
      )
      if (!headline) continue
      const tail = clause.text.startsWith(`${text}: `)
        ? sentence(upperFirst(clause.text.slice(text.length + 2)))
        : undefined
      const more = clean([tail, ...remaining(reading, [headline, text, tail ?? ''], 4)])
      const body = restOf(sentence(whole), headline) || more.find(each => each.length <= 90)
      return [
        draft({
          angle: 'ability',
          frame: headline.startsWith('New:') ? 'F10' : 'F03',
          rank: 42,
          template: 'announcement',
          top:
            added && headline.includes(added[1] ?? '')
              ? `${added[1]} and ${added[2]}`
              : match[2].split(' ').slice(1, 3).join(' ') || match[1],
          lead: sentence(upperFirst(text)),
          boxes: {
            headline,
            body,
            cta: addressOf(reading)
              ?.replace(/^https?:\/\/(?:www\.)?/, '')
              .slice(0, 30),
          },
          details: more,
          action: addressOf(reading),
          points: clean(more).map(title => ({ title })),
          topics: clean([added?.[1], added?.[2]]),
          fixed: ['New', 'Now', 'The'],
        }),
      ]
    }
  }
  return []
}
