// Rows of a name and what belongs to it: each has a column or a weight of its own, and the name its thing where every row has one.
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block as Text } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import { thingOf } from '#lib/render/subject/subject.ts'
import { besideRow } from '#lib/templates/aside/beside-row.ts'
import type { Row } from '#lib/templates/report/read/arranged.ts'
import {
  isMirrored,
  isWhole,
  largestIn,
  type Placed,
  type Side,
  type Space,
  sideOf,
  sized,
  standing,
  under,
} from '#lib/templates/report/text.ts'

/** Where the values stand: at the end of the line, in a column beside the names, or below them. */
type Way = 'end' | 'beside' | 'below'

const [LARGEST, LEAST] = [88, 33]
/** So few that the name of each may be large over several lines. */
const FEW = 3
/** Of the letters: padding at least and at most, and between rows. */
const [TIGHT, LOOSE, GAP] = [0.54, 2, 0.2]
const NAMES = 0.4
/** Where nothing is drawn of a row, what marks where it begins. */
const BAR = 10

export async function paired(page: Page, on: Ground, rows: readonly Row[], space: Space): Promise<Placed> {
  const { width, room } = space
  const nouns = space.nouns ?? thingsOf(page, rows)
  const fill = mix(on.paper, on.lead, on.dark ? 0.16 : 0.1)
  const look = { on, width, way: wayOf(rows, nouns !== null), nouns, few: rows.length <= FEW, fill }
  const most = rows.length > 2 ? LARGEST : 104
  const set = await largestIn(room, [most, LEAST], async size => {
    const list = await Promise.all(rows.map(row => rowOf(page, row, look, size)))
    const height = list.reduce((sum, one) => sum + one.height + 2 * TIGHT * size, 0) + GAP * size * (rows.length - 1)
    return { size, list, height, fits: list.every(one => one.fits) }
  })
  const { size, list, height } = set
  const more = Math.min((LOOSE - TIGHT) * size, Math.max(0, room - height) / rows.length / 2)
  const pad = TIGHT * size + more
  const mirrored = isMirrored(rows.map(({ name }) => name))
  return {
    height: height + 2 * more * rows.length,
    at(x, y) {
      let top = y
      return list.flatMap((row, at) => {
        const card = { x, y: top, width, height: row.height + 2 * pad }
        top += card.height + GAP * size
        return cardOf(page, {
          card,
          look,
          row,
          size,
          pad,
          noun: nouns?.[at] ?? null,
          side: sideOf(x, width, mirrored),
          mirrored,
        })
      })
    },
  }
}

/** A noun for each row, all of them sure and no two the same; null where one has none. */
function thingsOf(page: Page, rows: readonly Row[]): string[] | null {
  if (page.subject.grave) return null
  const found = rows.map(({ name }) => thingOf(name, besideOf(page.kit)))
  const own = found.flatMap(noun => noun ?? [])
  return own.length === rows.length && new Set(own).size === own.length ? own : null
}

const FIGURE = /\d|^\p{L}{2,9}$/u

function wayOf(rows: readonly Row[], hasThings: boolean): Way {
  const values = rows.flatMap(({ value }) => value ?? [])
  if (
    values.length > 0 &&
    values.every(value => value.length <= 16 && FIGURE.test(value)) &&
    values.some(value => /\d/.test(value))
  )
    return 'end'
  const longest = Math.max(...rows.map(({ name }) => name.length))
  const plain = values.length === rows.length && rows.every(row => !row.detail)
  return plain && longest <= (hasThings ? 18 : 22) && values.some(value => value.length > 4) ? 'beside' : 'below'
}

type Look = { on: Ground; width: number; way: Way; nouns: readonly string[] | null; few: boolean; fill: string }
type SetRow = { name: Text; value: Text | null; detail: Text | null; height: number; start: number; fits: boolean }

const insetOf = (size: number) => size * 0.7
const thingSide = (size: number) => size * THING
/** Of the letters, a thing, and what keeps it from the edges of its card. */
const [THING, NEAR] = [1.75, 0.12]

async function rowOf(page: Page, row: Row, { on, width, way, nouns, few, fill }: Look, size: number): Promise<SetRow> {
  const inset = insetOf(size)
  const start = inset + (nouns ? thingSide(size) + inset * 0.6 : BAR)
  const inner = width - start - inset
  const shared = { behind: [fill], lines: 3 }
  const bold = { ...shared, face: 'display' as const, tone: 'ink' as const, max: size }
  const own = way === 'end' ? inner * 0.36 : way === 'beside' ? inner * (1 - NAMES) - size * 0.5 : inner
  const ends =
    way === 'end'
      ? { ...bold, lines: 1, tone: 'lead_ink' as const, align: 'end' as const, cut: { tabular: true } }
      : { ...shared, max: Math.max(31, size * 0.84) }
  const value = row.value ? await sized(page, on, 'values', row.value, { ...ends, width: own }) : null
  const left = way === 'end' ? inner - (value ? value.width + size * 0.5 : 0) : way === 'beside' ? inner * NAMES : inner
  const name = await sized(page, on, 'items', row.name, { ...bold, width: left })
  const detail = row.detail
    ? await sized(page, on, 'details', row.detail, { ...shared, width: left, max: Math.max(31, size * 0.74) })
    : null
  const more = (block: Text | null) => (block ? block.height + under(size) : 0)
  const words = name.height + more(detail) + (way === 'below' ? more(value) : 0)
  const fits = [name, value].every(one => !one || isWhole(one))
  return {
    name,
    value,
    detail,
    start,
    fits: fits && (name.lines === 1 || few || size < 64),
    height: Math.max(words, value?.height ?? 0, nouns ? size * (THING - 2 * (TIGHT - NEAR)) : 0),
  }
}

type Card = {
  card: Rect
  look: Look
  row: SetRow
  size: number
  pad: number
  noun: string | null
  side: Side
  mirrored: boolean
}

function cardOf(page: Page, { card, look, row, size, pad, noun, side, mirrored }: Card): SceneNode[] {
  const { on, width, way, fill } = look
  const { name, value, detail, start, height } = row
  const inset = insetOf(size)
  const words =
    name.height +
    (detail ? detail.height + under(size) : 0) +
    (way === 'below' && value ? value.height + under(size) : 0)
  const top = card.y + pad + (height - words) / 2
  const level = card.y + pad + (height - (value?.height ?? 0)) / 2
  const bar = { ...card, width: BAR, x: mirrored ? card.x + card.width - BAR : card.x }
  const below = top + name.height + under(size)
  const at = {
    end: () => standing(value, side, width - inset - (value?.frame ?? 0), level),
    beside: () => standing(value, side, start + (width - start - inset) * NAMES + size * 0.5, level),
    below: () => standing(value, side, start, below),
  }
  const last = way === 'below' && value ? below + value.height + under(size) : below
  return [
    box(card, { backgroundColor: fill, borderRadius: noun ? page.signature.grid.radius : 0 }),
    ...(noun ? [] : [box(bar, { backgroundColor: on.lead })]),
    ...(noun
      ? besideRow(page, on, noun, {
          x: side(inset, thingSide(size)),
          y: card.y + pad + (height - thingSide(size)) / 2,
          width: thingSide(size),
          height: thingSide(size),
        })
      : []),
    ...standing(name, side, start, top),
    ...at[way](),
    ...standing(detail, side, start, last),
  ]
}
