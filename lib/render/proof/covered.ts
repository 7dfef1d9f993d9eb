// Words that are not seen: something painted after them hides them, or they stand on a ground in their own colour.
import { contrast } from '#lib/render/colour/oklch.ts'
import { differs, markDrawing } from '#lib/render/emptiness/drawn.ts'
import { rectOf } from '#lib/render/emptiness/hole.ts'
import { HUNG, type Occupied } from '#lib/render/proof/proof.ts'
import { type Rect, rounded, type SceneNode, type Style, type TextNode } from '#lib/render/scene.ts'

/** `by` is the name of another text, or what kind of mark it is. */
export type Covered = { role: string; by: string; share: number; box: Rect }

/** Of a line's letters; less is a rule that touches a descender. */
const LEAST_HIDDEN = 0.06
/** Of the letters: what is thinner strikes them through, and is meant. */
const THINNEST = 0.2
/** Of a letter's size, from the middle of its line up and down. */
const INK = 0.42
/** Of a line that stands on a ground where it is not seen. */
const LEAST_LOST = 0.15
/** Below this contrast letters are not seen. */
const SEEN = 1.8
/** Letters of two texts may touch by this much, as their boxes end at capitals and baselines. */
const TOUCH_PX = 6
/** Of a picture of a drawing's lines, the side of a cell. */
const CELL = 6

/** A line of a text, or the logo as one. */
type Line = { kind: 'line'; rect: Rect; size: number; role: string; isSeenOn(colour: string): boolean }
/** `colour` is absent where a ground has more than one. */
type Mark = { kind: 'box'; rect: Rect; colour?: string | undefined } | { kind: 'photo'; rect: Rect } | Drawing
type Drawing = { kind: 'drawing'; rect: Rect; source: string; cells?: ReadonlySet<number> }

/** Each text once, by what hides the most of one of its lines. */
export function coveredIn(nodes: readonly SceneNode[], taken: readonly Occupied[]): Covered[] {
  const texts = taken.filter(one => one.text && one.width > 0 && !HUNG.has(one.role))
  const painted = inOrder(
    nodes,
    texts,
    taken.filter(({ role }) => role === 'logo'),
  )
  const hidden = painted.flatMap((one, index) =>
    one.kind !== 'line'
      ? []
      : [...painted.slice(index + 1).flatMap(over => hiddenBy(one, over)), ...lostOn(one, painted.slice(0, index))],
  )
  const worst = new Map<string, Covered>()
  for (const one of [...hidden, ...overlaid(texts)])
    if (one.share > (worst.get(one.role)?.share ?? 0)) worst.set(one.role, one)
  return [...worst.values()]
}

function hiddenBy({ rect, size, role }: Line, over: Line | Mark): Covered[] {
  if (over.kind === 'line') return []
  const box = overlap(rect, over.rect)
  if (!box || isRule(over.rect, size)) return []
  const share = over.kind === 'drawing' ? markedShare(over, rect) : shareOf(box, rect)
  return share < LEAST_HIDDEN ? [] : [{ role, by: over.kind, share: hundredths(share), box: rounded(box) }]
}

/** Places of a line at which the ground below it is looked up, across and down. */
const [ACROSS, DOWN] = [12, 4]

/** What stands on a ground for which it was not set, and is not seen there. */
function lostOn({ rect, size, role, isSeenOn }: Line, below: readonly (Line | Mark)[]): Covered[] {
  const under = below.filter(one => one.kind !== 'line' && overlap(rect, one.rect) && !isRule(one.rect, size)).reverse()
  const unseen = new Set(under.filter(one => one.kind === 'box' && one.colour && !isSeenOn(one.colour)))
  if (unseen.size === 0) return []
  let lost = 0
  for (let at = 0; at < ACROSS * DOWN; at++) {
    const x = rect.x + (rect.width * ((at % ACROSS) + 0.5)) / ACROSS
    const y = rect.y + (rect.height * (Math.floor(at / ACROSS) + 0.5)) / DOWN
    const ground = under.find(one => holds(one.rect, x, y))
    if (ground && unseen.has(ground)) lost++
  }
  const share = lost / (ACROSS * DOWN)
  return share < LEAST_LOST ? [] : [{ role, by: 'ground', share: hundredths(share), box: rounded(rect) }]
}

const holds = ({ x, y, width, height }: Rect, atX: number, atY: number) =>
  atX >= x && atX < x + width && atY >= y && atY < y + height

const isRule = ({ width, height }: Rect, size: number) => Math.min(width, height) < size * THINNEST

const shareOf = (part: Rect, whole: Rect) => (part.width * part.height) / Math.max(1, whole.width * whole.height)
const hundredths = (share: number) => Number(share.toFixed(2))

/** Of a line's cells, those that the lines of a drawing cross. */
function markedShare(drawing: Drawing, line: Rect): number {
  const cells = cellsOf(drawing)
  let marked = 0
  for (let row = Math.floor(line.y / CELL); row < (line.y + line.height) / CELL; row++)
    for (let column = Math.floor(line.x / CELL); column < (line.x + line.width) / CELL; column++)
      if (cells.has(row * WIDEST + column)) marked++
  return Math.min(1, (marked * CELL * CELL) / Math.max(1, line.width * line.height))
}

