import type { Hono } from 'hono'
import type * as z from 'zod'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import type { World } from '#lib/ctx.ts'
import { type Heard, type HeardBy, type Topic, topics } from '#lib/ports/topics.ts'

type Receiver<One extends Topic> = (world: World, body: Heard[One]) => Promise<unknown>

/** What is worth an answer is given back. */
type Receivers = { [One in Topic]?: Receiver<One> }

/** What a Worker does about each topic that it hears, and about those that releases before sent to it. */
export type ReceiversOf<Worker> = Receivers & Required<Pick<Receivers, HeardBy<Worker>>>

/** A hook for each topic. Any answer below 500 is final for the queue: what could not be done is sent again by the work itself. */
export function hooksOf(receivers: Receivers): Hono<AppEnv> {
  const hooks = router()
  const open = <One extends Topic>(topic: One) => {
    const receive: Receiver<One> | undefined = receivers[topic]
    if (receive) hooks.route(`/${topic}`, hookOf(schemaOf(topic), receive))
  }
  for (const topic of Object.keys(receivers) as Topic[]) open(topic)
  return hooks
}

const hookOf = <Body>(schema: z.ZodType<Body>, receive: (world: World, body: Body) => Promise<unknown>) =>
  router().post('/', check('json', schema), async c =>
    c.json((await receive(c.var.world, c.req.valid('json') as Body)) ?? { ok: true }),
  )

/** The table has each topic's own schema. */
const schemaOf = <One extends Topic>(topic: One) => topics[topic] as unknown as z.ZodType<Heard[One]>
