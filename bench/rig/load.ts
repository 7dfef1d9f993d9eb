// wrk, with its result as data.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cpuMicroseconds } from '#bench/rig/cpu.ts'

export type Load = {
  url: string
  /** A JSON body makes it a POST. */
  body?: string
  /** Taken in turn, so that no key reaches its limit. */
  headers?: Record<string, string>[]
  connections?: number
  seconds: number
}

export type Loaded = { requests: number; per_second: number; p50_ms: number; p99_ms: number; cpu_us: number }

/** Loads one Worker; `cpu_us` is the processor time of its process for one request. Fails where an answer was no success. */
export async function load(
  pid: number,
  { url, body, headers = [{}], connections = 16, seconds }: Load,
): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-content-wrk-'))
  const script = join(folder, 'load.lua')
  writeFileSync(script, lua(headers, body))
  try {
    const before = cpuMicroseconds(pid)
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url]
    const { stdout } = await promisify(execFile)('wrk', args)
    const cpu = cpuMicroseconds(pid) - before
    const [requests = 0, duration_us = 1, refused = 0, cut = 0, late = 0, p50_us = 0, p99_us = 0] = JSON.parse(
      stdout.slice(stdout.lastIndexOf('[')),
    ) as number[]
    if (requests === 0 || refused + cut + late > 0)
      throw new Error(`${url}: of ${requests} requests ${refused} were refused, ${cut} cut off, ${late} too late`)
    return {
      requests,
      per_second: (requests / duration_us) * 1e6,
      p50_ms: p50_us / 1000,
      p99_ms: p99_us / 1000,
      cpu_us: cpu / requests,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const lua = (headers: Record<string, string>[], body: string | undefined) => `
local ready, at = {}, 0
function init()
  for index, headers in ipairs({${headers.map(table).join(',')}}) do
    ready[index] = wrk.format(${body === undefined ? `'GET', nil, headers` : `'POST', nil, headers, ${JSON.stringify(body)}`})
  end
end
function request()
  at = at % #ready + 1
  return ready[at]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('[%d,%d,%d,%d,%d,%d,%d]', summary.requests, summary.duration,
    e.status, e.connect + e.read + e.write, e.timeout, latency:percentile(50), latency:percentile(99)))
end`

const table = (headers: Record<string, string>) =>
  `{${Object.entries(headers)
    .map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`)
    .join(',')}}`
