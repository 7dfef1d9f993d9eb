// `npm run costs-page`: writes docs/operate/costs.md from what was counted and list prices; with `-- --count` it counts anew first.
import { writeFileSync } from 'node:fs'
import { type Counted, monthOf, PRICES } from '#bench/proof/cost/bill.ts'
import { type Counts, countAnew, counts } from '#bench/proof/cost/counts.ts'
import { type Each, type Kind, kinds } from '#bench/proof/cost/each.ts'

const PAGE = new URL('../../../docs/operate/costs.md', import.meta.url)

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]) => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows.map(one => row(...one)),
]
const number = (value: number) => value.toLocaleString('en-US')
const usd = (value: number) => `$${value.toFixed(2)}`

const names: Record<Kind, string> = {
  card: 'cards',
  infographic: 'infographics',
  carousel: 'carousels',
  video: 'films',
}

/** Of a thousand: Postgres costs what it is awake, whatever it is asked meanwhile. */
const thousand = ({ messages, redis, files }: Each) =>
  1_000 * (messages * PRICES.queue_message + redis * PRICES.redis_command + files * PRICES.file_write)

function dayOf(counts: Counts, cards: string): Counted {
  const counted = counts.days[cards]
  if (!counted) throw new Error(`a day of ${cards} cards a month was not counted`)
  return counted
}

export function costsPage(counts: Counts): string {
  const idle = dayOf(counts, '0')
  return [
    '# What it costs',
    '',
    `Idle: **${usd(monthOf(idle).usd)} a month**. Counted, not estimated: both hearts beat for a day on the real handlers, and every statement, command and`,
    'message is counted, as are days of work and single things made. Made of these counts and of the list prices of November 2026 by',
    '`npm run costs-page`; with `-- --count` it counts anew.',
    '',
    ...idleTable(idle),
    '',
    'What keeps it low: the cron trigger asks Redis first and lets Postgres sleep while nothing is due, and the schedule of the queue beats every five',
    'minutes only. `npm run proof -- cost` fails above $6. The free plans of Neon and Upstash do for a try: QStash gives 1,000 messages a day, of which',
    `the schedule takes ${number(idle.messages)}.`,
    '',
    'With work, of teams that make cards in eight hours of each day:',
    '',
    ...monthsTable(counts),
    '',
    'Postgres costs what it is awake: a card every quarter of an hour keeps it so all day, ten times as many cost hardly more.',
    '',
    'One thing more, while everything is awake already:',
    '',
    ...eachTable(counts),
    '',
    'Processor time beyond what Workers Paid includes costs $0.02 for a million ms (`docs/figures.md` has what pictures and films take). Models',
    '([models.md](../models.md)) and letters apart.',
    '',
    'What raises it without anybody using it: something that asks `/status` or health every minute (Postgres never sleeps: $19 a month), and an',
    'endpoint of a customer that is down, whose deliveries are tried for days.',
    '',
  ].join('\n')
}

function idleTable({ awake_minutes, messages, redis, files, statements }: Counted): string[] {
  const { parts } = monthOf({ awake_minutes, messages, redis, files, statements })
  const { workers_month, queue_message, redis_command, file_write } = PRICES
  const plan = `${usd(workers_month)} a month, with 10 million requests and 30 million ms of processor`
  const awake = '0.25 compute units, billed while awake; asleep after 5 minutes without a statement'
  const writes = `10 GB free, then $0.015 a GB; ${usd(file_write * 1_000_000)} for a million that are written`
  return table(
    ['What', 'List price, November 2026', 'Idle, a day', 'A month'],
    [
      ['Workers Paid', plan, '–', usd(parts.Workers)],
      ['Postgres (Neon Launch)', awake, `awake ${number(awake_minutes)} minutes`, usd(parts.Postgres)],
      [
        'Queue (QStash)',
        `${usd(queue_message * 100_000)} for 100,000 messages`,
        `${number(messages)} messages`,
        usd(parts.queue),
      ],
      [
        'Redis (Upstash)',
        `${usd(redis_command * 100_000)} for 100,000 commands`,
        `${number(redis)} commands`,
        usd(parts.Redis),
      ],
      ['Files (R2)', writes, `${number(files)} written`, usd(parts.files)],
    ],
  )
}

const monthsTable = ({ days }: Counts) =>
  table(
    ['A month', 'Workers', 'Postgres', 'Queue', 'Redis', 'Files', 'Together'],
    Object.entries(days).map(([cards, counted]) => {
      const { parts, usd: sum } = monthOf(counted)
      const { Workers, Postgres, queue, Redis, files } = parts
      const name = cards === '0' ? 'nobody' : `${number(Number(cards))} cards`
      return [name, ...[Workers, Postgres, queue, Redis, files, sum].map(usd)]
    }),
  )

const eachTable = ({ each }: Counts) =>
  table(
    ['Made', 'Statements', 'Commands of Redis', 'Messages', 'Files', 'For 1,000'],
    kinds.map(kind => {
      const { statements, redis, messages, files } = each[kind]
      return [names[kind], ...[statements, redis, messages, files].map(number), usd(thousand(each[kind]))]
    }),
  )

if (import.meta.main) {
  if (process.argv.includes('--count')) await countAnew()
  writeFileSync(PAGE, costsPage(counts()))
}
