import { Hono } from 'hono'
import type { Rate } from '#functions/http/rate.ts'
import type { Ctx, World } from '#lib/ctx.ts'

/** What middleware leaves for those behind it. */
export type AppEnv = {
  Variables: {
    request_id: string
    world: World
    ctx: Ctx
    rate: Rate
  }
}

export const router = () => new Hono<AppEnv>()
