import type { Draft, Row } from '#lib/composer/angles/draft.ts'
import { clean, splitAt } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { beatLabel, labelsOf } from '#lib/composer/pictures/label.ts'
import { brandPoints, QUIET } from '#lib/composer/pictures/slides.ts'
import type { FieldValue, Picture } from '#lib/composer/plan.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'

type Block = Record<string, string | number | string[] | number[]>

const MOST = 6

/** A long picture of three to six blocks: charts out of the brief's own numbers, then lists. */
export function infographic(chosen: Draft, reading: Reading): Picture {
  const { boxes } = chosen
  const blocks: Block[] = []
  if (chosen.rows && chosen.rows.length >= 2) blocks.push(chart(chosen.rows, boxes))
  for (const figure of chosen.rows ? [] : (chosen.figures?.slice(0, MOST - 1) ?? []))
    blocks.push({ kind: 'stat', ...figure })
  if (boxes.label && boxes.value && !chosen.rows && !chosen.figures)
    blocks.push({ kind: 'stat', value: boxes.value, label: boxes.label })
  if (chosen.rows && boxes.label) blocks.push({ kind: 'note', text: boxes.label })
  if (!chosen.figures) blocks.push(...stats(chosen, reading).slice(0, 3 - blocks.length + 1))
  if (boxes.steps && boxes.steps.length >= 3)
    blocks.push({
      kind: 'steps',
      titles: boxes.steps.map(step => step.title),
      bodies: boxes.steps.map(step => step.body ?? ''),
    })
  else if (boxes.left && boxes.right && !chosen.rows)
    blocks.push({
      kind: 'comparison',
      left_title: boxes.left_title ?? '',
      right_title: boxes.right_title ?? '',
      left: boxes.left,
      right: boxes.right,
    })
  const said = (): string[] => blocks.flatMap(block => Object.values(block).flat().map(String))
  const items = [
    ...(boxes.items ?? []),
    ...chosen.points.map(point => point.title),
    boxes.body ?? '',
    ...chosen.details,
  ]
    .flatMap(text => (reading.language === 'en' ? linesOf(text) : labelsOf(text, reading.language)))
    .filter(item => covered(item, [boxes.headline]) < 0.9)
  const fresh = items.filter(
    (item, index) => covered(item, [...said(), boxes.meta ?? '', ...items.slice(0, index)]) < 0.7,
  )
  if (fresh.length > 0 && !chosen.rows) blocks.push({ kind: 'list', items: fresh.slice(0, 5) })
  if (blocks.length < 3 && fresh.length > 0 && chosen.rows)
    blocks.push({
      kind: 'list',
      items: fresh.filter(item => !chosen.rows?.some(row => item.includes(row.to))).slice(0, 4),
    })
  const own = (QUIET.has(chosen.angle) ? [] : brandPoints(reading, [...said(), boxes.headline]))
    .map(point => beatLabel(point.title))
    .filter((item): item is string => item !== undefined)
  if (own.length > 0 && blocks.length < 3)
    blocks.push({ kind: 'list', title: reading.brand.name, items: own.slice(0, 3) })
  if (blocks.length === 0) blocks.push({ kind: 'note', text: chosen.lead || boxes.headline })
  const data: Record<string, FieldValue> = {
    title: boxes.headline,
    blocks: blocks.filter(block => !Array.isArray(block.items) || block.items.length > 0).slice(0, MOST),
  }
  if (boxes.meta) data.source = boxes.meta
  if (boxes.legal) data.legal = boxes.legal
  return { template: 'infographic_report', data, role: 'infographic' }
}

function chart(rows: readonly Row[], boxes: Draft['boxes']): Block {
  const labels = rows.map(row => row.label)
  const shared = {
    labels,
    texts: rows.map(row => row.to),
    values: rows.map(row => row.value ?? 0),
    ...(boxes.unit ? { unit: boxes.unit } : {}),
  }
  if (rows.every(row => row.before !== undefined))
    return {
      kind: 'pairs',
      left_title: boxes.left_title ?? 'Before',
      right_title: boxes.right_title ?? 'Now',
      before: rows.map(row => row.before ?? 0),
      before_texts: rows.map(row => row.from ?? ''),
      changes: rows.map(row => row.change ?? ''),
      ...shared,
    }
  return { kind: 'bars', ...shared }
}

/** A text as lines of a list: whole, else part by part, with nothing of it lost where that can be. */
function linesOf(text: string): string[] {
  const bare = stripStop(text)
  if (bare.length <= BOX_LIMITS.item) return clean([beatLabel(bare)])
  const sentences = bare.split(/[.?] (?=\p{Lu})/u)
  if (sentences.length > 1) return sentences.flatMap(linesOf)
  const parts = bare.split(/, (?=\D|\d+\s?\p{L})|: /u)
  if (parts.length > 1 && parts.every(part => part.split(' ').length > 1)) return parts.flatMap(linesOf)
  const halves = splitAt(bare, BOX_LIMITS.item)
  return halves && stripStop(halves.rest).length <= BOX_LIMITS.item
    ? clean([upperFirst(halves.head), stripStop(halves.rest)])
    : clean([beatLabel(bare)])
}

/** Numbers of the brief that the chart does not show, each with the words it came in. */
function stats(chosen: Draft, reading: Reading): Block[] {
  const shown = new Set(chosen.rows?.flatMap(row => [row.to, row.from ?? '']) ?? [])
  return reading.facts.flatMap(clause =>
    clause.parts.flatMap(part => {
      const percent = within(reading.percents, part).find(each => !shown.has(each.text))
      const text = percent && stripStop(part.text)
      const at = text?.indexOf(percent?.text ?? '—') ?? -1
      if (!text || !percent || at < 0) return []
      const label =
        at <= 8
          ? text.slice(at + percent.text.length).trim()
          : text
              .replace(percent.text, '')
              .replace(/\s{2,}/g, ' ')
              .trim()
      return label.length > 3 && label.length <= 44 && chosen.boxes.value !== percent.text
        ? [{ kind: 'stat', value: percent.text, label: at <= 8 ? label : upperFirst(label) }]
        : []
    }),
  )
}
