import type { FigureTags } from '#lib/brand/mascot/mascot.ts'
import { drawMascot } from '#lib/render/mascot/draw.ts'
import { poseOf } from '#lib/render/mascot/poses.ts'
import { type MascotStyle, mascotStyles } from '#lib/render/mascot/styles.ts'
import type { Palette } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { image } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'

/** What is to be drawn, in words and in the brand's colours. */
export type MascotAsk = {
  description: string
  pose: string
  feedback: string
  palette: Palette
  /** With the figure that a pose is to be of, or a picture that a new figure is to follow. */
  isFollowing: boolean
}

/** What a model is told of it. */
export function mascotPrompt({ description, pose, feedback, palette, isFollowing }: MascotAsk): string {
  const { extra: _, ...named } = palette
  const colours = Object.entries(named).flatMap(([role, hex]) => (hex ? [`${role} ${hex}`] : []))
  return [
    isFollowing
      ? `The same character as in the picture, ${pose}, nothing else about it changed.`
      : `A brand mascot: ${description}. One full figure, ${pose}.`,
    colours.length > 0 ? `Colours of the brand: ${colours.join(', ')}.` : '',
    feedback ? `Also: ${feedback}.` : '',
    'Flat vector illustration, clean outlines, centred, no text, no logo, nothing behind the figure but a plain light grey background (#E2E2E2).',
  ]
    .filter(Boolean)
    .join(' ')
}

const SIDE = 1024

const kinds: [MascotStyle, RegExp][] = [
  ['fox', /\b(fox|wolf|dog|husky|shiba)\b/i],
  ['cat', /\b(cat|kitten|tiger|lynx|lion|panther)\b/i],
  [
    'bird',
    /\b(bird|owl|penguin|puffin|parrot|toucan|robin|wren|finch|sparrow|swallow|kingfisher|magpie|crow|raven|rook|kestrel|falcon|hawk|eagle|heron|stork|crane|flamingo|pelican|seagull|gull|swan|goose|duck|hen|rooster|chicken|chick|pigeon|dove|turkey|peacock)\b/i,
  ],
  ['bear', /\b(bear|panda|koala|otter|beaver|mouse|hamster)\b/i],
  ['rabbit', /\b(rabbit|bunny|hare)\b/i],
  ['bot', /\b(robot|bot|machine|android|computer|automaton)\b/i],
  ['pebble', /\b(blob|stone|pebble|seed|bean|fruit|cloud|drop|loaf|bread|plant|alien|monster|ghost)\b/i],
]

/** Of these nobody says that they are another animal than was described. */
const NO_ANIMALS: readonly MascotStyle[] = ['pebble', 'bot']

/** The kind that was asked for, or that the description names; else one that is no animal, the other with each take. */
export function styleOf(style: string, description: string, take: number): MascotStyle {
  const asked = mascotStyles.find(one => one === style)
  const named = kinds.find(([, pattern]) => pattern.test(description))?.[0]
  return asked ?? named ?? NO_ANIMALS[(hash(description) + take) % NO_ANIMALS.length] ?? 'pebble'
}

export type Built = { palette: Palette; style: MascotStyle; seed: string; pose: string }

/** The built-in drawer: the same words give the same picture, on clear ground. */
export async function buildMascot(raster: Raster, { palette, style, seed, pose }: Built): Promise<Uint8Array> {
  const svg = drawMascot({ palette, style, seed, pose: poseOf(pose) }, SIDE)
  const rect = { x: 0, y: 0, width: SIDE, height: SIDE }
  const root = {
    type: 'container' as const,
    style: { position: 'relative', width: SIDE, height: SIDE },
    children: [image(rect, svg)],
  }
  return raster.draw({ root, width: SIDE, height: SIDE, images: new Map(), fonts: [] }, 'png')
}

/** Whether the built-in drawer drew this figure, and so can draw it again. */
export const isBuilt = (tags: FigureTags): tags is FigureTags & { style: MascotStyle } => tags.style !== null
