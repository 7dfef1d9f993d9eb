import { Hono } from 'hono'
import type { Rate } from '#functions/http/answer/rate.ts'
import type { ReadSite } from '#lib/brand/import/draft.ts'
import type { DrawCards } from '#lib/brand/signature.ts'
import type { Opened } from '#lib/caller/key.ts'
import type { Clarify } from '#lib/composer/clarified.ts'
import type { PlanBrief } from '#lib/composer/plan.ts'
import type { Ctx, World } from '#lib/ctx.ts'
import type { Code } from '#lib/problem.ts'
import type { ShownRun } from '#lib/runs/read/shown-store.ts'

/** What the render Worker can do, at hand in each Worker; one verb each has use for it. */
export type Renderer = {
  /** Whether a brief is clear enough; throws when nobody answers in time. */
  clarify: Clarify
  /** What a brief would become, not drawn. */
  plan: PlanBrief
  /** The cards that show a brand its signature. */
  drawCards: DrawCards
  /** What a web site says of its brand. */
  readSite: ReadSite
}

/** What middleware leaves for those behind it. */
export type AppEnv = {
  Variables: {
    request_id: string
    world: World & Renderer
    ctx: Ctx & Renderer
    /** Whose key it is, also of a request that is refused. */
    caller: Opened | undefined
    refused_with: Code | undefined
    rate: Rate
    /** The run of this path, asked for before the key was known to be good; undefined where that gave no answer. */
    ahead: Promise<ShownRun | null | undefined> | undefined
  }
}

export const router = () => new Hono<AppEnv>()
