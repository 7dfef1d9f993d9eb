// Lighthouse on pages as workerd serves them. npx fetches it for the occasion: as a dependency it would be a third of all.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Figure } from '#bench/figures/figure.ts'
import { quantile } from '#bench/rig/spread.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 5
/** Each a Chromium of its own. */
const AT_ONCE = 2

type Round = { page: string; category: 'accessibility' | 'performance'; score: number }
/** `cookie` is of whoever is signed in; `by` says what else stands between. */
export type Judged = {
  what: string
  origin: string
  pages: readonly string[]
  least: number
  cookie?: string
  by?: string
}

export async function judgedPages({ what, origin, pages, least, cookie, by = 'workerd' }: Judged): Promise<Figure[]> {
  const shares = Array.from({ length: AT_ONCE }, (_, at) => pages.filter((_, index) => index % AT_ONCE === at))
  const judging = shares.filter(share => share.length > 0).map(share => judged(origin, share, cookie))
  const rounds = (await Promise.all(judging)).flat()
  const scores = (category: Round['category']) =>
    pages.map(page => ({
      page: page.replace(/^\/w\/[^/]+/, ''),
      score: quantile(
        rounds.filter(round => round.page === page && round.category === category).map(({ score }) => score),
        0.5,
      ),
    }))
  return figuresOf({ what, least, by }, scores('accessibility'), scores('performance'))
}

/** Each round is told when it is there. */
async function judged(origin: string, pages: readonly string[], cookie?: string): Promise<Round[]> {
  const env = { CHROME_PATH: '/usr/bin/chromium', ...process.env }
  const script = `node ${import.meta.dirname}/lighthouse-pages.mjs`
  const child = spawn('npx', ['--yes', '--package', LIGHTHOUSE, '--call', script], {
    ...{ env, stdio: ['pipe', 'pipe', 'inherit'] },
  })
  child.stdin.end(JSON.stringify({ pages: pages.map(page => origin + page), rounds: ROUNDS, cookie }))
  const rounds: Round[] = []
  for await (const line of createInterface(child.stdout)) {
    const round: Round = JSON.parse(line)
    rounds.push({ ...round, page: round.page.slice(origin.length) })
    console.error(`· ${round.page} ${round.category} ${round.score}`)
  }
  const wanted = pages.length * (ROUNDS + 1)
  if (rounds.length < wanted) throw new Error(`Lighthouse ended after ${rounds.length} of ${wanted} rounds`)
  return rounds
}

type Scores = { page: string; score: number }[]

function figuresOf(
  { what, least, by }: Required<Pick<Judged, 'what' | 'least' | 'by'>>,
  accessibility: Scores,
  performance: Scores,
): Figure[] {
  const how = `${LIGHTHOUSE} as a phone, ${ROUNDS} rounds a page, ${AT_ONCE} pages at once, ${by}`
  const told = (list: Scores) => list.map(({ page, score }) => `${page} ${score}`).join(', ')
  const met = (list: Scores, at_least: number) => list.every(({ score }) => score >= at_least)
  const median = `≥ ${least}, median of ${ROUNDS}`
  return [
    {
      ...{ goal: `${what}, accessibility`, target: '100', how },
      ...{ figure: told(accessibility), met: met(accessibility, 100) },
    },
    {
      ...{ goal: `${what}, performance`, target: median, how },
      ...{ figure: told(performance), met: met(performance, least) },
    },
  ]
}
