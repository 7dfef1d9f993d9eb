import { contactOf, type JobData } from '#lib/templates/job/notice.ts'
import { named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const offered = ({ team, location, terms = [] }: JobData): string[] =>
  [team, location, ...terms].filter(text => text !== undefined)

/** One line alone is no table: pay is one of its lines then. */
export const rowsOf = (data: JobData): string[] =>
  offered(data).length > 1 || !data.salary ? offered(data) : [data.salary, ...offered(data)]

/** Role, pay, what is offered line by line, the last day, how to apply: in that order of size. */
export const terms = /* @__PURE__ */ listed<JobData>(data => ({
  title: ['role', data.role],
  facts: [['salary', rowsOf(data)[0] === data.salary ? undefined : data.salary]],
  notes: [['deadline', data.deadline], contactOf(data)],
  loudNotes: data.deadline !== undefined,
  rows: rowsOf(data).map(label => ({ label })),
  columns: { label: named('terms') },
}))
