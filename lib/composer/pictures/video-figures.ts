// What of a draft is better shown than told in a line: a quote, two values, a number, steps, a list.
import type { Draft } from '#lib/composer/angles/draft.ts'
import { BOX_LIMITS, SCENE_WORDS } from '#lib/composer/limits.ts'
import { stripStop } from '#lib/composer/words/case.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

/** A scene before it has its time; `text` says it in a line, the other fields are what its picture is made of. */
export type Told = {
  role: string
  text: string
  note: string
  /** How long it takes, where that is not the reading of `text`. */
  ms?: number
  /** What it is made of; keys of the scene templates. */
  shows?: Record<string, string | string[]>
}

const MOST_ITEMS = 4
const ITEM_MS = 800
const SIDE = 14

export function figuresOf(chosen: Draft): Told[] {
  const counts = chosen.figures?.flatMap(figure => counted(figure.value, figure.label) ?? []) ?? []
  return counts.length > 1
    ? counts
    : [quote(chosen), pair(chosen), price(chosen), count(chosen), steps(chosen), list(chosen)].filter(
        scene => scene !== undefined,
      )
}

/** The sentence of a quote that can stand alone as the first thing read. */
export function quotedHook({ angle, boxes }: Draft): string | undefined {
  if (angle !== 'quote') return undefined
  const sentences = inside(boxes.headline).match(/[^.!?。]+[.!?。]+/gu) ?? []
  return sentences
    .map(sentence => `“${sentence.trim()}”`)
    .filter(text => width(text) <= BOX_LIMITS.scene && wordCount(text) <= SCENE_WORDS && wordCount(text) > 1)
    .toSorted((a, b) => width(b) - width(a))[0]
}

function quote({ angle, boxes }: Draft): Told | undefined {
  if (angle !== 'quote') return undefined
  const text = `“${inside(boxes.headline)}”`
  const name = boxes.author
  const title = boxes.author_title && width(boxes.author_title) <= BOX_LIMITS.meta ? boxes.author_title : undefined
  return {
    role: 'quote',
    text,
    note: 'words appear as they are said',
    ms: 900 + wordCount(text) * 300,
    shows: { quote: inside(boxes.headline), ...(name ? { name } : {}), ...(title ? { title } : {}) },
  }
}

const inside = (text: string): string => text.replace(/^[“"„«]+|[”"“»]+$/gu, '').trim()

function pair({ boxes, rows = [] }: Draft): Told | undefined {
  const { left_title, right_title } = boxes
  if (!left_title || !right_title) return undefined
  const [row] = rows
  const unit = boxes.unit ? ` ${boxes.unit}` : ''
  const sides = row?.from
    ? { left: `${row.from}${unit}`, right: `${row.to}${unit}`, of: `${row.label}: ` }
    : { left: boxes.left?.[0] ?? '', right: boxes.right?.[0] ?? '', of: '' }
  if (!row && (boxes.left?.length !== 1 || boxes.right?.length !== 1)) return undefined
  if ([sides.left, sides.right].some(side => side === '' || width(side) > SIDE)) return undefined
  const titles = { left_title: `${sides.of}${left_title}`, right_title: `${sides.of}${right_title}` }
  const text = `${titles.right_title}: ${sides.right}`
  if (width(text) > BOX_LIMITS.scene) return undefined
  const shows = { ...titles, left: sides.left, right: sides.right }
  return { role: 'comparison', text, note: 'the second half rises over the first', ms: 2400, shows }
}

function price({ boxes }: Draft): Told | undefined {
  const { old_price, price: value } = boxes
  if (!old_price || !value) return undefined
  const label = stripStop(boxes.headline.split(value)[1] ?? '').trim()
  const text = `${value} ${label}`
  if (label.length < 3 || width(text) > BOX_LIMITS.scene) return undefined
  return {
    role: 'stat',
    text,
    note: 'the old price rolls to the new',
    ms: 2200,
    shows: { value, label, from: old_price },
  }
}

function count({ boxes }: Draft): Told | undefined {
  return boxes.value && boxes.label ? counted(boxes.value, boxes.label) : undefined
}

function counted(value: string, label: string): Told | undefined {
  if (width(`${value} ${label}`) > BOX_LIMITS.scene) return undefined
  return { role: 'stat', text: `${value} ${label}`, note: 'the number counts up', ms: 2200, shows: { value, label } }
}

function steps({ boxes }: Draft): Told | undefined {
  return rowsOf('steps', boxes.steps?.map(step => step.title) ?? [], 'one step after the other')
}

function list({ boxes }: Draft): Told | undefined {
  if (boxes.steps?.length) return undefined
  const code = boxes.code?.split('\n').map(line => line.replace(/^\$ /, ''))
  return rowsOf('list', code ?? boxes.items ?? [], 'line by line')
}

/** The first few that are short enough to be read while they move. */
function rowsOf(role: string, all: readonly string[], note: string): Told | undefined {
  const items = all.map(stripStop).filter(item => item !== '' && width(item) <= BOX_LIMITS.scene)
  const [first] = items
  if (!first || items.length < 2 || (role === 'steps' && items.length < all.length)) return undefined
  const shown = items.slice(0, MOST_ITEMS)
  return { role, text: first, note, ms: 1000 + shown.length * ITEM_MS, shows: { items: shown } }
}
