// How large pictures are: by the size that was asked for, else by type and channel.
import type { Channel } from '#lib/channels.ts'
import type { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import type { Size } from '#lib/runs/run.ts'

export type PixelSize = { width: number; height: number }

const sizes: Record<Size, PixelSize> = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  landscape: { width: 1200, height: 627 },
  wide: { width: 1600, height: 900 },
}

const cardByChannel: Record<Channel, Size> = {
  twitter: 'wide',
  linkedin: 'landscape',
  instagram: 'portrait',
  youtube: 'wide',
  tiktok: 'story',
  bluesky: 'landscape',
  threads: 'portrait',
  facebook: 'portrait',
}

/** Asset types with one size of their own. */
const fixed: Partial<Record<AssetType, PixelSize>> = {
  og_image: { width: 1200, height: 630 },
  infographic: { width: 1080, height: 2400 },
  video: { width: 1080, height: 1920 },
}

export function assertSize(asset_type: AssetType, size: Size | null): void {
  if (size && fixed[asset_type])
    throw new Problem('unsupported_size', `${asset_type} has one size; leave \`size\` out.`, {
      detail: [{ loc: ['body', 'size'], msg: `not for ${asset_type}`, type: 'unsupported_size' }],
    })
}

export function pixels(asset_type: AssetType, channel: Channel, size: Size | null): PixelSize {
  if (size) return sizes[size]
  if (asset_type === 'carousel') return sizes.portrait
  if (asset_type === 'slideshow') return sizes.story
  // Instagram crops what is taller than 4:5, so an infographic comes in pages there.
  if (asset_type === 'infographic' && channel === 'instagram') return sizes.portrait
  return fixed[asset_type] ?? sizes[cardByChannel[channel]]
}

/** Whether an asset type is made in so many pixels on any channel. */
export function isSizeOf(asset_type: AssetType, { width, height }: PixelSize): boolean {
  const one = fixed[asset_type]
  const all = asset_type === 'infographic' ? [one, sizes.portrait] : one ? [one] : Object.values(sizes)
  return all.some(size => size?.width === width && size.height === height)
}
