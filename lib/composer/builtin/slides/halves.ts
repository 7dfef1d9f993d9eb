// A sentence without a mark that is too long for a scene: its halves, parted where one begins that goes on alone.
import { type Piece, pieceOf, type Reader } from '#lib/composer/builtin/piece.ts'
import { partedIn } from '#lib/composer/builtin/reading/joints.ts'
import { SCENES } from '#lib/composer/forms.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { width } from '#lib/composer/words/width.ts'

/** “… and should reach the deep end”, “… bis das Wasser steht”, “… so that nobody waits”: a half with words of its own. */
const JOINT =
  / (?=(?:and|but|or|so that|so|because|until|when|where|which|who|while|before|after|und|oder|aber|damit|weil|bis|sobald|et|mais|ou|pour que|parce que|jusqu['’]à|quand|y|pero|para que|porque|hasta que|cuando|e|ma|o|perché|finché|quando|mas|para|até|en|maar|zodat|omdat|totdat|wanneer|i|ale|żeby|bo|aż|kiedy|gdy) \p{L})/giu
/** Before a day, an hour or a place: “… on the Thursday morning”. */
const LEAD =
  / (?=(?:on|at|from|in|with|for|am|um|ab|mit|für|le|à|dès|avec|pour|el|a las|desde|con|para|il|dalle|da|per|no|na|às|com|op|om|vanaf|met|voor|w|we|od|o|z|dla) (?:\p{L}|\d))/giu
const LEAST_WORDS = 4
/** “on the Thursday”. */
const NEAR = 10

export const isWhole = (text: string): boolean => width(text) <= SCENES.whole && text.split(/\s+/).length <= SCENES.all

/** “Water goes on on Monday 19 April at 8 in the morning” and “…and should reach the deep end on the Thursday”; as it was where neither has room. */
export function inHalves(clause: string, reader: Reader): string[] {
  const halves = isWhole(clause) ? [] : halvesOf(pieceOf([], clause, reader))
  return halves.length > 0 ? halves : [clause]
}

function halvesOf({ text, literals }: Piece): string[] {
  const parted = partedIn({ text, literals }, SCENES.whole)
  const made = parted ? [parted.head, parted.rest] : []
  if (made.length > 0 && made.every(isHalf)) return made
  // The halves that are most alike; before a value, which leads something new, rather than before any place.
  const even = (at: number) => Math.abs(at - text.length / 2)
  const [joints = [], leads = []] = [JOINT, LEAD].map(joint =>
    [...text.matchAll(joint)]
      .map(({ index }) => index)
      .filter(at => !isInside(at, text, literals))
      .toSorted((a, b) => even(a) - even(b)),
  )
  const isValued = (at: number) => literals.some(({ start }) => start > at && start <= at + NEAR)
  const cuts = [...joints, ...leads.filter(isValued), ...leads]
  return cuts.map(at => [text.slice(0, at), `…${text.slice(at + 1)}`]).find(halves => halves.every(isHalf)) ?? []
}

const isHalf = (half: string): boolean => isWhole(half) && half.split(/\s+/).length >= LEAST_WORDS

/** In a value, between a weekday and its date, in brackets or in marks. */
function isInside(at: number, text: string, literals: Piece['literals']): boolean {
  const before = text.slice(0, at)
  const isOpen = before.split('(').length > before.split(')').length
  return isOpen || [...quotesOf(text), ...literals].some(({ start, end }) => start < at && at < end)
}
