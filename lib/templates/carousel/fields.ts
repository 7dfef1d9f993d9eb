// Slides of words alone: what each says stands on a seam that runs through all of them, what explains it hangs below, in letters of one size.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { coverOf, type Told } from '#lib/templates/carousel/cover.ts'
import { hasRest, mostFor, type Said, saidOn, steady } from '#lib/templates/carousel/said.ts'
import { aboveSeam, roomAbove, seamOver, sizesAtEnd, sizesOf, TAIL, type Upper } from '#lib/templates/carousel/sizes.ts'
import { ABOVE, below, FULL, hungBy, LAST, LOWEST } from '#lib/templates/carousel/under.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

export type Fields = { upper: Ground; lower: Ground }

/** The two grounds of a slide, which change places from each to the next; the cover has one, and the last slide ends on another colour. */
export function fieldsOf(page: Page, index: number, last: number): Fields {
  const { plain, soft, deep, vivid, playful, dark } = page.theme
  if (page.subject.sober) return { upper: plain, lower: soft }
  const turn = hash(`carousel/${page.kit.name}`) % 2
  const friendly = page.pairing.manner === 'friendly'
  const loud = friendly ? (playful[(index + turn) % playful.length] ?? vivid[0]) : vivid[0]
  const ends = friendly || dark || turn === 0 ? loud : deep
  if (index === 0) return { upper: ends, lower: ends }
  if (index === last) return { upper: ends, lower: standingOut(page, ends, ...besides(page, ends)) }
  return index % 2 === 1 ? { upper: plain, lower: loud } : { upper: loud, lower: plain }
}

/** Loud colours of the brand other than one that is seen already, then its paper. */
const besides = ({ theme: { playful, plain } }: Page, seen: Ground): Ground[] => [
  ...playful.filter(one => one.paper !== seen.paper),
  plain,
]

export async function wordsOf(page: Page, told: Told, fields: Fields): Promise<SceneNode[]> {
  if (told.index === 0) return coverOf(page, told, fields.upper)
  const all = told.slides.map((_, at) => saidOn(told.slides, at))
  const inner = all.filter((_, at) => at > 0 && at < all.length - 1 && told.bare[at])
  const said = saidOn(told.slides, told.index)
  if (!said.label && !hasRest(said.rest)) return aloneOf(page, told, inner, fields.upper)
  const { width, height } = page.canvas
  const words = inner.filter(({ label }) => !label)
  const points = words.length > 0 ? words : inner
  const isEnd = told.index === all.length - 1
  const { sizes, common } = isEnd
    ? await sizesAtEnd(page, told.top, said)
    : await sizesOf(page, told.top, points, inner)
  const own = await below(page, said, fields.lower, sizes)
  const seam = Math.min(common, seamOver(page, heightOf(own), isEnd ? [FULL, LAST] : [FULL, LOWEST]))
  const upper = await aboveSeam(page, said, fields.upper, sizes, roomAbove(page, told.top, seam))
  const field = { x: 0, y: seam, width, height: height - seam }
  return [
    box(field, { backgroundColor: fields.lower.paper }),
    ...hung(page, upper, told.top, seam),
    ...stack(page.canvas.area.x, hangingFrom(page, seam, own), own).nodes,
  ]
}

/** In the middle of its field, as far as the safe zone goes. */
function hangingFrom(page: Page, seam: number, parts: Parts): number {
  const { area, height } = page.canvas
  const tall = heightOf(parts)
  const lowest = area.y + area.height - tall
  return Math.max(Math.min(seam + hungBy(page), lowest), Math.min(seam + (height - seam - tall) / 2, lowest))
}

/** Of a field, what words on its seam take at least. */
const FEW = 0.4

/** A figure hangs from the head, words stand on the seam, their tails clear of it; side by side they end on one line. */
function hung({ canvas: { area, unit } }: Page, upper: Upper, top: number, seam: number): SceneNode[] {
  const { figure, lead, beside } = upper
  const foot = seam - ABOVE * unit
  const room = foot - top
  // Few words stand in the middle of their field: on the seam they would leave all of it empty.
  const base = !lead
    ? foot
    : !figure && lead.height < room * FEW
      ? foot - (room - lead.height) / 2
      : foot - lead.size * TAIL
  const words = lead ? [lead.at(beside ? area.x + area.width - lead.frame : area.x, base - lead.height)] : []
  return figure ? [figure.at(area.x, lead && !beside ? top : base - figure.height), ...words] : words
}

/** One ground and the words as large as all that stand like this, in turn on the ground and, where nothing covers the foot, hung from the head. */
async function aloneOf(page: Page, told: Told, like: readonly Said[], on: Ground): Promise<SceneNode[]> {
  const { area, unit } = page.canvas
  const foot = area.y + area.height
  const set = ({ lead, label }: Said, max: number) =>
    page.optional('headline', lead ?? label, {
      ...headlineOn(on),
      width: area.width,
      height: foot - told.top,
      max,
      min: 40,
      lines: 7,
      large: true,
      even: false,
    })
  const alone = like.filter(one => !one.figure && !hasRest(one.rest))
  const max = await steady(page, { face: 'display', most: 330 * unit }, alone, set)
  const said = saidOn(told.slides, told.index)
  const most = mostFor(said.rest.headline, 330) * unit * (page.canvas.shape === 'story' ? UPRIGHT : 1)
  const steadied = await set(said, Math.min(max, most))
  // What the size of the others would leave in a hole is as large as it goes.
  const words = steadied && steadied.height < (foot - told.top) * LEAST ? await set(said, most) : steadied
  if (!words) return []
  const free = foot - told.top - words.height - words.size * TAIL
  const low = told.swiped && told.index % 2 === 0 ? 0 : 1
  // Few words leave something on either side.
  const share = free > page.canvas.height * LOOSE ? Math.abs(low - ASIDE) : low
  return [words.at(area.x, told.top + free * share)]
}

/** Of the height of a slide what is free beside few words, and which share of that is on their nearer side. */
const [LOOSE, ASIDE] = [0.22, 0.4]

/** By how much a long thought is larger where there is more height for it. */
const UPRIGHT = 1.2

/** Of the room of words alone, what they take at least. */
const LEAST = 0.45
