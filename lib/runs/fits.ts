import * as z from 'zod'
import { Channel } from '#lib/channels.ts'
import { weighted } from '#lib/composer/words/width.ts'
import { type Platform, platformOf, platforms } from '#lib/runs/platforms.ts'

const Fit = z.object({ ok: z.boolean(), reasons: z.array(z.string()) })

/** Whether each platform would take the run as it is, and what is in the way. */
export const Fits = z
  .object({ x: Fit, linkedin: Fit, instagram: Fit, youtube: Fit, tiktok: Fit } satisfies Record<Platform, typeof Fit>)
  .meta({ id: 'Fits' })
export type Fits = z.output<typeof Fits>

type Piece = {
  kind: string
  content_type: string
  width: number | null
  height: number | null
  duration_ms: number | null
  bytes: number
}

/** A pure function of what would be sent: the assets, and the caption of each channel. */
export function fitsOf(assets: readonly Piece[], captionFor: (channel: Channel) => string): Fits {
  const pairs = Channel.options.map(channel => {
    const platform = platformOf[channel]
    const { reasons: media } = wayFor(platform, assets)
    const reasons = [...media, ...captionReasons(platform, captionFor(channel))]
    return [platform, { ok: reasons.length === 0, reasons }] as const
  })
  return Object.fromEntries(pairs) as Fits
}

/** What of a run would be posted, and what is in the way. With pictures and a film of them, whichever has less in the way. */
export function wayFor<P extends Piece>(platform: Platform, assets: readonly P[]): { pieces: P[]; reasons: string[] } {
  const images = assets.filter(asset => asset.kind === 'image')
  const film = assets.find(asset => asset.kind === 'video')
  const ways = [
    ...(images.length > 0 ? [{ pieces: images, reasons: imageReasons(platform, images) }] : []),
    ...(film ? [{ pieces: [film], reasons: videoReasons(platform, film) }] : []),
  ]
  const [best] = ways.sort((a, b) => a.reasons.length - b.reasons.length)
  return best ?? { pieces: [], reasons: ['there is nothing to post'] }
}

function imageReasons(platform: Platform, images: readonly Piece[]): string[] {
  const limits = platforms[platform].images
  if (!limits) return ['takes videos only']
  const each = images.flatMap((image, index) => {
    const [width, height] = [image.width ?? 0, image.height ?? 0]
    const told = [
      ...(limits.types.includes(image.content_type)
        ? []
        : [`is ${image.content_type}; takes ${limits.types.join(', ')}`]),
      ...(image.bytes <= (limits.bytes ?? Number.POSITIVE_INFINITY)
        ? []
        : [`has ${image.bytes} bytes; takes ${limits.bytes}`]),
      ...outside('ratio', ratioOf(width, height), limits.ratio),
      ...outside('width', width, limits.width),
      ...(width * height <= (limits.pixels ?? Number.POSITIVE_INFINITY)
        ? []
        : [`has ${width * height} pixels; takes ${limits.pixels}`]),
    ]
    return told.map(text => (images.length > 1 ? `picture ${index + 1} ${text}` : `the picture ${text}`))
  })
  const many = images.length > limits.most ? [`has ${images.length} pictures; takes ${limits.most}`] : []
  return [...many, ...each]
}

function videoReasons(platform: Platform, film: Piece): string[] {
  const { types, bytes, ms, ratio, side } = platforms[platform].video
  const [width, height] = [film.width ?? 0, film.height ?? 0]
  return [
    ...(types.includes(film.content_type) ? [] : [`is ${film.content_type}; takes ${types.join(', ')}`]),
    ...outside('bytes', film.bytes, bytes),
    ...outside('duration in ms', film.duration_ms ?? 0, ms),
    ...outside('ratio', ratioOf(width, height), ratio),
    ...outside('shorter side', Math.min(width, height), side),
    ...outside('longer side', Math.max(width, height), side),
  ].map(text => `the video ${text}`)
}

function outside(what: string, value: number, range: readonly [number, number] | undefined): string[] {
  if (!range) return []
  const [from, to] = range
  return value >= from && value <= to ? [] : [`has a ${what} of ${value}; takes ${from} to ${to}`]
}

/** As platforms write it, with two decimals: 1200 x 627 is 1.91. */
const ratioOf = (width: number, height: number): number => Math.round((100 * width) / height) / 100

const counts = {
  weighted,
  utf16: (text: string) => text.length,
  graphemes: (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length,
}

export function captionReasons(platform: Platform, caption: string): string[] {
  const { most, counted, first_line } = platforms[platform].caption
  const length = counts[counted](caption)
  const title = caption.split('\n')[0]?.length ?? 0
  return [
    ...(length > most ? [`the caption counts ${length}; takes ${most}`] : []),
    ...(first_line !== undefined && title > first_line
      ? [`the caption’s first line, its title, counts ${title}; takes ${first_line}`]
      : []),
  ]
}
