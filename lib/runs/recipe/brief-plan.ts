import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import type { ComposeInput, Plan } from '#lib/composer/plan.ts'
import { type Post, writePost } from '#lib/composer/write-post.ts'
import type { World } from '#lib/ctx.ts'
import { memoryOf } from '#lib/runs/work/answers-store.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'

export type Planning = Pick<World, 'db' | 'now'> & Partial<Pick<RunWorld, 'painters'>>

export const briefPlan = async (world: Planning, asked: ComposeInput): Promise<Plan> =>
  (await briefPost(world, asked)).plan

/** What a brief would become, asking no model: an answer that is kept already, else the built-in writer's. */
export async function briefPost({ db, now, painters }: Planning, asked: ComposeInput): Promise<Post> {
  // A run asks about a painting where one can be made, and so of no other are answers kept.
  const input = painters ? asked : { ...asked, brand: { ...asked.brand, painted_pictures: 'off' as const } }
  const planner = { models: null, memory: memoryOf(db, input.seed, now()), workspace: input.seed }
  return writePost(input, { guard, builtin: writeBuiltin, planner })
}
