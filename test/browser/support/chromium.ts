// Drives the Chromium of this machine by its own protocol: enough to walk the pages as a person would.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Undefined where there is none; the tests then say that they were left out. */
export const chromiumPath = candidates.find(path => path && existsSync(path))

type Answer = {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: { message: string }
  sessionId?: string
}
type Params = Record<string, unknown>
type Pending = { resolve(value: never): void; reject(error: Error): void }

export type Look = { width: number; height: number; dark?: boolean; script?: boolean }
export const DESK: Look = { width: 1280, height: 900 }
export const PHONE: Look = { width: 390, height: 844 }

const LIMIT_MS = 60_000

export type Browser = Awaited<ReturnType<typeof openBrowser>>
export type Page = Awaited<ReturnType<Browser['page']>>

export async function openBrowser() {
  if (!chromiumPath) throw new Error('there is no Chromium on this machine')
  const dir = mkdtempSync(join(tmpdir(), 'chromium-'))
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${dir}`,
  ]
  const child = spawn(chromiumPath, [...flags, '--disable-dev-shm-usage', '--hide-scrollbars', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = new WebSocket(await addressOf(child))
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const pending = new Map<number, Pending>()
  const hearing = new Map<string, (method: string, params: Params) => void>()
  let count = 0
  socket.onmessage = ({ data }) => {
    const told: Answer = JSON.parse(String(data))
    if (told.id === undefined) return hearing.get(told.sessionId ?? '')?.(told.method ?? '', told.params ?? {})
    const asked = pending.get(told.id)
    pending.delete(told.id)
    if (told.error) asked?.reject(new Error(told.error.message))
    else asked?.resolve(told.result as never)
  }
  // A browser that is told to close may be gone before it has answered.
  socket.onclose = () => {
    for (const { reject } of pending.values()) reject(new Error('Chromium is gone'))
  }
  const send = <T = Params>(method: string, params: Params = {}, sessionId?: string): Promise<T> => {
    const id = ++count
    socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
    return new Promise((resolve, reject) => pending.set(id, { resolve: resolve as never, reject }))
  }
  return {
    page: (look: Look = DESK) => openPage(send, hearing, look),
    close: async () => {
      await send('Browser.close').catch(() => undefined)
      socket.close()
      child.kill('SIGKILL')
      rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    child.stderr?.on('data', chunk => {
      heard += chunk
      const found = /ws:\/\/\S+/.exec(heard)
      if (found) resolve(found[0])
    })
    child.on('exit', status => reject(new Error(`Chromium ended with ${status}: ${heard.slice(-300)}`)))
  })
}

type Send = <T = Params>(method: string, params?: Params, sessionId?: string) => Promise<T>

/** A window of its own, with cookies of its own. */
async function openPage(send: Send, hearing: Map<string, (method: string, params: Params) => void>, look: Look) {
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const ask = <T = Params>(method: string, params: Params = {}) => send<T>(method, params, sessionId)
  const faults: string[] = []
  let loaded: () => void = () => undefined
  hearing.set(sessionId, (method, params) => {
    if (method === 'Page.loadEventFired') loaded()
    if (method === 'Runtime.exceptionThrown') faults.push(JSON.stringify(params).slice(0, 400))
    if (method === 'Log.entryAdded') {
      const { level, text, url } = (params as { entry: { level: string; text: string; url?: string } }).entry
      // A refused form answers with its status, and what is left unsaved by nobody's hand asks nothing: the browser notes both.
      if (level === 'error' && !/Failed to load resource|'beforeunload' confirmation/.test(text))
        faults.push(`${text} ${url ?? ''}`)
    }
  })
  for (const domain of ['Page', 'Runtime', 'Log']) await ask(`${domain}.enable`)
  await ask('Emulation.setDeviceMetricsOverride', {
    width: look.width,
    height: look.height,
    deviceScaleFactor: 1,
    mobile: look.width < 600,
  })
  await ask('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: look.dark ? 'dark' : 'light' }],
  })
  if (look.script === false) await ask('Emulation.setScriptExecutionDisabled', { value: true })

  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await ask<{
      result: { value: T }
      exceptionDetails?: { text: string; exception?: { description?: string } }
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  /** Whatever leads to another page. */
  const going = async (work: () => Promise<unknown>): Promise<void> => {
    const arrived = new Promise<void>(resolve => {
      loaded = resolve
    })
    await work()
    await Promise.race([arrived, after(LIMIT_MS, 'the page did not load')])
  }
  const until = async (expression: string, what = expression): Promise<void> => {
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; await pause(50))
      if (await evaluate<boolean>(`!!(${expression})`).catch(() => false)) return
    throw new Error(
      `never came true: ${what}\n${await evaluate<string>('location.href + "\\n" + (document.querySelector("main") ?? document.body).innerText.slice(0, 1500)')}`,
    )
  }
  const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
  return {
    ask,
    evaluate,
    until,
    faults,
    go: (url: string) => going(() => ask('Page.navigate', { url })),
    /** A press that leads to another page. */
    press: async (selector: string) => {
      await until(one(selector), `there is ${selector}`)
      await going(() => evaluate(`${one(selector)}.click()`))
    },
    click: async (selector: string) => {
      await until(one(selector), `there is ${selector}`)
      await evaluate(`${one(selector)}.click()`)
    },
    fill: async (selector: string, text: string) => {
      await until(one(selector), `there is ${selector}`)
      await evaluate(
        `{ const field = ${one(selector)}; field.focus(); field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('input', { bubbles: true })); field.dispatchEvent(new Event('change', { bubbles: true })) }`,
      )
    },
    text: (selector = 'body') => evaluate<string>(`${one(selector)}?.innerText ?? ''`),
    url: () => evaluate<string>('location.href'),
    shot: async (file: string, whole = false) => {
      const { data } = await ask<{ data: string }>('Page.captureScreenshot', {
        captureBeyondViewport: whole,
        format: 'png',
      })
      writeFileSync(file, Buffer.from(data, 'base64'))
    },
    /** In a world of its own, so that the policy of the page stays on. */
    apart: async <T>(source: string, expression: string): Promise<T> => {
      const { frameTree } = await ask<{ frameTree: { frame: { id: string } } }>('Page.getFrameTree')
      const world = await ask<{ executionContextId: number }>('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
      })
      const run = (code: string) =>
        ask<{ result: { value: T } }>('Runtime.evaluate', {
          ...{ expression: code, contextId: world.executionContextId, awaitPromise: true, returnByValue: true },
        })
      await run(source)
      return (await run(expression)).result.value
    },
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const after = async (ms: number, what: string): Promise<never> => {
  await pause(ms)
  throw new Error(what)
}
