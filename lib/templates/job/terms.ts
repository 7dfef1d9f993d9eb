import { contactOf, type JobData } from '#lib/templates/job/notice.ts'
import { named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

/** Role, pay, what is offered line by line, the last day, how to apply: in that order of size. */
export const terms = /* @__PURE__ */ listed<JobData>(data => ({
  title: ['role', data.role],
  facts: [['salary', data.salary]],
  notes: [['deadline', data.deadline], contactOf(data)],
  loudNotes: data.deadline !== undefined,
  rows: [data.team, data.location, ...(data.terms ?? [])].flatMap(text => (text ? [{ label: text }] : [])),
  columns: { label: named('terms') },
}))
