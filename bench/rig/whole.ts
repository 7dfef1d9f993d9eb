// The whole service as `npm start` brings it up, on its own data, with the demonstration's brand and key.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '#dev/local/seed.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { outsideWorld } from '#dev/world.ts'
import type { Run } from '#lib/runs/run.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres } from '#test/support/real.ts'

export type Whole = {
  stack: Stack
  /** What stands where the database stands. */
  engines: string
  /** From the request until the caller holds the finished run, in ms; fails where the run does. */
  make(asked: Record<string, unknown>): Promise<{ run: Run; ms: number }>
}

export async function withWhole<T>(render_processes: 1 | 2, work: (whole: Whole) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-bench-'))
  const server = await realPostgres()
  const database = server ? await freshDatabase(server) : undefined
  const told: string[] = []
  const stack = await startStack({
    ...{ dir, port: 0, render_processes, line: (worker, text) => void told.push(`${worker}: ${text}`) },
    ...(database && { database_url: database.url }),
  })
  try {
    const { live_key } = await seed(outsideWorld(stack.services, stack.base_url), dir, stack.bucket_port)
    const engines = `${database ? 'PostgreSQL' : 'PGlite'}, the embedded Redis and queue, ${render_processes} render process${render_processes > 1 ? 'es' : ''}`
    return await work({ stack, engines, make: asked => made(stack.base_url, live_key, asked, told) })
  } finally {
    await stack.close()
    await database?.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function made(base_url: string, key: string, asked: Record<string, unknown>, told: string[]) {
  const began = performance.now()
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=25' }
  const ask = async (path: string, init: RequestInit = {}): Promise<Run> => {
    const answer = await fetch(`${base_url}/api/v1/programmatic/${path}`, { ...init, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  let run = await ask('generate', { method: 'POST', body: JSON.stringify(asked) })
  while (run.status === 'queued' || run.status === 'running') run = await ask(`runs/${run.id}`)
  if (run.status === 'failed') throw new Error(`the run failed: ${run.error_message}\n${told.slice(-5).join('\n')}`)
  return { run, ms: performance.now() - began }
}
