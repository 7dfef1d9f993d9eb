// A warm headless Chromium that photographs the same card, spoken to over its debugging port.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { card, type Element, HEIGHT, WIDTH } from './card.ts'

export type Camera = { shoot(): Promise<Uint8Array>; close(): void }

/** Null where no Chromium is installed. */
export async function openCamera(logo: string, screen: string, font: string): Promise<Camera | null> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'))
  const args = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--window-size=${WIDTH},${HEIGHT}`,
    'about:blank',
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
  await call(
    'Emulation.setDeviceMetricsOverride',
    { width: WIDTH, height: HEIGHT, deviceScaleFactor: 1, mobile: false },
    sessionId,
  )
  const style = `@font-face{font-family:Geist;src:url(${font});font-weight:100 900}*{box-sizing:border-box;margin:0}body{font-family:Geist}`
  const page = `<style>${style}</style>${html(card(logo, screen))}`
  return {
    async shoot() {
      const expression = `document.body.innerHTML=${JSON.stringify(page)};Promise.all([document.fonts.ready,...[...document.images].map(i=>i.decode())]).then(()=>1)`
      await call('Runtime.evaluate', { expression, awaitPromise: true }, sessionId)
      const { data } = await call('Page.captureScreenshot', { format: 'png' }, sessionId)
      return Buffer.from(data, 'base64')
    },
    close: () => child.kill(),
  }
}

type Answer = { targetInfos: { type: string; targetId: string }[]; sessionId: string; data: string }
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

const unitless = new Set(['fontWeight', 'lineHeight'])

function html({ type, props }: Element): string {
  const css = Object.entries(props.style).map(
    ([name, value]) =>
      `${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${typeof value === 'number' && !unitless.has(name) ? `${value}px` : value}`,
  )
  const style = `style="${css.join(';').replaceAll('"', "'")}"`
  if (type === 'img') return `<img ${style} src="${props.src}">`
  return `<div ${style}>${typeof props.children === 'string' ? props.children : (props.children ?? []).map(html).join('')}</div>`
}
