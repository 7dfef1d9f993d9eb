// The dashboard in a real Chromium over the whole service. It takes a stack and a browser, so it is a proof (`npm run proof -- dashboard`).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judge } from './support/axe.ts'
import { type Browser, chromiumPath, DESK, type Look, openBrowser, type Page, PHONE } from './support/chromium.ts'
import { fill } from './support/content.ts'
import { type Running, startDashboard } from './support/stack.ts'

const wanted = process.env.BROWSER === '1'
if (wanted && !chromiumPath) console.warn('left out: there is no Chromium here; set CHROMIUM to its path')

const BRIEF = 'Sunday 10k along the harbour, first start 8:30, every pace welcome.'
/** One a look: nearly the same words do not go to an account twice. What the built-in writer lets out unseen. */
const NEWS = [
  'Yoga at the old harbour every Tuesday at six.',
  'Market at the harbour every Friday at ten.',
  'Concert at the harbour, free entry.',
  'Climbing at the harbour every day at nine.',
]
const LOOKS: [string, Look][] = [
  ['desk, light', DESK],
  ['desk, dark', { ...DESK, dark: true }],
  ['phone, light', PHONE],
  ['phone, dark', { ...PHONE, dark: true }],
]
const PAGES = [
  ...[
    'create',
    `create?brief=${encodeURIComponent(BRIEF)}`,
    'runs',
    'runs?view=list',
    'calendar',
    'brand',
    'brand/fonts',
    'library',
  ],
  ...['library?add=screens', 'library?add=people', 'library?add=logos', 'library?add=mascot'],
  ...['connections', 'studio', 'studio/new', 'developers/keys', 'developers/keys/new', 'developers/agents'],
  ...['developers/webhooks', 'developers/webhooks/new', 'developers/requests', 'developers/requests?refused=1'],
  ...['developers/events', 'plan', 'team', 'audit', 'settings', 'more', 'nowhere'],
]
/** For whoever is not signed in. */
const DOORS = ['login', 'enter', 'agents/sign-in']
/** Pages of one thing, by the page that lists it and the address of the first one there. */
const DETAILS: [string, string][] = [
  ['developers/keys', '/developers/keys/'],
  ['developers/webhooks', '/developers/webhooks/'],
  ['developers/requests', '/developers/requests/'],
  ['studio', '/studio/'],
  ['brand', '/brand/versions/'],
]

