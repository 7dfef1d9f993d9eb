import type { Picture } from '#lib/composer/plan.ts'
import { sentence, stripStop } from '#lib/composer/words/case.ts'
import { ALT_WORDS } from '#lib/composer/write/alt-words.ts'
import { registry } from '#lib/registry.ts'

const KINDS: Record<string, string> = registry({
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
  people: 'Portrait card',
  mascot: 'Card',
  og_code: 'Code card',
  og_device: 'Product card',
  og_title: 'Title card',
  og_article: 'Title card',
  og_number: 'Big number card',
  statement: 'Card',
  product: 'Product card',
})

/** Characters of an alternative text. */
const ALT_MOST = 250
const SILENT_KEYS = new Set(['kind', 'role', 'note', 'start_ms', 'end_ms', 'before', 'values', 'unit'])

const flat = (value: Picture['data'][string]): string[] =>
  [value].flat().flatMap(each =>
    typeof each === 'string'
      ? [each]
      : Object.entries(each)
          .filter(([key]) => !SILENT_KEYS.has(key))
          .flatMap(([, part]) => [part].flat().map(String))
          .filter(text => text !== ''),
  )

/** Every word that a picture shows. */
export const textsOf = (picture: Picture): string[] =>
  Object.entries(picture.data)
    .filter(([name]) => !/_url$|^screen_hint$|^pose$|^language$/.test(name))
    .flatMap(([, value]) => flat(value))

const records = (value: Picture['data'][string] | undefined): Record<string, unknown>[] =>
  Array.isArray(value) ? value.flatMap(each => (typeof each === 'string' ? [] : [each])) : []
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** What each picture shows and says, in its own language, cut at a whole text. */
export function altOf(picture: Picture, brand: string, language: string): string[] {
  const slides = records(picture.data.slides)
  if (slides.length > 0)
    return slides.map((slide, index) => slideAlt(picture.template, slide, index, slides.length, brand, language))
  const scenes = records(picture.data.scenes)
  if (scenes.length > 0) return [videoAlt(scenes, brand, language)]
  const texts = textsOf(picture)
  const abroad = ALT_WORDS[language]
  if (picture.template === 'infographic_report')
    return [
      trimmed(
        `${abroad ? abroad.chart(brand) : `Infographic from ${brand}.`} ${sentence(String(picture.data.title ?? ''))}`,
        chartLines(picture),
        ' ',
      ),
    ]
  if (language === 'ja') return [trimmed(`${brand}のお知らせ。`, texts.map(stripStop), '。')]
  const kind = KINDS[picture.template] ?? 'Card'
  const head = abroad ? abroad.card(brand) : `${kind} from ${brand}. Text:`
  return [
    trimmed(
      head,
      [...new Set(texts)].map(text => shown(text)),
      ' ',
    ),
  ]
}

const shown = (text: string): string =>
  /^(?:https?:|\S+@|[\w-]+\.[a-z]{2,})/i.test(text)
    ? text
    : /\d \p{L}|\p{L}{2}/u.test(text)
      ? sentence(text.replace(/\n/g, ', '))
      : `${stripStop(text)}.`

function slideAlt(
  template: string,
  slide: Record<string, unknown>,
  index: number,
  count: number,
  brand: string,
  language: string,
): string {
  const said = [slide.meta, slide.headline, slide.body, slide.cta].filter(
    (text): text is string => typeof text === 'string',
  )
  if (language === 'ja')
    return trimmed(index === 0 ? `${brand}の${count}枚組。1枚目：` : `${index + 1}枚目：`, said.map(stripStop), '。')
  const kind = template.startsWith('carousel') ? 'Carousel' : 'Slideshow'
  const word = COUNT[count] ?? String(count)
  const [first, other] = ALT_WORDS[language]?.slides(brand, count, index + 1) ?? [
    `${kind} of ${word} from ${brand}. Slide 1:`,
    `Slide ${index + 1} of ${count}:`,
  ]
  return trimmed(index === 0 ? first : other, said.map(shown), ' ')
}

function videoAlt(scenes: readonly Record<string, unknown>[], brand: string, language: string): string {
  const texts = scenes.map(scene => String(scene.text ?? ''))
  const seconds = Math.round(Number(scenes.at(-1)?.end_ms ?? 0) / 1000)
  if (language === 'ja') return trimmed(`${brand}の動画、${seconds}秒。`, texts.map(stripStop), '。')
  const head = ALT_WORDS[language]?.video(brand, seconds) ?? `Vertical video from ${brand}, ${seconds} seconds. Text:`
  return trimmed(
    head,
    [
      ...texts.slice(0, -1).map(shown),
      language === 'en' ? `End card: ${stripStop(texts.at(-1) ?? '')}.` : shown(texts.at(-1) ?? ''),
    ],
    ' ',
  )
}

/** Charts carry their values in words. */
function chartLines(picture: Picture): string[] {
  return records(picture.data.blocks).flatMap(block => {
    const list = (key: string): string[] => (Array.isArray(block[key]) ? (block[key] as unknown[]).map(String) : [])
    const [labels, texts, before] = [list('labels'), list('texts'), list('before_texts')]
    if (block.kind === 'table')
      return tableLines({ labels, texts, before, details: list('details'), heads: list('heads') })
    if (labels.length > 0)
      return [
        `${labels.map((label, index) => (before[index] ? `${label} ${before[index]} to ${texts[index]}` : `${label} ${texts[index]}`)).join(', ')}.`,
      ]
    if (block.kind === 'stat') return [`${block.value} ${block.label}.`]
    const below = list('details')
    const items = list('items').map((item, at) => [item, texts[at], below[at]].filter(Boolean).join(', '))
    return [...list('titles'), ...items, ...list('left'), ...list('right')].map(shown)
  })
}

type Table = Record<'labels' | 'details' | 'before' | 'texts' | 'heads', string[]>

/** A row each, every cell behind the head of its column. */
const tableLines = ({ labels, details, before, texts, heads: [, first = '', last = ''] }: Table): string[] =>
  labels.map((label, at) => {
    const cells = [before[at] && `${first} ${before[at]}`, texts[at] && `${last} ${texts[at]}`, details[at]]
    return `${label}: ${cells.flatMap(cell => (cell ? [cell.trim()] : [])).join(', ')}.`
  })

function trimmed(head: string, texts: readonly string[], glue: string): string {
  let out = head
  for (const text of texts) {
    const next = glue === '。' ? `${out}${text}。` : `${out}${glue}${text}`
    if ([...next].length > ALT_MOST) break
    out = next
  }
  return out
}
