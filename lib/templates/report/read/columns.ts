// Short lists that answer each other, and whether what they are called says yes, partly or no.
import { plain } from '#lib/render/objects/tokens.ts'
import { widthInLetters } from '#lib/render/type/breaks/letters.ts'
import type { Part, Row } from '#lib/templates/report/read/arranged.ts'

export type Stance = 'yes' | 'partly' | 'no'
export type Column = { title: string; stance: Stance | null; rows: Row[] }
export type Columns = { kind: 'columns'; lists: Column[] }

/** Two or three lists that follow each other, of much the same length, where their part of the width is enough for their words. */
export function besideEachOther(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (let at = 0; at < parts.length; ) {
    const lists = runOf(parts.slice(at))
    const found = areAlike(lists) ? columnsOf(lists) : null
    const own = parts.slice(at, at + Math.max(1, lists.length))
    out.push(...(found ? [found] : own))
    at += own.length
  }
  return out
}

/** The letters of a word that has room in one of two and in one of three columns. */
const LONGEST: Readonly<Partial<Record<number, number>>> = { 2: 18, 3: 13 }
/** A list beside one with more rows than this above its own leaves a hole. */
const UNEVEN = 3

function areAlike(lists: readonly Column[]): boolean {
  const longest = LONGEST[lists.length]
  const counts = lists.map(({ rows }) => rows.length)
  if (!longest || Math.max(...counts) - Math.min(...counts) > UNEVEN) return false
  const said = lists.flatMap(({ title, rows }) => [title, ...rows.flatMap(({ name, value = '' }) => [name, value])])
  return said.every(text => text.split(/[\s-]/u).every(word => widthInLetters(word) <= longest))
}

function runOf(parts: readonly Part[]): Column[] {
  const lists = parts.map(shortList)
  const end = lists.indexOf(null)
  return (end < 0 ? lists : lists.slice(0, end)) as Column[]
}

function shortList(part: Part): Column | null {
  if (part.kind !== 'rows' || !part.title || part.below) return null
  const { title, rows } = part
  const isNamed = title.split(' ').length <= 2 && isShort(title, 20)
  return isNamed && rows.length >= 2 && rows.every(isShortRow) ? { title, stance: null, rows } : null
}

/** No values that are compared down a column. */
const isShortRow = ({ name, value = '', detail }: Row): boolean =>
  !detail && isShort(name, 26) && isShort(value, 22) && !/\d/u.test(value)

const isShort = (text: string, most: number): boolean => widthInLetters(text) <= most

/** A “no” means no only where another of the lists says yes. */
function columnsOf(lists: readonly Column[]): Columns {
  const stances = lists.map(({ title }) => stanceOf(title))
  const isAnswer = stances.includes('yes') && stances.includes('no')
  return {
    kind: 'columns',
    lists: lists.map((list, at) => ({ ...list, stance: isAnswer ? (stances[at] ?? null) : null })),
  }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(', ').map(plain))

const STANCES: Record<Stance, ReadonlySet<string>> = {
  yes: words(
    'yes, yes please, ok, do, dos, always, allowed, ja, ja gern, immer, erlaubt, sí, siempre, oui, toujours, sì, sempre, sim, tak, zawsze, はい, よい, 良い, 可, ok です, نعم, دائما, altijd, alltid',
  ),
  partly: words(
    'a little, a bit, some, sometimes, maybe, rarely, wenig, ein wenig, etwas, manchmal, selten, vielleicht, un poco, poco, a veces, quizás, tal vez, un peu, parfois, peut-être, un po’, ogni tanto, a volte, forse, um pouco, às vezes, talvez, trochę, mało, czasem, czasami, może, 少し, 少しだけ, すこし, たまに, ときどき, قليلا, قليل, أحيانا, ربما, een beetje, soms, misschien, lite, ibland, kanske',
  ),
  no: words(
    'no, no thanks, don’t, don’ts, never, not allowed, nein, nie, niemals, verboten, nunca, jamás, non, jamais, mai, não, jamais, nie, nigdy, いいえ, だめ, ダメ, 不可, ng, لا, أبدا, nee, nooit, nej, aldrig',
  ),
}

function stanceOf(title: string): Stance | null {
  const told = plain(title)
    .replace(/[^\p{L}' ]+/gu, '')
    .trim()
  return (Object.keys(STANCES) as Stance[]).find(stance => STANCES[stance].has(told)) ?? null
}
