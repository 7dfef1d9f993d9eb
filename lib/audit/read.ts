import * as z from 'zod'
import { chainedRows } from '#lib/audit/chain-store.ts'
import { csvLine } from '#lib/audit/csv.ts'
import type { World } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'

export const AuditInput = z.strictObject({
  after: z.coerce.number().int().min(0).default(0).describe('The sequence of the last row that you have.'),
  limit: z.coerce.number().int().min(1).max(1_000).default(100).describe('Rows of one answer.'),
  format: z.enum(['json', 'jsonl', 'csv']).default('json').describe('`jsonl` and `csv` are files to keep.'),
})
export type AuditInput = z.output<typeof AuditInput>

export const AuditEntry = z
  .object({
    sequence: z.int(),
    id: z.uuid(),
    workspace_id: z.uuid(),
    livemode: z.boolean(),
    actor: z.string(),
    action: z.string(),
    target: z.string(),
    request_id: z.string().nullable(),
    created_at: Instant,
    hash: z.string(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof AuditEntry>

export const AuditPage = z
  .object({ rows: z.array(AuditEntry), next: z.int().nullable(), has_more: z.boolean() })
  .meta({ id: 'AuditPage' })
export type AuditPage = z.output<typeof AuditPage>

/** Who did what, in the order of the chain; rows of the last minute may still be on their way into it. */
export async function readAudit(
  world: Pick<World, 'db'>,
  workspace_id: string,
  { after, limit }: Pick<AuditInput, 'after' | 'limit'>,
): Promise<AuditPage> {
  const found = await chainedRows(world.db, workspace_id, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const rows = shown.flatMap(({ sequence, hash, row }) => (row ? [AuditEntry.parse({ ...row, sequence, hash })] : []))
  return { rows, next: shown.at(-1)?.sequence ?? null, has_more: found.length > limit }
}

const COLUMNS = Object.keys(AuditEntry.shape) as (keyof AuditEntry)[]

/** The same rows as a file. */
export function printAudit({ rows }: AuditPage, format: 'jsonl' | 'csv'): string {
  if (format === 'jsonl') return rows.map(row => `${JSON.stringify(row)}\n`).join('')
  return [COLUMNS, ...rows.map(row => COLUMNS.map(column => row[column]))].map(csvLine).join('')
}
