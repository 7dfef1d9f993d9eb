// The documentation in a real Chromium: every page at two widths and in both themes, with script and without (`npm run proof -- dashboard`).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { served } from '#test/client/support/served.ts'
import { createWorld } from '#test/support/world.ts'
import { judge } from './support/axe.ts'
import { type Browser, chromiumPath, DESK, type Look, openBrowser, PHONE } from './support/chromium.ts'

const wanted = process.env.BROWSER === '1'
if (wanted && !chromiumPath) console.warn('left out: there is no Chromium here; set CHROMIUM to its path')

const LOOKS: [string, Look][] = [
  ['desk, light', DESK],
  ['desk, dark', { ...DESK, dark: true }],
  ['phone, light', PHONE],
  ['phone, dark', { ...PHONE, dark: true }],
]

/** Words in tables that go on in the next line. */
const TORN_WORDS = `[...document.querySelectorAll('.wide th, .wide td')].flatMap(cell => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const torn = []
  while (walker.nextNode()) for (const { 0: word, index } of walker.currentNode.data.matchAll(/\\p{L}+/gu)) {
    const range = new Range()
    range.setStart(walker.currentNode, index)
    range.setEnd(walker.currentNode, index + word.length)
    if (new Set([...range.getClientRects()].map(box => box.top)).size > 1) torn.push(word)
  }
  return torn
})`

describe.skipIf(!wanted || !chromiumPath)('the documentation', () => {
  let service: Awaited<ReturnType<typeof served>>
  let browser: Browser
  let pages: string[]

  beforeAll(async () => {
    ;[service, browser] = await Promise.all([createWorld().then(served), openBrowser()])
    const first = await (await fetch(`${service.url}/docs`)).text()
    pages = [...new Set([...first.matchAll(/href="(\/docs(?:\/[a-z-]+)?)"/g)].map(([, href = '']) => href))]
    expect(pages.length).toBeGreaterThan(25)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    service?.close()
  })

  it.each(LOOKS)(
    'axe finds nothing, and nothing is wider than the page: %s',
    async (name, look) => {
      const page = await browser.page(look)
      for (const path of pages) {
        await page.go(service.url + path)
        expect([path, await judge(page)]).toEqual([path, []])
        expect([path, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([path, 0])
        expect([path, await page.evaluate(TORN_WORDS)]).toEqual([path, []])
        if (process.env.SHOTS) await page.shot(`${process.env.SHOTS}/${path.replaceAll('/', '-')}-${name}.png`)
      }
      expect(page.faults).toEqual([])
      await page.close()
    },
    300_000,
  )

  it('moves nothing once it is there, and shows its contents beside the page where there is room', async () => {
    for (const [, look] of LOOKS.filter(([name]) => name.endsWith('light'))) {
      const page = await browser.page(look)
      await page.go(`${service.url}/docs/quickstart`)
      const shifts = `new Promise(done => { let sum = 0; new PerformanceObserver(list => { for (const one of list.getEntries()) sum += one.value }).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(sum), 300) })`
      expect([look.width, await page.evaluate<number>(shifts)]).toEqual([look.width, 0])
      const seen = `document.querySelector('nav li a').checkVisibility({ contentVisibilityAuto: true })`
      expect([look.width, await page.evaluate(seen)]).toEqual([look.width, look.width > 820])
      await page.close()
    }
  })

  it('shows in its contents where one is, and sentences in columns that can be read', async () => {
    const page = await browser.page()
    await page.go(`${service.url}/docs/security`)
    const place = `(() => { const at = document.querySelector('nav [aria-current]').getBoundingClientRect(); return at.top > 0 && at.bottom < innerHeight })()`
    expect(await page.evaluate(place)).toBe(true)
    await page.close()
    const phone = await browser.page(PHONE)
    await phone.go(`${service.url}/docs/runbook`)
    const narrow = `[...document.querySelectorAll('main td')].filter(cell => cell.innerText.length > 60 && cell.clientWidth < 180).map(cell => cell.innerText)`
    expect(await phone.evaluate(narrow)).toEqual([])
    await phone.close()
  })

  it('is searched from the keyboard, and a code is copied', async () => {
    const page = await browser.page()
    await page.go(`${service.url}/docs/quickstart`)
    await page.fill('#search', 'plan_cap')
    await page.until('document.querySelector("#found a")', 'something is found')
    expect(await page.text('#found')).toContain('plan_cap_reached')
    // Of words that stand in no heading.
    await page.fill('#search', 'tunnel')
    await page.until(
      'document.querySelector("#found a")?.textContent.includes("Register")',
      'words of a page are found',
    )
    expect(await page.evaluate('document.querySelectorAll(".code button").length')).toBeGreaterThan(0)
    await page.close()
  })

  it('can be read, unfolded and led through without script', async () => {
    const page = await browser.page({ ...PHONE, script: false })
    await page.go(`${service.url}/docs`)
    const shown = `[...document.querySelectorAll('.tabs .code')].filter(code => code.offsetHeight > 0)`
    await page.evaluate('document.querySelectorAll(".tabs label")[2].click()')
    expect(await page.evaluate(`${shown}.length`)).toBe(1)
    expect(await page.evaluate(`${shown}[0].innerText`)).toContain('import')
    const contents = `document.querySelector('nav li a').checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })`
    expect(await page.evaluate(contents)).toBe(false)
    await page.evaluate('document.querySelector("nav summary").click()')
    await page.until(contents, 'the contents are unfolded')
    await page.press('nav a[href="/docs/errors"]')
    expect(await page.text('h1')).toBe('Errors')
    await page.close()
  })
})
