import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import type { CreatedVia } from '#lib/runs/run.ts'

/** Agents are told by their key, our own command line by its User-Agent; every other caller is the API. */
export const via = (c: Context<AppEnv>): CreatedVia =>
  (c.var.caller?.key ?? c.var.ctx.key).agent
    ? 'mcp'
    : /^brand-cli\//.test(c.req.header('user-agent') ?? '')
      ? 'cli'
      : 'api'
