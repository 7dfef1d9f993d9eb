// What a deployment costs with 1,000 and 10,000 cards a month: a day of them between the beats of both hearts, everything counted.
import type { Figure } from '#bench/figures/figure.ts'
import { type Counted, MINUTES_UNTIL_ASLEEP, monthOf } from '#bench/proof/cost/bill.ts'
import { countedWorld } from '#bench/proof/cost/counted.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { onPostgres } from '#bench/rig/postgres.ts'
import { beat } from '#lib/beat/beat.ts'
import type { Db } from '#lib/db.ts'
import { MINUTE_MS } from '#lib/instant.ts'

const DAYS = 30
const MINUTES = 24 * 60
const QUEUE_EVERY = 5
/** Teams work eight hours; runs come evenly in them. */
const WORK = { from: 9 * 60, minutes: 8 * 60 }
const SIZES = [
  { runs: 1_000, most_usd: 15 },
  { runs: 10_000, most_usd: 30 },
]

export const proof: Proof = {
  area: 'Cost',
  run: async () => {
    const figures: Figure[] = []
    for (const { runs, most_usd } of SIZES) {
      const { counted, made } = await day(Math.round(runs / DAYS))
      figures.push(figureOf(runs, most_usd, counted, made))
    }
    return figures
  },
}

export const day = (runs: number): Promise<{ counted: Counted; made: number }> => onPostgres(db => countedDay(db, runs))

async function countedDay(own: Db, runs: number) {
  const { world, live, counted, restart, stop } = await countedWorld(own)
  restart()
  let [made, asked_at] = [0, Number.NEGATIVE_INFINITY]
  for (let minute = 0; minute < MINUTES; minute++) {
    const statements = counted.statements
    await beat(world.world, 'cron')
    if (minute % QUEUE_EVERY === 0) {
      counted.messages++
      await beat(world.world, 'queue')
    }
    const wanted = Math.floor((runs * Math.min(WORK.minutes, Math.max(0, minute - WORK.from + 1))) / WORK.minutes)
    for (; made < wanted; made++)
      await live.post('generate', {
        brief: `Open until ${made} tonight, come by.`,
        channel: 'linkedin',
        asset_type: 'card',
      })
    await world.drain()
    if (counted.statements > statements) asked_at = minute
    if (minute - asked_at < MINUTES_UNTIL_ASLEEP) counted.awake_minutes++
    world.pass(MINUTE_MS)
  }
  return { counted: stop(), made }
}

function figureOf(runs: number, most_usd: number, counted: Counted, made: number): Figure {
  const { usd, parts } = monthOf(counted)
  const told = Object.entries(parts).map(([name, part]) => `${name} $${part.toFixed(2)}`)
  const { statements, awake_minutes, messages, redis, files } = counted
  return {
    goal: `${runs.toLocaleString('en')} cards a month`,
    target: `at most $${most_usd} a month, models apart`,
    figure: `$${usd.toFixed(2)}: ${told.join(', ')}`,
    met: usd <= most_usd && counted.files >= made,
    how: `a day of ${made} cards in eight hours on the real handlers: ${statements} statements, ${awake_minutes} minutes of Postgres awake, ${messages} messages, ${redis} commands, ${files} files; list prices of November 2026`,
  }
}
