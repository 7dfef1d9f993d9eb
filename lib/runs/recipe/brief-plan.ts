import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import type { ComposeInput, Plan } from '#lib/composer/plan.ts'
import { writePost } from '#lib/composer/write-post.ts'
import type { World } from '#lib/ctx.ts'
import { memoryOf } from '#lib/runs/work/answers-store.ts'

/** What a brief would become, asking no model: an answer that is kept already, else the built-in writer's. */
export async function briefPlan({ db, now }: Pick<World, 'db' | 'now'>, input: ComposeInput): Promise<Plan> {
  const planner = { models: null, memory: memoryOf(db, input.seed, now()), workspace: input.seed }
  return (await writePost(input, { guard, builtin: writeBuiltin, planner })).plan
}
