// Words that have no room in the template of their kind: an announcement has more.
import { type Fields, place } from '#lib/composer/layout/place.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { type MendedRecipe, mend } from '#lib/runs/judge/mend.ts'
import type { Freeze } from '#lib/runs/judge/take.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'

/** The take, or the same words as an announcement where the take cannot be drawn and that can. */
export async function orAnnounced(
  world: RunWorld,
  taken: MendedRecipe,
  [way]: readonly Picture[],
  freeze: Freeze,
): Promise<MendedRecipe> {
  const plain = taken.score === null && way ? announcementOf(way) : null
  if (!way || !plain) return taken
  const { recipe, repairs, score } = await mend(world, await freeze(plain, 0, 0))
  if (score === null) return taken
  const repair = { rule: 'text_whole', action: `announcement for ${way.template}`, before: 0, after: score, asset: 0 }
  return { recipe, repairs: [repair, ...repairs], score }
}

const TITLES = ['headline', 'title', 'event_name', 'product_name', 'role'] as const

function announcementOf({ data, ...way }: Picture): Picture | null {
  const title = TITLES.find(name => typeof data[name] === 'string')
  if (!title || way.template === 'announcement') return null
  const { [title]: headline, ...rest } = data
  const plain = place('announcement', { headline, ...rest } as Fields)
  return plain && { ...way, ...plain }
}
