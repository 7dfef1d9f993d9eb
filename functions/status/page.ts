// No script and nothing from elsewhere; it asks itself again every half minute.
import { html, raw } from 'hono/html'
import { MOST_COUNTED } from '#lib/doctor/failures-store.ts'
import type { Status } from '#lib/doctor/status.ts'
import { registry } from '#lib/registry.ts'

const styles = `:root{color-scheme:light dark;--ground:#fbfaf8;--ink:#191713;--soft:#625d54;--line:#e6e2da;--pass:#1f7a3d;--warn:#8a5a00;--fail:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#12110f;--ink:#f3f0ea;--soft:#a8a297;--line:#2c2a26;--pass:#6fce8d;--warn:#f0b95a;--fail:#ff8a80}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:640px;margin:0 auto;padding:32px 16px 48px}h1{font-size:30px;line-height:1.15;margin:0 0 4px}h2{font-size:15px;margin:28px 0 4px}
p{margin:0;color:var(--soft)}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:9px 0;border-bottom:1px solid var(--line);font-weight:400}
td{text-align:right;font-variant-numeric:tabular-nums}.pass{color:var(--pass)}.warn{color:var(--warn)}.fail{color:var(--fail)}`

const headlines = { pass: 'All is well', warn: 'Something needs a look', fail: 'The service is down' }
const names = registry({
  postgres: 'Database',
  redis: 'Redis',
  queue: 'Queue',
  storage: 'Files',
  renderer: 'Renderer',
})

type Inner = ReturnType<typeof html>

const row = (name: string, value: string, look = '') =>
  html`<tr><th scope="row">${name}</th><td class="${look}">${value}</td></tr>`
const table = (title: string, rows: Inner[]) => html`<h2>${title}</h2><table>${rows}</table>`

const ago = (seconds: number) =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3_600)} h`
const since = (at: string | null, now: string) =>
  at === null ? 'never' : `${ago(Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / 1_000)))} ago`
const count = (number: number) => (number >= MOST_COUNTED ? `${MOST_COUNTED} or more` : String(number))

function failures({ failures_last_hour: failed }: Status): Inner {
  if (!failed) return table('Failed in the last hour', [row('Nobody knows', 'the database does not answer', 'fail')])
  const kinds: [string, number][] = [
    ['Runs', failed.runs],
    ['Posts', failed.posts],
    ['Webhook deliveries', failed.deliveries],
  ]
  return table(
    'Failed in the last hour',
    kinds.map(([name, number]) => row(name, count(number), number > 0 ? 'warn' : 'pass')),
  )
}

function waiting({ late }: Status): Inner {
  if (late.length === 0) return table('Waiting past its time', [row('Nothing', '')])
  return table(
    'Waiting past its time',
    late.map(({ kind, seconds }) => row(kind, ago(seconds), seconds > 180 ? 'warn' : 'pass')),
  )
}

export const statusPage = (status: Status) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="30">
<title>${headlines[status.status]}</title><style>${raw(styles)}</style>
</head>
<body><main><h1 class="${status.status}">${status.paused ? 'Paused by the operator' : headlines[status.status]}</h1>
<p>${status.time.slice(0, 19).replace('T', ' ')} UTC</p>
${table(
  'Stands on',
  Object.entries(status.checks).map(([name, { status: state, ms }]) =>
    row(names[name] ?? name, state === 'pass' ? `${ms} ms` : state, state === 'pass' ? 'pass' : 'fail'),
  ),
)}
${waiting(status)}
${failures(status)}
${table('Running', [
  row('Release of api', status.releases.api),
  row('Release of render', status.releases.render, status.releases.api === status.releases.render ? '' : 'warn'),
  row('Cron last beat', status.hearts ? since(status.hearts.cron, status.time) : 'unknown'),
  row('Schedule last beat', status.hearts ? since(status.hearts.queue, status.time) : 'unknown'),
])}
</main></body>
</html>`
