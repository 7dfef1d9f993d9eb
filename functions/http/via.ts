import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import type { CreatedVia } from '#lib/runs/run.ts'

/** Our own command line is told by its User-Agent; every other caller is the API. */
export const via = (c: Context<AppEnv>): CreatedVia =>
  /^brand-cli\//.test(c.req.header('user-agent') ?? '') ? 'cli' : 'api'
