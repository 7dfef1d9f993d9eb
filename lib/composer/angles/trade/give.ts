import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { sayMoney } from '#lib/composer/angles/slots-said.ts'
import { addressOf, clean, partsOf, remaining, shorten } from '#lib/composer/angles/tools.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, upperFirst } from '#lib/composer/words/case.ts'

const BUYS = /\b(?:pays? for|buys?|feeds?|covers?|provides?|gives|plants?|keeps?|houses?)\b/i
const ASKS = /\b(?:donat\w+|giv(?:e|ing)|fund(?:ed|raising|raiser)?|appeal|charity|sponsor|raise)\b/i

/** What a gift does, in the giver's money. */
export function give(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !ASKS.test(`${reading.text} ${reading.brand.overview}`)) return []
  for (const part of partsOf(reading)) {
    const money = within(reading.money, part)[0]
    const headline = money && BUYS.test(part.text) ? shorten(part.text, 42) : undefined
    if (!money || !headline) continue
    const more = remaining(reading, [headline], 3)
    const amount = sayMoney(money)
    return [
      draft({
        angle: 'give',
        frame: 'brief',
        rank: 60,
        template: 'statement',
        top: amount,
        lead: more[0] ?? sentence(upperFirst(part.text)),
        boxes: { headline, body: more.find(text => text.length <= 90), cta: `Give ${amount}` },
        details: [sentence(upperFirst(part.text)), ...more.slice(1)],
        action: addressOf(reading),
        points: clean(more).map(title => ({ title })),
        topics: [],
        fixed: ['Give'],
      }),
    ]
  }
  return []
}
