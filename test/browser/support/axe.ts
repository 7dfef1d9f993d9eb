// What axe finds on a page, by the rules of WCAG 2.2 AA and its own good practice.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from './chromium.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const told = `({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(node => node.html.slice(0, 160)) }))`
let axe: string | undefined

export function judge(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  axe ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return page.apart(axe, `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then(${told})`)
}
