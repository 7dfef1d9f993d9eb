import type { Draft } from '#lib/composer/angles/draft.ts'
import { gates } from '#lib/composer/check/gates.ts'
import { rubric } from '#lib/composer/check/rubric.ts'
import { inventions, sourcesOf } from '#lib/composer/check/trace.ts'
import { BOX_LIMITS, FIELD_BOXES } from '#lib/composer/limits.ts'
import type { Captions, Picture } from '#lib/composer/plan.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { textsOf } from '#lib/composer/write/alt.ts'
import type { ScoreRow } from '#lib/score/impact.ts'

const boxesOf = (picture: Picture): { text: string; limit: number; name: string }[] =>
  Object.entries(picture.data).flatMap(([field, value]) => {
    const box = FIELD_BOXES[picture.template]?.[field]
    const texts = typeof value === 'string' ? value.split('\n') : value.filter(each => typeof each === 'string')
    return box
      ? texts.map(text => ({
          text,
          limit: BOX_LIMITS[box] + (box === 'quote' ? 2 : 0),
          name: `${picture.template}.${field}`,
        }))
      : []
  })

/** All score rows of a take: the twelve points, the gates and the holds. */
export function judge(chosen: Draft, pictures: readonly Picture[], captions: Captions, reading: Reading): ScoreRow[] {
  const sources = sourcesOf(reading, chosen)
  const texts = [...pictures.flatMap(textsOf), ...Object.values(captions)]
  const quoted = chosen.angle === 'quote'
  const rows = rubric({
    headline: chosen.boxes.headline,
    top: chosen.top,
    value: chosen.boxes.value,
    body: chosen.boxes.body,
    cta: chosen.boxes.cta,
    captions: [captions[reading.channel]],
    boxes: pictures.flatMap(boxesOf),
    sources: `${sources.brief}\n${sources.brand}\n${[...sources.computed].join(' ')}`,
    inventions: texts.flatMap(text => inventions(text, sources)),
    language: reading.language,
    angle: chosen.angle,
    quoted,
    toneAllows: { marks: false },
  })
  const verbatim = !quoted || reading.text.replace(/\s+/g, ' ').includes(chosen.top)
  const legalNeeded =
    reading.brand.voice.regulated && reading.brand.voice.legal_lines.length > 0 && chosen.boxes.legal !== undefined
  const legalShown =
    !legalNeeded || pictures.some(picture => textsOf(picture).some(text => text.includes(chosen.boxes.legal ?? '')))
  return [...rows, ...gates(rows, chosen, { quoteVerbatim: verbatim, legalShown })]
}
