// The whole service as `npm start` brings it up, on its own data, with the demonstration's brand and key.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { seed } from '#dev/local/seed.ts'
import { type Stack, type StackOptions, startStack } from '#dev/local/stack.ts'
import { outsideWorld } from '#dev/world.ts'
import type { Run } from '#lib/runs/run.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres } from '#test/support/real.ts'

export type Whole = {
  stack: Stack
  /** What stands where the database stands. */
  engines: string
  /** Asks as the demonstration's key; fails where the answer is no success. */
  ask<T>(path: string, body?: unknown): Promise<T>
  /** From the request until the caller holds the finished run, in ms; fails where the run does. */
  make(asked: Record<string, unknown>): Promise<Made>
  /** The same for another workspace. */
  makeBeside(asked: Record<string, unknown>): Promise<Made>
  /** The same for a recipe. */
  draw(recipe: unknown): Promise<Made>
}

export type Made = { run: Run; ms: number }
type Ask = Whole['ask']

type Seen = Pick<StackOptions, 'watched' | 'line'>

export async function withWhole<T>(
  render_processes: 1 | 2,
  work: (whole: Whole) => Promise<T>,
  { watched, line }: Seen = {},
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-bench-'))
  const server = await realPostgres()
  const database = server ? await freshDatabase(server) : undefined
  const told: string[] = []
  const stack = await startStack({
    ...{ dir, port: 0, render_processes, line: line ?? ((worker, text) => void told.push(`${worker}: ${text}`)) },
    ...(watched && { watched }),
    ...(database && { database_url: database.url }),
  })
  try {
    const { live_key, other } = await seed(outsideWorld(stack.services, stack.base_url), dir, stack.bucket_port)
    // The demonstration's plan makes fifteen videos a month.
    await outsideWorld(stack.services, stack.base_url).db.execute(sql`update workspaces set plan = 'scale'`)
    const engines = `${database ? 'PostgreSQL' : 'PGlite'}, the embedded Redis and queue, ${render_processes} render process${render_processes > 1 ? 'es' : ''}`
    const ask: Ask = (path, body) => asked(stack.base_url, live_key, path, body)
    const askBeside: Ask = (path, body) => asked(stack.base_url, other.live_key, path, body)
    const generate = (wanted: Record<string, unknown>) => ask<Run>('generate', wanted)
    const render = async (recipe: unknown): Promise<Run> => {
      const { items } = await ask<{ items: { run_id: string }[] }>('render', { items: [{ recipe }] })
      return ask(`runs/${items[0]?.run_id}`)
    }
    return await work({
      ...{ stack, engines, ask },
      make: wanted => ended(() => generate(wanted), ask, told),
      makeBeside: wanted => ended(() => askBeside<Run>('generate', wanted), askBeside, told),
      draw: recipe => ended(() => render(recipe), ask, told),
    })
  } finally {
    await stack.close()
    await database?.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function asked<T>(base_url: string, key: string, path: string, body?: unknown): Promise<T> {
  // A connection that idled while something else was measured may be closed by the time it is used.
  const connection = { connection: 'close' }
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    prefer: 'wait=25',
    ...connection,
  }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${base_url}/api/v1/programmatic/${path}`, { ...sent, headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

async function ended(start: () => Promise<Run>, ask: Ask, told: readonly string[]): Promise<Made> {
  const began = performance.now()
  let run = await start()
  while (run.status === 'queued' || run.status === 'running') run = await ask(`runs/${run.id}`)
  if (run.status === 'failed') throw new Error(`the run failed: ${run.error_message}\n${told.slice(-5).join('\n')}`)
  return { run, ms: performance.now() - began }
}
