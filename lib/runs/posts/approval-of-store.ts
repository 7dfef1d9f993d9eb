import { NOT_ASKED } from '#lib/runs/run.ts'

/** The answer of a person as the run shows it, in SQL. */
export const approvalOf = (run: string): string => `coalesce((
  select jsonb_build_object('required', true, 'state', a.state, 'by', a.by,
    'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'comment', a.comment)
  from approvals a where a.run_id = ${run}.id), '${JSON.stringify(NOT_ASKED)}'::jsonb)`
