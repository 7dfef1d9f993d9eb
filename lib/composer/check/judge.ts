import type { Draft } from '#lib/composer/angles/draft.ts'
import { coverage } from '#lib/composer/check/coverage.ts'
import { gates } from '#lib/composer/check/gates.ts'
import { rubric } from '#lib/composer/check/rubric.ts'
import { inventions, sourcesOf } from '#lib/composer/check/trace.ts'
import { BOX_LIMITS, type Box, FIELD_BOXES } from '#lib/composer/limits.ts'
import type { Captions, Picture } from '#lib/composer/plan.ts'
import { detectLanguage } from '#lib/composer/read/language.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { textsOf } from '#lib/composer/write/alt.ts'
import type { ScoreRow } from '#lib/score/impact.ts'

type BoxText = { text: string; limit: number; name: string }

const NESTED: Record<string, Record<string, Box>> = {
  slides: { headline: 'headline', body: 'legal', meta: 'meta', cta: 'cta' },
  scenes: { text: 'scene' },
  steps: { title: 'headline', body: 'body' },
}

function boxesOf(picture: Picture): BoxText[] {
  return Object.entries(picture.data).flatMap(([field, value]) => {
    const box = FIELD_BOXES[picture.template]?.[field]
    const texts = typeof value === 'string' ? value.split('\n') : value.filter(each => typeof each === 'string')
    const own = box
      ? texts.map(
          (text): BoxText => ({
            text,
            limit: BOX_LIMITS[box] + (box === 'quote' ? 2 : 0),
            name: `${picture.template}.${field}`,
          }),
        )
      : []
    const inner =
      typeof value === 'string'
        ? []
        : value.flatMap(each =>
            typeof each === 'string'
              ? []
              : Object.entries(each).flatMap(([key, text]) => nestedBox(field, key, text, picture.template)),
          )
    return [...own, ...inner]
  })
}

function nestedBox(field: string, key: string, text: unknown, template: string): BoxText[] {
  const box = NESTED[field]?.[key]
  return box && typeof text === 'string'
    ? [
        {
          text,
          limit: text.startsWith('“') ? BOX_LIMITS.quote + 2 : BOX_LIMITS[box],
          name: `${template}.${field}.${key}`,
        },
      ]
    : []
}

/** All score rows of a take: the twelve points, the gates and the holds. */
export function judge(chosen: Draft, pictures: readonly Picture[], captions: Captions, reading: Reading): ScoreRow[] {
  const sources = sourcesOf(reading, chosen)
  const texts = [...pictures.flatMap(textsOf), ...Object.values(captions)]
  const quoted = chosen.angle === 'quote'
  const rows = rubric({
    headline: chosen.boxes.headline,
    top: chosen.top,
    value: chosen.boxes.value ?? chosen.boxes.version ?? chosen.boxes.date,
    body: chosen.boxes.body,
    cta: chosen.boxes.cta,
    lost: lostAction(reading, [...pictures.flatMap(textsOf), captions[reading.channel]].join('\n')),
    captions: [captions[reading.channel]],
    boxes: pictures.flatMap(boxesOf),
    sources: `${sources.brief}\n${sources.brand}\n${[...sources.computed].join(' ')}`,
    inventions: texts.flatMap(text => inventions(text, sources)),
    language: reading.language,
    angle: chosen.angle,
    quoted,
    toneAllows: { marks: false },
  })
  const own = [...(quoted ? [] : pictures.flatMap(textsOf)), captions[reading.channel]].join('\n')
  const spoken = { found: spokenIn(own, reading), wanted: reading.language }
  const verbatim = !quoted || reading.text.replace(/\s+/g, ' ').includes(chosen.top)
  const { legal } = chosen.boxes
  const legalShown =
    legal === undefined ||
    chosen.angle === 'quote' ||
    pictures.some(picture => textsOf(picture).some(text => text.includes(legal)))
  const told = coverage(reading, [...pictures.flatMap(textsOf), captions[reading.channel]])
  return [...rows, ...(told ? [told] : []), ...gates(rows, chosen, { quoteVerbatim: verbatim, legalShown, spoken })]
}

/** Names of the brand and the lines that the law asks for say nothing of the language, nor do the brief's own words; what is unsure is taken for the brief's. */
function spokenIn(text: string, { brand, language, text: brief }: Reading): string {
  const bare = [...brand.voice.legal_lines, brand.name, brand.offer.product_name, brand.tagline]
    .filter(name => name !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
  const own = new Set(wordsOf(brief))
  return wordsOf(bare).every(word => own.has(word)) ? language : detectLanguage(bare, language)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** The command, link or address of the brief that the copy has dropped. */
function lostAction({ commands, urls, emails, text }: Reading, copy: string): string | undefined {
  const named = [...commands, ...urls, ...emails].map(({ start, end }) => text.slice(start, end))
  return named.some(one => copy.includes(one.replace(/[.,;:)]+$/, ''))) ? undefined : named[0]
}
