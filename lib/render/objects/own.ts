// Pictures of the brand's own where a drawing of our library would stand: they have names like those of drawings, which tell what is to be known of them.
import type { BrandKit, KitArtwork } from '#lib/render/brand-kit.ts'
import { nounOf } from '#lib/render/objects/colours.ts'
import type { Rect } from '#lib/render/scene.ts'

/** In a recipe: “own/sourdough loaf”. */
const SAID = 'own/'
export const ownName = (shows: string): string => `${SAID}${shows}`

/** While a picture is drawn: its shape, the colour of most of it, and its file. */
const NAMED = /^own\/(\d+)x(\d+)\/(#[0-9A-F]{6})\/(.+)$/

const named = ({ image: { width, height, key }, body }: KitArtwork): string =>
  `${SAID}${width}x${height}/${body}/${key}`

export const isOwn = (noun: string): boolean => NAMED.test(noun)

/** What somebody has said is shown, where the brand has it; “” for a picture that it has no more. */
export function ownSaid(said: string, { artwork = [] }: Pick<BrandKit, 'artwork'>): string | null {
  if (!said.startsWith(SAID)) return null
  if (isOwn(said)) return said
  const shows = said.slice(SAID.length).toLowerCase()
  const found = artwork.find(one => one.shows.toLowerCase() === shows)
  return found ? named(found) : ''
}

/** Its own picture of the very thing before ours; in a colour that words give it ours alone has it. */
export function ownFirst(noun: string, { artwork = [] }: Pick<BrandKit, 'artwork'>): string {
  const found = artwork.find(one => one.noun === noun && nounOf(noun) === noun)
  return found ? named(found) : noun
}

/** As wide and high as it is, in a square; null for a drawing of ours. */
export function ownExtent(noun: string): Rect | null {
  const [, width, height] = (NAMED.exec(noun) ?? []).map(Number)
  if (!width || !height) return null
  const most = Math.max(width, height)
  const [w, h] = [width / most, height / most]
  return { x: (1 - w) / 2, y: (1 - h) / 2, width: w, height: h }
}

export const ownBody = (noun: string): string | null => NAMED.exec(noun)?.[3] ?? null

export const ownFile = (noun: string): string | null => NAMED.exec(noun)?.[4] ?? null