/** More cells than any picture has in a row. */
const WIDEST = 4_096

/** Read once for all lines that it may lie over. */
function cellsOf(drawing: Drawing): ReadonlySet<number> {
  if (drawing.cells) return drawing.cells
  const cells = new Set<number>()
  const mark = (x: number, y: number) => {
    if (x >= 0 && y >= 0) cells.add(Math.floor(y / CELL) * WIDEST + Math.floor(x / CELL))
  }
  markDrawing({ side: CELL, mark, line: between(mark) }, drawing.source, drawing.rect, '')
  drawing.cells = cells
  return cells
}

const between =
  (mark: (x: number, y: number) => void) =>
  ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) => {
    const steps = Math.min(400, Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (CELL / 2))))
    for (let step = 0; step <= steps; step++) mark(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps)
  }

/** Two texts whose letters stand on one another. */
const overlaid = (texts: readonly Occupied[]): Covered[] =>
  texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap(other => {
      const box = overlap(one, other)
      if (!box || box.width <= TOUCH_PX || box.height <= TOUCH_PX) return []
      return [{ role: one.role, by: other.role, share: hundredths(shareOf(box, one)), box: rounded(box) }]
    }),
  )

function overlap(a: Rect, b: Rect): Rect | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [width, height] = [Math.min(a.x + a.width, b.x + b.width) - x, Math.min(a.y + a.height, b.y + b.height) - y]
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** The lines of texts and what may hide them, as they are painted. */
function inOrder(nodes: readonly SceneNode[], texts: readonly Occupied[], logos: readonly Occupied[]): (Line | Mark)[] {
  const painted: (Line | Mark)[] = []
  const walk = (node: SceneNode, x: number, y: number): void => {
    // What is turned stands elsewhere than its numbers say.
    if (node.style.transform) return
    const first = node.type === 'container' && node.style.display === 'flex' ? node.children[0] : node
    // A row of letters and emoji is one line.
    if (node.type === 'text' || first?.type === 'text') {
      const style = { ...first?.style, ...node.style }
      return void painted.push(...linesOf(style, x, y, texts))
    }
    const rect = rectOf(node.style, x, y)
    const logo = rect && node.type === 'image' && logos.find(one => one.x === rect.x && one.y === rect.y)
    if (logo) painted.push({ kind: 'line', rect, size: rect.height, role: 'logo', isSeenOn: isOneOf(logo.behind) })
    else if (rect && isOpaque(node.style)) painted.push(...markOf(node, rect))
    if (node.type === 'container') for (const child of node.children) walk(child, rect?.x ?? x, rect?.y ?? y)
  }
  for (const node of nodes) walk(node, 0, 0)
  return painted
}

function linesOf(style: Style, x: number, y: number, texts: readonly Occupied[]): Line[] {
  const [left, top, height, size] = [style.left, style.top, style.height, style.fontSize].map(Number)
  if (![left, top, height, size].every(Number.isFinite)) return []
  const [from, middle, em] = [x + (left ?? 0), y + (top ?? 0) + (height ?? 0) / 2, size ?? 0]
  const near = em * 0.3
  const own = texts.find(
    one =>
      from + near >= one.x - near &&
      from < one.x + one.width &&
      middle >= one.y - near &&
      middle <= one.y + one.height + near,
  )
  if (!own) return []
  const start = { x: Math.max(from, own.x), y: Math.max(middle - em * INK, own.y) }
  const foot = Math.min(middle + em * INK, own.y + own.height)
  const rect = { ...start, width: own.x + own.width - start.x, height: foot - start.y }
  const ink = String(style.color ?? '')
  const isSeenOn = (ground: string) => !isHex(ink) || contrast(ink, ground) >= SEEN
  return [{ kind: 'line', rect, size: em, role: own.role, isSeenOn }]
}

/** A logo has colours of its own: it is seen where it was set to be. */
const isOneOf = (behind: readonly string[] | undefined) => (ground: string) =>
  behind === undefined || behind.some(one => !differs(one, ground))
const isHex = (colour: string) => /^#[0-9a-f]{6}$/iu.test(colour)

/** Grounds without an alpha of their own, and pictures; what is painted pixel by pixel is light or shadow. */
function markOf(node: Exclude<SceneNode, TextNode>, rect: Rect): Mark[] {
  if (node.type === 'container') {
    const { backgroundColor = '', backgroundImage = '' } = node.style
    const flat = isHex(String(backgroundColor)) && backgroundImage === ''
    if (flat) return [{ kind: 'box', rect, colour: String(backgroundColor) }]
    return /#[0-9a-f]{6}(?![0-9a-f])/iu.test(`${backgroundColor} ${backgroundImage}`) ? [{ kind: 'box', rect }] : []
  }
  if (typeof node.src !== 'string' || node.style.position !== 'absolute') return []
  return node.src.startsWith('<svg') ? [{ kind: 'drawing', rect, source: node.src }] : [{ kind: 'photo', rect }]
}

const isOpaque = ({ opacity = 1, maskImage }: Style) => Number(opacity) > 0.5 && !maskImage
