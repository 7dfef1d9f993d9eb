// Pictures of the brand's own where a drawing of our library would stand: they have names like those of drawings, which tell what is to be known of them.
import type { BrandKit, KitArtwork } from '#lib/render/brand-kit.ts'
import { nounOf } from '#lib/render/objects/colours.ts'
import { tokensOf } from '#lib/render/objects/tokens.ts'
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

/** Its pictures of what no drawing of ours shows, where the words name them. */
export function ownNamed(heads: readonly string[], { artwork = [] }: Pick<BrandKit, 'artwork'>): string[] {
  const told = heads.map(tokensOf)
  const isNamed = ({ shows, noun }: KitArtwork) => noun === null && told.some(words => names(words, tokensOf(shows)))
  return artwork.filter(isNamed).map(named)
}

/** One word after the other, each in whichever number. */
const names = (words: readonly string[], name: readonly string[]): boolean =>
  name.length > 0 && words.some((_, from) => name.every((word, at) => alike(words[from + at] ?? '', word)))

const [WORD, ENDING] = [4, 2]
function alike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return one === other || (short.length >= WORD && long.startsWith(short) && long.length - short.length <= ENDING)
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
