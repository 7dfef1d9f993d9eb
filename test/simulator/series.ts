// Several seeds, one after the other, each in a database of its own.
import { realPostgres } from '#test/support/real.ts'
import { type Database, openPGlite, openPostgres } from './database.ts'
import { type Options, simulate, type Verdict } from './simulate.ts'
import { watchCrypto } from './timeline.ts'

export type Series = Options & {
  seeds: number
  /** The last seed is simulated once more. */
  repeat: boolean
  engine: 'pglite' | 'postgres'
  mutant: string | undefined
}

/** So many violations of a seed are told. */
const MOST_LINES = 12

export async function series({ seeds, repeat, engine, mutant, ...options }: Series): Promise<Verdict[]> {
  watchCrypto()
  const verdicts: Verdict[] = []
  const wanted = Array.from({ length: seeds }, (_, index) => options.seed + index)
  if (repeat) wanted.push(...wanted.slice(-1))
  for (const seed of wanted) {
    const database = await open(engine)
    try {
      const verdict = await simulate(database, { ...options, seed })
      tell(verdict, mutant)
      verdicts.push(verdict)
    } finally {
      await database.close()
    }
  }
  return verdicts
}

async function open(engine: Series['engine']): Promise<Database> {
  if (engine === 'pglite') return openPGlite()
  const server = await realPostgres()
  if (!server) throw new Error('no PostgreSQL answers')
  return openPostgres(server)
}

function tell(verdict: Verdict, mutant: string | undefined): void {
  const { options, engine, violations, trace, seconds, sums, counts, queue } = verdict
  const calls = Object.values(counts.calls).reduce((sum, count) => sum + count, 0)
  console.log(
    `seed ${options.seed}: ${sums.runs} runs, ${sums.succeeded} succeeded, ${sums.failed} failed, ${sums.refused} requests refused, ` +
      `${sums.events} events, ${sums.deliveries} deliveries; ${sums.written} writes, ${sums.versions} versions of brands, ${sums.videos} videos; ${sums.posts} posts, ${sums.posted} of them out, ${sums.attention} to be looked at; ${sums.sales} sales, ${sums.paid} of them paid; ${calls} calls, ${counts.failed} of them broken, ${counts.crashes} crashes; ` +
      `${queue.sent} messages, ${queue.dropped} dropped, ${queue.duplicated} doubled; settled ${verdict.settled_s} s after the faults, ` +
      `overdue ${verdict.overdue_s.toFixed(0)} s at most; ${engine}, ${seconds.toFixed(1)} s, ${verdict.cpu_s.toFixed(1)} s of processor; trace ${trace}; ${violations.length} violations`,
  )
  if (violations.length === 0) return
  for (const line of violations.slice(0, MOST_LINES)) console.log(`  ${line}`)
  if (violations.length > MOST_LINES) console.log(`  … and ${violations.length - MOST_LINES} more`)
  const words = `--seed ${options.seed} --runs ${options.runs} --rates ${options.rates}${mutant ? ` --mutant '${mutant}'` : ''}`
  console.log(`  again: node --import ./dev/modules.mjs test/simulator/main.ts ${words}`)
}
