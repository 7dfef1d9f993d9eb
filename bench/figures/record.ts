// docs/figures.md: one heading for each area, one dated row for each figure; a new measurement replaces its row.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from '#bench/figures/figure.ts'

const TITLE = `# Figures

Measured, with what they were to be. \`npm run bench\` and \`npm run proof\` measure again; with \`-- --record\` they write the rows.
`
const HEAD = '| Goal | Target | Figure | Met | How | Date |\n|---|---|---|---|---|---|\n'

export function record(file: string, area: string, figures: Figure[], now: Date): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : TITLE
  writeFileSync(file, withFigures(before, area, figures, now.toISOString().slice(0, 10)))
}

export function withFigures(text: string, area: string, figures: Figure[], day: string): string {
  const heading = `## ${area}\n`
  const start = text.indexOf(`\n${heading}`)
  if (start < 0) return `${text.trimEnd()}\n\n${heading}\n${HEAD}${figures.map(one => row(one, day)).join('')}`
  const next = text.indexOf('\n## ', start + 1)
  const end = next < 0 ? text.length : next
  const section = text.slice(start, end)
  const replaced = figures.reduce((lines, one) => withRow(lines, row(one, day), one), section)
  return `${text.slice(0, start)}${replaced}${text.slice(end)}`
}

/** A figure is known by its goal and its target. */
function withRow(section: string, line: string, { goal, target }: Figure): string {
  const known = section.split('\n').find(one => one.startsWith(`| ${goal} | ${target} |`))
  return known ? section.replace(`${known}\n`, () => line) : `${section.trimEnd()}\n${line}`
}

const row = ({ goal, target, figure, met, how }: Figure, day: string) =>
  `| ${[goal, target, figure, met ? 'yes' : '**no**', how, day].join(' | ')} |\n`