describe.skipIf(!wanted || !chromiumPath)('the dashboard', () => {
  let running: Running
  let browser: Browser

  beforeAll(async () => {
    ;[running, browser] = await Promise.all([startDashboard(), openBrowser()])
    await fill(running.stack, running.seeded.live_key)
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await running?.close()
  })

  async function enter(page: Page): Promise<string> {
    await page.go(await running.link())
    await page.press('form[action="/enter"] button')
    return (await page.url()).replace(/(\/w\/[^/]+).*/, '$1')
  }

  const posted = async () => (await (await fetch(running.stack.social.url)).text()).split('harbour').length

  it.each(LOOKS)(
    'leads from the link to a post that is out in at most twelve clicks: %s',
    async (name, look) => {
      const page = await browser.page(look)
      const before = await posted()
      await enter(page)
      await page.fill('#brief', NEWS[LOOKS.findIndex(([one]) => one === name)] ?? '')
      await page.until('document.querySelector("#preview .caption")', 'the preview has come')
      expect(await page.text('#preview')).toContain('harbour')
      await page.press('.composer .btn.main')
      await page.until('document.querySelector(".bench img")', 'the picture is there')
      expect(await page.evaluate<number>('document.querySelectorAll(".reason, .kept li").length')).toBeGreaterThan(0)
      await page.press('.plats a[href$="for=linkedin"]')
      await page.press('.publish .acts2 .btn.main')
      await page.until('/It is out|on its way/.test(document.body.innerText)', 'it was posted')
      expect(await posted()).toBeGreaterThan(before)
      expect(page.faults).toEqual([])
      await page.close()
      // Enter, Create, LinkedIn, Post.
    },
    120_000,
  )

  it.each(LOOKS)(
    'lets in by a passkey that was made here, until it is removed: %s',
    async (_, look) => {
      const page = await browser.page(look)
      await enter(page)
      await page.ask('WebAuthn.enable')
      await page.ask('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
          ...{ isUserVerified: true, automaticPresenceSimulation: true },
        },
      })
      const door = running.stack.dashboard_url
      await page.go(`${door}/me`)
      await page.press('form[data-passkey="add"]:not([hidden]) button')
      expect(await page.text()).toContain('not used yet')
      await page.press('form[action="/logout"] button')
      await page.go(`${door}/login`)
      await page.press('form[data-passkey="enter"]:not([hidden]) button')
      expect(await page.url()).toContain('/w/')
      await page.go(`${door}/me`)
      expect(await page.text()).toContain('last used now')
      await page.click('form[action="/me/passkeys/remove"] button')
      await page.press('dialog .btn.bad')
      await page.press('form[action="/logout"] button')
      await page.go(`${door}/login`)
      await page.click('form[data-passkey="enter"] button')
      await page.until('/could not be checked|Nothing was chosen/.test(document.body.innerText)', 'it lets nobody in')
      expect(page.faults).toEqual([])
      await page.close()
    },
    60_000,
  )

  it.each(LOOKS)(
    'mints a key that works until it is revoked, and shows its secret once: %s',
    async (name, look) => {
      const page = await browser.page(look)
      const home = await enter(page)
      await page.go(`${home}/developers/keys/new`)
      await page.fill('#name', name)
      await page.press('form .btn.main')
      const secret = await page.text('#secret')
      expect(secret).toMatch(/^sk_live_\w{38}$/)
      const me = () =>
        fetch(`${running.stack.base_url}/api/v1/programmatic/me`, { headers: { authorization: `Bearer ${secret}` } })
      expect((await me()).status).toBe(200)
      await page.go(`${home}/developers/keys`)
      expect(await page.evaluate<string>('document.documentElement.outerHTML')).not.toContain(secret)
      await page.evaluate(
        `[...document.querySelectorAll('tbody a')].find(a => a.textContent === ${JSON.stringify(name)}).click()`,
      )
      await page.click('form[action$="/revoke"] button')
      await page.until('document.activeElement?.textContent === "Keep it"', 'the way back has the focus')
      await page.press('dialog .btn.bad')
      await page.until(`document.body.innerText.includes(${JSON.stringify(`${name} is revoked`)})`)
      expect((await me()).status).toBe(401)
      await page.close()
    },
    60_000,
  )

  it.each(LOOKS)(
    'works without script: in, a preview, a run, a plan for it, and out: %s',
    async (_, look) => {
      const page = await browser.page({ ...look, script: false })
      const word = (await running.link()).split('#')[1] ?? ''
      await page.go(`${running.stack.dashboard_url}/enter`)
      await page.fill('#word', word)
      await page.press('form[action="/enter"] button')
      await page.fill('#brief', 'We open at six on Saturdays from now on.')
      await page.press('.composer [formaction]')
      expect(await page.text('#preview')).toContain('six')
      expect(await page.evaluate<string>('document.querySelector("#brief").value')).toContain('six')
      await page.press('.composer .btn.main')
      for (
        let tries = 0;
        tries < 60 && !(await page.evaluate<boolean>('!!document.querySelector(".bench")'));
        tries++
      ) {
        await new Promise(resolve => setTimeout(resolve, 500))
        await page.go(await page.url())
      }
      await page.press('.plats a[href$="for=x"]')
      await page.click('[name="when"][value="date"]')
      await page.fill('#scheduled_at', new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16))
      await page.press('.publish .acts2 .btn.main')
      expect(await page.text()).toContain('Planned')
      await page.press('form[action$="/cancel"] button')
      expect(await page.text()).toContain('Canceled')
      await page.go(`${running.stack.dashboard_url}/me`)
      await page.press('form[action="/logout"] button')
      expect(await page.url()).toContain('/login')
      await page.close()
    },
    120_000,
  )

  it('approves nothing before each thing is ticked, and shows the first that is not', async () => {
    const page = await browser.page(DESK)
    await enter(page)
    await page.fill('#brief', 'Doors of the harbour club open at six. Free soup i think?? make it friendly.')
    await page.press('.composer .btn.main')
    await page.until('document.querySelector(".still")', 'it waits')
    const approve = '#publish button.btn.main[formaction$="/approve"]'
    await page.click(approve)
    await page.until('/Not approved yet: \\d of \\d still to tick/.test(document.querySelector(".still").textContent)')
    await page.until('document.activeElement?.getAttribute("name") === "yes"', 'the first is shown')
    await page.evaluate('for (const box of document.querySelectorAll("input[name=yes]")) box.click()')
    await page.until('document.querySelector(".still").textContent === "All ticked: approve it."')
    await page.press(approve)
    expect(await page.text()).toContain('answered with yes')
    expect(page.faults).toEqual([])
    await page.close()
  }, 60_000)

  it.each(LOOKS)(
    'loses nothing of two who save the brand: %s',
    async (name, look) => {
      const [one, other] = [await browser.page(look), await browser.page(look)]
      const home = await enter(one)
      await enter(other)
      for (const page of [one, other]) await page.go(`${home}/brand`)
      for (const [page, tagline] of [
        [one, `Every pace counts, ${name}.`],
        [other, `Another line, ${name}.`],
      ] as const) {
        await page.fill('#tagline', tagline)
        await page.until('/Not saved yet/.test(document.querySelector("#cards").innerText)', 'the cards are drawn anew')
        await page.press('.savebar .btn.main')
      }
      expect(await one.text()).toContain('Saved as version')
      expect(await other.text()).toContain('Nothing of yours is saved yet, and nothing is lost')
      expect(await other.text()).toContain(`Saved meanwhile: Every pace counts, ${name}.`)
      expect(await other.evaluate<string>('document.querySelector("#tagline").value')).toBe(`Another line, ${name}.`)
      await other.press('.savebar .btn.main')
      expect(await other.text()).toContain('Saved as version')
      for (const page of [one, other]) await page.close()
    },
    120_000,
  )

  it.each(LOOKS)(
    'is kept by everybody’s rules on every page: %s',
    async (_, look) => {
      const page = await browser.page(look)
      const home = await enter(page)
      const runs = await page.evaluate<string[]>(
        '[...document.querySelectorAll(".tile a")].map(a => a.getAttribute("href"))',
      )
      const details: string[] = []
      for (const [list, part] of DETAILS) {
        await page.go(`${home}/${list}`)
        const links = '[...document.querySelectorAll("main a")].map(link => link.href)'
        const one = `${links}.find(url => url.includes(${JSON.stringify(part)}) && !url.endsWith('/new'))`
        details.push(await page.evaluate<string>(one))
      }
      expect(details).not.toContain(undefined)
      const places = [
        ...details,
        ...PAGES.map(path => `${home}/${path}`),
        `${running.stack.dashboard_url}/me`,
        `${running.stack.dashboard_url}/workspaces/new`,
      ]
      const found: unknown[] = []
      const lookAt = async (url: string) => {
        const violations = await judge(page)
        const wider = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        if (violations.length > 0 || wider > 0) found.push({ url, violations, wider })
      }
      for (const url of [...places, ...runs.slice(0, 1).map(path => new URL(path, home).href)]) {
        await page.go(url)
        await lookAt(url)
      }
      for (const path of runs.filter((_, nth) => nth % 3 === 0)) {
        const url = `${new URL(path, home).href}/words`
        await page.go(url)
        expect(await page.text('h1')).toBe('Edit the words')
        await lookAt(url)
        // As it stands while somebody writes: what would change, and what cannot be.
        await page.fill('[name^="data."]', 'Other words')
        await page.until('document.querySelector("#preview .diff")', 'it says what would change')
        await lookAt(`${url}, changed`)
        await page.fill('[name^="captions."]', ' ')
        await page.until('document.querySelector("#preview .note")', 'it says what cannot be')
        await lookAt(`${url}, refused`)
        await page.press('.savebar .btn.main')
        expect(await page.text('.fault')).toContain('A post needs words')
        await lookAt(`${url}, sent`)
      }
      const outside = await browser.page(look)
      for (const door of DOORS) {
        const url = `${running.stack.dashboard_url}/${door}`
        await outside.go(url)
        const violations = await judge(outside)
        if (violations.length > 0) found.push({ url, violations })
      }
      await outside.close()
      expect(found).toEqual([])
      // The judge is awake: a picture without words is found.
      await page.evaluate(
        `document.querySelector('main').insertAdjacentHTML('beforeend', '<img src="/static/favicon.svg">')`,
      )
      expect(await judge(page)).toContainEqual(expect.objectContaining({ id: 'image-alt' }))
      expect(page.faults).toEqual([])
      await page.close()
    },
    240_000,
  )
})
