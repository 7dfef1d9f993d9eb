// PostScript outlines, run through once without drawing: a few hundred bytes of subroutines that call one another could keep
// an engine busy for a day. Adobe Technical Notes 5176 and 5177.
import type { Part } from '#lib/media/font/part.ts'
import { damagedFont, fontRefused } from '#lib/media/font/refusals.ts'

type Index = { count: number; end: number; item(index: number): Part }

function indexAt(cff: Part, at: number): Index {
  const count = cff.u16(at)
  if (count === 0) return { count, end: at + 2, item: () => cff.part(0, 0) }
  const size = cff.u8(at + 2)
  if (size < 1 || size > 4) throw damagedFont('its outlines have no places')
  const place = (index: number): number => {
    let value = 0
    for (let byte = 0; byte < size; byte++) value = value * 256 + cff.u8(at + 3 + index * size + byte)
    return value
  }
  const data = at + 2 + (count + 1) * size
  return {
    count,
    end: data + place(count),
    item: index => cff.part(data + place(index), place(index + 1) - place(index)),
  }
}

/** The operators of a dictionary that are asked for, with their numbers. */
function dictionaryOf(dict: Part): Map<number, number[]> {
  const found = new Map<number, number[]>()
  let numbers: number[] = []
  for (let at = 0; at < dict.length; ) {
    const first = dict.u8(at)
    if (first <= 21) {
      const operator = first === 12 ? 1200 + dict.u8(at + 1) : first
      found.set(operator, numbers)
      numbers = []
      at += first === 12 ? 2 : 1
    } else {
      const { value, size } = first === 30 ? realAt(dict, at) : numberAt(dict, at, 29)
      numbers.push(value)
      at += size
    }
  }
  return found
}

/** Digits in halves of bytes up to a half that is 15; what they say matters to nobody here. */
function realAt(dict: Part, at: number): { value: number; size: number } {
  let size = 1
  for (;;) {
    const byte = dict.u8(at + size++)
    if ((byte & 15) === 15 || byte >> 4 === 15) return { value: Number.NaN, size }
  }
}

/** `long` is the byte before a number of four bytes, which outlines and dictionaries have another one for. */
function numberAt(code: Part, at: number, long: 29 | 255): { value: number; size: number } {
  const first = code.u8(at)
  if (first === 28) return { value: code.i16(at + 1), size: 3 }
  if (first === long) return { value: long === 29 ? code.u32(at + 1) | 0 : code.fixed(at + 1), size: 5 }
  if (first >= 32 && first <= 246) return { value: first - 139, size: 1 }
  if (first >= 247 && first <= 250) return { value: (first - 247) * 256 + code.u8(at + 1) + 108, size: 2 }
  if (first >= 251 && first <= 254) return { value: -(first - 251) * 256 - code.u8(at + 1) - 108, size: 2 }
  throw damagedFont('its outlines hold what is no number')
}

const CHARSTRINGS = 17
const PRIVATE = 18
const SUBRS = 19
const FD_ARRAY = 1236
const FD_SELECT = 1237

type Outlines = { glyphs: Index; shared: Index; own(glyph: number): Index | null }

/** Throws where a glyph is none, or too much to draw; answers how many there are. */
export function assertDrawable(cff: Part): number {
  const outlines = outlinesOf(cff)
  for (let glyph = 0; glyph < outlines.glyphs.count; glyph++)
    walk(
      { shared: outlines.shared, own: outlines.own(glyph), stems: 0, stack: [], left: MOST_OPERATIONS },
      {
        code: outlines.glyphs.item(glyph),
        depth: 0,
      },
    )
  return outlines.glyphs.count
}

