// What a model has drawn for one post: its name carries its shapes, so that whoever keeps the names of drawings keeps it.
import { recent } from '#lib/recent.ts'
import { COLOURS } from '#lib/render/objects/colours.ts'
import { boundsOf, cellsOf } from '#lib/render/objects/flatten.ts'
import { STUFF } from '#lib/render/objects/made-of.ts'
import { commands, type Letter, type Shape, SIDE, tidy, toneOf } from '#lib/render/objects/shape.ts'
import { LONGEST_DEPICTED } from '#lib/render/picture.ts'

export type Drafted = {
  /** In a few words, for whoever cannot see it. */
  shows: string
  /** The parts that are not in the brand's colours. */
  colours: readonly (readonly [Letter, string])[]
  shapes: readonly Shape[]
}

const SAID = 'drafted/'
const [FEWEST_SHAPES, MOST_SHAPES] = [3, 72]
const LETTERS: readonly Letter[] = ['a', 'b', 'c', 'g', 'x', 'k', 'w', 's', 't', 'h', 'j', 'p']
export const letterOf = (tone: string): Letter | undefined => LETTERS.find(letter => toneOf(letter) === tone)

export const isDrafted = (noun: string): boolean => noun.startsWith(SAID)

/** What such a drawing shows; any other name as it is. */
export const shownBy = (noun: string): string => (isDrafted(noun) ? (noun.split('/', 2)[1] ?? '') : noun)

/** What those among them show that a model has drawn: our own go without saying. */
export const draftedIn = (nouns: readonly string[]): string => nouns.filter(isDrafted).map(shownBy).join(', ')

/** No mark that parts names from colours, or the parts of this one. */
const plainly = (shows: string): string =>
  shows
    .replace(/[^\p{L}\p{N} ’'-]+/gu, ' ')
    .trim()
    .slice(0, 80)

export function draftedName({ shows, colours, shapes }: Drafted): string {
  const painted = colours.map(([letter, stuff]) => `${letter}=${stuff}`).join(' ')
  const drawn = shapes.map(({ tone, d, stroke }) => `${letterOf(tone)}${stroke ?? ''} ${d}`).join('|')
  return `${SAID}${plainly(shows)}/${painted}/${drawn}`
}

/** Long names: those of a few posts are known. */
const known = recent<{ drafted: Drafted | null }>(64)

/** Null for any other name, and for one that nothing can be drawn from. */
export function draftedBy(noun: string): Drafted | null {
  if (!isDrafted(noun)) return null
  return (known.get(noun) ?? known.keep(noun, { drafted: read(noun) })).drafted
}

function read(noun: string): Drafted | null {
  const [, shows = '', painted = '', drawn = '', ...more] = noun.split('/')
  if (noun.length > LONGEST_DEPICTED || more.length > 0) return null
  const colours = painted.split(' ').flatMap(part => {
    const [letter = '', stuff = ''] = part.split('=')
    return LETTERS.includes(letter as Letter) && isStuff(stuff) ? [[letter as Letter, stuff] as const] : []
  })
  const shapes = drawn.split('|').map(shapeIn)
  return shapes.includes(null) ? null : seenIn({ shows, colours, shapes: shapes.filter(one => one !== null) })
}

export const isStuff = (stuff: string): boolean => COLOURS[stuff] !== undefined || STUFF[stuff] !== undefined

const SHAPE = /^([abcgxkwsthjp])(\d{1,2}(?:\.\d{1,2})?)? ([MLHVCQZ0-9 .,-]{5,3000})$/

function shapeIn(text: string): Shape | null {
  const [, letter, stroke, d = ''] = SHAPE.exec(text) ?? []
  const path = letter ? pathIn(d) : null
  if (!path) return null
  return { tone: toneOf(letter as Letter), d: path, ...(stroke && { stroke: Number(stroke) }) }
}

const NUMBERS = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 } as const
/** Beyond its square as far as a curve's handle may reach. */
const BEYOND = 60

/** The same path in our own letters; null where a command has the wrong numbers or runs far out of the square. */
export function pathIn(d: string): string | null {
  const all = commands(d)
  if (all[0]?.name !== 'M') return null
  const isSound = all.every(({ name, numbers }) => {
    const each = NUMBERS[name as keyof typeof NUMBERS]
    const isWhole = each === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % each === 0
    return isWhole && numbers.every(one => one > -BEYOND && one < SIDE + BEYOND)
  })
  return isSound ? all.map(({ name, numbers }) => name + numbers.map(tidy).join(' ')).join('') : null
}

const CELLS = 40
/** Of its square: less is a scribble. */
const LEAST_COVERED = 0.07
const [LEAST_LONG, LEAST_SHORT] = [SIDE * 0.5, SIDE * 0.14]

/** Null where hardly anything of it would be seen. */
function seenIn(drafted: Drafted): Drafted | null {
  const { shapes } = drafted
  if (shapes.length < FEWEST_SHAPES || shapes.length > MOST_SHAPES) return null
  const bounds = shapes.map(({ d }) => boundsOf(d))
  const width = Math.max(...bounds.map(({ right }) => right)) - Math.min(...bounds.map(({ left }) => left))
  const height = Math.max(...bounds.map(({ foot }) => foot)) - Math.min(...bounds.map(({ top }) => top))
  if (Math.max(width, height) < LEAST_LONG || Math.min(width, height) < LEAST_SHORT) return null
  const covered = cellsOf(shapes, CELLS).filter(cell => cell >= 0).length / CELLS ** 2
  return covered >= LEAST_COVERED ? drafted : null
}
