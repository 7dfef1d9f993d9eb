// Lighthouse on the documentation as workerd serves it. npx fetches it for the occasion: as a dependency it would be a third of all.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figure } from '#bench/figures/figure.ts'
import { quantile } from '#bench/rig/spread.ts'
import { startStack } from '#dev/local/stack.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 5
const LEAST = 98
const pages = ['/docs', '/docs/quickstart', '/docs/reference-runs', '/docs/errors']

type Scores = { accessibility: number; performance: number }

export async function judgedDocs(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-docs-'))
  const stack = await startStack({ dir, port: 0 })
  try {
    const rounds: { page: string; scores: Scores[] }[] = []
    for (const page of pages) {
      const scores: Scores[] = []
      for (let round = 0; round < ROUNDS; round++) scores.push(await judged(stack.base_url + page))
      rounds.push({ page, scores })
    }
    return figuresOf(rounds)
  } finally {
    await stack.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function judged(url: string): Promise<Scores> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const only = '--only-categories=accessibility,performance'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', only, flags],
    {
      ...{ maxBuffer: 64 << 20, env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
    },
  )
  const { categories } = JSON.parse(stdout) as { categories: Record<keyof Scores, { score: number }> }
  const percent = (name: keyof Scores) => Math.round(categories[name].score * 100)
  return { accessibility: percent('accessibility'), performance: percent('performance') }
}

function figuresOf(rounds: { page: string; scores: Scores[] }[]): Figure[] {
  const how = `${LIGHTHOUSE} as a phone, ${ROUNDS} rounds a page, workerd`
  const least = rounds.map(({ page, scores }) => ({ page, score: Math.min(...scores.map(one => one.accessibility)) }))
  const middle = rounds.map(({ page, scores }) => ({
    page,
    score: quantile(
      scores.map(one => one.performance),
      0.5,
    ),
  }))
  const told = (list: { page: string; score: number }[]) => list.map(({ page, score }) => `${page} ${score}`).join(', ')
  const met = (list: { score: number }[], at_least: number) => list.every(({ score }) => score >= at_least)
  return [
    { goal: 'documentation, accessibility', target: '100', figure: told(least), met: met(least, 100), how },
    {
      goal: 'documentation, performance',
      target: `≥ ${LEAST}, median of ${ROUNDS}`,
      figure: told(middle),
      met: met(middle, LEAST),
      how,
    },
  ]
}
