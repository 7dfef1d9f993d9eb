import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { sentence, stripStop } from '#lib/composer/words/case.ts'

const KINDS: Record<string, Record<string, string>> = {
  en: {
    announcement: 'Announcement card',
    product_launch: 'Launch card',
    release_notes: 'Release card',
    milestone: 'Milestone card',
    stat: 'Big number card',
    testimonial: 'Quote card',
    quote: 'Quote card',
    new_customer: 'Card',
    event_reminder: 'Event card',
    job_opening: 'Hiring card',
    match_result: 'Result card',
    price_alert: 'Price card',
    notice: 'Notice',
    price_change: 'Notice',
    offer: 'Offer card',
    comparison: 'Comparison card',
    feature_list: 'List card',
    steps: 'Steps card',
    code: 'Code card',
    og_title: 'Title card',
    og_article: 'Title card',
    og_number: 'Big number card',
    statement: 'Card',
    product: 'Product card',
  },
  de: { other: 'Karte' },
  es: { other: 'Tarjeta' },
  ja: { other: 'のお知らせ' },
}

const flat = (value: Picture['data'][string]): string[] =>
  typeof value === 'string'
    ? [value]
    : value.flatMap(each =>
        typeof each === 'string'
          ? [each]
          : [each.title, each.body, each.label].filter((part): part is string => typeof part === 'string'),
      )

export const textsOf = (picture: Picture): string[] =>
  Object.entries(picture.data)
    .filter(([name]) => !/_url$|^screen_hint$|^kind$|^language$/.test(name))
    .flatMap(([, value]) => flat(value))

/** What a picture shows and says, in its own language, cut at a whole text. */
export function altOf(picture: Picture, brand: string, language: string): string {
  const texts = textsOf(picture)
  if (language === 'ja')
    return trimmed(
      `${brand}のお知らせ。`,
      texts.map(text => stripStop(text)),
      '。',
    )
  const kind = KINDS[language]?.[picture.template] ?? KINDS[language]?.other ?? 'Card'
  const head =
    { de: `${kind} von ${brand}. Text:`, es: `${kind} de ${brand}. Texto:` }[language] ?? `${kind} from ${brand}. Text:`
  return trimmed(
    head,
    texts.map(text => sentence(text.replace(/\n/g, ', '))),
    ' ',
  )
}

function trimmed(head: string, texts: readonly string[], glue: string): string {
  let out = head
  for (const text of texts) {
    const next = glue === '。' ? `${out}${text}。` : `${out}${glue}${text}`
    if ([...next].length > BOX_LIMITS.alt) break
    out = next
  }
  return out
}
