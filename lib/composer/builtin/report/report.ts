// Infographics: a table where rows are given, figures where numbers count something, else the pieces as a list.
import type { Block } from '#lib/composer/answer.ts'
import { topOf } from '#lib/composer/builtin/above.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { isRowOf, labelsIn } from '#lib/composer/builtin/forms/labels.ts'
import { type Versus, versusIn } from '#lib/composer/builtin/forms/versus.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, LISTED, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { partedIn } from '#lib/composer/builtin/reading/joints.ts'
import { alikeIn, areTimed } from '#lib/composer/builtin/report/alike.ts'
import { blocksOf } from '#lib/composer/builtin/report/blocks.ts'
import { inArrows, inCells, inRows } from '#lib/composer/builtin/report/counted.ts'
import { inDeeds } from '#lib/composer/builtin/report/deeds.ts'
import { figureOf } from '#lib/composer/builtin/report/figures.ts'
import { inSteps } from '#lib/composer/builtin/report/in-rows.ts'
import { block, inRoom } from '#lib/composer/builtin/report/item.ts'
import { sectionsIn } from '#lib/composer/builtin/report/sections.ts'
import { seriesIn } from '#lib/composer/builtin/report/series.ts'
import { promisedSteps } from '#lib/composer/builtin/report/steps.ts'
import { tableOf, wideOf } from '#lib/composer/builtin/report/table.ts'
import { wideBelow } from '#lib/composer/builtin/report/wide.ts'
import { HEADLINE_MOST, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { isRow, unbarred } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

export type Report = { title: string; source: string; blocks: Block[]; all: boolean }

export function reportOf(brief: Brief): Report {
  const typed = inCells(inArrows(inDeeds(brief.pieces, brief)))
  const counted = inRows(typed)
  const rowsIn = (all: readonly Piece[]) => all.filter(({ text }) => isRow(text)).length
  // A table of some of them is none of the others.
  const pieces = rowsIn(counted) - rowsIn(typed) < alikeIn(typed).size ? typed : counted
  const rows = pieces.filter(({ text }) => isRow(text))
  const [first, ...others] = pieces.filter(piece => !rows.includes(piece))
  const table = tableOf(rows)
  // Above a table the line before it is the title, commas and all.
  const { title, rest, source }: Titled =
    table && first && width(first.text) <= TITLE && !/[:：]/.test(first.text)
      ? { title: first.text }
      : titleOf([...(first ? [first] : []), ...others], brief)
  const sources = others.filter(({ text }) => SOURCE.test(text) && sourceOf(text) !== '')
  const wide = table ? [] : wideOf(rows)
  const loose = table || wide.length > 0 ? [] : rows.map(row => ({ ...row, text: unbarred(row.text) }))
  const steps = rest && (promisedSteps(title, rest, brief) ?? wideBelow(rest, others[0], brief))
  const beside = others.filter(piece => !sources.includes(piece))
  const versus = versusIn(beside, brief)
  const told = [...(rest && !steps ? [rest] : []), ...loose, ...beside.filter(piece => !versus?.of.includes(piece))]
  const blocks = inRoom([
    ...[table, ...wide, steps, versus && asBlock(versus)].filter(one => one !== undefined),
    ...(sectionsIn(told, brief) ?? blocksOf(told, brief)),
  ])
  const shown = [...blocks, ...(first ? blocksOf([first], brief) : []).slice(0, 1), nameOf(brief)]
  return {
    title,
    source: sourceOf(sources[0]?.text ?? '') || source || '',
    blocks: shown
      .slice(0, Math.max(1, Math.min(blocks.length, INFOGRAPHIC.blocks)))
      .map(one => (one.title === title ? { ...one, title: '' } : one)),
    all:
      title !== brief.question.brand.name &&
      blocks.length <= INFOGRAPHIC.blocks &&
      blocks.some(({ kind }) => kind !== 'note') &&
      (rows.length === 0 || table !== undefined || wide.length > 0),
  }
}

const asBlock = ({ of, left, right, rows }: Versus): Block =>
  block(
    'versus',
    rows.map(row => ({ label: '', ...row })),
    of.flatMap(({ from }) => from),
    { left, right },
  )

/** Where nothing can be shown whole, whose it is. */
const nameOf = ({ question }: Brief): Block => block('note', [{ label: '', before: '', text: question.brand.name }], [])

const SOURCE = /^(?:source|quelle|fuente|fonte|bron|źródło|källa|出典|المصدر)(?!\p{L})/iu

/** A small line at the foot: as many of its clauses, the first ones first, as have room. */
function sourceOf(text: string): string {
  const ends = clausesIn(text).map(({ end }) => text.slice(0, end))
  return [...ends, text].findLast(one => width(one) <= INFOGRAPHIC.source) ?? ''
}

type Titled = { title: string; rest?: Piece; source?: string }
function titleOf([first, next]: readonly Piece[], brief: Brief): Titled {
  if (!first) return { title: brief.question.brand.name }
  // “410 gulls on the roof in April, 190 in May, …”: what all of them count is the title.
  const of = seriesIn(first, brief)?.of ?? ''
  if (of !== '' && width(of) <= TITLE) return { title: of, rest: first }
  // “6,412 appointments”, “1,108 new patients”: none of them is the title of the others.
  const areFigures = [first, next].every(one => one && figureOf(one.text, one, brief))
  if (areFigures) return { title: brief.question.brand.name, rest: first }
  // The first of several steps is no title of the others.
  const isRow =
    labelsIn(first.text, first.literals)?.title === '' ||
    (isRowOf(first.text) && isRowOf(next?.text ?? '') && !isOverLists(first.text, next?.text ?? ''))
  if (
    isRow ||
    (alikeIn(brief.pieces).has(first) && !isOverLists(first.text, next?.text ?? '')) ||
    arePriced(first, next) ||
    areTimed(first, next) ||
    (!/[:：–]/.test(first.text) && inSteps(first))
  )
    return { title: brief.question.brand.name, rest: first }
  const colon = /^([^:：]{3,56})(?::\s+|[:：](?=[\u3040-\u30ff\u4e00-\u9fff]))(.+)$/su.exec(first.text.slice(0, 2_000))
  if (isOverLists(first.text, next?.text ?? '') && isRowOf(next?.text ?? ''))
    return { title: withoutEnd(upperFirst(first.text), '.:') }
  // “Visitors in 2024: 212,400” is one.
  const cut =
    colon && /\p{L}/u.test(colon[2] ?? '') && width(colon[1] ?? '') <= TITLE
      ? { head: colon[1] ?? '', rest: colon[2] ?? '' }
      : (topOf(first, brief, TITLE) ?? partedIn(first, TITLE))
  const surveyed = cut ? undefined : surveyedIn(first.text)
  if (surveyed) return { ...surveyed, rest: pieceOf(first.from, surveyed.rest, brief, first.raw) }
  if (!cut) return { title: brief.question.brand.name, rest: first }
  return {
    title: withoutEnd(upperFirst(cut.head), ':').replace(QUOTED, '$1'),
    ...(cut.rest && { rest: pieceOf(first.from, upperFirst(cut.rest), brief, cut.rest) }),
  }
}

/** “Back pain: when to come” above “US: stiff mornings, …, …”. */
const isOverLists = (first: string, next: string): boolean =>
  !first.includes(',') && next.split(', ').length >= LISTED && width(first) <= TITLE

/** “証明写真1枚1200円”, and the next price behind it. */
const arePriced = (...rows: readonly (Piece | undefined)[]): boolean =>
  rows.every(one => one && UNSPACED.test(one.text) && has(one, 'money') && !/[:：。]/.test(one.text))

/** A title that was typed in marks has none above its sheet. */
const QUOTED = /^[„“"«‘「]([^„“”"«»‘’「」]+)[”“"»’」]$/u

/** “We asked 286 patients, what takes away their fear: music 38%, …”: the last clause before its shares names them. */
function surveyedIn(text: string): { title: string; rest: string; source: string } | undefined {
  const [, lead = '', title = '', rest = ''] = /^([^:：]+), ([^,:：]+): (.+)$/su.exec(text.slice(0, 2_000)) ?? []
  const isTitle = title.split(' ').length > 2 && width(title) <= TITLE && width(lead) <= INFOGRAPHIC.source
  return isTitle && rest.split(', ').filter(member => SHARE_END.test(member)).length >= LISTED
    ? { title: upperFirst(title), rest, source: lead }
    : undefined
}
const SHARE_END = /\d\s?%\)?$/u

const TITLE = HEADLINE_MOST.infographic ?? INFOGRAPHIC.title
