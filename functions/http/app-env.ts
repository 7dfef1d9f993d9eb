import { Hono } from 'hono'
import type { Rate } from '#functions/http/rate.ts'
import type { Ctx, World } from '#lib/ctx.ts'
import type { ShownRun } from '#lib/runs/read/shown-store.ts'

/** What middleware leaves for those behind it. */
export type AppEnv = {
  Variables: {
    request_id: string
    world: World
    ctx: Ctx
    rate: Rate
    /** The run of this path, asked for before the key was known to be good; undefined where that gave no answer. */
    ahead: Promise<ShownRun | null | undefined> | undefined
  }
}

export const router = () => new Hono<AppEnv>()
