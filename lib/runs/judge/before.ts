// The picture as it was before its repairs: each says what it put in place of what.
import type { Picture } from '#lib/render/picture.ts'

/** Without one of them, the last first. */
function without(picture: Picture, action: string): Picture {
  const [, former] = /^composition \S+ for (\S+)$/.exec(action) ?? []
  if (former) return { ...picture, composition: former }
  if (/^\w+ scheme$/.test(action)) return { ...picture, scheme: 'auto' }
  const { scale: _, ...unscaled } = picture
  return action.startsWith('scale ') ? unscaled : picture
}

export const beforeRepairs = (
  picture: Picture,
  repairs: readonly { action: string; asset: number }[],
  asset = 0,
): Picture =>
  repairs
    .filter(repair => repair.asset === asset)
    .toReversed()
    .reduce((now, { action }) => without(now, action), picture)
