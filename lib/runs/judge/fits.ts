import * as z from 'zod'
import { utf8 } from '#lib/bytes.ts'
import { Channel, type Platform, platformOf } from '#lib/channels.ts'
import { platforms } from '#lib/runs/platforms.ts'
import { weighted } from '#lib/words/x-length.ts'

const Fit = z.object({ ok: z.boolean(), reasons: z.array(z.string()) })

/** Whether each platform would take the run as it is, and what is in the way. */
export const Fits = z
  .object({
    ...{ x: Fit, linkedin: Fit, instagram: Fit, youtube: Fit, tiktok: Fit },
    /** Not there on runs that were made before these were platforms. */
    ...{ bluesky: Fit.optional(), threads: Fit.optional(), facebook: Fit.optional() },
  } satisfies Record<Platform, z.ZodType>)
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

/** How platforms count their words. */
export const counts = {
  weighted,
  utf16: (text: string) => text.length,
  graphemes: (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length,
  emoji_bytes: (text: string) =>
    text.replace(/\p{Emoji_Presentation}|\p{Extended_Pictographic}/gu, emoji => '.'.repeat(utf8(emoji).length)).length,
}

export const platformTakes = (platform: Platform, caption: string) => captionReasons(platform, caption).length === 0

export function captionReasons(platform: Platform, caption: string): string[] {
  const { most, counted, bytes, first_line, rest_bytes, forbidden = '' } = platforms[platform].caption
  const length = counts[counted](caption)
  const [title = '', ...rest] = caption.trim().split('\n')
  const description = utf8(rest.join('\n').trim()).length
  const foreign = [...forbidden].filter(character => caption.includes(character))
  return [
    ...(length > most ? [`the caption counts ${length}; takes ${most}`] : []),
    ...(bytes !== undefined && utf8(caption).length > bytes
      ? [`the caption has ${utf8(caption).length} bytes; takes ${bytes}`]
      : []),
    ...(first_line !== undefined && title.length > first_line
      ? [`the caption’s first line, its title, counts ${title.length}; takes ${first_line}`]
      : []),
    ...(first_line !== undefined && title.trim() === '' ? ['the caption’s first line, its title, is missing'] : []),
    ...(rest_bytes !== undefined && description > rest_bytes
      ? [`the caption after its title has ${description} bytes; takes ${rest_bytes}`]
      : []),
    ...(foreign.length > 0 ? [`the caption holds ${foreign.join(' ')}, which it does not take`] : []),
  ]
}