function outlinesOf(cff: Part): Outlines {
  const names = indexAt(cff, cff.u8(2))
  const tops = indexAt(cff, names.end)
  const shared = indexAt(cff, indexAt(cff, tops.end).end)
  if (tops.count !== 1) throw damagedFont('its outlines are of several fonts')
  const top = dictionaryOf(tops.item(0))
  const [at = 0] = top.get(CHARSTRINGS) ?? []
  if (at === 0) throw damagedFont('its outlines are missing')
  const glyphs = indexAt(cff, at)
  const groups = top.get(FD_ARRAY)
  if (!groups) {
    const own = subrsOf(cff, top)
    return { glyphs, shared, own: () => own }
  }
  const fonts = indexAt(cff, groups[0] ?? 0)
  if (fonts.count > 256) throw damagedFont('its outlines are of too many groups')
  const owns = Array.from({ length: fonts.count }, (_, index) => subrsOf(cff, dictionaryOf(fonts.item(index))))
  const group = groupsOf(cff.part(top.get(FD_SELECT)?.[0] ?? 0), glyphs.count)
  return { glyphs, shared, own: glyph => owns[group[glyph] ?? 0] ?? null }
}

function subrsOf(cff: Part, dict: Map<number, number[]>): Index | null {
  const [size = 0, at = 0] = dict.get(PRIVATE) ?? []
  if (size === 0) return null
  const [from] = dictionaryOf(cff.part(at, size)).get(SUBRS) ?? []
  return from ? indexAt(cff, at + from) : null
}

/** Which group each glyph belongs to. */
function groupsOf(select: Part, count: number): Uint8Array {
  const groups = new Uint8Array(count)
  if (select.u8(0) === 0) {
    for (let glyph = 0; glyph < count; glyph++) groups[glyph] = select.u8(1 + glyph)
    return groups
  }
  if (select.u8(0) !== 3) throw damagedFont('its outlines are grouped in a way that nobody knows')
  const ranges = select.u16(1)
  for (let range = 0; range < ranges; range++) {
    const at = 3 + range * 3
    groups.fill(select.u8(at + 2), select.u16(at), select.u16(at + 3))
  }
  return groups
}

const MOST_OPERATIONS = 60_000
const MOST_CALLS = 10
const MOST_STACK = 513

type Run = { shared: Index; own: Index | null; stems: number; stack: number[]; left: number }

const HSTEM = [1, 3, 18, 23]
const MASKS = [19, 20]
const CALL_OWN = 10
const CALL_SHARED = 29
const RETURN = 11
const END = 14

/** True where the glyph has ended. */
function walk(run: Run, { code, depth }: { code: Part; depth: number }): boolean {
  if (depth > MOST_CALLS) throw damagedFont('an outline calls itself')
  for (let at = 0; at < code.length; ) {
    if (--run.left < 0) throw damagedFont('an outline is too much to draw')
    const first = code.u8(at)
    if (first >= 32 || first === 28) {
      const { value, size } = numberAt(code, at, 255)
      at += size
      if (run.stack.push(value) > MOST_STACK) throw damagedFont('an outline has numbers too many')
      continue
    }
    at += first === 12 ? 2 : 1
    if (first === CALL_OWN || first === CALL_SHARED) {
      if (walk(run, { code: called(run, first === CALL_OWN ? run.own : run.shared), depth: depth + 1 })) return true
    } else if (first === RETURN) return false
    else if (first === END) return true
    else at += operated(run, first)
  }
  return false
}

/** Answers how many bytes come with the operator. */
function operated(run: Run, operator: number): number {
  if (HSTEM.includes(operator) || MASKS.includes(operator)) run.stems += run.stack.length >> 1
  // Arithmetic is in no font that is made today, and would hide which subroutine is called.
  run.stack = []
  return MASKS.includes(operator) ? (run.stems + 7) >> 3 : 0
}

function called({ stack }: Run, subrs: Index | null): Part {
  const count = subrs?.count ?? 0
  const bias = count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768
  const index = (stack.pop() ?? Number.NaN) + bias
  if (!subrs || !Number.isInteger(index) || index < 0 || index >= count)
    throw fontRefused('unusable', 'An outline of the font calls a subroutine that it does not have.')
  return subrs.item(index)
}
