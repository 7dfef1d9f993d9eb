// A warm headless Chromium with one page, spoken to over its debugging port.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMicroseconds } from '#bench/rig/cpu.ts'

export type Chromium = {
  /** Runs a script in the page and waits for what it promises. */
  evaluate(expression: string): Promise<void>
  screenshot(how: { format: 'png' | 'jpeg'; quality?: number }): Promise<Uint8Array>
  /** Processor time of all its processes so far. */
  cpuMicroseconds(): number
  close(): void
}

/** Null where no Chromium is installed. */
export async function openChromium(width: number, height: number): Promise<Chromium | null> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'))
  const args = [
    ...['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-port=0'],
    ...[`--user-data-dir=${profile}`, `--window-size=${width},${height}`, 'about:blank'],
  ]
  const child = spawn('chromium', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string | null>(resolve => {
    let text = ''
    child.on('error', () => resolve(null))
    child.on('exit', () => resolve(null))
    child.stderr.on('data', chunk => {
      text += chunk
      const found = /listening on (ws:\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
  })
  if (!address) return null
  const call = await connect(address)
  const { targetInfos } = await call('Target.getTargets', {})
  const target = targetInfos.find(info => info.type === 'page')
  if (!target) return null
  const { sessionId } = await call('Target.attachToTarget', { targetId: target.targetId, flatten: true })
  const metrics = { width, height, deviceScaleFactor: 1, mobile: false }
  await call('Emulation.setDeviceMetricsOverride', metrics, sessionId)
  return {
    evaluate: async expression => {
      const { exceptionDetails } = await call('Runtime.evaluate', { expression, awaitPromise: true }, sessionId)
      if (exceptionDetails) throw new Error(`the page failed: ${JSON.stringify(exceptionDetails).slice(0, 500)}`)
    },
    screenshot: async how => Buffer.from((await call('Page.captureScreenshot', how, sessionId)).data, 'base64'),
    cpuMicroseconds: () => descendants(child.pid ?? 0).reduce((sum, pid) => sum + cpuMicroseconds(pid), 0),
    close: () => child.kill(),
  }
}

/** A process and those that came of it, as far as they live. */
function descendants(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap(name =>
    /^\d+$/.test(name) ? [[Number(name), parentOf(name)] as const] : [],
  )
  const below = (one: number): number[] => [
    one,
    ...parents.filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return -1
  }
}

type Answer = {
  targetInfos: { type: string; targetId: string }[]
  sessionId: string
  data: string
  exceptionDetails?: unknown
}
type Call = (method: string, params: object, sessionId?: string) => Promise<Answer>

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address)
  await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  return (method, params, sessionId) => {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
    return new Promise(resolve => waiting.set(id, resolve))
  }
}
