// The card of a run in a stand-in of a client that shows it: a frame, and what the protocol of such cards says to it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { card } from '#lib/mcp/card.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'
import { type Browser, chromiumPath, openBrowser, type Page } from './support/chromium.ts'

const CAPTION =
  'From now on, we open at six on Saturdays.\n\nA running club whose app paces you. <img src=x onerror=alert(1)> '

const ground = (theme: string) => (theme === 'dark' ? '#1f1e1d' : '#ffffff')

/** Answers what it is asked, keeps what it is told, and is as high as the card wants it. */
const host = (
  theme: string,
) => `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0;background:${ground(theme)}">
<iframe sandbox="allow-scripts allow-same-origin" style="border:0;width:500px;height:60px;display:block"></iframe><script>
const frame=document.querySelector('iframe'),heard=window.heard=[]
const say=message=>frame.contentWindow.postMessage({jsonrpc:'2.0',...message},'*')
addEventListener('message',({data,source})=>{
  if(source!==frame.contentWindow)return
  heard.push(data)
  if(data.method==='ui/initialize')say({id:data.id,result:{protocolVersion:'2026-01-26',hostInfo:{name:'host',version:'1'},hostCapabilities:{},hostContext:{theme:'${theme}',styles:{variables:{'--color-background-primary':'${ground(theme)}'}}}}})
  else if(data.id!==undefined)say({id:data.id,result:{}})
  if(data.method==='ui/notifications/size-changed')frame.style.height=data.params.height+'px'
})
frame.srcdoc=${JSON.stringify(card).replaceAll('</', '<\\/')}
</script></body>`

describe.skipIf(process.env.BROWSER !== '1' || !chromiumPath)('the card of a run', () => {
  const dir = mkdtempSync(join(tmpdir(), 'card-'))
  let browser: Browser
  let picture: string

  beforeAll(async () => {
    browser = await openBrowser()
    picture = Buffer.from(await bytesOf((await noise(800, 1_000)).jpeg({ quality: 40 }))).toString('base64')
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    rmSync(dir, { recursive: true, force: true })
  })

  const inside = <T>(page: Page, expression: string) =>
    page.evaluate<T>(`(document => ${expression})(document.querySelector('iframe').contentDocument)`)
  const heard = (page: Page, method: string) =>
    page.evaluate<{ params: Record<string, unknown> }[]>(`heard.filter(one => one.method === '${method}')`)

  async function shown(theme: 'light' | 'dark', run: object, dark = theme === 'dark'): Promise<Page> {
    const path = join(dir, `${theme}.html`)
    writeFileSync(path, host(theme))
    const page = await browser.page({ width: 500, height: 560, dark })
    await page.go(pathToFileURL(path).href)
    await page.until(`heard.some(one => one.method === 'ui/notifications/initialized')`)
    const params = {
      content: [
        { type: 'text', text: 'card for linkedin' },
        { type: 'image', data: picture, mimeType: 'image/jpeg' },
      ],
      structuredContent: run,
    }
    await page.evaluate(`say(${JSON.stringify({ method: 'ui/notifications/tool-result', params })})`)
    await page.until(`document.querySelector('iframe').offsetHeight > 300`)
    return page
  }

  const run = {
    ...{ id: '01a1fe6a', status: 'succeeded', asset_url: 'https://service.example/a.png' },
    ...{ output_text: CAPTION.repeat(12), impact_score: 100, verdict: 'approved', next: 'Show it' },
  }

  it.each(['light', 'dark'] as const)('is at most 500 px high and offers two things, in a %s client', async theme => {
    const page = await shown(theme, run)
    if (process.env.LOOK) await page.shot(join(process.env.LOOK, `card-${theme}.png`))
    expect(await page.evaluate(`document.querySelector('iframe').offsetHeight`)).toBeLessThanOrEqual(500)
    expect(await inside(page, 'document.documentElement.scrollHeight')).toBeLessThanOrEqual(500)
    expect(
      await inside(page, '[...document.querySelectorAll("button")].filter(one => one.offsetHeight > 0).length'),
    ).toBe(2)
    expect(await inside(page, 'document.querySelectorAll("img").length')).toBe(1)
    expect(await inside(page, 'document.querySelector("#score").textContent')).toBe('Score 100 · approved')
    expect(page.faults).toEqual([])
    await page.close()
  })

  it('asks the client to open the picture, and the model for another take', async () => {
    const page = await shown('light', run)
    await inside(page, 'document.querySelector("#open").click()')
    await inside(page, 'document.querySelector("#again").click()')
    expect((await heard(page, 'ui/open-link'))[0]?.params).toEqual({ url: run.asset_url })
    expect(JSON.stringify((await heard(page, 'ui/message'))[0]?.params)).toContain(run.id)
    await page.close()
  })

  it('is as dark as its client, not as the machine', async () => {
    const page = await shown('dark', run, false)
    expect(await inside(page, 'document.defaultView.getComputedStyle(document.body).color')).toBe('rgb(255, 255, 255)')
    await page.close()
  })

  it('offers nothing of a run that has failed, and says why', async () => {
    const page = await shown('light', { id: 'x', status: 'failed', error_message: 'The brief cannot be kept.' })
    expect(
      await inside(page, '[...document.querySelectorAll("button")].filter(one => one.offsetHeight > 0).length'),
    ).toBe(0)
    expect(await inside(page, 'document.querySelector("#words").textContent')).toBe('The brief cannot be kept.')
    await page.close()
  })
})
