import type { Platform } from '#lib/channels.ts'
import { registry } from '#lib/registry.ts'

/** How many characters a feed shows before it asks to be opened; null where it shows all. */
const folds = registry<number | null>({
  x: null,
  linkedin: 210,
  instagram: 125,
  youtube: 100,
  tiktok: 100,
  bluesky: null,
  threads: null,
  facebook: 477,
})

/** A caption as a feed cuts it: at the fold, and at the last space before it. */
export function foldOf(platform: Platform, caption: string): { shown: string; hidden: string } {
  const most = folds[platform] ?? null
  if (most === null || caption.length <= most) return { shown: caption, hidden: '' }
  const cut = caption.lastIndexOf(' ', most)
  const at = cut > most / 2 ? cut : most
  return { shown: caption.slice(0, at), hidden: caption.slice(at).trimStart() }
}
