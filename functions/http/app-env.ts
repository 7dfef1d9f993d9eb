import { Hono } from 'hono'
import type { Rate } from '#functions/http/answer/rate.ts'
import type { Ctx, World } from '#lib/ctx.ts'
import type { Opened } from '#lib/keys/key.ts'
import type { Code } from '#lib/problem.ts'
import type { ShownRun } from '#lib/runs/read/shown-store.ts'

/** What middleware leaves for those behind it. */
export type AppEnv = {
  Variables: {
    request_id: string
    world: World
    ctx: Ctx
    /** Whose key it is, also of a request that is refused. */
    caller: Opened | undefined
    refused_with: Code | undefined
    rate: Rate
    /** The run of this path, asked for before the key was known to be good; undefined where that gave no answer. */
    ahead: Promise<ShownRun | null | undefined> | undefined
  }
}

export const router = () => new Hono<AppEnv>()
