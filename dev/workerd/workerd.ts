// Runs one Worker in a workerd process of its own: brings it back when it dies, and takes it along when the parent dies.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

export type WorkerdOptions = {
  /** Names the config file, and begins error messages. */
  name: string
  /** Cap'n Proto text, or the path of a file with it. Its socket must be called `http`. */
  config: string
  /** 0 lets the system choose; a restarted process keeps the chosen one. */
  port: number
  host?: string
  /** Where the config file is written; paths in the config are relative to it or absolute. */
  cwd: string
  flags?: string[]
  /** Each line that the process writes, exceptions and console alike. */
  line?: (text: string) => void
  /** After a death the process is back and listening. */
  restarted?: (pid: number) => void
}

export type WorkerdHandle = {
  readonly pid: number
  readonly port: number
  readonly url: string
  restarts(): number
  /** Another config in the place of the one it runs; what is under way has half a second to end. */
  replace(config: string): Promise<void>
  close(): Promise<void>
}

type Running = { child: ChildProcess; pid: number; port: number; exited: Promise<void> }

// The shell becomes workerd. Its background half waits for a line on descriptor 3: an end of file instead means that
// the parent is gone, however it died.
const LIFELINE = '(read -r _ <&3 || kill -9 $$) >/dev/null 2>&1 4>&- & exec "$0" "$@" 3<&-'
const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')

const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 1_000
const HEALTHY_AFTER_MS = 1_000
const GRACE_MS = 500

export async function startWorkerd(options: WorkerdOptions): Promise<WorkerdHandle> {
  const host = options.host ?? '127.0.0.1'
  const file = configFile(options)
  let running = await launch(options, file, `${host}:${options.port}`)
  const { port } = running
  let restarts = 0
  let closing = false

  const keepAlive = async () => {
    let pause = FIRST_PAUSE_MS
    while (!closing) {
      const since = performance.now()
      await running.exited
      if (performance.now() - since > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS
      while (!closing) {
        await sleep(pause)
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
        const next = closing ? undefined : await launch(options, file, `${host}:${port}`).catch(() => undefined)
        if (!next) continue
        running = next
        restarts++
        if (closing) await stop(running)
        else options.restarted?.(running.pid)
        break
      }
    }
  }
  const kept = keepAlive()

  return {
    get pid() {
      return running.pid
    },
    port,
    url: `http://${host}:${port}`,
    restarts: () => restarts,
    async replace(config) {
      const before = restarts
      writeFileSync(file, config)
      await stop(running)
      while (restarts === before && !closing) await sleep(FIRST_PAUSE_MS)
    },
    async close() {
      closing = true
      await stop(running)
      await kept
    },
  }
}

function configFile({ name, config, cwd }: WorkerdOptions): string {
  if (config.endsWith('.capnp')) return resolve(cwd, config)
  mkdirSync(cwd, { recursive: true })
  const file = join(resolve(cwd), `${name}.capnp`)
  // Secrets stand in it.
  writeFileSync(file, config, { mode: 0o600 })
  return file
}

/** Resolves when the process listens; rejects with what it wrote if it dies first. */
function launch(options: WorkerdOptions, file: string, address: string): Promise<Running> {
  const args = ['serve', '-I', '/', '--control-fd=4', '-s', `http=${address}`, ...(options.flags ?? []), file]
  const child = spawn('/bin/sh', ['-c', LIFELINE, workerd, ...args], {
    cwd: options.cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const [, stdout, stderr, lifeline, control] = child.stdio as [null, Readable, Readable, Writable, Readable]
  lifeline.on('error', () => undefined)
  const written: string[] = []
  for (const output of [stdout, stderr]) {
    createInterface(output).on('line', text => {
      written.push(text)
      if (written.length > 50) written.shift()
      options.line?.(text)
    })
  }
  const exited = new Promise<void>(done => {
    child.once('error', () => done())
    child.once('exit', () => {
      lifeline.end('\n')
      done()
    })
  })
  return new Promise((listening, failed) => {
    createInterface(control).on('line', text => {
      const event: { event?: string; socket?: string; port?: number } = JSON.parse(text)
      if (event.event === 'listen' && event.socket === 'http' && event.port && child.pid) {
        listening({ child, pid: child.pid, port: event.port, exited })
      }
    })
    exited.then(() => failed(new Error(`${options.name}: workerd ended before it listened\n${written.join('\n')}`)))
  })
}

async function stop({ child, exited }: Running): Promise<void> {
  child.kill('SIGTERM')
  const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await exited
  clearTimeout(kill)
}
