// Short lists that answer each other: each a column in a tone of its own, with a tick, a tilde or a cross where it says yes, partly or no.
import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { distance, lch, mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { type Icon, icon } from '#lib/render/part/icons.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import type { Column, Columns, Stance } from '#lib/templates/report/read/columns.ts'
import {
  isMirrored,
  isWhole,
  largestIn,
  type Placed,
  type Space,
  sideOf,
  sized,
  standing,
  under,
} from '#lib/templates/report/text.ts'

const [GAP, INSET] = [18, 20]
const [LARGEST, LARGEST_LONG, LEAST] = [76, 88, 33]
/** Of the letters: around a row at least and at most, around a title, and its sign. */
const [TIGHT, LOOSE, AROUND, SIGN] = [0.36, 1.9, 0.5, 0.96]

/** Of the letters, those of a title. */
const TITLE = 1.12
const SIGNS: Record<Stance, Icon> = { yes: 'check', partly: 'tilde', no: 'cross' }

export async function columns(page: Page, on: Ground, { lists }: Columns, { width, room }: Space): Promise<Placed> {
  // On a long picture a third of the width is a strip of small letters: there they stand below each other.
  const isLong = page.canvas.shape === 'poster'
  const column = isLong ? width : (width - GAP * (lists.length - 1)) / lists.length
  const { size, set, height } = await linesIn(page, on, lists, { column, room, isLong })
  const count = set.reduce((sum, { rows }) => sum + rows.length, 0)
  const more = Math.max(0, Math.min((LOOSE - TIGHT) * size, (room - height) / count / 2))
  const mirrored = isMirrored(lists.map(({ title }) => title))
  return {
    height: height + 2 * more * count,
    at(x, y) {
      let top = y
      return set.flatMap(({ columns, rows, head, height }) => {
        const tall = height + 2 * more * rows.length
        const from = top
        top += tall + GAP
        return columns.flatMap((one, at) => {
          const frame = {
            x: sideOf(x, width, mirrored)(at * (column + GAP), column),
            y: from,
            width: column,
            height: tall,
          }
          return columnAt(page, one, frame, { size, head, rows, pad: TIGHT * size + more, mirrored })
        })
      })
    },
  }
}

type Room = { column: number; room: number; isLong: boolean }

async function linesIn(page: Page, on: Ground, lists: readonly Column[], { column, room, isLong }: Room) {
  const tones = tonesOf(page, on, lists)
  return largestIn(room, [isLong ? LARGEST_LONG : LARGEST, LEAST], async size => {
    const look = (at: number) => ({ tone: tones[at] ?? on, column, size })
    const all = await Promise.all(lists.map((list, at) => columnOf(page, on, list, look(at))))
    const set = (isLong ? all.map(one => [one]) : [all]).map(line => lineOf(line, size))
    const height = set.reduce((sum, { height }) => sum + height + GAP, -GAP)
    return { size, set, height, fits: all.every(({ fits }) => fits) }
  })
}

/** Columns beside each other: their rows stand on the same lines. */
function lineOf(columns: readonly SetColumn[], size: number) {
  const head = Math.max(...columns.map(({ title }) => title.height)) + 2 * AROUND * size
  const most = Math.max(...columns.map(({ items }) => items.length))
  const rows = Array.from({ length: most }, (_, at) => Math.max(...columns.map(({ items }) => items[at]?.height ?? 0)))
  return { columns, head, rows, height: head + rows.reduce((sum, row) => sum + row + 2 * TIGHT * size, 0) }
}

/** The brand's own colours as far as they are told apart, then mixtures of them. */
function tonesOf({ theme }: Page, on: Ground, lists: readonly Column[]): Ground[] {
  const { paper, ink, lead, accent } = on
  const own = [lead, ...theme.playful.map(one => one.paper), theme.deep.paper]
  const mixed = [mix(lead, paper, 0.55), mix(paper, ink, 0.78), mix(paper, ink, 0.3)]
  const found: string[] = []
  for (const colour of [...own, ...mixed])
    if ([paper, ...found].every(other => distance(colour, other) > APART)) found.push(colour)
  const colours = { inks: [paper, ink], lead: [ink, paper], accent: [accent] }
  const first = found.slice(0, lists.length)
  const tones = lists.some(({ stance }) => stance) ? first.toSorted((a, b) => goOf(b) - goOf(a)) : first
  const order = lists.toSorted((a, b) => rankOf(a) - rankOf(b))
  return lists.map(list => groundOn(tones[order.indexOf(list) % tones.length] ?? lead, colours))
}

const rankOf = ({ stance }: Column): number => (stance === 'yes' ? 0 : stance === 'no' ? 2 : 1)

/** Who reads yes and no knows green and red: of the tones yes has what is nearest to the one, no what is nearest to the other. */
function goOf(colour: string): number {
  const { c, h } = lch(colour)
  const near = (hue: number) => Math.max(0, Math.cos(((h - hue) * Math.PI) / 180))
  return c * (near(GREEN) - near(RED))
}
const [GREEN, RED] = [145, 25]

/** From here on two colours are told apart beside each other. */
const APART = 0.14

type Item = { name: Block; value: Block | null; height: number }
type SetColumn = {
  tone: Ground
  fill: string
  line: string
  title: Block
  sign: Icon | null
  items: Item[]
  fits: boolean
}

async function columnOf(
  page: Page,
  on: Ground,
  { title, stance, rows }: Column,
  { tone, column, size }: { tone: Ground; column: number; size: number },
): Promise<SetColumn> {
  const inner = column - 2 * INSET
  const fill = mix(on.paper, tone.paper, on.dark ? 0.2 : 0.12)
  const bold = { face: 'display' as const, tone: 'ink' as const, lines: 2, max: size }
  const sign = stance && SIGNS[stance]
  const head = await sized(page, tone, 'list title', title, {
    ...bold,
    max: size * TITLE,
    width: inner - (sign ? signOf(size) : 0),
  })
  const items = await Promise.all(
    rows.map(async ({ name, value }): Promise<Item> => {
      const own = await sized(page, on, 'items', name, { ...bold, width: inner, behind: [fill] })
      const more = { width: inner, lines: 2, max: Math.max(31, size * 0.8), behind: [fill] }
      const told = value ? await sized(page, on, 'values', value, more) : null
      return { name: own, value: told, height: own.height + (told ? told.height + under(size) : 0) }
    }),
  )
  const fits = [head, ...items.map(({ name }) => name)].every(isWhole)
  return { tone, fill, line: mix(fill, tone.paper, 0.34), title: head, sign, items, fits }
}

/** A sign with what keeps it from its title. */
const signOf = (size: number): number => size * (SIGN + 0.3)

type Layout = { size: number; head: number; rows: number[]; pad: number; mirrored: boolean }

function columnAt(
  page: Page,
  { tone, fill, line, title, sign, items }: SetColumn,
  frame: Rect,
  { size, head, rows, pad, mirrored }: Layout,
): SceneNode[] {
  const side = sideOf(frame.x, frame.width, mirrored)
  const radius = page.signature.grid.radius
  const mark = size * SIGN
  let top = frame.y + head
  return [
    box(frame, { backgroundColor: fill, borderRadius: radius }),
    box({ ...frame, height: head }, { backgroundColor: tone.paper, borderRadius: radius }),
    box({ ...frame, y: frame.y + head / 2, height: head / 2 }, { backgroundColor: tone.paper }),
    ...(sign ? [icon(sign, side(INSET, mark), frame.y + (head - mark) / 2, mark, tone.ink, 3)] : []),
    ...standing(title, side, INSET + (sign ? signOf(size) : 0), frame.y + (head - title.height) / 2),
    ...items.flatMap(({ name, value }, at) => {
      const from = top
      top += (rows[at] ?? 0) + 2 * pad
      const rule = { x: frame.x + INSET, y: from, width: frame.width - 2 * INSET, height: 2 }
      return [
        ...(at > 0 ? [box(rule, { backgroundColor: line })] : []),
        ...standing(name, side, INSET, from + pad),
        ...standing(value, side, INSET, from + pad + name.height + under(size)),
      ]
    }),
  ]
}
