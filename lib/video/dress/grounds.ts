// On which of the brand's grounds each scene of a film stands: neighbours differ, and the film ends on its loudest.
import { distance } from '#lib/render/colour/distance.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { lch } from '#lib/render/colour/oklch.ts'
import type { Theme } from '#lib/render/colour/theme.ts'
import { hash } from '#lib/render/seed.ts'
import type { Manner } from '#lib/render/type/manner.ts'
import type { GroundName } from '#lib/video/scenes/scene.ts'

const LEAST_STEP = 0.12
/** What two neighbours cost that look alike, in places down a scene's list of wishes. */
const ALIKE = 20

type Way = { cost: number; grounds: Ground[] }

/** The cheapest way through all scenes: each as high on its list as its neighbours allow. */
export function groundsOf(
  theme: Theme,
  manner: Manner,
  wishes: readonly (readonly GroundName[])[],
  seed: string,
): Ground[] {
  const turn = hash(`grounds/${seed}`)
  let ways: Way[] = [{ cost: 0, grounds: [] }]
  for (const [index, wish] of wishes.entries()) {
    const list = listOf(theme, manner, wish, index === 0 || manner === 'friendly' ? turn + index : 0)
    ways = list.map((ground, rank): Way => {
      const costOf = (way: Way) => {
        const before = way.grounds.at(-1)
        return way.cost + rank + (before && !apart(before, ground) ? ALIKE : 0)
      }
      const best = ways.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? { cost: 0, grounds: [] }
      return { cost: costOf(best), grounds: [...best.grounds, ground] }
    })
  }
  return ways.toSorted((a, b) => a.cost - b.cost)[0]?.grounds ?? []
}

/** A scene's wishes in order, then all other grounds; the turn lets its first two change places. */
function listOf(theme: Theme, manner: Manner, wish: readonly GroundName[], turn: number): Ground[] {
  const { plain, soft, deep, vivid, playful } = theme
  // Where they are of one colour, a cut within it would be no cut.
  if (manner === 'friendly') return [...rotated(playful, turn), plain, deep]
  const named: Record<GroundName, Ground> = { plain, soft, deep, vivid: vivid[0], second: vivid[1] ?? vivid[0] }
  const own = turn % 2 === 1 ? [...wish.slice(1, 2), ...wish.slice(0, 1), ...wish.slice(2)] : wish
  return [...own.map(name => named[name]), plain, vivid[0], soft, deep]
}

/** Whether the eye sees two papers as two colours. */
export const apart = (one: Ground, other: Ground): boolean => distance(lch(one.paper), lch(other.paper)) > LEAST_STEP

function rotated<T>(list: readonly T[], by: number): T[] {
  const first = by % Math.max(1, list.length)
  return [...list.slice(first), ...list.slice(0, first)]
}
