// Lighthouse on the pages of the dashboard that one uses most, signed in and with runs, posts and a calendar.

import { openEdge } from '#bench/dashboard/edge.ts'
import type { Bench } from '#bench/figures/figure.ts'
import { judgedPages } from '#bench/rig/browser/lighthouse.ts'
import { fill } from '#test/browser/support/content.ts'
import { startDashboard } from '#test/browser/support/stack.ts'

const LEAST = 95
const PAGES = ['create', 'runs', 'calendar', 'brand', 'library', 'developers/keys', 'plan']

/** A browser's cookies after the link, and where it is then. */
async function entered(link: string): Promise<{ origin: string; cookie: string; home: string }> {
  const { origin, hash } = new URL(link)
  const body = new URLSearchParams({ word: hash.slice(1) })
  const from = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  const came = await fetch(`${origin}/enter`, { method: 'POST', headers: from, body, redirect: 'manual' })
  const cookie = came.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const to = await fetch(`${origin}/`, { headers: { cookie }, redirect: 'manual' })
  return { origin, cookie, home: (to.headers.get('location') ?? '').replace(/\/create$/, '') }
}

export const bench: Bench = {
  area: 'Dashboard',
  run: async () => {
    const running = await startDashboard()
    try {
      const [run = ''] = await fill(running.stack, running.seeded.live_key)
      const { cookie, home, ...door } = await entered(await running.link())
      const edge = await openEdge(door.origin)
      const { origin } = edge
      const by = 'workerd with texts compressed as in front of a deployed Worker'
      const pages = [...PAGES, `runs/${run}`].map(page => `${home}/${page}`)
      const inside = await judgedPages({ what: 'dashboard', origin, pages, least: LEAST, cookie, by })
      const outside = await judgedPages({ what: 'sign-in', origin, pages: ['/login'], least: LEAST, by })
      edge.close()
      return [...inside, ...outside]
    } finally {
      await running.close()
    }
  },
}
