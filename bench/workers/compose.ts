// The built-in composer as a Worker: a brief in, the size of its plan out.
import { Hono } from 'hono'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { writePost } from '#lib/composer/write-post.ts'

const writers = { guard, builtin: writeBuiltin, planner: null }

export default new Hono().post('/', async c => {
  const { plan } = await writePost(ComposeInput.parse(await c.req.json()), writers)
  return c.json({ size: JSON.stringify(plan).length })
})
