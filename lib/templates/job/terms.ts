import type { Language } from '#lib/render/objects/words/index.ts'
import { seeking, tongueOf } from '#lib/render/tongue.ts'
import { contactOf, type JobData } from '#lib/templates/job/notice.ts'
import { named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const offered = ({ team, location, terms = [] }: JobData): string[] =>
  [...terms, team, location].filter(text => text !== undefined)

/** One line alone is no table: pay is one of its lines then. */
export const rowsOf = (data: JobData): string[] =>
  offered(data).length > 1 || !data.salary ? offered(data) : [data.salary, ...offered(data)]

/** A role alone does not say that somebody is looked for. */
function kickerOf(data: JobData, tongue: Language | null): string | undefined {
  const rows = offered(data)
  return seeking(data.role, rows, tongueOf([data.role, ...rows]) ?? tongue)
}

/** Role, pay, what is offered line by line, the last day, how to apply: in that order of size. */
export const terms = /* @__PURE__ */ listed<JobData>((data, tongue) => {
  const kicker = kickerOf(data, tongue)
  const rows = rowsOf(data).filter(label => label !== kicker)
  return {
    title: ['role', data.role],
    kicker: kicker === data.role ? undefined : kicker,
    facts: [['salary', rows[0] === data.salary ? undefined : data.salary]],
    notes: [['deadline', data.deadline], contactOf(data)],
    loudNotes: data.deadline !== undefined,
    rows: rows.map(label => ({ label })),
    columns: { label: named('terms') },
  }
})
