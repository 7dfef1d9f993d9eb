// What a workspace has, as files to keep: runs, posts and the audit as sheets, and all of it as lines of JSON.
import { html } from 'hono/html'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { csvLine } from '#lib/audit/csv.ts'
import { AuditEntry, readAudit } from '#lib/audit/read.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import { utf8 } from '#lib/bytes.ts'
import type { Page } from '#lib/page.ts'
import { listPosts } from '#lib/publish/post/list.ts'
import { listRuns } from '#lib/runs/read/list.ts'

type Row = Readonly<Record<string, unknown>>

const AT_ONCE = 100
const AUDIT_AT_ONCE = 1_000

/** Newest first: what is made meanwhile moves rows to the next page, where they are left out. */
async function* everyOne<Row extends { id: string }>(read: (page: Page) => Promise<Row[]>): AsyncGenerator<Row> {
  const seen = new Set<string>()
  for (let offset = 0; ; offset += AT_ONCE) {
    const found = await read({ limit: AT_ONCE, offset })
    yield* found.filter(({ id }) => !seen.has(id))
    for (const { id } of found) seen.add(id)
    if (found.length < AT_ONCE) return
  }
}

const everyRun = ({ var: { ctx } }: C) => everyOne(page => listRuns(ctx, { ...page, include_archived: true }))
const everyPost = ({ var: { ctx } }: C) => everyOne(page => listPosts(ctx, page))

async function* everyDeed({ var: { world, ctx } }: C): AsyncGenerator<AuditEntry> {
  for (let after: number | null = 0; after !== null; ) {
    const { rows, next, has_more } = await readAudit(world, ctx.workspace.id, { after, limit: AUDIT_AT_ONCE })
    yield* rows
    after = has_more ? next : null
  }
}

const ofRun = [
  ...['id', 'created_at', 'status', 'verdict', 'impact_score', 'channel', 'asset_type', 'brief', 'output_text'],
  ...['asset_url', 'created_via', 'error_code'],
]
const ofPost = [
  ...['id', 'run_id', 'created_at', 'platform', 'status', 'scheduled_at', 'posted_at', 'url', 'caption'],
  ...['awaits', 'attempts', 'error_code', 'error_message'],
]
const ofAudit = Object.keys(AuditEntry.shape)

async function* sheet(columns: readonly string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const row of rows) yield csvLine(columns.map(column => row[column]))
}

/** The brand as it stands, then everything that was made, posted and done. */
async function* lines(c: C): AsyncGenerator<string> {
  const line = (kind: string, row: object) => `${JSON.stringify({ kind, ...row })}\n`
  yield line('brand', await readDna(c.var.ctx))
  for await (const run of everyRun(c)) yield line('run', run)
  for await (const post of everyPost(c)) yield line('post', post)
  for await (const deed of everyDeed(c)) yield line('audit', deed)
}

/** Sent as it is read: a workspace may have more than a Worker holds. */
function file(c: C, name: string, pieces: AsyncGenerator<string>): Response {
  const body = new ReadableStream<Uint8Array>({
    pull: async controller => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(utf8(value))
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
  return c.body(body, 200, {
    'Content-Type': name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}

const files = [
  ['runs.csv', 'Runs as CSV'],
  ['posts.csv', 'Posts as CSV'],
  ['audit.csv', 'Audit as CSV'],
  ['workspace.jsonl', 'Everything as JSON lines'],
] as const

export const exportLinks = (c: C): Html =>
  html`<p class="row wrap">${files.map(([path, words]) => html`<a class="btn" href="${hrefOf(c, path)}" download>${icon('load', 's')}${words}</a>`)}</p>`

export const exported = routes()
  .get('/runs.csv', may('team'), c => file(c, 'runs.csv', sheet(ofRun, everyRun(c))))
  .get('/posts.csv', may('team'), c => file(c, 'posts.csv', sheet(ofPost, everyPost(c))))
  .get('/audit.csv', may('team'), c => file(c, 'audit.csv', sheet(ofAudit, everyDeed(c))))
  .get('/workspace.jsonl', may('team'), c => file(c, 'workspace.jsonl', lines(c)))
