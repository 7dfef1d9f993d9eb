// What a page says where the service is gone or one was signed out, in a real Chromium: nothing that was written is lost.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { judge } from './support/axe.ts'
import { type Browser, chromiumPath, openBrowser, type Page, PHONE } from './support/chromium.ts'
import { type Running, startDashboard } from './support/stack.ts'

const wanted = process.env.BROWSER === '1'
const [BRIEF, LONGER] = ['We open at six on Saturdays.', 'We open at six on Saturdays from now on.']

describe.skipIf(!wanted || !chromiumPath)('a page that stands open', () => {
  let running: Running
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[running, browser] = await Promise.all([startDashboard(), openBrowser()])
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await running?.close()
  })

  async function enter(): Promise<void> {
    await page.go(await running.link())
    await page.press('form[action="/enter"] button')
  }
  beforeEach(async () => {
    page = await browser.page(PHONE)
    await page.ask('Network.enable')
    await enter()
  }, 60_000)

  const lose = (offline: boolean) =>
    page.ask('Network.emulateNetworkConditions', {
      ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    })
  const written = () => page.evaluate<string>('document.querySelector("#brief").value')

  it('says that nobody answers, and goes on by itself', async () => {
    await page.fill('#brief', BRIEF)
    await page.until('document.querySelector("#preview .caption")', 'the preview has come')
    await lose(true)
    await page.fill('#brief', LONGER)
    await page.until('/does not answer/.test(document.querySelector("#preview").innerText)', 'it says so')
    expect(await judge(page)).toEqual([])
    const costIs = () => page.evaluate<string>('getComputedStyle(document.querySelector("#cost > *")).visibility')
    // It would be the cost of other words.
    expect(await costIs()).toBe('hidden')
    await lose(false)
    await page.until('document.querySelector("#preview .caption")', 'the preview comes by itself')
    expect(await costIs()).toBe('visible')
    expect(await written()).toBe(LONGER)
    await page.close()
  }, 60_000)

  it('says that nobody answers while a picture is made, and shows it once it is there', async () => {
    await page.fill('#brief', LONGER)
    await page.press('.composer .btn.main')
    if (await page.evaluate<boolean>('!!document.querySelector("#progress")')) {
      await lose(true)
      await page.until('/does not answer/.test(document.querySelector("#progress").innerText)', 'it says so')
      await lose(false)
    }
    await page.until('document.querySelector(".bench img")', 'the picture is there')
    await page.close()
  }, 60_000)

  it('keeps what is written by whoever was signed out, and goes on once he is in', async () => {
    await page.ask('Network.clearBrowserCookies')
    await page.fill('#brief', BRIEF)
    await page.until('/You are signed out/.test(document.querySelector("#preview").innerText)', 'it says so')
    expect(await judge(page)).toEqual([])
    expect(await written()).toBe(BRIEF)
    const home = await page.url()
    await page.press('.composer .btn.main')
    expect(await page.text()).toContain('what you sent was not taken')
    await enter()
    expect(await page.url()).toBe(home)
    await page.close()
  }, 60_000)

  it('takes another link where the first was wrong', async () => {
    await page.ask('Network.clearBrowserCookies')
    await page.go(`${running.stack.dashboard_url}/enter#${'wrong'.repeat(8)}`)
    await page.press('form[action="/enter"] button')
    expect(await page.text('.fault')).toContain('Ask for a new one')
    // In the bar of the address this loads no page: only what stands behind the # is another.
    await page.evaluate(`location.href = ${JSON.stringify(await running.link())}`)
    await page.until('document.querySelector("#word").value.length > 20', 'the field has the link')
    await page.press('form[action="/enter"] button')
    expect(await page.url()).toContain('/w/')
    await page.close()
  }, 60_000)
})
