import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, partsOf, readable, remaining, shorten } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, upperFirst } from '#lib/composer/words/case.ts'

const OFF =
  /\b(?:is|are|has been|have been) (?:now )?(?:off|cancelled|canceled|postponed|called off|moved to \p{Lu}|delayed)\b/iu

/** Something does not take place: said first and plainly, why and what then below it. */
export function off(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const part = partsOf(reading).find(each => OFF.test(each.text) && !/(?:\d ?%|[£$€]\d[\d.,]*) off\b/i.test(each.text))
  if (!part) return []
  const headline = shorten(upperFirst(part.text), 42) ?? sentence(upperFirst(part.text))
  const more = remaining(reading, [headline, part.text], 4)
  const [body, ...items] = [...more].sort((a, b) => a.length - b.length)
  return [
    draft({
      angle: 'notice',
      frame: 'F31',
      rank: 96,
      template: 'notice',
      top: part.text.split(' ').slice(0, 3).join(' '),
      lead: readable(part, reading) || headline,
      boxes: {
        headline,
        body: more.join(' ').length <= 90 ? more.join(' ') || undefined : body,
        items:
          more.join(' ').length <= 90
            ? undefined
            : items.filter(text => text.length <= 60).map(text => text.replace(/\.$/, '')),
      },
      details: more,
      action: addressOf(reading),
      points: more.map(title => ({ title })),
      topics: [],
    }),
  ]
}
