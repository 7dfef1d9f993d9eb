import { registry } from '#lib/registry.ts'
import callToAction from '#lib/video/scenes/call-to-action.ts'
import comparison from '#lib/video/scenes/comparison.ts'
import endCard from '#lib/video/scenes/end-card.ts'
import hook from '#lib/video/scenes/hook.ts'
import { list, steps } from '#lib/video/scenes/part/list.ts'
import people from '#lib/video/scenes/people.ts'
import problem from '#lib/video/scenes/problem.ts'
import product from '#lib/video/scenes/product.ts'
import quote from '#lib/video/scenes/quote.ts'
import type { SceneTemplate } from '#lib/video/scenes/scene.ts'
import shown from '#lib/video/scenes/show.ts'
import stat from '#lib/video/scenes/stat.ts'
import statement from '#lib/video/scenes/statement.ts'

const all: readonly SceneTemplate[] = [
  hook,
  statement,
  shown,
  problem,
  product,
  stat,
  quote,
  steps,
  comparison,
  list,
  people,
  callToAction,
  endCard,
]

/** Every scene by its name. */
export const scenes: Readonly<Record<string, SceneTemplate>> = registry(
  Object.fromEntries(all.map(one => [one.name, one])),
)
