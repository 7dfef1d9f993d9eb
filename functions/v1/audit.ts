import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { AuditInput, AuditPage, printAudit, readAudit } from '#lib/audit/read.ts'

const read = doc({
  id: 'readAudit',
  tag: 'Account',
  summary: 'Who did what in the workspace',
  description:
    'Rows in the order of a chain: `hash` is the SHA-256 of the hash before it (64 zeros before the first), a line feed, and the row without `sequence` and `hash` as JSON with its keys in alphabetical order and no spaces. Keep the last `sequence` and `hash` that you have seen: a row that is missing or changed shows. A row has its place within about a minute.',
  answers: { 200: AuditPage },
})

const types = { jsonl: 'application/x-ndjson', csv: 'text/csv; charset=utf-8' }

export default router().get('/', read, check('query', AuditInput), async c => {
  const input = c.req.valid('query')
  const page = await readAudit(c.var.ctx, c.var.ctx.workspace.id, input)
  c.header('Cache-Control', 'private, no-store')
  if (input.format === 'json') return c.json(page)
  c.header('Content-Disposition', `attachment; filename="audit-${input.after + 1}.${input.format}"`)
  if (page.has_more) c.header('Link', `<?after=${page.next}&limit=${input.limit}&format=${input.format}>; rel="next"`)
  return c.body(printAudit(page, input.format), 200, { 'Content-Type': types[input.format] })
})
