import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, firstFit, partsOf, remaining } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence } from '#lib/composer/words/case.ts'

const JOINED =
  /^((?:\p{Lu}[\p{L}\d’'&.-]*)(?: (?:\p{Lu}[\p{L}\d’'&.-]*|of|and|the))*) (?:(?:is|are) now (?:on|using|with|a customer|running on|live on)|(?:has |have )?(?:joins?|joined|chose|chosen|switched to|moved to|signed(?: up)?(?: with| to)?|went live (?:on|with)|uses?))\b/u

/** A customer by name, where the brief says that the name may be used. */
export function customer(reading: Reading): Draft[] {
  for (const part of partsOf(reading)) {
    const name = part.text.match(JOINED)?.[1]
    if (
      !name ||
      /^(?:We|You|They|She|He|This|That|These|Our|The|It|I|Everyone|Who|People)\b/.test(name) ||
      name.toLowerCase() === reading.brand.name.toLowerCase()
    )
      continue
    const allowed =
      /\b(?:permission|can name|may name|consent|said yes|agreed|happy to be named|ok to (?:use|name)|approved)\b/i.test(
        reading.text,
      )
    const product = reading.brand.offer.product_name || reading.brand.name
    const headline = firstFit(42, `${name} is now on ${product}.`, sentence(name)) ?? name.slice(0, 42)
    const more = remaining(reading, [headline, part.text], 3).filter(
      text => !/\b(?:permission|can name|may name|they said|said yes|agreed)\b/i.test(text),
    )
    return [
      draft({
        angle: 'customer',
        frame: 'F48',
        rank: 60,
        template: 'new_customer',
        top: name,
        lead: `${name} now uses ${product}.`,
        boxes: { headline, name, claim: `Now on ${product}.`, body: more[0] },
        details: more,
        action: addressOf(reading),
        points: more.map(title => ({ title })),
        topics: [name],
        fixed: ['is', 'now', 'Now', 'on', 'uses'],
        holds: allowed ? [] : [{ rule: 'consent', measured: name, fix: `say that ${name} may be named` }],
        notes: allowed ? [] : [`The brief does not say that ${name} agreed to be named.`],
      }),
    ]
  }
  return []
}
