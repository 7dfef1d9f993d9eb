import * as z from 'zod'
import type { Ctx } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { Page } from '#lib/page.ts'
import { Problem } from '#lib/problem.ts'
import { listRunRows } from '#lib/runs/read/list-store.ts'
import { ARCHIVE_AFTER_DAYS, type Run, shown } from '#lib/runs/run.ts'
import { findRun } from '#lib/runs/store.ts'

/** A flag in a query: `true` or `false`, nothing else. */
const Flag = z.enum(['true', 'false']).transform(text => text === 'true')

export const ListRunsInput = Page.extend({
  include_archived: Flag.default(false),
  created_via: z.literal('api').optional(),
  before: z.uuid().optional(),
})
export type ListRunsInput = z.output<typeof ListRunsInput>

/** What the filter `api` stands for: everything that came with a key. */
const withKey = ['api', 'studio', 'render', 'mcp', 'cli'] as const

export async function listRuns(ctx: Ctx, input: ListRunsInput): Promise<Run[]> {
  const now = ctx.now()
  const before = input.before ? await findRun(ctx.db, ctx.workspace.id, ctx.livemode, input.before) : null
  if (input.before && !before) throw new Problem('run_not_found', 'There is no such run in this workspace.')
  const found = await listRunRows(ctx.db, {
    workspace_id: ctx.workspace.id,
    livemode: ctx.livemode,
    since: input.include_archived ? null : after(now, -ARCHIVE_AFTER_DAYS * DAY_MS).toISOString(),
    created_via: input.created_via ? withKey : null,
    before,
    limit: input.limit,
    offset: input.offset,
  })
  return found.map(row => shown(row, now))
}
