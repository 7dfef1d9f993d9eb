// Ports of this machine for servers that are told theirs before they listen, such that no two processes choose the same.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the ports that systems give to outgoing connections, which take them at any moment. */
const FIRST = 20_000
const LAST = 32_000
const TRIES = 200

const folder = join(tmpdir(), 'brand-content-ports')
const held = new Set<string>()

/** The wished port, or any other when it is 0; refuses a port that is taken. */
export async function freePort(wished: number): Promise<number> {
  if (wished !== 0) return listenOnce(wished)
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (reserve(port) && (await listenOnce(port).catch(() => 0))) return port
  }
  throw new Error(`no free port between ${FIRST} and ${LAST} in ${TRIES} tries`)
}

/** A file with this process's number says whose the port is before anything listens there. */
function reserve(port: number): boolean {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${port}`)
  if (!isAlive(Number(read(file)))) rmSync(file, { force: true })
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
  } catch {
    return false
  }
  if (held.size === 0) process.once('exit', release)
  held.add(file)
  return true
}

function release(): void {
  for (const file of held) rmSync(file, { force: true })
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}
