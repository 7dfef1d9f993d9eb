// The dashboard on memory ports, and browsers that keep their cookies.
import { raster } from '#dev/build/raster.ts'
import { createDashboard } from '#functions/dashboard/app.ts'
import { type Place, slugOf } from '#lib/members/place.ts'
import type { Role } from '#lib/members/roles.ts'
import { draftDrawer } from '#lib/runs/recipe/draft.ts'
import { invite, join, ownerLink } from '#lib/signin/words.ts'
import { by, createWorld, PUBLIC_URL, type WorldOptions } from '#test/support/world.ts'

export const DASHBOARD_URL = 'https://dashboard.example.com'

export type TestDashboard = Awaited<ReturnType<typeof createTestDashboard>>
export type Visitor = ReturnType<TestDashboard['visitor']>
/** `from` is the page on which the form stands, as browsers say it. */
type Asked = { headers?: Record<string, string>; site?: string | null; from?: string }

export async function createTestDashboard(options: WorldOptions = {}) {
  const outer = await createWorld(options)
  const { world, workspace } = outer
  const pending: Promise<unknown>[] = []
  const app = createDashboard({
    world: () => ({ ...world, later: work => void pending.push(work) }),
    release: 'test',
    file: async () => new Response('', { status: 404 }),
    draft: draftDrawer(world, raster),
    dashboard_url: DASHBOARD_URL,
    public_url: PUBLIC_URL,
    service_name: 'brand content',
    tills: [],
  })
  let count = 0

  /** A browser of its own. */
  function visitor(cookies = new Map<string, string>()) {
    const ask = async (
      method: string,
      path: string,
      body?: BodyInit,
      { headers = {}, site = 'same-origin', from }: Asked = {},
    ) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.request(
        DASHBOARD_URL + path,
        {
          method,
          headers: {
            ...{ cookie, ...(site ? { 'sec-fetch-site': site } : {}) },
            ...{ ...(from ? { referer: DASHBOARD_URL + from } : {}), ...headers },
          },
          ...(body === undefined ? {} : { body }),
          ...(body instanceof ReadableStream && { duplex: 'half' }),
        },
        {},
        {
          waitUntil: (work: Promise<unknown>) => void pending.push(work),
          passThroughOnException: () => undefined,
          props: {},
        } as never,
      )
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (/max-age=0/i.test(line) || value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      while (pending.length > 0) await Promise.all(pending.splice(0))
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return { status: answer.status, headers: answer.headers, bytes, text: new TextDecoder().decode(bytes) }
    }
    return {
      cookies,
      ask,
      get: (path: string, asked?: Asked) => ask('GET', path, undefined, asked),
      post: (path: string, fields: Record<string, string | string[]> = {}, asked: Asked = {}) => {
        const form = new URLSearchParams()
        for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
        return ask('POST', path, form, asked)
      },
    }
  }

  /** Somebody new with a role in a workspace, signed in. */
  async function member(role: Role, workspace_id = workspace.id) {
    const owner = role === 'owner'
    const person = {
      name: `Person ${++count}`,
      email: `${role}${count}.${workspace_id.slice(-6)}@example.com`,
      time_zone: 'UTC',
    }
    const { word } = owner
      ? await ownerLink(world, by, workspace_id)
      : await invite(world, by, { workspace_id, role: 'owner' }, { email: person.email, role })
    const browser = visitor()
    const entered = await browser.post('/welcome', { word, ...person })
    if (entered.status !== 303) throw new Error(`${entered.status} ${entered.text.slice(0, 600)}`)
    return Object.assign(browser, { email: person.email })
  }
  /** One that is finished. */
  async function card(browser: ReturnType<typeof visitor>, other: Record<string, string> = {}) {
    const form = { brief: 'We open at six on Saturdays.', asset_type: 'card', channel: 'linkedin', once: 'c', ...other }
    const path = (await browser.post(at('create'), form)).headers.get('location') ?? ''
    await outer.drain()
    return { path, run_id: path.split('/').at(-1) ?? '' }
  }
  const at = (path: string, place: Pick<Place['workspace'], 'id' | 'name'> = workspace) => `/w/${slugOf(place)}/${path}`
  return { ...outer, dashboard: app, visitor, member, card, at, join }
}
