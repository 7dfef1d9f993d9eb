// How tall a block is at least, about, where all of it is still read on a phone: by its characters, before anything is set.
import type { Part, Row } from '#lib/templates/report/read/arranged.ts'
import { amountsIn } from '#lib/templates/report/read/values.ts'

/** Of a canvas 1080 wide. */
const WIDTH = 920
/** A letter against its size, on the average; signs of East Asia are as wide as they are tall. */
const LETTER = 0.54
const SQUARE = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/gu

function linesOf(text: string, size: number, width = WIDTH): number {
  const square = text.match(SQUARE)?.length ?? 0
  return Math.max(1, Math.ceil(((text.length - square) * LETTER + square) * (size / width)))
}

const sum = <T>(list: readonly T[], of: (one: T, at: number) => number): number =>
  list.reduce((all, one, at) => all + of(one, at), 0)

/** From the capitals of the first line to the foot of the last. */
const tall = (text: string, size: number, width = WIDTH): number =>
  size * (0.76 + 1.24 * (linesOf(text, size, width) - 1))

/** The letters of a row and of what is below its name; what stands around both. */
const [NAME, BELOW, NEAR, PAD] = [34, 30, 16, 38]

function rowLeast({ name, value = '', detail = '' }: Row): number {
  const isShort = value.length <= 16 || (!detail && name.length <= 22 && value.length <= 26)
  const words = tall(name, NAME, value && isShort ? WIDTH * 0.62 : WIDTH * 0.9)
  const more = [isShort ? '' : value, detail].filter(Boolean)
  return words + sum(more, text => tall(text, BELOW, WIDTH * 0.9) + NEAR) + PAD
}

const titleOf = (part: Part): number => ('title' in part && part.title ? tall(part.title, 48) + 52 : 0)

export const leastOf = (part: Part): number => titleOf(part) + ownLeast(part)

function ownLeast(part: Part): number {
  switch (part.kind) {
    case 'stat':
      return part.value.endsWith('%') ? 260 : 140
    case 'note':
      return tall(part.text, 38, WIDTH * 0.9) + 20
    case 'figures':
      return part.items.length * 134
    case 'rows':
      return sum(part.rows, rowLeast)
    case 'scores':
      return sum(part.rows, row => 100 + (row.detail ? 36 : 0)) + (part.below ? 50 : 0)
    case 'columns':
      return columnsLeast(part)
    case 'months':
      return 30 + sum(part.rows, row => tall(row.value ?? '', 32, WIDTH * 0.68) + 60)
    case 'departures':
      return departuresLeast(part)
    case 'table':
      return 56 + sum(part.labels, label => tall(label, 36, WIDTH * 0.5) + 34) + part.details.length * 40
    case 'steps':
      return stepsLeast(part)
    case 'comparison':
      return 110 + sum(part.left, (text, at) => Math.max(tall(text, 50, 430), tall(part.right[at] ?? '', 50, 430)) + 64)
    case 'bars':
      return 40 + part.labels.length * 102
    case 'pairs':
      return 120 + part.labels.length * 126
  }
}

/** The longest of the lists, each in its part of the width. */
function columnsLeast({ lists }: Extract<Part, { kind: 'columns' }>): number {
  const width = WIDTH / lists.length - 60
  const row = ({ name, value }: Row) => tall(name, NAME, width) + PAD + (value ? tall(value, BELOW, width) + NEAR : 0)
  return 90 + Math.max(...lists.map(({ rows }) => sum(rows, row)))
}

/** So many stand side by side on a line. */
const ACROSS = 5
const departuresLeast = ({ lists }: Extract<Part, { kind: 'departures' }>): number =>
  sum(lists, ({ title, rows }) => {
    const lines = Math.ceil(rows.length / ACROSS)
    return (title ? 46 : 0) + 90 * lines + (rows.some(row => row.value) ? 42 : 0)
  })

/** How long each takes stands at the end of its line, with a bar below. */
function stepsLeast({ titles, bodies }: Extract<Part, { kind: 'steps' }>): number {
  const isTimed = bodies.length === titles.length && amountsIn(bodies) !== null
  const below = (body = '') => (isTimed ? 32 : body ? tall(body, 30, 800) + 18 : 0)
  return sum(titles, (title, at) => Math.max(54, tall(title, 38, isTimed ? 620 : 800) + below(bodies[at])) + 30)
}
